/// `#keyPath(Type.a.b)` becomes the text `"a.b"`.
extension FileRewriter {
  func rewriteKeyPath(_ directive: Int) {
    guard stream.kind(directive + 1) == .openParen, let end = stream.match(directive + 1) else { return }
    var components: [String] = []
    for token in (directive + 2)..<end {
      if stream.isWord(token) {
        components.append(stream.text(token))
      } else if !stream.is(token, "."), !stream.is(token, "?"), !stream.is(token, "!") {
        return
      }
    }
    // The path begins at a type, unless its first name is a property of the type around.
    while let first = components.first, components.count > 1,
      first.first?.isUppercase == true || first == "self"
    {
      components.removeFirst()
    }
    guard !components.isEmpty else { return }
    replace(directive..<(end + 1), by: "\"\(components.joined(separator: "."))\"")
    note(.keyPath, at: directive)
  }
}
