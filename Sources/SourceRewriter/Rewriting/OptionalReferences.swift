/// Optional requirements as values: `guard let move = delegate?.pager(_:didMoveTo:)` asks whether the delegate has the method. It
/// becomes `OptionalRequirement.implementing(delegate, "pager:didMoveTo:")?.pager(_:didMoveTo:)`.
extension FileRewriter {
  /// At the name of a method that is not called.
  func rewriteOptionalReference(_ token: Int) {
    guard stream.is(token - 1, ".") else { return }
    let hasLabels = isListOfLabels(at: token + 1)
    guard hasLabels || !requirements.isEmpty, let receiver = receiverOfReference(token) else { return }
    let name = stream.text(token)
    let labels = hasLabels ? labels(at: token + 1) : nil
    let method: String
    if let requirement = requirements.reference(to: name, labels: labels, of: stream.text(receiver.upperBound - 1)) {
      guard hasLabels || !isCalledOrSet(token), !requirement.needsTwinInTypes else { return }
      method = ObjectiveCNames.selector(base: name, labels: requirement.declaration.parameters.map(\.label))
    } else if let labels, stream.is(token - 2, "?"), UIKitRequirements.methods.contains(name) {
      method = ObjectiveCNames.selector(base: name, labels: labels)
    } else {
      return
    }
    askWhetherImplemented(method, receiver, before: token - 1)
    note(.optionalCall, at: token)
  }

  private func askWhetherImplemented(_ method: String, _ receiver: Range<Int>, before dot: Int) {
    insert("OptionalRequirement.implementing(", before: receiver.lowerBound)
    let isMarked = stream.is(dot - 1, "?") || stream.is(dot - 1, "!")
    insert(", \"\(method)\")" + (isMarked ? "" : "?"), after: receiver.upperBound - 1)
    if stream.is(dot - 1, "!") { edits.replace(stream[dot - 1].start, stream[dot - 1].end, by: "?") }
    needsUIKit = true
  }

  /// The names before the dot, as in `self.delegate`; `nil` for anything else, and inside `#selector`.
  private func receiverOfReference(_ token: Int) -> Range<Int>? {
    var last = token - 2
    if stream.is(last, "?") || stream.is(last, "!") { last -= 1 }
    guard stream.isWord(last) else { return nil }
    var first = last
    while stream.is(first - 1, "."), stream.isWord(first - 2) { first -= 2 }
    if stream.is(first - 1, ".") { return nil }
    if stream.kind(first - 1) == .openParen, stream.kind(first - 2) == .directive { return nil }
    return first..<(last + 1)
  }

  /// Whether `(_:didMoveTo:)` stands here.
  private func isListOfLabels(at paren: Int) -> Bool {
    guard stream.kind(paren) == .openParen, !stream[paren].hasSpaceBefore, stream.isWord(paren + 1),
      stream.kind(paren + 2) == .colon, let end = stream.match(paren), (end - paren) % 2 == 1
    else { return false }
    var token = paren + 1
    while token < end {
      guard stream.isWord(token), stream.kind(token + 1) == .colon else { return false }
      token += 2
    }
    return true
  }

  private func labels(at paren: Int) -> [String] {
    guard let end = stream.match(paren) else { return [] }
    return stride(from: paren + 1, to: end, by: 2).map { stream.text($0) }
  }

  /// Whether the member is called, or is assigned to.
  private func isCalledOrSet(_ token: Int) -> Bool {
    var next = token + 1
    if stream.is(next, "=") { return stream[next].end - stream[next].start == 1 }
    if stream.is(next, "?") || stream.is(next, "!") { next += 1 }
    return stream.kind(next) == .openParen
  }
}
