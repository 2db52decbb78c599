/// `Timer(… selector: …)` becomes a `SelectorTimer`: Foundation's class has no such initialiser, and no place for `userInfo`.
extension FileRewriter {
  func rewriteTimer(_ word: Int) {
    guard stream.kind(word + 1) == .openParen, !stream.is(word - 1, "."), let end = stream.match(word + 1) else {
      return
    }
    var index = word + 2
    while index < end {
      if stream.is(index, "selector"), stream.kind(index + 1) == .colon {
        replace(word..<(word + 1), by: "SelectorTimer")
        needsUIKit = true
        return note(.selector, at: word)
      }
      index = stream.after(index)
    }
  }
}
