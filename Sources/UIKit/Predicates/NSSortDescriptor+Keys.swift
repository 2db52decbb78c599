#if !canImport(ObjectiveC)
  import Foundation

  extension NSSortDescriptor {
    /// Orders objects by the value of a property: texts, numbers and dates; `nil` comes first. Rules: RESP-42.
    /// - Parameters:
    ///   - key: The name of the property, or a path of names; `nil` for the objects themselves.
    ///   - ascending: Whether the least value comes first.
    /// - Issues: `unknownKey` while it orders; values that can't be compared count as equal.
    public convenience init(key: String?, ascending: Bool) {
      self.init(key: key, ascending: ascending) { PlainValue($0).order(PlainValue($1)) ?? .orderedSame }
    }

    /// Orders objects by the value of a property, by a method of Foundation's: `compare:`, `caseInsensitiveCompare:`,
    /// `localizedCompare:`, `localizedCaseInsensitiveCompare:` or `localizedStandardCompare:`. Rules: RESP-42.
    /// - Parameters:
    ///   - key: The name of the property, or a path of names; `nil` for the objects themselves.
    ///   - ascending: Whether the least value comes first.
    ///   - selector: The method; `nil`, and a method of another name, order as `compare:`.
    /// - Issues: `unknownKey` while it orders.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
      let name = selector?.description ?? ""
      self.init(key: key, ascending: ascending) { Self.order(PlainValue($0), PlainValue($1), name) }
    }

    /// Orders objects by the value of a property, as a closure decides. Rules: RESP-42.
    /// - Parameters:
    ///   - key: The name of the property, or a path of names; `nil` for the objects themselves.
    ///   - ascending: Whether the least value comes first.
    ///   - comparator: The order of two values. It gets no `nil`: such a value comes first.
    /// - Issues: `unknownKey` while it orders.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
      let names = key.map { $0.split(separator: ".").map(String.init) } ?? []
      self.init(keyPath: \Any.self, ascending: ascending) { one, other in
        switch (KeyPathOperators.value(names[...], of: one), KeyPathOperators.value(names[...], of: other)) {
        case (let one?, let other?): comparator(one, other)
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        }
      }
    }

    private static func order(_ one: PlainValue, _ other: PlainValue, _ method: String) -> ComparisonResult {
      guard case .text(let first) = one, case .text(let second) = other else { return one.order(other) ?? .orderedSame }
      return switch method {
      case "caseInsensitiveCompare:": first.caseInsensitiveCompare(second)
      case "localizedCompare:": first.localizedCompare(second)
      case "localizedCaseInsensitiveCompare:": first.localizedCaseInsensitiveCompare(second)
      case "localizedStandardCompare:": first.localizedStandardCompare(second)
      default: first.compare(second)
      }
    }
  }
#endif
