import XCTest

@testable import SourceRewriter

final class LexerTests: XCTestCase {
  private func texts(_ source: String) -> [String] {
    let stream = TokenStream(Array(source.utf8))
    return (0..<stream.count).map { String(decoding: stream.slice($0), as: UTF8.self) }
  }

  private func kinds(_ source: String) -> [Token.Kind] { Lexer.tokens(of: Array(source.utf8)).map(\.kind) }

  func test_commentsAreNoTokens() {
    XCTAssertEqual(texts("a /* b /* c */ d */ e // f\n/// g\nh"), ["a", "e", "h"])
    XCTAssertEqual(texts("#!/usr/bin/swift\na"), ["a"])
    XCTAssertEqual(texts("a /* never ends"), ["a"])
  }

  func test_stringsAreOneToken() {
    XCTAssertEqual(texts(#"f("a // \" b", "")"#), ["f", "(", #""a // \" b""#, ",", #""""#, ")"])
    XCTAssertEqual(texts(##"#"a " \n b"# c"##), [##"#"a " \n b"#"##, "c"])
    XCTAssertEqual(texts("\"\"\"\n a \" b \"\" c\n\"\"\" d"), ["\"\"\"\n a \" b \"\" c\n\"\"\"", "d"])
    XCTAssertEqual(texts("#\"\"\"\n a \"\"\" b\n\"\"\"# c"), ["#\"\"\"\n a \"\"\" b\n\"\"\"#", "c"])
  }

  func test_interpolationsContainTokens() {
    XCTAssertEqual(
      texts(#""a \(b(c)) d \(e) f" g"#),
      [#""a \"#, "(", "b", "(", "c", ")", ")", #" d \"#, "(", "e", ")", #" f""#, "g"])
    XCTAssertEqual(
      texts(#""\("in \(x) ner")" y"#), [#""\"#, "(", #""in \"#, "(", "x", ")", #" ner""#, ")", #"""#, "y"])
    XCTAssertEqual(texts(##"#"a \(no) \#(b) c"#"##), [##"#"a \(no) \#"##, "(", "b", ")", ##" c"#"##])
  }

  func test_unfinishedStringsEndWithTheirLine() {
    XCTAssertEqual(texts("let a = \"b\nlet c"), ["let", "a", "=", "\"b", "let", "c"])
    XCTAssertEqual(texts("\"\\("), ["\"\\", "("])
    XCTAssertEqual(texts("\"\"\""), ["\"\"\""])
  }

  func test_regularExpressions() {
    XCTAssertEqual(kinds(#"let r = /a["']b/"#), [.word, .word, .symbol, .regex])
    XCTAssertEqual(kinds(#"f(/\/x/, #/ a " /#)"#), [.word, .openParen, .regex, .comma, .regex, .closeParen])
    XCTAssertEqual(kinds("a / b / c"), [.word, .symbol, .word, .symbol, .word])
    XCTAssertEqual(kinds("x.reduce(1, /)"), [.word, .symbol, .word, .openParen, .number, .comma, .symbol, .closeParen])
    XCTAssertEqual(kinds("return /ab/"), [.word, .regex])
  }

  func test_marksAreTokensOfTheirOwn() {
    XCTAssertEqual(texts("a?.b??.c!.d"), ["a", "?", ".", "b", "?", "?", ".", "c", "!", ".", "d"])
    XCTAssertEqual(texts("a ?? b != c ? d : e"), ["a", "??", "b", "!=", "c", "?", "d", ":", "e"])
    XCTAssertEqual(texts("x: [Int]?=nil"), ["x", ":", "[", "Int", "]", "?", "=", "nil"])
    XCTAssertEqual(texts("0x1F...3.5e-2..<n"), ["0x1F", "...", "3.5e-2", "..<", "n"])
  }

  func test_quotedWordsAndDirectives() {
    let tokens = Lexer.tokens(of: Array("#if os(iOS)\n`class`\n#selector(a)".utf8))
    XCTAssertEqual(
      tokens.map(\.kind),
      [.directive, .word, .openParen, .word, .closeParen, .word, .directive, .openParen, .word, .closeParen])
    XCTAssertEqual(tokens.map(\.isQuoted).firstIndex(of: true), 5)
    XCTAssertEqual(tokens.enumerated().filter(\.element.startsLine).map(\.offset), [0, 5, 6])
  }

  func test_bracketsMatchAcrossErrors() {
    let stream = TokenStream(Array("{ ( [ ) } ]".utf8))
    XCTAssertEqual(stream.match(0), 4)
    XCTAssertNil(stream.match(1))
    XCTAssertNil(stream.match(5))
  }
}
