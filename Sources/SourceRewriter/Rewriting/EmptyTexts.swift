/// `NSAttributedString()` becomes `NSAttributedString(string: "")`: Foundation for Linux has no initialiser without a text.
extension FileRewriter {
  static let attributedStrings = WordSet("NSAttributedString NSMutableAttributedString")

  func rewriteEmptyText(_ word: Int) {
    var open = word + 1
    if stream.is(open, "."), stream.is(open + 1, "init") { open += 2 }
    guard stream.kind(open) == .openParen, stream.match(open) == open + 1,
      !stream.is(word - 1, ".") || stream.is(word - 2, "Foundation"), !stream.is(word - 1, "func"),
      index.type(named: stream.text(word), from: enclosingType(of: word)) == nil
    else { return }
    insert("string: \"\"", before: open + 1)
    note(.emptyText, at: word)
  }
}
