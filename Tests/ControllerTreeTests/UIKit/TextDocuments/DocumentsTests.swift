import UIKit
import XCTest

/// TEXT-85, TEXT-88: documents of several formats, read and written.
final class DocumentsTests: XCTestCase {
  private static func sample() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Über {a}\n", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "bold",
        attributes: [.font: UIFont(name: "Georgia-Bold", size: 12.5) as Any, .foregroundColor: UIColor.red]))
    text.append(
      NSAttributedString(
        string: " <i>\t",
        attributes: [
          .font: UIFont.italicSystemFont(ofSize: 12), .underlineStyle: 1, .strikethroughStyle: 1,
          .backgroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        ]))
    text.append(NSAttributedString(string: "link👍", attributes: [.link: "https://a.b/?c&d"]))
    return text
  }

  private static func looks(_ text: NSAttributedString) -> [String] {
    var looks: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont
      let traits = font?.fontDescriptor.symbolicTraits ?? []
      let parts = [
        font.map { String(format: "%g", Double($0.pointSize)) }, traits.contains(.traitBold) ? "bold" : nil,
        traits.contains(.traitItalic) ? "italic" : nil, attributes[.underlineStyle] == nil ? nil : "line",
        attributes[.strikethroughStyle] == nil ? nil : "struck",
        (attributes[.foregroundColor] as? UIColor) == .red ? "red" : nil,
        attributes[.backgroundColor] == nil ? nil : "behind", attributes[.link].map { "\($0)" },
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center ? "center" : nil,
      ].compactMap { $0 }
      looks.append(([text.attributedSubstring(from: range).string] + parts).joined(separator: "|"))
    }
    return looks
  }

  private static let expected = [
    "Über {a}\n|20|center", "bold|12.5|bold|red", " <i>\t|12|italic|line|struck|behind",
    "link👍|12|https://a.b/?c&d",
  ]

  /// TEXT-88: what is written as RTF is read again.
  func test_TEXT88_rtf() throws {
    let text = Self.sample()
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    XCTAssertTrue(String(decoding: data, as: UTF8.self).hasPrefix("{\\rtf1\\ansi"))
    var found: NSDictionary?
    let read = try NSAttributedString(data: data, documentAttributes: &found)
    XCTAssertEqual(Self.looks(read), Self.expected)
    XCTAssertEqual(found?["DocumentType"] as? String, "NSRTF")
    let mutable = NSMutableAttributedString(string: "old")
    try mutable.read(from: data, documentAttributes: nil)
    XCTAssertEqual(mutable.string, text.string)
  }

  /// TEXT-88: RTF as other programs write it.
  func test_TEXT88_rtfOfOthers() throws {
    let rtf = #"""
      {\rtf1\ansi\ansicpg1252\cocoartf2709{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\fnil Georgia;}
      {\colortbl;\red255\green0\blue0;\red0\green0\blue255;}{\*\expandedcolortbl;;}{\info{\author x}}
      \pard\qr\f0\fs24 \cf1 a\'e9\b b\b0\i\f1\fs40 c\i0\ulnone\plain d\uc1\u8364 ?\emdash\~\_\{\
      \line e\par\ul f\ul0 \strike g\highlight2 h}
      """#
    let text = try NSAttributedString(data: Data(rtf.utf8), documentAttributes: nil)
    XCTAssertEqual(text.string, "aébcd€—\u{A0}-{\n\u{2028}e\nf g".replacingOccurrences(of: "f g", with: "fgh"))
    XCTAssertEqual((text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)?.fontName, "Georgia-Italic")
    XCTAssertEqual((text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.fontName, "Helvetica-Bold")
    XCTAssertEqual(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    XCTAssertNil(text.attribute(.foregroundColor, at: 4, effectiveRange: nil))
    XCTAssertEqual(
      (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment, .right)
    XCTAssertEqual(text.attribute(.backgroundColor, at: text.length - 1, effectiveRange: nil) as? UIColor, .blue)
    for length in 6..<rtf.utf8.count {
      _ = try NSAttributedString(data: Data(rtf.utf8.prefix(length)), documentAttributes: nil)
    }
    let deep = "{\\rtf1 " + String(repeating: "{", count: 2000)
    XCTAssertThrowsError(try NSAttributedString(data: Data(deep.utf8), documentAttributes: nil))
    let type: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.rtf]
    XCTAssertThrowsError(try NSAttributedString(data: Data("x".utf8), options: type, documentAttributes: nil))
  }

  /// TEXT-88: what is written as hypertext is read again.
  func test_TEXT88_html() throws {
    let text = Self.sample()
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let read = try NSAttributedString(data: data, documentAttributes: nil)
    XCTAssertEqual(read.string, "Über {a}\nbold <i> link👍\n", "Hypertext has no tabs.")
    XCTAssertEqual(Array(Self.looks(read).prefix(3)), ["Über {a}|20|center", "\n|12|center", Self.expected[1]])
    let empty = NSAttributedString(string: "a\n\nb")
    let lines = try empty.data(from: NSRange(location: 0, length: 4), documentAttributes: [.documentType: "NSHTML"])
    XCTAssertTrue(String(decoding: lines, as: UTF8.self).contains("<p>a</p>\n<p><br></p>\n<p>b</p>"))
  }

  /// TEXT-85: plain text has the default attributes; its encoding is found.
  func test_TEXT85_plainText() throws {
    var found: NSDictionary?
    let defaults: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9), .kern: 2]
    let text = try NSAttributedString(
      data: Data("né".utf8), options: [.defaultAttributes: defaults], documentAttributes: &found)
    XCTAssertEqual(text.string, "né")
    XCTAssertEqual((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 9)
    XCTAssertEqual(found?["CharacterEncoding"] as? UInt, String.Encoding.utf8.rawValue)
    XCTAssertEqual(try NSAttributedString(data: Data([0xE9]), documentAttributes: nil).string, "é")
    let latin: [NSAttributedString.DocumentReadingOptionKey: Any] = [.characterEncoding: String.Encoding.ascii]
    XCTAssertThrowsError(try NSAttributedString(data: Data([0xE9]), options: latin, documentAttributes: nil))
    let plain: [NSAttributedString.DocumentAttributeKey: Any] = [
      .documentType: NSAttributedString.DocumentType.plain,
      .characterEncoding: NSNumber(value: String.Encoding.utf16LittleEndian.rawValue),
    ]
    XCTAssertEqual(try text.data(from: NSRange(location: 0, length: 1), documentAttributes: plain), Data([0x6E, 0]))
    XCTAssertThrowsError(
      try text.data(
        from: NSRange(location: 0, length: 2),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.plain, .characterEncoding: Int(1)]))
    XCTAssertThrowsError(try text.data(from: NSRange(location: 0, length: 3), documentAttributes: plain))
    XCTAssertThrowsError(try text.data(from: NSRange(location: 0, length: 1)), "No format.")
    XCTAssertThrowsError(
      try NSAttributedString(data: Data(), options: [.documentType: "NSRTFD"], documentAttributes: nil))
  }

  /// TEXT-85: a file's format is told by its name, then by its data.
  func test_TEXT85_files() throws {
    let folder = FileManager.default.temporaryDirectory
    for (name, content, expected) in [
      ("a.html", "x<br>y", "x\ny"), ("b.txt", "<p>x</p>", "<p>x</p>"), ("c.rtf", "{\\rtf1 x}", "x"),
      ("d", " <P>x</P>", "x\n"), ("e", "<1>", "<1>"),
    ] {
      let url = folder.appendingPathComponent("\(UUID().uuidString)-\(name)")
      try Data(content.utf8).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      var found: NSDictionary?
      XCTAssertEqual(try NSAttributedString(url: url, documentAttributes: &found).string, expected, name)
      XCTAssertNotNil(found)
    }
    XCTAssertThrowsError(try NSAttributedString(url: folder.appendingPathComponent("none"), documentAttributes: nil))
  }
}
