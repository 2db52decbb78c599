import Foundation
import XCTest

@testable import SourceRewriter

final class ForwardedDelegatesTests: XCTestCase {
  /// The methods that are forwarded are those of the library's sources.
  func test_theMethodsAreThoseOfTheSources() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources")
    var lines: [String] = []
    for folder in ["ControllerTree", "UIKit"] {
      let url = sources.appendingPathComponent(folder)
      for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init()
      where path.hasSuffix("Delegate.swift") {
        let file = url.appendingPathComponent(path)
        lines += Self.lines(of: SourceSyntax(path: file.path, bytes: Array(try Data(contentsOf: file))))
      }
    }
    let text = lines.sorted().map { Self.folded($0) }.joined(separator: "\n")
    let list = sources.appendingPathComponent("SourceRewriter/Delegates/ForwardedDelegates.swift")
    let old = try String(contentsOf: list, encoding: .utf8)
    let parts = old.components(separatedBy: "\"\"\"")
    let new = parts[0] + "\"\"\"\n" + text + "\n    \"\"\"" + (parts.last ?? "")
    if ProcessInfo.processInfo.environment["CONTROLLERTREE_UPDATE_DOCS"] != nil {
      try new.write(to: list, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(old, new, "CONTROLLERTREE_UPDATE_DOCS=1 swift test --filter ForwardedDelegates renews the text")
    }
    XCTAssertEqual(Set(lines.map { $0.prefix { $0 != "|" } }), Set(ForwardedDelegates.protocols.map { $0[...] }))
  }

  /// `Protocol|method|_ Type|label Type|-> Type` for each method.
  private static func lines(of file: SourceSyntax) -> [String] {
    file.declarations.filter { $0.kind == .protocol && ForwardedDelegates.protocols.contains($0.name) }.flatMap {
      role in
      role.members.filter { $0.kind == .function }.map { method in
        let parameters = method.parameters.map { "\($0.label) \(file.stream.line($0.type))" }
        let result = method.type.map { ["-> " + file.stream.line($0)] } ?? []
        return ([role.name, method.name] + parameters + result).joined(separator: "|")
      }
    }
  }

  /// In lines of at most 120 characters.
  private static func folded(_ line: String) -> String {
    var lines: [String] = []
    var current = "   "
    for word in line.split(separator: " ") {
      if current.count + word.count > 117 {
        lines.append(current + " \\")
        current = "   "
      }
      current += " " + word
    }
    return (lines + [current]).joined(separator: "\n")
  }

  func test_protocolsBringThoseFromWhichTheyInherit() {
    let methods = ForwardedDelegates.methods(of: ["NSObject", "UITextViewDelegate"])
    XCTAssertEqual(Set(methods.map(\.owner)), ["UITextViewDelegate", "UIScrollViewDelegate"])
    let method = methods.first { $0.base == "scrollViewWillEndDragging" }
    XCTAssertEqual(method?.labels, "_:withVelocity:targetContentOffset:")
    XCTAssertEqual(method?.selector, "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
    XCTAssertEqual(
      method?.parameters.map(\.type), ["UIScrollView", "CGPoint", "UnsafeMutablePointer<CGPoint>"])
    XCTAssertEqual(methods.first { $0.base == "viewForZooming" }?.result, "UIView?")
  }
}
