import XCTest

@testable import SourceRewriter

final class PreviewTests: XCTestCase {
  func test_previewsVanish() {
    assertRewritten("#Preview { A() }\nlet a = 1", "\nlet a = 1")
    assertRewritten(
      "let a = 1\n@available(iOS 17, *)\n#Preview(\"Dark\", traits: .portrait) {\n  #selector(x)\n}\nlet b = 1",
      "let a = 1\n\n\n\n\nlet b = 1")
    assertRewritten("#Playground(\"a\") { print(1) }", "")
    for unknown in ["#Preview", "#Preview(\"a\")", "#Preview {", "#PreviewOf { }"] {
      assertRewritten(unknown, unknown)
    }
  }
}
