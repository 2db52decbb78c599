import UIKit
import XCTest

/// CODE-08: visual effects in archives.
final class ArchivedEffectsTests: XCTestCase {
  func test_CODE08_effects() throws {
    let blur = UIBlurEffect(style: .systemThinMaterial)
    XCTAssertEqual(try archivedCopy(blur), blur)
    let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .fill)
    XCTAssertEqual(try archivedCopy(vibrancy), vibrancy)
    let glass = UIGlassEffect(style: .clear)
    (glass.isInteractive, glass.tintColor) = (true, .red)
    XCTAssertEqual(try archivedCopy(glass), glass)
    let container = UIGlassContainerEffect()
    container.spacing = 7
    XCTAssertEqual(try archivedCopy(container), container)
    let color = UIColorEffect(color: .blue)
    XCTAssertEqual(try archivedCopy(color), color)
    XCTAssertFalse(try archivedCopy(UIVisualEffect()) is UIBlurEffect)
    for made in [
      UIVibrancyEffect(coder: try emptyCoder()), UIGlassEffect(coder: try emptyCoder()),
      UIColorEffect(coder: try emptyCoder()),
    ] as [UIVisualEffect?] { XCTAssertNil(made) }
  }
}
