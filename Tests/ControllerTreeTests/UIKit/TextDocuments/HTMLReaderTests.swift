import UIKit
import XCTest

/// TEXT-86, TEXT-87: hypertext as attributed text.
final class HTMLReaderTests: XCTestCase {
  private static func read(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws
    -> NSAttributedString
  {
    let usual: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    return try NSAttributedString(
      data: Data(html.utf8), options: usual.merging(options) { $1 }, documentAttributes: nil)
  }

  /// The runs of a text: its characters, and the values of an attribute.
  private static func runs<Value>(_ text: NSAttributedString, _ key: NSAttributedString.Key, _ value: (Any?) -> Value)
    -> [String]
  {
    var runs: [String] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { found, range, _ in
      runs.append("\(text.attributedSubstring(from: range).string): \(value(found))")
    }
    return runs
  }

  private static func fonts(_ text: NSAttributedString) -> [String] {
    runs(text, .font) { value in
      guard let font = value as? UIFont else { return "none" }
      return "\(font.fontName) \(String(format: "%g", Double(font.pointSize)))"
    }
  }

  /// TEXT-86: blocks are paragraphs, spaces count once, and elements that are not closed end with those around them.
  func test_TEXT86_blocks() throws {
    let cases = [
      "Hello <b>World</b>": "Hello World",
      "<p>One</p><p>Two</p>": "One\nTwo\n",
      "a<p>b<p>c": "a\nb\nc\n",
      "<div>a<div>b</div>c</div>": "a\nb\nc\n",
      "  a \n b  <i> c</i> ": "a b c",
      "a<br>b": "a\nb",
      "<p>a<br/>b</p>": "a\u{2028}b\n",
      "<p></p><div> </div>": "",
      "<pre>a  b\n c</pre>": "a  b\n c\n",
      "<ul><li>a<li><b>b</b></ul>": "\t•\ta\n\t•\tb\n",
      "<ol start=3><li>a</li><li><p>b</p></li></ol>": "\t3.\ta\n\t4.\tb\n",
      "<ul><li>a<ul><li>b</li></ul></li></ul>": "\t•\ta\n\t◦\tb\n",
      "<li></li><ul><li></ul>": "\t•\t\n",
      "<table><tr><td>a<td>b</table>": "a\tb\n",
      "a<hr>b</p>": "a\n\nb\n",
      "a<!-- <b> -->b<!DOCTYPE x><?y?>c": "abc",
      "<script>if (a<b) {}</script>x<STYLE>p{}</STYLE><title>t</title>": "x",
      "&lt;&amp;&eacute;&#8364;&#x41;&nbsp;&nope;&": "<&é€A\u{A0}&nope;&",
      "1 < 2 <3 </>": "1 < 2 <3 </>",
      "<p title='>' x>a</p": "a\n",
      "<span style=\"display: none\">a</span>b": "b",
      "": "",
    ]
    for (html, text) in cases { XCTAssertEqual(try Self.read(html).string, text, html) }
  }

  /// TEXT-87: elements and their attributes change the look.
  func test_TEXT87_elements() throws {
    XCTAssertEqual(
      Self.fonts(try Self.read("a<b>b<i>c</i></b><em>d</em><h1>e</h1><code>f</code><small>g</small>")),
      [
        "a: TimesNewRomanPSMT 12", "b: TimesNewRomanPS-BoldMT 12", "c: TimesNewRomanPS-BoldItalicMT 12",
        "d: TimesNewRomanPS-ItalicMT 12", "\n: TimesNewRomanPSMT 12", "e\n: TimesNewRomanPS-BoldMT 24", "f: Courier 12",
        "g: TimesNewRomanPSMT 10",
      ])
    let text = try Self.read("<u>a</u><s>b</s><a href=\"https://c.de/?x=1&amp;y=2\">c</a><sup>d</sup><mark>e</mark>")
    XCTAssertEqual(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int, 1)
    XCTAssertEqual(text.attribute(.strikethroughStyle, at: 1, effectiveRange: nil) as? Int, 1)
    XCTAssertEqual(text.attribute(.link, at: 2, effectiveRange: nil) as? URL, URL(string: "https://c.de/?x=1&y=2"))
    XCTAssertEqual(text.attribute(.baselineOffset, at: 3, effectiveRange: nil) as? CGFloat, 4)
    XCTAssertEqual(text.attribute(.backgroundColor, at: 4, effectiveRange: nil) as? UIColor, .yellow)
    let font = try Self.read("<font color=red size=5 face=Georgia>a</font><p align=center>b</p>")
    XCTAssertEqual(font.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    XCTAssertEqual(Self.fonts(font).first, "a: Georgia 18")
    let style = font.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
    XCTAssertEqual(style?.alignment, .center)
    XCTAssertEqual(style?.paragraphSpacing, 12)
  }

  /// TEXT-87: `style` attributes and style sheets change the look.
  func test_TEXT87_styles() throws {
    let sheet = """
      <style>/* x */ body { font-family: 'Helvetica Neue', serif; font-size: 17px; color: #333 }
      .big { font-size: 2em } #red, b.red { color: rgb(255, 0, 0) } i { font-weight: 700 !important } a b { color: blue }</style>
      """
    let text = try Self.read("\(sheet)<body>a<span class='big'>b</span><b class=red>c</b><i id=red>d</i></body>")
    XCTAssertEqual(
      Self.fonts(text),
      [
        "a: HelveticaNeue 17", "b: HelveticaNeue 34", "c: HelveticaNeue-Bold 17", "d: HelveticaNeue-BoldItalic 17",
      ])
    XCTAssertEqual(
      Self.runs(text, .foregroundColor) { ($0 as? UIColor) == .red },
      ["ab: false", "cd: true"])
    let spans = try Self.read(
      """
      <span style="font-family: -apple-system; font-style: italic; font-weight:600">a</span><span
      style='text-decoration: underline line-through; background: rgba(0,255,0,50%)'>b</span><span style="font-size:12pt">c</span>
      """)
    XCTAssertEqual(Self.fonts(spans).first, "a: .SFUI-SemiboldItalic 12")
    XCTAssertEqual(Self.fonts(spans).last, "c: TimesNewRomanPSMT 16")
    XCTAssertEqual(spans.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int, 1)
    XCTAssertEqual(spans.attribute(.strikethroughStyle, at: 1, effectiveRange: nil) as? Int, 1)
    XCTAssertEqual(
      spans.attribute(.backgroundColor, at: 1, effectiveRange: nil) as? UIColor,
      UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    let right = try Self.read("<div style='text-align:right;margin-bottom:5px;white-space:pre'>a  b</div>")
    let style = right.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    XCTAssertEqual(
      [style?.alignment == .right, style?.paragraphSpacing == 5, right.string == "a  b\n"], [true, true, true])
  }

  /// TEXT-90: lists have markers, tab stops and an indent.
  func test_TEXT90_listsHaveTabStops() throws {
    let text = try Self.read("<ul><li>a<ol><li>b</ol></ul>")
    let styles = [0, 5].map { text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle }
    XCTAssertEqual(styles.map { $0?.textLists.count }, [1, 2])
    XCTAssertEqual(styles.map { $0?.tabStops.map(\.location) }, [[11, 36], [47, 72]])
    XCTAssertEqual(styles.map { $0?.headIndent }, [36, 72])
  }

  /// TEXT-85: the encoding is that of the options, of the document, or of western Europe.
  func test_TEXT85_encodings() throws {
    let html = "<meta charset=\"utf-8\">é"
    let type: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html.rawValue
    ]
    func read(_ data: Data) throws -> String {
      try NSAttributedString(data: data, options: type, documentAttributes: nil).string
    }
    XCTAssertEqual(try read(Data(html.utf8)), "é")
    XCTAssertEqual(try read(Data("é".utf8)), "Ã©")
    XCTAssertEqual(try read(Data([0xE9])), "é")
    XCTAssertEqual(try read(Data([0xEF, 0xBB, 0xBF]) + Data("é".utf8)).last, "é")
    XCTAssertThrowsError(try Self.read("", [.characterEncoding: String.Encoding.ascii.rawValue]).string + Self.latin())
  }

  private static func latin() throws -> String {
    try NSAttributedString(
      data: Data([0xE9]),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.ascii.rawValue,
      ],
      documentAttributes: nil
    ).string
  }

  /// TEXT-86: damaged and deep hypertext makes a text; the time grows with the length.
  func test_TEXT86_damagedText() throws {
    let html = "<p class='a'>Some <b>text</b> &amp; <ul><li>more</ul><!-- x --><style>p{color:red}</style>"
    for length in 0..<html.count { _ = try Self.read(String(html.prefix(length))) }
    let deep = String(repeating: "<div><b>", count: 3000) + "x"
    XCTAssertEqual(try Self.read(deep).string, "x\n")
    XCTAssertEqual(try Self.read(String(repeating: "<", count: 3000)).length, 3000)
  }
}
