import SourceRewriter
import XCTest

/// What the report lists as missing is what the compiler would miss.
final class UsedNamesTests: XCTestCase {
  private func file(_ text: String) -> [ModuleRewriter.File] { [.init(path: "A.swift", text: text)] }

  func test_modules() {
    let source = """
      import UIKit
      import MapKit
      import class WebKit.WKWebView
      #if canImport(Combine)
        import Combine
      #endif
      #if os(macOS)
        import AppKit
      #else
        import Photos
      #endif
      #if DEBUG
        import StoreKit
      #endif
      import Mine
      """
    XCTAssertEqual(
      UsedNames.missingModules(of: file(source)).keys.sorted(), ["MapKit", "Photos", "StoreKit", "WebKit"])
  }

  func test_types() {
    let source = """
      import UIKit
      #if os(macOS)
        let old: UIOldThing
      #endif
      final class UIMine: UIView {}
      let all: (UIMine, UINewThing, CANewLayer, NSLayoutNewThing, Mine.UIOther, UIX)
      """
    XCTAssertEqual(
      UsedNames.missingTypes(of: file(source), in: file("open class UIView {}")),
      ["UINewThing": ["A.swift"], "CANewLayer": ["A.swift"], "NSLayoutNewThing": ["A.swift"]])
  }
}
