#if !canImport(ObjectiveC)
  /// The values in the text of a predicate.
  extension PredicateParser {
    mutating func sum() throws(PredicateFormatError) -> Part {
      try operation(["+": .plus, "-": .minus]) { parser throws(PredicateFormatError) in try parser.product() }
    }

    private mutating func product() throws(PredicateFormatError) -> Part {
      try operation(["*": .times, "/": .divided]) { parser throws(PredicateFormatError) in try parser.power() }
    }

    private mutating func power() throws(PredicateFormatError) -> Part {
      try operation(["**": .power]) { parser throws(PredicateFormatError) in try parser.signed() }
    }

    private mutating func operation(
      _ operators: [String: PredicateOperator],
      _ operand: (inout PredicateParser) throws(PredicateFormatError) -> Part
    ) throws(PredicateFormatError) -> Part {
      var part = try operand(&self)
      var operations = 0
      while case .symbol(let symbol) = current, let found = operators[symbol] {
        operations += 1
        guard operations < 1_000 else { throw PredicateFormatError(text: "it is too long") }
        next += 1
        part = .value(.arithmetic(try value(of: part), found, try value(of: operand(&self))))
      }
      return part
    }

    private mutating func signed() throws(PredicateFormatError) -> Part {
      guard isSymbol("-") else { return try postfix() }
      next += 1
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.depthLimit else { throw PredicateFormatError(text: "it is too deep") }
      return .value(.negative(try value(of: signed())))
    }

    /// A value with the names and indices behind it.
    private mutating func postfix() throws(PredicateFormatError) -> Part {
      var part = try primary()
      var steps = 0
      while isSymbol(".") || isSymbol("[") {
        steps += 1
        guard steps < 1_000 else { throw PredicateFormatError(text: "it is too long") }
        let expression = try value(of: part)
        if isSymbol("[") {
          next += 1
          part = .value(.element(expression, try element()))
          try skip(symbol: "]")
          continue
        }
        next += 1
        let names = try names()
        if case .path(let base, let first) = expression {
          part = .value(.path(base, first + names))
        } else {
          part = .value(.path(expression, names))
        }
      }
      return part
    }

    private mutating func element() throws(PredicateFormatError) -> PredicateElement {
      if isWord("FIRST", "LAST", "SIZE") {
        defer { next += 1 }
        return isWord("FIRST") ? .first : isWord("LAST") ? .last : .size
      }
      return .at(try value(of: nested { parser throws(PredicateFormatError) in try parser.sum() }))
    }

    /// A name, `@count`, or `%K`, which may be a path.
    private mutating func names() throws(PredicateFormatError) -> [String] {
      switch current {
      case .word(let word, _):
        next += 1
        return [word]
      case .symbol("@"):
        next += 1
        guard case .word(let word, _) = current else { throw unexpected() }
        next += 1
        return ["@" + word]
      case .argument("K"):
        next += 1
        guard case .text(let path) = PlainValue(try argument(for: "K")), !path.isEmpty else {
          throw PredicateFormatError(text: "the argument of %K is no name")
        }
        return path.split(separator: ".").map(String.init)
      default: throw unexpected()
      }
    }

    private mutating func primary() throws(PredicateFormatError) -> Part {
      switch current {
      case .integer(let number): return constant(number)
      case .number(let number): return constant(number)
      case .text(let text): return constant(text)
      case .argument("K"), .symbol("@"): return .value(.path(.object, try names()))
      case .argument(let letter):
        next += 1
        return .value(.constant(try argument(for: letter)))
      case .symbol("("):
        next += 1
        let part = try nested { parser throws(PredicateFormatError) in try parser.alternatives() }
        try skip(symbol: ")")
        return part
      case .symbol("{"): return .value(.list(try list(from: "{", to: "}")))
      case .symbol("$"):
        next += 1
        guard case .word(let name, _) = current else { throw unexpected() }
        next += 1
        return .value(.variable(name))
      case .word(let word, isEscaped: true):
        next += 1
        return .value(.path(.object, [word]))
      case .word(let word, isEscaped: false): return try named(word)
      case .symbol, .options, .end: throw unexpected()
      }
    }

    private mutating func constant(_ value: Any?) -> Part {
      next += 1
      return .value(.constant(value))
    }

    private mutating func nested(
      _ part: (inout PredicateParser) throws(PredicateFormatError) -> Part
    ) throws(PredicateFormatError) -> Part {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.depthLimit else { throw PredicateFormatError(text: "it is too deep") }
      return try part(&self)
    }

    private mutating func list(
      from open: String, to close: String
    ) throws(PredicateFormatError) -> [PredicateExpression] {
      try skip(symbol: open)
      var list: [PredicateExpression] = []
      while !isSymbol(close) {
        list.append(try value(of: nested { parser throws(PredicateFormatError) in try parser.sum() }))
        if isSymbol(",") { next += 1 } else if !isSymbol(close) { throw unexpected() }
      }
      next += 1
      return list
    }

    /// A word of the language, a function, or the name of a property.
    private mutating func named(_ word: String) throws(PredicateFormatError) -> Part {
      let start = next
      next += 1
      switch word.uppercased() {
      case "SELF": return .value(.object)
      case "TRUE", "YES": return .value(.constant(true))
      case "FALSE", "NO": return .value(.constant(false))
      case "NULL", "NIL": return .value(.constant(nil))
      case "SUBQUERY" where isSymbol("("): return .value(try subquery())
      default: break
      }
      if isSymbol(":") || isSymbol("(") {
        guard let function = PredicateFunction(rawValue: word.lowercased()) else {
          throw PredicateFormatError(text: "the function \(word) is not known")
        }
        if isSymbol(":") { next += 1 }
        return .value(.function(function, try list(from: "(", to: ")")))
      }
      let reserved = ["AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE"]
      guard !reserved.contains(word.uppercased()), ValueComparison.Relation(word: word) == nil else {
        next = start
        throw unexpected()
      }
      return .value(.path(.object, [word]))
    }

    private mutating func subquery() throws(PredicateFormatError) -> PredicateExpression {
      try skip(symbol: "(")
      let list = try value(of: nested { parser throws(PredicateFormatError) in try parser.sum() })
      try skip(symbol: ",")
      try skip(symbol: "$")
      guard case .word(let name, _) = current else { throw unexpected() }
      next += 1
      try skip(symbol: ",")
      let tree = try condition(of: nested { parser throws(PredicateFormatError) in try parser.alternatives() })
      try skip(symbol: ")")
      return .subquery(list, name, tree)
    }
  }
#endif
