/// Calls of an object of no known class: `(x as AnyObject).perform?(s)` becomes `ObjectMessages(x as AnyObject).perform(s)`. Swift finds
/// members of `AnyObject` with the Objective-C runtime only, and `AnyObject` can't be extended.
extension FileRewriter {
  /// At the name of a method that `ObjectMessages` has.
  func rewriteObjectCall(_ word: Int) {
    guard stream.is(word - 1, "."), !stream[word].isQuoted else { return }
    let mark = stream.is(word + 1, "?") || stream.is(word + 1, "!") ? word + 1 : nil
    guard stream.kind((mark ?? word) + 1) == .openParen else { return }
    var last = word - 2
    if stream.is(last, "?") || stream.is(last, "!") { last -= 1 }
    if stream.kind(last) == .closeParen {
      guard endsWithAnyObject(last), let open = stream.match(last), isBeginning(open) else { return }
      insert("ObjectMessages", before: open)
    } else {
      guard stream.isWord(last), objectNames.contains(stream.slice(last)) || isObjectMember(last),
        let first = beginning(ofPathTo: last)
      else { return }
      insert("ObjectMessages(", before: first)
      insert(")", after: last)
    }
    if let mark { edits.replace(stream[mark].start, stream[mark].end, by: "") }
    needsUIKit = true
    note(.objectCall, at: word)
  }

  /// Whether parentheses end with `as AnyObject`, perhaps optional.
  func endsWithAnyObject(_ close: Int) -> Bool {
    var last = close - 1
    if stream.is(last, "?") || stream.is(last, "!") { last -= 1 }
    guard stream.is(last, "AnyObject") else { return false }
    return stream.is(last - 1, "as")
      || (stream.is(last - 1, "?") || stream.is(last - 1, "!")) && stream.is(last - 2, "as")
  }

  /// Whether parentheses are an expression, and not the arguments of a call.
  func isBeginning(_ open: Int) -> Bool {
    guard open > 0, !stream[open].startsLine else { return true }
    guard !stream[open].hasSpaceBefore else { return true }
    return stream.kind(open - 1) != .word && stream.kind(open - 1)?.isClosing != true && !stream.is(open - 1, "?")
      && !stream.is(open - 1, "!")
  }

  /// The first token of `a.b?.c(d)[0].e`, of which `last` is the last one; `nil` if the path has a closure behind a call, or begins with
  /// a dot.
  func beginning(ofPathTo last: Int) -> Int? {
    var first = last
    while stream.is(first - 1, ".") {
      guard let previous = operand(endingAt: first - 2) else { return nil }
      first = previous
    }
    return first
  }

  /// The first token of a name with its arguments and subscripts, or of an expression in parentheses.
  private func operand(endingAt end: Int) -> Int? {
    var last = end
    while true {
      while stream.is(last, "?") || stream.is(last, "!") { last -= 1 }
      if stream.isWord(last) { return last }
      guard stream.kind(last) == .closeParen || stream.kind(last) == .closeBracket, let open = stream.match(last),
        open > 0
      else { return nil }
      if isBeginning(open) { return open }
      last = open - 1
    }
  }

  /// The name in `let name = value as AnyObject`, of which `token` is the type.
  func variable(castAt token: Int) -> Int? {
    var index = token - 1
    if stream.is(index, "?") || stream.is(index, "!") { index -= 1 }
    guard stream.is(index, "as") else { return nil }
    while index > 2, token - index < 60, !stream.is(index, "=") {
      // Inside of parentheses, the value is an argument of another one.
      guard stream.kind(index)?.isOpening != true else { return nil }
      index = stream.kind(index)?.isClosing == true ? stream.match(index) ?? index : index
      index -= 1
    }
    guard stream.is(index, "="), stream.isWord(index - 1), stream.is(index - 2, "let") || stream.is(index - 2, "var")
    else { return nil }
    return index - 1
  }
}
