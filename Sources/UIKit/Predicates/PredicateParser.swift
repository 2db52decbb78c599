#if !canImport(ObjectiveC)
  import Foundation

  /// Reads the text of a predicate, as the Predicate Programming Guide describes it. Rules: RESP-40.
  struct PredicateParser {
    /// Deeper than the parentheses of any predicate: the recursion is bounded by it.
    static let depthLimit = 64

    /// A part of the text. Only what stands around parentheses tells whether they hold a condition or a value.
    enum Part {
      case condition(PredicateTree)
      case value(PredicateExpression)
    }

    let tokens: [PredicateToken]
    var next = 0
    var depth = 0
    private var arguments: ArraySlice<Any?>

    private init(_ text: String, _ arguments: [Any?]) throws(PredicateFormatError) {
      tokens = try PredicateLexer.tokens(of: text)
      self.arguments = arguments[...]
    }

    /// The condition that a text states, with the arguments for `%@`, `%K` and the like.
    static func tree(of text: String, _ arguments: [Any?]) throws(PredicateFormatError) -> PredicateTree {
      var parser = try PredicateParser(text, arguments)
      let tree = try parser.condition()
      guard parser.current == .end else { throw parser.unexpected() }
      return tree
    }

    /// The value that a text states.
    static func expression(of text: String, _ arguments: [Any?]) throws(PredicateFormatError) -> PredicateExpression {
      var parser = try PredicateParser(text, arguments)
      let expression = try parser.value(of: try parser.sum())
      guard parser.current == .end else { throw parser.unexpected() }
      return expression
    }

    // MARK: Tokens

    var current: PredicateToken { tokens[next] }

    func isWord(_ words: String...) -> Bool {
      guard case .word(let word, isEscaped: false) = current else { return false }
      return words.contains(word.uppercased())
    }

    func isSymbol(_ symbols: String...) -> Bool {
      guard case .symbol(let symbol) = current else { return false }
      return symbols.contains(symbol)
    }

    mutating func skip(symbol: String) throws(PredicateFormatError) {
      guard isSymbol(symbol) else { throw unexpected() }
      next += 1
    }

    func unexpected() -> PredicateFormatError {
      switch current {
      case .end: PredicateFormatError(text: "something is missing at its end")
      case .word(let word, _), .text(let word), .symbol(let word), .options(let word):
        PredicateFormatError(text: "'\(word)' is not expected there")
      case .integer(let number): PredicateFormatError(text: "'\(number)' is not expected there")
      case .number(let number): PredicateFormatError(text: "'\(number)' is not expected there")
      case .argument(let letter): PredicateFormatError(text: "'%\(letter)' is not expected there")
      }
    }

    mutating func argument(for letter: Character) throws(PredicateFormatError) -> Any? {
      guard let value = arguments.popFirst() else {
        throw PredicateFormatError(text: "there are fewer arguments than its text takes")
      }
      let plain = PlainValue(value)
      switch letter {
      case "@", "K": return value
      case "c": return plain.double.flatMap { Unicode.Scalar(UInt32($0)) }.map { String(Character($0)) } ?? value
      default:
        guard plain.double != nil else { throw PredicateFormatError(text: "the argument of %\(letter) is no number") }
        return value
      }
    }

    // MARK: Conditions

    mutating func condition() throws(PredicateFormatError) -> PredicateTree {
      try condition(of: alternatives())
    }

    func condition(of part: Part) throws(PredicateFormatError) -> PredicateTree {
      guard case .condition(let tree) = part else {
        throw PredicateFormatError(text: "a value stands where a condition is expected")
      }
      return tree
    }

    func value(of part: Part) throws(PredicateFormatError) -> PredicateExpression {
      guard case .value(let expression) = part else {
        throw PredicateFormatError(text: "a condition stands where a value is expected")
      }
      return expression
    }

    mutating func alternatives() throws(PredicateFormatError) -> Part {
      let first = try conjunction()
      guard isSymbol("||") || isWord("OR") else { return first }
      var parts = [try condition(of: first)]
      while isSymbol("||") || isWord("OR") {
        next += 1
        parts.append(try condition(of: conjunction()))
      }
      return .condition(.any(parts))
    }

    private mutating func conjunction() throws(PredicateFormatError) -> Part {
      let first = try negation()
      guard isSymbol("&&") || isWord("AND") else { return first }
      var parts = [try condition(of: first)]
      while isSymbol("&&") || isWord("AND") {
        next += 1
        parts.append(try condition(of: negation()))
      }
      return .condition(.all(parts))
    }

    private mutating func negation() throws(PredicateFormatError) -> Part {
      var isNegated = false
      var negations = 0
      while isSymbol("!") || isWord("NOT") {
        next += 1
        negations += 1
        isNegated.toggle()
      }
      let part = try comparison()
      if negations == 0 { return part }
      let tree = try condition(of: part)
      return .condition(isNegated ? .not(tree) : tree)
    }

    private mutating func comparison() throws(PredicateFormatError) -> Part {
      if isWord("TRUEPREDICATE", "FALSEPREDICATE") {
        defer { next += 1 }
        return .condition(.constant(isWord("TRUEPREDICATE")))
      }
      var quantifier: PredicateTree.Quantifier = .none
      if isWord("ANY", "SOME", "ALL", "NONE") {
        quantifier = isWord("ALL") ? .all : isWord("NONE") ? .no : .any
        next += 1
      }
      let left = try sum()
      guard let relation else {
        if quantifier == .none { return left }
        throw unexpected()
      }
      next += 1
      var comparison = ValueComparison(relation: relation)
      if case .options(let options) = current {
        next += 1
        if options.contains("c") { comparison.options.insert(.caseInsensitive) }
        if options.contains("d") { comparison.options.insert(.diacriticInsensitive) }
      }
      let right = try value(of: sum())
      if relation == .matches { comparison.pattern = try pattern(right, comparison.options) }
      return .condition(
        .comparison(
          .init(left: try value(of: left), right: right, comparison: comparison, quantifier: quantifier)))
    }

    private var relation: ValueComparison.Relation? {
      switch current {
      case .symbol(let symbol): ValueComparison.Relation(symbol: symbol)
      case .word(let word, isEscaped: false): ValueComparison.Relation(word: word)
      default: nil
      }
    }

    /// The regular expression of `MATCHES`, if it is a constant.
    private func pattern(
      _ expression: PredicateExpression, _ options: String.CompareOptions
    ) throws(PredicateFormatError) -> NSRegularExpression? {
      guard case .constant(let value) = expression, case .text(let source) = PlainValue(value) else { return nil }
      do { return try ValueComparison.pattern(source, options) } catch {
        throw PredicateFormatError(text: "'\(source)' is no regular expression")
      }
    }
  }
#endif
