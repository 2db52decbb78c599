import XCTest

@testable import SourceRewriter

final class DelegateSignaturesTests: XCTestCase {
  /// The methods and their types are those of the library's sources.
  func test_theMethodsAreThoseOfTheSources() throws {
    let lines = try SourceList(name: "DelegateSignatures").assertCurrent(Self.lines)
    XCTAssertEqual(Set(lines.map { $0.prefix { $0 != "|" } }), Set(DelegateSignatures.protocols.map { $0[...] }))
  }

  /// `Protocol|method|_ Type|label Type|-> Type` for each method.
  private static func lines(of file: SourceSyntax) -> [String] {
    file.declarations.filter { $0.kind == .protocol && DelegateSignatures.protocols.contains($0.name) }.flatMap {
      role in
      role.members.filter { $0.kind == .function }.map { method in
        let parameters = method.parameters.map { "\($0.label) \(file.stream.line($0.type))" }
        let result = method.type.map { ["-> " + file.stream.line($0)] } ?? []
        return ([role.name, method.name] + parameters + result).joined(separator: "|")
      }
    }
  }

  func test_protocolsBringThoseFromWhichTheyInherit() {
    let methods = DelegateSignatures.methods(of: ["NSObject", "UITextViewDelegate"])
    XCTAssertEqual(Set(methods.map(\.owner)), ["UITextViewDelegate", "UIScrollViewDelegate"])
    let method = methods.first { $0.base == "scrollViewWillEndDragging" }
    XCTAssertEqual(method?.labels, "_:withVelocity:targetContentOffset:")
    XCTAssertEqual(method?.selector, "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
    XCTAssertEqual(
      method?.parameters.map(\.type), ["UIScrollView", "CGPoint", "UnsafeMutablePointer<CGPoint>"])
    XCTAssertEqual(methods.first { $0.base == "viewForZooming" }?.result, "UIView?")
  }
}
