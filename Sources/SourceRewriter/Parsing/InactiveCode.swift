/// The code between `#if` and `#endif` that is certainly not compiled here: for macOS, or for a module that exists on Apple's systems only.
/// And the code of which only the compiler knows: behind a flag, or for another version.
struct InactiveCode {
  private var ranges: [Range<Int>] = []
  private var doubtful: [Range<Int>] = []

  private enum Use { case compiled, inactive, unknown }

  /// A `#if` whose `#endif` has not been reached.
  private struct Open {
    /// Whether a branch before has a condition that is certainly true.
    var isDecided: Bool
    /// Whether a branch before has a condition of which only the compiler knows.
    var isOpen: Bool
    /// The first token of the branch.
    var start: Int
    var use: Use

    init(after branch: Open?, value: Bool?, at token: Int) {
      isDecided = branch?.isDecided == true || value == true
      isOpen = branch?.isOpen == true || value == nil
      start = token
      if branch?.isDecided == true || value == false {
        use = .inactive
      } else {
        use = isOpen ? .unknown : .compiled
      }
    }
  }

  init(_ stream: TokenStream, _ modules: AppleModules) {
    var open: [Open] = []
    for token in 0..<stream.count where stream[token].kind == .directive {
      if stream.is(token, "#if") {
        open.append(Open(after: nil, value: Condition(stream, after: token, modules).value, at: token))
      } else if let last = open.last, stream.is(token, "#elseif") || stream.is(token, "#else") {
        end(last, at: token)
        let value = stream.is(token, "#else") ? true : Condition(stream, after: token, modules).value
        open[open.count - 1] = Open(after: last, value: value, at: token)
      } else if stream.is(token, "#endif"), let last = open.popLast() {
        end(last, at: token)
      }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    doubtful.sort { $0.lowerBound < $1.lowerBound }
  }

  private mutating func end(_ branch: Open, at token: Int) {
    switch branch.use {
    case .compiled: return
    case .inactive: Self.add(branch.start..<token, to: &ranges)
    case .unknown: Self.add(branch.start..<token, to: &doubtful)
    }
  }

  /// Of nested branches the outer one counts.
  private static func add(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    while let last = ranges.last, last.lowerBound > range.lowerBound { ranges.removeLast() }
    ranges.append(range)
  }

  /// Whether a token is certainly not compiled.
  func contains(_ token: Int) -> Bool { Self.contains(token, in: ranges) }

  /// Whether only the compiler knows if a token is compiled.
  func isDoubtful(_ token: Int) -> Bool { Self.contains(token, in: doubtful) }

  private static func contains(_ token: Int, in ranges: [Range<Int>]) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ranges[low - 1].contains(token)
  }
}

/// The condition of an `#if`. Its value is `nil` if only the compiler knows it.
private struct Condition {
  private static let depthLimit = 32
  private static let otherSystems = WordSet(
    "macOS OSX tvOS watchOS visionOS xrOS Windows Android WASI FreeBSD OpenBSD")

  /// Modules of which `canImport` is rewritten.
  private static let inUIKit = WordSet("CoreGraphics QuartzCore")

  private let stream: TokenStream
  private let modules: AppleModules
  private var token: Int
  private var depth = 0
  private(set) var value: Bool?

  init(_ stream: TokenStream, after directive: Int, _ modules: AppleModules) {
    self.stream = stream
    self.modules = modules
    token = directive + 1
    value = alternatives()
    // Something follows that is no part of a condition.
    if isOnLine { value = nil }
  }

  private var isOnLine: Bool { token < stream.count && !stream[token].startsLine }

  private mutating func alternatives() -> Bool? {
    var value = conjunction()
    while isOnLine, stream.is(token, "||") {
      token += 1
      let other = conjunction()
      value = value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while isOnLine, stream.is(token, "&&") {
      token += 1
      let other = operand()
      value = value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private mutating func operand() -> Bool? {
    guard isOnLine, depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    if stream.is(token, "!") {
      token += 1
      return operand().map { !$0 }
    }
    if stream.kind(token) == .openParen, let end = stream.match(token) {
      token += 1
      let value = alternatives()
      guard token == end else { return nil }
      token = end + 1
      return value
    }
    let word = token
    token += 1
    guard stream.kind(token) == .openParen, let end = stream.match(token) else {
      return stream.is(word, "true") ? true : stream.is(word, "false") ? false : nil
    }
    token = end + 1
    return end == word + 3 ? value(of: word, word + 2) : version(of: word, word + 2, end)
  }

  /// The value of `swift(>=5.0)` and `compiler(<5.9)`: copies are compiled by Swift 6.2 or later, in language mode 5 or 6.
  private func version(of word: Int, _ symbol: Int, _ end: Int) -> Bool? {
    let oldest: [Int]
    if stream.is(word, "swift") {
      oldest = [5, 10]
    } else if stream.is(word, "compiler") {
      oldest = [6, 2]
    } else {
      return nil
    }
    let numbers = stream.source((symbol + 1)..<end).split(separator: ".").map { Int($0) ?? .max }
    guard !oldest.lexicographicallyPrecedes(numbers) else { return nil }
    return stream.is(symbol, ">=") ? true : stream.is(symbol, "<") ? false : nil
  }

  /// The value of `os(iOS)` and the like.
  private func value(of word: Int, _ argument: Int) -> Bool? {
    if stream.is(word, "os") {
      if stream.is(argument, "iOS") || stream.is(argument, "Linux") { return true }
      return stream.isWord(argument, in: Self.otherSystems) ? false : nil
    }
    if stream.is(word, "canImport") {
      if stream.is(argument, "UIKit") || stream.is(argument, "Foundation") { return true }
      if stream.isWord(argument, in: Self.inUIKit) { return true }
      return modules.isNeverImported(stream.text(argument)) ? false : nil
    }
    if stream.is(word, "targetEnvironment") {
      return stream.is(argument, "simulator") ? true : stream.is(argument, "macCatalyst") ? false : nil
    }
    return stream.is(word, "_runtime") && stream.is(argument, "_ObjC") ? false : nil
  }
}
