import UIKit
import XCTest

final class UIImageConfigurationTests: XCTestCase {
  private typealias Symbol = UIImage.SymbolConfiguration

  /// TEXT-10: configurations are equal if they were made of the same values.
  func test_TEXT10_symbolConfigurations() {
    let font = UIFont.systemFont(ofSize: 20)
    let all: [Symbol] = [
      Symbol(font: font, scale: .small), Symbol(pointSize: 20), Symbol(pointSize: 20, weight: .bold),
      Symbol(pointSize: 20, weight: .bold, scale: .large), Symbol(textStyle: .body),
      Symbol(textStyle: .body, scale: .large), Symbol(weight: .bold), Symbol(scale: .large),
      Symbol(paletteColors: [.red, .blue]), Symbol(hierarchicalColor: .red),
    ]
    XCTAssertEqual(Set(all).count, all.count)
    XCTAssertEqual(Symbol(font: font), Symbol(pointSize: 20))
    XCTAssertEqual(Symbol(pointSize: 20).applying(Symbol(weight: .bold)), Symbol(pointSize: 20, weight: .bold))
    XCTAssertEqual(
      Symbol(scale: .small).applying(Symbol(pointSize: 20, weight: .bold, scale: .large)),
      Symbol(pointSize: 20, weight: .bold, scale: .large))
    XCTAssertTrue(all[0].copy() as? Symbol === all[0])
    XCTAssertNotEqual(Symbol(scale: .large), UIImage.Configuration())
  }

  /// DRAW-13, DRAW-14, DRAW-15: images with configurations and colours.
  func test_DRAW15_images() throws {
    let star = try XCTUnwrap(UIImage(systemName: "star", withConfiguration: Symbol(scale: .large)))
    XCTAssertNotEqual(star, UIImage(systemName: "star"))
    XCTAssertEqual(star, UIImage(systemName: "star", withConfiguration: Symbol(scale: .large)))
    XCTAssertEqual(star, UIImage(systemName: "star", variableValue: 0.5, configuration: Symbol(scale: .large)))
    XCTAssertEqual(star.withTintColor(.red), star.withTintColor(.red))
    XCTAssertNotEqual(star.withTintColor(.red), star)
    XCTAssertEqual(star.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode, .alwaysOriginal)
    XCTAssertEqual(UIImage(named: "a", in: nil, with: Symbol(scale: .small)), UIImage(named: "a"))
    XCTAssertNil(UIImage(systemName: "", withConfiguration: nil))
  }
}
