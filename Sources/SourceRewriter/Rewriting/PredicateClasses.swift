/// The classes of predicates whose members Foundation has on Apple's systems only. `UIKit` has classes of the same names: the name is
/// written with its module, because a file that imports both would not know which is meant.
extension FileRewriter {
  static let predicateClasses = WordSet("NSExpression NSComparisonPredicate")

  /// At the name of such a class.
  func rewritePredicateClass(_ word: Int) {
    guard !index.declares(stream.text(word)), !syntax.inactive.contains(word) else { return }
    if stream.is(word - 1, ".") {
      guard stream.is(word - 2, "Foundation") else { return }
      replace((word - 2)..<(word - 1), by: "UIKit")
    } else {
      insert("UIKit.", before: word)
    }
    needsUIKit = true
    note(.className, at: word)
  }
}
