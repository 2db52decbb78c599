import UIKit
import XCTest

@testable import ControllerTree

/// All widths below are sums of the table: at 10 points, H is 7.22, i 2.22, a space 2.78, w 7.22, another letter 5.56 or 3.33.
final class TextLayoutTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 10)
  private var line: CGFloat { font.lineHeight }
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

  private func lines(_ text: String, width: CGFloat, _ extra: [NSAttributedString.Key: Any] = [:]) -> CGSize {
    NSAttributedString(string: text, attributes: attributes.merging(extra) { $1 })
      .boundingRect(with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil).size
  }

  private func assertSize(
    _ size: CGSize, _ width: CGFloat, _ height: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(size.width, width, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(size.height, height, accuracy: 1e-9, file: file, line: line)
  }

  /// TEXT-02: a text is as wide as its characters.
  func test_TEXT02_widths() {
    assertSize("Hi".size(withAttributes: attributes), 9.44, line)
    assertSize("Hello world".size(withAttributes: attributes), 49.45, line)
    assertSize(("Hi" as NSString).size(withAttributes: attributes), 9.44, line)
    assertSize("é".size(withAttributes: attributes), 5.56, line)
    assertSize("e\u{301}".size(withAttributes: attributes), 5.56, line)
    assertSize("語👍".size(withAttributes: attributes), 20, line)
    assertSize("а".size(withAttributes: attributes), 5.56, line)
    assertSize("\u{200B}".size(withAttributes: attributes), 0, line)
  }

  /// TEXT-02: weight and design change the widths.
  func test_TEXT02_faces() {
    let bold = UIFont.systemFont(ofSize: 10, weight: .bold)
    assertSize("Hi".size(withAttributes: [.font: bold]), 9.44 * 1.04, line)
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    assertSize("Hi il".size(withAttributes: [.font: mono]), 30, line)
    let condensed = UIFont.systemFont(ofSize: 10, weight: .regular, width: .condensed)
    assertSize("Hi".size(withAttributes: [.font: condensed]), 9.44 * 0.8, line)
    assertSize("Hi".size(withAttributes: [.font: font, .kern: 2]), 13.44, line)
  }

  /// TEXT-05: lines break at words; spaces at the end of a line don't count.
  func test_TEXT05_words() {
    assertSize(lines("Hello world", width: 49.5), 49.45, line)
    assertSize(lines("Hello world", width: 49), 23.89, 2 * line)
    assertSize(lines("Hello   world", width: 30), 23.89, 2 * line)
    assertSize(lines("well-known", width: 30), 28.9, 2 * line)
    assertSize(lines("", width: 30), 0, 0)
    assertSize(lines("Hi", width: 0), 9.44, line)
  }

  /// TEXT-05: a word that is wider than the line breaks anywhere, as all words do if the paragraph says so.
  func test_TEXT05_longWords() {
    assertSize(lines("aaaaaaa", width: 20), 3 * 5.56, 3 * line)
    assertSize(lines("a aaaaaa", width: 20), 3 * 5.56, 3 * line)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    assertSize(lines("aa aaa", width: 20, [.paragraphStyle: style]), 2 * 5.56 + 2.78 + 5.56, 2 * line)
  }

  /// TEXT-05: paragraphs end at line feeds; an empty one is as high as a line.
  func test_TEXT05_paragraphs() {
    assertSize("a\nbb".size(withAttributes: attributes), 11.12, 2 * line)
    assertSize("a\n\nb".size(withAttributes: attributes), 5.56, 3 * line)
    assertSize("a\n".size(withAttributes: attributes), 5.56, 2 * line)
    assertSize("a\r\nb".size(withAttributes: attributes), 5.56, 2 * line)
  }

  /// TEXT-05: the lengths of a paragraph style.
  func test_TEXT05_paragraphStyles() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 7
    assertSize(lines("aa aa\naa", width: 12, [.paragraphStyle: style]), 11.12, 3 * line + 4 + 11)
    let heights = NSMutableParagraphStyle()
    heights.minimumLineHeight = 20
    assertSize(lines("aa aa", width: 12, [.paragraphStyle: heights]), 11.12, 40)
    heights.minimumLineHeight = 0
    heights.maximumLineHeight = 8
    assertSize(lines("aa aa", width: 12, [.paragraphStyle: heights]), 11.12, 16)
    let multiple = NSMutableParagraphStyle()
    multiple.lineHeightMultiple = 1.5
    assertSize(lines("aa", width: 100, [.paragraphStyle: multiple]), 11.12, line * 1.5)
    let indents = NSMutableParagraphStyle()
    (indents.firstLineHeadIndent, indents.headIndent, indents.tailIndent) = (10, 5, -5)
    assertSize(lines("aa aa", width: 27, [.paragraphStyle: indents]), 21.12, 2 * line)
    XCTAssertEqual(indents.copy() as? NSParagraphStyle, indents)
    XCTAssertEqual((indents.mutableCopy() as? NSMutableParagraphStyle)?.headIndent, 5)
    XCTAssertNotEqual(NSParagraphStyle.default, indents)
  }

  /// TEXT-05: parts with other fonts and attachments make lines higher.
  func test_TEXT05_parts() {
    let text = NSMutableAttributedString(string: "a ", attributes: attributes)
    text.append(NSAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    assertSize(text.size(), 5.56 + 2.78 + 13.34, 2 * line)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 50)
    text.append(NSAttributedString(attachment: attachment))
    assertSize(text.size(), 51.68, 50 + 20 * 494 / 2048)
  }

  /// TEXT-05: without several lines the text stays in one; a limit of height cuts whole lines.
  func test_TEXT05_options() {
    let text = NSAttributedString(string: "aa aa\naa", attributes: attributes)
    assertSize(text.boundingRect(with: CGSize(width: 5, height: 5), context: nil).size, 11.12 * 2 + 2.78, line)
    let cut = text.boundingRect(
      with: CGSize(width: 12, height: 2.5 * line), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: nil)
    assertSize(cut.size, 11.12, 2 * line)
    let string = "aa aa".boundingRect(
      with: CGSize(width: 12, height: 100), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    assertSize(string.size, 11.12, 2 * line)
  }
}
