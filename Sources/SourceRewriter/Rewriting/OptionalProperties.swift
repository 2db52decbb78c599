/// Optional properties of UIKit's protocols: `switch input.keyboardAppearance { case .dark?: …` reads a property that always is here.
extension FileRewriter {
  /// The optional properties of `UITextInputTraits`.
  private static let traits = WordSet(
    """
    autocapitalizationType autocorrectionType spellCheckingType smartQuotesType smartDashesType smartInsertDeleteType \
    keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically isSecureTextEntry inlinePredictionType \
    mathExpressionCompletionType
    """)

  /// At the name of such a property: where its value is unwrapped, it becomes an optional again.
  func rewriteOptionalTrait(_ token: Int) {
    guard stream.isWord(token, in: Self.traits), stream.is(token - 1, ".") else { return }
    var first = token
    while stream.is(first - 1, "."), first > 1 {
      first -= 2
      while stream.is(first, "?") || stream.is(first, "!") { first -= 1 }
    }
    guard stream.isWord(first) else { return }
    if stream.is(token + 1, "?"), stream.is(token + 2, "."), !stream[token + 1].hasSpaceBefore,
      !stream[token + 2].hasSpaceBefore
    {
      // `input.keyboardType?.rawValue`
      insert("(", before: first)
      insert(" as Optional)", after: token)
      return note(.optionalCall, at: token)
    }
    let isUnwrapped =
      stream.is(first - 1, "switch")
      ? stream.kind(token + 1) == .openBrace && hasOptionalPattern(in: token + 1)
      : stream.is(first - 1, "=") && isBound(before: first - 1)
    guard isUnwrapped else { return }
    insert(" as Optional", after: token)
    note(.optionalCall, at: token)
  }

  /// Whether a case of a `switch` has a pattern such as `.dark?`.
  private func hasOptionalPattern(in brace: Int) -> Bool {
    guard let end = stream.match(brace) else { return false }
    var token = brace + 1
    while token < end {
      if stream.is(token, "case") {
        var pattern = token + 1
        while pattern < end, stream.kind(pattern) != .colon {
          if stream.is(pattern, "?"), stream.isWord(pattern - 1), stream.is(pattern - 2, ".") { return true }
          pattern = stream.after(pattern)
        }
      }
      token = stream.after(token)
    }
    return false
  }

  /// Whether an `=` belongs to `if let name =`, `guard var name =` or `if case .name? =`.
  private func isBound(before equals: Int) -> Bool {
    if stream.is(equals - 1, "?"), stream.isWord(equals - 2), stream.is(equals - 3, "."), stream.is(equals - 4, "case")
    {
      return true
    }
    guard stream.isWord(equals - 1), stream.is(equals - 2, "let") || stream.is(equals - 2, "var") else { return false }
    let before = equals - 3
    return stream.is(before, "if") || stream.is(before, "guard") || stream.is(before, "while")
      || stream.kind(before) == .comma
  }
}
