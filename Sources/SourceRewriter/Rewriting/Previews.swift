/// `#Preview { … }` and `#Playground { … }` become spaces: Xcode runs them, no program does.
extension FileRewriter {
  func blankPreview(_ directive: Int) {
    guard directive >= blankedEnd else { return }
    var end = directive + 1
    if stream.kind(end) == .openParen { end = stream.after(end) }
    guard stream.kind(end) == .openBrace, stream.match(end) != nil else { return }
    end = stream.after(end)
    var start = directive
    while let at = attribute(endingAt: start - 1) { start = at }
    blank(start..<end)
    blankedEnd = end
    note(.preview, at: directive)
  }

  /// The sign of an attribute, `@available(…)`, of which `last` is the last token.
  private func attribute(endingAt last: Int) -> Int? {
    var name = last
    if stream.kind(last) == .closeParen {
      guard let open = stream.match(last) else { return nil }
      name = open - 1
    }
    return stream.isWord(name) && stream.kind(name - 1) == .at ? name - 1 : nil
  }
}
