#if !canImport(ObjectiveC)
  import Foundation

  /// A comparison of two values, as predicates make it. Rules: RESP-40.
  struct ValueComparison {
    enum Relation: String {
      case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
      case `in` = "IN"
      case contains = "CONTAINS"
      case beginsWith = "BEGINSWITH"
      case endsWith = "ENDSWITH"
      case like = "LIKE"
      case matches = "MATCHES"
      case between = "BETWEEN"

      init?(word: String) {
        guard let found = Self(rawValue: word.uppercased()), found.isWord else { return nil }
        self = found
      }

      init?(symbol: String) {
        switch symbol {
        case "==", "=": self = .equal
        case "!=", "<>": self = .unequal
        case "<": self = .less
        case "<=", "=<": self = .lessOrEqual
        case ">": self = .greater
        case ">=", "=>": self = .greaterOrEqual
        default: return nil
        }
      }

      private var isWord: Bool { rawValue.first?.isUppercase == true }
    }

    var relation: Relation
    /// `[c]` and `[d]`.
    var options: String.CompareOptions = []
    /// The expression of `MATCHES`, if it is known before the values are.
    var pattern: NSRegularExpression?

    /// Whether the comparison is true; `nil` if the values are of kinds that can't be compared so.
    func holds(_ left: Any?, _ right: Any?) -> Bool? {
      switch relation {
      case .equal: isEqual(left, right)
      case .unequal: !isEqual(left, right)
      case .less: order(left, right) { $0 == .orderedAscending }
      case .lessOrEqual: order(left, right) { $0 != .orderedDescending }
      case .greater: order(left, right) { $0 == .orderedDescending }
      case .greaterOrEqual: order(left, right) { $0 != .orderedAscending }
      case .in: holdsElement(right, left)
      case .contains: holdsElement(left, right)
      case .between: isBetween(left, right)
      case .beginsWith: text(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil || $1.isEmpty }
      case .endsWith:
        text(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil || $1.isEmpty }
      case .like: text(left, right) { Wildcards.matches(folded($0), folded($1)) }
      case .matches: matches(left, right)
      }
    }

    // MARK: Kinds

    func isEqual(_ left: Any?, _ right: Any?) -> Bool {
      let (left, right) = (PlainValue(left), PlainValue(right))
      switch (left, right) {
      case (.none, .none): return true
      case (.text(let one), .text(let other)):
        return options.isEmpty ? one == other : one.compare(other, options: options) == .orderedSame
      case (.list(let one), .list(let other)):
        guard one.count == other.count else { return false }
        for index in one.indices where !isEqual(one[index], other[index]) { return false }
        return true
      default: return left.isSame(as: right)
      }
    }

    /// `nil`, which belongs to no order, is neither before nor after anything.
    private func order(_ left: Any?, _ right: Any?, _ test: (ComparisonResult) -> Bool) -> Bool? {
      let (left, right) = (PlainValue(left), PlainValue(right))
      if left.isNone || right.isNone { return left.isNone && right.isNone && test(.orderedSame) }
      return left.order(right, options).map(test)
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool? {
      guard case .list(let bounds) = PlainValue(bounds), bounds.count == 2 else { return nil }
      guard let isAbove = order(value, bounds[0], { $0 != .orderedAscending }),
        let isBelow = order(value, bounds[1], { $0 != .orderedDescending })
      else { return nil }
      return isAbove && isBelow
    }

    private func holdsElement(_ collection: Any?, _ element: Any?) -> Bool? {
      switch PlainValue(collection) {
      case .none: return false
      case .list(let list):
        for entry in list where isEqual(entry, element) { return true }
        return false
      default: return text(collection, element) { $0.range(of: $1, options: options) != nil || $1.isEmpty }
      }
    }

    private func text(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool? {
      switch (PlainValue(left), PlainValue(right)) {
      case (.text(let one), .text(let other)): test(one, other)
      case (.none, _), (_, .none): false
      default: nil
      }
    }

    private func matches(_ left: Any?, _ right: Any?) -> Bool? {
      text(left, right) { text, source in
        let text = options.contains(.diacriticInsensitive) ? folded(text) : text
        guard let pattern = pattern ?? (try? Self.pattern(source, options)) else { return false }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return pattern.firstMatch(in: text, range: whole)?.range == whole
      }
    }

    /// The whole text has to match.
    static func pattern(_ source: String, _ options: String.CompareOptions) throws -> NSRegularExpression {
      try NSRegularExpression(
        pattern: "(?:\(source))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    }

    private func folded(_ text: String) -> String {
      options.isEmpty ? text : text.folding(options: options, locale: nil)
    }
  }

  /// A text with `?` for any character and `*` for any number of them.
  enum Wildcards {
    /// - Complexity: O(n · m).
    static func matches(_ text: String, _ pattern: String) -> Bool {
      let (text, pattern) = (Array(text), Array(pattern))
      var (place, next) = (0, 0)
      var star: (pattern: Int, text: Int)?
      while place < text.count {
        let isEscaped = next + 1 < pattern.count && pattern[next] == "\\"
        if next < pattern.count, pattern[next] == "*" {
          star = (next, place)
          next += 1
        } else if isEscaped, pattern[next + 1] == text[place] {
          next += 2
          place += 1
        } else if next < pattern.count, !isEscaped, pattern[next] == "?" || pattern[next] == text[place] {
          next += 1
          place += 1
        } else if let last = star {
          star = (last.pattern, last.text + 1)
          (next, place) = (last.pattern + 1, last.text + 1)
        } else {
          return false
        }
      }
      while next < pattern.count, pattern[next] == "*" { next += 1 }
      return next == pattern.count
    }
  }
#endif
