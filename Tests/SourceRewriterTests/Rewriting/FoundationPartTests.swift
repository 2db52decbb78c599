import SourceRewriter
import XCTest

/// Modules that are parts of Foundation on Apple's systems only.
final class FoundationPartTests: XCTestCase {
  func test_networksAndDocuments() {
    for name in [
      "URLSession", "URLSessionDataTask", "URLRequest", "HTTPURLResponse", "NSURLAuthenticationMethodServerTrust",
    ] {
      assertRewritten(
        "import Foundation\nlet a: \(name)?", "import FoundationNetworking; import Foundation\nlet a: \(name)?",
        partsOfFoundation: true)
    }
    assertRewritten(
      "import UIKit\nclass A: NSObject, XMLParserDelegate { let a = URLCache.shared }",
      "import FoundationNetworking; import FoundationXML; import UIKit\nclass A: NSObject, XMLParserDelegate { let a = URLCache.shared }",
      partsOfFoundation: true)
    assertRewritten(
      "let a = Foundation.URLSession.shared", "import FoundationNetworking; let a = Foundation.URLSession.shared",
      partsOfFoundation: true)
  }

  func test_whatNeedsNoImport() {
    for source in [
      "import Foundation\nimport FoundationNetworking\nlet a: URLRequest?",
      "import Foundation\nlet a: URL?, b = x.URLRequest",
      "import Foundation\nstruct URLRequest {}\nlet a: URLRequest?", "let a = \"URLSession\" // URLSession",
      "#if os(macOS)\nlet a: URLSession?\n#endif\nlet b = 1",
      "import Foundation\nlet a: NSURL?, b: HTTP?, c: XMLThing?",
    ] {
      assertRewritten(source, source, partsOfFoundation: true)
    }
    assertRewritten(
      "import Foundation\nlet a: URLSession?", "import Foundation\nlet a: URLSession?", partsOfFoundation: false)
  }

  private func assertRewritten(
    _ source: String, _ expected: String, partsOfFoundation: Bool, line: UInt = #line
  ) {
    var options = RewritingOptions()
    options.importsPartsOfFoundation = partsOfFoundation
    let result = ModuleRewriter.rewrite([.init(path: "A.swift", text: source)], options: options)[0].text
    XCTAssertEqual(result, expected, line: line)
  }
}
