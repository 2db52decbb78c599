import XCTest

@testable import ControllerTreeTesting

/// Literals are read as the compiler reads them, and written so that it reads the same.
final class StringLiteralTests: XCTestCase {
  func test_literalsOfOneLine() {
    let cases: [(source: String, value: String?)] = [
      (#""""#, ""), (#""a b""#, "a b"), (#""a\n\t\\\"b\u{41}\0""#, "a\n\t\\\"bA\0"), (##"#"a\n"b"#"##, #"a\n"b"#),
      (##"#"a\#nb"#"##, "a\nb"), (#""a\(b)""#, nil), (#""a\qb""#, nil), ("a", nil), (#""a"#, nil), (##"#"a""##, nil),
      (#""\u{110000}""#, nil), (#""\u{xyz}""#, nil),
    ]
    for (source, value) in cases { XCTAssertEqual(StringLiteral(source)?.value, value, source) }
    XCTAssertEqual(StringLiteral(##"#"a"#"##)?.hashes, 1)
  }

  func test_literalsOfSeveralLines() {
    let quotes = "\"\"\""
    let cases: [(source: String, value: String?)] = [
      ("\(quotes)\n\(quotes)", ""), ("\(quotes)\n  a\n    b\n\n  c\n  \(quotes)", "a\n  b\n\nc"),
      ("\(quotes)\r\n\ta\r\n\tb\r\n\t\(quotes)", "a\nb"), ("\(quotes)\n  a \\\n  b\n  \(quotes)", "a b"),
      ("\(quotes)\n  a \\  \n  b\n  \(quotes)", "a b"), ("#\(quotes)\n  \\n\n  \(quotes)#", "\\n"),
      ("\(quotes)\n a\n  \(quotes)", nil), ("\(quotes)a\(quotes)", nil), ("\(quotes)\na \(quotes)", nil),
    ]
    for (source, value) in cases { XCTAssertEqual(StringLiteral(source)?.value, value, source) }
  }

  /// Whatever the text, the literal has its value, with any number of signs and any indentation.
  func test_whatIsWrittenIsReadAgain() {
    let texts = [
      "", "a", "a\nb", "\n", "a\n\nb\n", #"a "b" \ """ c"#, "\"", "\"\"\"", "\\#(x)", "\"\"\"#\n\\#n", "\t a", "a ",
      "a\t",
      "a\rb", "\u{7F}é🇫🇷", "   ", #"\"#, #"\\"""\"#,
    ]
    for text in texts {
      for hashes in 0...2 {
        for indent in ["", "    ", "\t"] {
          let source = StringLiteral.source(of: text, hashes: hashes, indent: indent)
          XCTAssertEqual(StringLiteral(source)?.value, text, source)
          XCTAssertFalse(source.split(separator: "\n").contains { $0.hasSuffix(" ") || $0.hasSuffix("\t") }, source)
        }
      }
    }
  }
}
