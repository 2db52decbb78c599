import XCTest

@testable import ControllerTree

final class VisualFormatParserTests: XCTestCase {
  /// AL-50: the examples of Apple's guide.
  func test_AL50_examplesOfTheGuide() throws {
    let examples = [
      ("[button]-[textField]", "H [button] - [textField]"),
      ("[button(>=50)]", "H [button >=50]"),
      ("|-50-[purpleBox]-50-|", "H | ==50 [purpleBox] ==50 |"),
      ("V:[topField]-10-[bottomField]", "V [topField] ==10 [bottomField]"),
      ("[maroonView][blueView]", "H [maroonView] flush [blueView]"),
      ("[button(100@20)]", "H [button ==100@20]"),
      ("[button1(==button2)]", "H [button1 ==button2]"),
      ("[flexibleButton(>=70,<=100)]", "H [flexibleButton >=70 <=100]"),
      ("|-[find]-[findNext]-[findField(>=20)]-|", "H | - [find] - [findNext] - [findField >=20] - |"),
    ]
    for (format, expected) in examples { XCTAssertEqual(try summary(format), expected) }
  }

  /// AL-50: what else the grammar permits, and spaces without parentheses, as public code writes them.
  func test_AL50_furtherForms() throws {
    let examples = [
      ("H:|[a]|", "H | flush [a] flush |"),
      ("|[a]", "H | flush [a]"),
      ("[_a1]", "H [_a1]"),
      ("V:|-(-8)-[a(-.5)]", "V | ==-8 [a ==-0.5]"),
      ("[a]-(>=8,<=20@750)-[b]", "H [a] >=8 <=20@750 [b]"),
      ("[a]-gap@low-[b]", "H [a] ==gap@low [b]"),
      ("V:|->=0-[a]->=0@999-|", "V | >=0 [a] >=0@999 |"),
      ("[a(w@p,==b@20.5)]", "H [a ==w@p ==b@20.5]"),
      ("[a(1e2)][b(0x10)][c(5.)][d(+2)]", "H [a ==100] flush [b ==16] flush [c ==5] flush [d ==2]"),
    ]
    for (format, expected) in examples { XCTAssertEqual(try summary(format), expected) }
  }

  /// AL-51: the messages of Apple's guide, with the caret at its place.
  func test_AL51_messagesOfTheGuide() {
    expect(
      "V|[backgroundBox]|",
      """
      Unable to parse constraint format:\u{20}
      Expected ':' after 'V' to specify vertical arrangement\u{20}
      V|[backgroundBox]|\u{20}
       ^
      """)
    expect(
      "|[whiteBox1][blackBox4(blackWidth][redBox]|",
      """
      Unable to parse constraint format:\u{20}
      A predicate on a view's thickness must end with ')' and the view must end with ']'\u{20}
      |[whiteBox1][blackBox4(blackWidth][redBox]|\u{20}
                                       ^
      """)
    expect(
      "V:|[blackBox4(>30)]|",
      """
      Unable to parse constraint format:\u{20}
      Unknown relation. Must be ==, >=, or <=\u{20}
      V:|[blackBox4(>30)]|\u{20}
                     ^
      """)
    expect(
      "H:|-10-|",
      """
      Unable to parse constraint format:\u{20}
      Expected a view\u{20}
      H:|-10-|\u{20}
             ^
      """)
  }

  /// AL-51: each reason, and the offset of the first byte that doesn't fit.
  func test_AL51_reasonsAndPlaces() {
    let examples: [(String, VisualFormatError.Reason, Int)] = [
      ("", .noView, 0), ("|", .noView, 1), ("H", .noColon(after: "H"), 1), ("a", .noView, 0), (" [a]", .noView, 0),
      ("[]", .noNameOfView, 1), ("[1a]", .noNameOfView, 1), ("[é]", .noNameOfView, 1), ("[a", .openView, 2),
      ("[a b]", .openView, 2), ("[a()]", .noNumber, 3), ("[a(5]", .openPredicate, 4), ("[a(5)", .openPredicate, 5),
      ("[a(5,)]", .noNumber, 5), ("[a(=5)]", .unknownRelation, 4), ("[a(==)]", .noNumber, 5),
      ("[a(5@)]", .noNumber, 5), ("[a]-5", .openConnection, 5), ("[a]-(5-[b]", .openList, 6),
      ("[a]-(5)[b]", .openConnection, 7), ("[a]-5-", .noView, 6), ("[a]-", .noView, 4), ("[a]--5-[b]", .noNumber, 4),
      ("[a]- 5-[b]", .noNumber, 4), ("[a]|[b]", .textAfterEnd, 4), ("[a]x", .noView, 3), ("[a]-1e999-|", .noNumber, 4),
      ("[a]-.-|", .noNumber, 4), ("[a]-0x-|", .openConnection, 5),
    ]
    for (format, reason, offset) in examples {
      do throws(VisualFormatError) {
        let parsed = try VisualFormatParser.parse(format)
        XCTFail("\(format) was read as \(parsed).")
      } catch {
        XCTAssertEqual(error.reason, reason, format)
        XCTAssertEqual(error.offset, offset, format)
      }
    }
  }

  /// AL-51: the caret counts characters, not bytes.
  func test_AL51_caretAfterOtherAlphabets() {
    XCTAssertThrowsError(try VisualFormatParser.parse("[a](é👩‍👩‍👧")) { error in
      XCTAssertEqual((error as? VisualFormatError)?.column, 3)
    }
    let error = VisualFormatError(reason: .noView, format: "é👩‍👩‍👧x", offset: "é👩‍👩‍👧".utf8.count)
    XCTAssertEqual(error.column, 2)
  }

  // MARK: Help

  private func summary(_ format: String) throws -> String { try VisualFormatParser.parse(format).summary }

  private func expect(_ format: String, _ text: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertThrowsError(try VisualFormatParser.parse(format), file: file, line: line) { error in
      XCTAssertEqual((error as? VisualFormatError)?.text, text, file: file, line: line)
    }
  }
}

extension VisualFormat {
  fileprivate var summary: String {
    var parts = [axis == .vertical ? "V" : "H"]
    if let beforeFirst { parts += ["|", beforeFirst.summary] }
    parts.append(first.summary)
    for link in others { parts += [link.connection.summary, link.view.summary] }
    if let afterLast { parts += [afterLast.summary, "|"] }
    return parts.joined(separator: " ")
  }
}

extension VisualFormat.Connection {
  fileprivate var summary: String {
    switch self {
    case .flush: "flush"
    case .standard: "-"
    case .predicates(let predicates): predicates.map(\.summary).joined(separator: " ")
    }
  }
}

extension VisualFormat.View {
  fileprivate var summary: String { "[\(([name.text] + predicates.map(\.summary)).joined(separator: " "))]" }
}

extension VisualFormat.Predicate {
  fileprivate var summary: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return sign + object.summary + (priority.map { "@" + $0.summary } ?? "")
  }
}

extension VisualFormat.Value {
  fileprivate var summary: String {
    switch self {
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .name(let name): name.text
    }
  }
}
