/// `NSClassFromString("UIView")` becomes `ClassNamed.any("UIView")`: classes of the library have another module's name here.
extension FileRewriter {
  func rewriteClassName(_ word: Int) {
    guard stream.kind(word + 1) == .openParen, !stream.is(word - 1, "."), stream.match(word + 1) != nil else { return }
    replace(word..<(word + 1), by: isReceiver(of: word) ? "ClassNamed.object" : "ClassNamed.any")
    needsUIKit = true
    note(.className, at: word)
  }

  /// Whether the class gets a name of which class methods are called by selectors: `if let type = NSClassFromString("A"), type.responds(…`.
  private func isReceiver(of word: Int) -> Bool {
    guard stream.is(word - 1, "="), stream.isWord(word - 2), let end = stream.match(word + 1), !stream.is(end + 1, "as")
    else { return false }
    let name = stream.text(word - 2)
    // The uses follow soon; the number of tokens is bounded, so that the time is.
    for token in (end + 1)..<max(end + 1, min(end + 200, stream.count - 2))
    where stream.isWord(token) && stream.is(token + 1, ".") && stream.text(token) == name {
      if stream.is(token + 2, "responds") || stream.is(token + 2, "perform") { return true }
    }
    return false
  }
}
