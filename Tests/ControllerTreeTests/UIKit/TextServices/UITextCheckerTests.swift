import UIKit
import XCTest

/// TEXT-93: spelling by the words that were learned.
final class UITextCheckerTests: XCTestCase {
  @MainActor private static func wrong(
    _ checker: UITextChecker, _ text: String, from start: Int = 0, wrap: Bool = false
  )
    -> String?
  {
    let all = NSRange(location: 0, length: text.utf16.count)
    let range = checker.rangeOfMisspelledWord(in: text, range: all, startingAt: start, wrap: wrap, language: "en_US")
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  func test_TEXT93_words() async {
    await withStage { _ in
      let checker = UITextChecker()
      XCTAssertNil(Self.wrong(checker, "helo wrld"), "Nothing was learned.")
      for word in ["hello", "World", "help"] { UITextChecker.learnWord(word) }
      XCTAssertTrue(UITextChecker.hasLearnedWord("world"))
      XCTAssertEqual(Self.wrong(checker, "Hello wrld, helo"), "wrld")
      XCTAssertEqual(Self.wrong(checker, "Hello wrld, helo", from: 8), "helo")
      XCTAssertNil(Self.wrong(checker, "wrld hello", from: 2))
      XCTAssertEqual(Self.wrong(checker, "wrld hello", from: 2, wrap: true), "wrld")
      checker.ignoreWord("Wrld")
      XCTAssertEqual(checker.ignoredWords, ["wrld"])
      XCTAssertEqual(Self.wrong(checker, "Hello wrld, helo"), "helo")
      checker.ignoredWords = nil
      XCTAssertEqual(Self.wrong(checker, "wrld"), "wrld")
      UITextChecker.unlearnWord("hello")
      XCTAssertEqual(Self.wrong(checker, "hello"), "hello")
      XCTAssertEqual(UITextChecker.availableLanguages, ["en_US"])
    }
  }

  func test_TEXT93_guesses() async {
    await withStage { _ in
      let checker = UITextChecker()
      for word in ["hello", "help", "held"] { UITextChecker.learnWord(word) }
      @MainActor func guesses(_ word: String) -> [String]? {
        checker.guesses(forWordRange: NSRange(location: 0, length: word.count), in: word, language: "en_US")
      }
      XCTAssertEqual(guesses("helo"), ["held", "hello", "help"])
      XCTAssertEqual(guesses("ehlp"), ["help"])
      XCTAssertEqual(guesses("helpp"), ["help"])
      XCTAssertNil(guesses("help"))
      XCTAssertNil(guesses(""))
      let place = NSRange(location: 4, length: 3)
      XCTAssertEqual(
        checker.completions(forPartialWordRange: place, in: "see hel", language: "en_US"), ["held", "hello", "help"])
      XCTAssertNil(checker.completions(forPartialWordRange: NSRange(), in: nil, language: "en_US"))
    }
  }
}
