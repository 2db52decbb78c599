import SourceRewriter
import XCTest

/// Modules that exist on Apple's systems only, and those that stand for them.
final class ModuleTests: XCTestCase {
  private func rewrite(
    _ source: String, aliases: [String: [String]] = [:], known: Set<String> = []
  ) -> ModuleRewriter.Result {
    var options = RewritingOptions()
    options.moduleAliases = aliases
    options.knownModules = known
    return ModuleRewriter.rewrite([.init(path: "A.swift", text: source)], options: options)[0]
  }

  private let combine = ["Combine": ["OpenCombine", "OpenCombineFoundation"]]

  func test_severalModulesStandForOne() {
    let result = rewrite(
      """
      import Combine
      @preconcurrency @testable import Combine // ours
      import class Combine.AnyCancellable
      #if canImport(Combine) && os(iOS)
        import Combine
      #elseif !canImport(Combine)
      #endif
      var bag: Set<Combine.AnyCancellable> = [], p: some Combine.Publisher = Combine.Just(1), q = x.Combine.y
      let text = "\\(Combine.Just(1)) Combine.Just"
      """, aliases: combine)
    XCTAssertEqual(
      result.text,
      """
      import OpenCombine; import OpenCombineFoundation
      @preconcurrency @testable import OpenCombine; @preconcurrency @testable import OpenCombineFoundation // ours
      import OpenCombine; import OpenCombineFoundation
      #if (canImport(OpenCombine) && canImport(OpenCombineFoundation)) && canImport(UIKit)
        import OpenCombine; import OpenCombineFoundation
      #elseif !(canImport(OpenCombine) && canImport(OpenCombineFoundation))
      #endif
      var bag: Set<OpenCombine.AnyCancellable> = [], p: some OpenCombine.Publisher = OpenCombine.Just(1), q = x.Combine.y
      let text = "\\(OpenCombine.Just(1)) Combine.Just"
      """)
    XCTAssertEqual(result.problems, [])
    XCTAssertEqual(Set(result.changes.map(\.kind)), [.import, .condition])
  }

  func test_oneModuleStandsForOne() {
    let result = rewrite(
      "import CryptoKit\nimport struct CryptoKit.SHA256\n#if canImport(CryptoKit)\n#endif\nlet a = CryptoKit.SHA256.self",
      aliases: ["CryptoKit": ["Crypto"]])
    XCTAssertEqual(
      result.text,
      "import Crypto\nimport struct Crypto.SHA256\n#if canImport(Crypto)\n#endif\nlet a = Crypto.SHA256.self")
    XCTAssertEqual(
      rewrite("import A\nenum A {}\nlet a = A.b", aliases: ["A": ["B"]]).text, "import B\nenum A {}\nlet a = A.b")
    XCTAssertEqual(rewrite("let a = A.b", aliases: ["A": ["B"]]).text, "let a = A.b")
  }

  func test_namesOfModulesThatArePartsOfUIKit() {
    XCTAssertEqual(
      rewrite(
        """
        import QuartzCore
        import class CoreGraphics.CGImage
        import os
        let a = QuartzCore.CALayer.self, b: CoreGraphics.CGImage?, c = os.Logger()
        func f(os: OperatingSystemVersion) -> Int { os.majorVersion }
        let d = CoreImage.CIImage.self
        """
      ).text,
      """
      import UIKit
      import class UIKit.CGImage
      import UIKit
      let a = UIKit.CALayer.self, b: UIKit.CGImage?, c = UIKit.Logger()
      func f(os: OperatingSystemVersion) -> Int { os.majorVersion }
      let d = CoreImage.CIImage.self
      """)
  }

  /// UIKit and Foundation bring other modules on Apple's systems, so that code names them without an import.
  func test_namesOfModulesThatUIKitBrings() {
    XCTAssertEqual(
      rewrite("import UIKit\nlet a = CoreGraphics.log(b), c: QuartzCore.CALayer?, d = e.Darwin.f").text,
      "import UIKit\nlet a = UIKit.log(b), c: UIKit.CALayer?, d = e.Darwin.f")
    XCTAssertEqual(
      rewrite("import Foundation\nlet a = CoreGraphics.log(b)").text, "import Foundation\nlet a = Foundation.log(b)")
    XCTAssertEqual(
      rewrite("import UIKit\nenum Darwin { static let a = 1 }\nlet b = Darwin.a").text,
      "import UIKit\nenum Darwin { static let a = 1 }\nlet b = Darwin.a")
  }

  /// Without a module that stands for it, the import is an error at its line, unless it is not compiled.
  func test_missingModules() {
    let source = """
      import UIKit
      import Combine
        import class MapKit.MKMapView
      #if canImport(StoreKit)
        import StoreKit
        NSProxy()
      #endif
      #if canImport(CoreGraphics)
      #else
        NSProxy()
      #endif
      import Mine
      """
    let result = rewrite(source)
    XCTAssertEqual(result.text, source.replacing("canImport(CoreGraphics)", with: "canImport(UIKit)"))
    XCTAssertEqual(result.problems.map(\.severity), [.error, .error])
    XCTAssertEqual(result.problems.map(\.line), [2, 3])
    XCTAssertEqual(result.problems.map(\.column), [1, 3])
    XCTAssertEqual(
      result.problems.map(\.message),
      [
        "Combine exists on Apple's systems only. Name a module that stands for it under moduleAliases in UIKitSources.json: "
          + #""Combine": ["OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch"] of the package OpenCombine, "#
          + "put the code that needs it between #if canImport(Combine) and #endif, or leave the file out with exclude",
        "MapKit exists on Apple's systems only. Name a module that stands for it under moduleAliases in UIKitSources.json, "
          + "put the code that needs it between #if canImport(MapKit) and #endif, or leave the file out with exclude",
      ])
  }

  /// A module of that name on which the target depends is imported as it is.
  func test_modulesOfTheTargetsOwn() {
    let source = "import Charts\nimport os\n#if canImport(Charts)\nNSProxy()\n#endif\nlet a = Charts.View()"
    let result = rewrite(source, known: ["Charts", "os"])
    XCTAssertEqual(result.text, source)
    XCTAssertEqual(result.problems.map(\.line), [4])
    let files = [ModuleRewriter.File(path: "A.swift", text: source + "\nimport MapKit")]
    XCTAssertEqual(UsedNames.missingModules(of: files), ["Charts": ["A.swift"], "MapKit": ["A.swift"]])
    var options = RewritingOptions()
    options.knownModules = ["Charts"]
    options.moduleAliases = ["MapKit": ["Maps"]]
    XCTAssertEqual(UsedNames.missingModules(of: files, options: options), [:])
  }
}
