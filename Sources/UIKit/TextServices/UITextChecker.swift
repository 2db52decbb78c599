import ControllerTree
import Foundation

/// Checks the spelling of words by the list of those that the app has taught it. There is no dictionary: as long as nothing was learned,
/// no word is misspelled. Rules: TEXT-93.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Makes a checker.
  public override init() { super.init() }

  /// The words of all checkers of a test or a process.
  private final class LearnedWords {
    var words: Set<String> = []
  }

  private static var learned: LearnedWords { Stage.current.part(LearnedWords.self) { LearnedWords() } }
  private var ignored: Set<String> = []

  /// The next word that was neither learned nor ignored; `NSNotFound` for none, and as long as nothing was learned.
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part to check, in UTF-16 units.
  ///   - startingOffset: Where the search begins.
  ///   - wrapFlag: Whether it goes on at the beginning of the part.
  ///   - language: The library never reads it.
  /// - Complexity: O(n) in the text.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard !Self.learned.words.isEmpty else { return none }
    let part = TextUnits(stringToCheck).clamped(range)
    let known = Self.learned.words.union(ignored)
    var first: NSRange?
    for word in Self.words(of: stringToCheck, in: part) where !known.contains(word.text.lowercased()) {
      if word.range.location >= startingOffset { return word.range }
      first = first ?? word.range
    }
    return wrapFlag ? first ?? none : none
  }

  private static func words(of text: String, in part: NSRange) -> [(text: String, range: NSRange)] {
    guard let place = Range(part, in: text) else { return [] }
    return text[place].split { !$0.isLetter && $0 != "'" && $0 != "’" }.map {
      (String($0), NSRange($0.startIndex..<$0.endIndex, in: text))
    }
  }

  /// The learned words that differ from a word by one letter, in the order of the alphabet; `nil` if it is known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let word = TextUnits(string)[TextUnits(string).clamped(range)].lowercased()
    guard !word.isEmpty, !Self.learned.words.contains(word) else { return nil }
    return Self.learned.words.filter { Self.isNear($0, word) }.sorted()
  }

  /// Whether one letter is changed, added, removed, or exchanged with the next.
  private static func isNear(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first), Array(second))
    let start = zip(first, second).prefix { $0 == $1 }.count
    let (restOfFirst, restOfSecond) = (first[start...], second[start...])
    if restOfFirst.dropFirst() == restOfSecond.dropFirst() { return true }
    if restOfFirst.dropFirst().elementsEqual(restOfSecond) || restOfFirst.elementsEqual(restOfSecond.dropFirst()) {
      return true
    }
    return restOfFirst.count > 1 && restOfFirst.prefix(2).reversed().elementsEqual(restOfSecond.prefix(2))
      && restOfFirst.dropFirst(2).elementsEqual(restOfSecond.dropFirst(2))
  }

  /// The learned words that begin with a part of a word, in the order of the alphabet; `nil` for an empty part.
  open func completions(forPartialWordRange range: NSRange, in string: String?, language: String) -> [String]? {
    let units = TextUnits(string ?? "")
    let part = units[units.clamped(range)].lowercased()
    return part.isEmpty ? nil : Self.learned.words.filter { $0.hasPrefix(part) && $0 != part }.sorted()
  }

  /// Does not count a word as misspelled from now on.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore.lowercased()) }
  /// The ignored words, in the order of the alphabet.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set((newValue ?? []).map { $0.lowercased() }) }
  }

  /// Learns a word, for all checkers.
  open class func learnWord(_ word: String) { learned.words.insert(word.lowercased()) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.words.contains(word.lowercased()) }
  /// Forgets a word.
  open class func unlearnWord(_ word: String) { learned.words.remove(word.lowercased()) }
  /// The languages that can be checked: English.
  open class var availableLanguages: [String] { ["en_US"] }
}
