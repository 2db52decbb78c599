/// `Timer(…)` and `Timer.scheduledTimer(…)` become a `SelectorTimer`: Foundation's class has no initialisers with selectors, no place for
/// `userInfo`, and knows no virtual time.
extension FileRewriter {
  private static let labels: Set<String> = ["timeInterval", "withTimeInterval", "fire", "fireAt"]

  func rewriteTimer(_ word: Int) {
    guard !stream.is(word - 1, ".") || stream.is(word - 2, "Foundation") else { return }
    var open = word + 1
    if stream.is(open, "."), stream.is(open + 1, "scheduledTimer") || stream.is(open + 1, "init") { open += 2 }
    guard stream.kind(open) == .openParen, stream.kind(open + 2) == .colon, Self.labels.contains(stream.text(open + 1)),
      index.type(named: "Timer", from: enclosingType(of: word)) == nil
    else { return }
    let start = stream.is(word - 1, ".") ? word - 2 : word
    replace(start..<(word + 1), by: "SelectorTimer")
    needsUIKit = true
    note(.timer, at: word)
  }

  /// `RunLoop.main.add(timer, forMode: .common)` gets the label `timer`: the class of the timer decides where it waits.
  func rewriteTimerAdding(_ word: Int) {
    guard stream.is(word - 1, "."), stream.kind(word + 1) == .openParen, let end = stream.match(word + 1),
      let comma = firstComma(in: (word + 2)..<end), stream.is(comma + 1, "forMode"), stream.kind(comma + 2) == .colon,
      stream.kind(word + 3) != .colon, mayHoldTimer((word + 2)..<comma)
    else { return }
    insert("timer: ", before: word + 2)
    needsUIKit = true
    note(.timer, at: word)
  }

  private func firstComma(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if stream.kind(index) == .comma { return index }
      index = stream.after(index)
    }
    return nil
  }

  /// Whether an argument is called a timer: a run loop also takes ports.
  private func mayHoldTimer(_ range: Range<Int>) -> Bool {
    range.contains { stream.isWord($0) && stream.text($0).lowercased().hasSuffix("timer") }
  }
}
