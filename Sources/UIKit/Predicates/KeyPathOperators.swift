#if !canImport(ObjectiveC)
  import Foundation

  /// Values at the ends of paths of names: through objects, dictionaries and collections, with the operators of collections.
  /// Rules: RESP-41.
  enum KeyPathOperators {
    /// The value at the end of `names`. A collection answers with the values of its elements, in an array.
    static func value(_ names: ArraySlice<String>, of value: Any?) -> Any? {
      var names = names
      var current = value
      while let name = names.first {
        guard let object = PlainValue.unwrapped(current) else { return nil }
        names = names.dropFirst()
        if name.lowercased() == "self" { continue }
        if name.hasPrefix("@"), let list = elements(of: object) { return operate(name.dropFirst(), names, on: list) }
        if let list = elements(of: object) { return self.values([name] + names, of: list) }
        current = step(name, of: object)
      }
      return PlainValue.unwrapped(current)
    }

    /// The elements of a collection other than a dictionary, of which names are keys.
    private static func elements(of object: Any) -> [Any]? {
      object is NSDictionary || object is [String: Any] ? nil : PlainValue.elements(of: object)
    }

    private static func values(_ names: ArraySlice<String>, of list: [Any]) -> [Any] {
      var values: [Any] = []
      for element in list { values.append(value(names, of: element) ?? NSNull()) }
      return values
    }

    private static func step(_ name: String, of object: Any) -> Any? {
      if let dictionary = object as? [String: Any] { return dictionary[name] }
      if let found = StockValues.value(name, of: object) { return found }
      if let object = KeyValueCoding.object(object) { return KeyValueCoding.checkedValue(name, of: object) }
      RefusedPredicate.report("found no '\(name)' in a value of the type \(type(of: object))")
      return nil
    }

    // MARK: Operators

    private static func operate(_ name: Substring, _ names: ArraySlice<String>, on list: [Any]) -> Any? {
      switch name {
      case "count": return list.count
      case "firstObject": return value(names, of: list.first)
      case "lastObject": return value(names, of: list.last)
      default: break
      }
      let values = values(names, of: list).filter { !($0 is NSNull) }
      switch name {
      case "sum": return sum(values)
      case "avg": return values.isEmpty ? 0 : sum(values) / Double(values.count)
      case "min": return extreme(values, .orderedAscending)
      case "max": return extreme(values, .orderedDescending)
      case "unionOfObjects": return values
      case "distinctUnionOfObjects": return distinct(values)
      case "unionOfArrays", "unionOfSets": return joined(values)
      case "distinctUnionOfArrays", "distinctUnionOfSets": return distinct(joined(values))
      default:
        RefusedPredicate.report("knows no operator '@\(name)' of collections")
        return nil
      }
    }

    private static func sum(_ values: [Any]) -> Double {
      var sum = 0.0
      for value in values { sum += PlainValue(value).double ?? 0 }
      return sum
    }

    private static func extreme(_ values: [Any], _ order: ComparisonResult) -> Any? {
      var found = values.first
      for value in values.dropFirst() where PlainValue(value).order(PlainValue(found)) == order { found = value }
      return found
    }

    private static func joined(_ values: [Any]) -> [Any] {
      var result: [Any] = []
      for value in values { result += PlainValue.elements(of: value) ?? [value] }
      return result
    }

    private static func distinct(_ values: [Any]) -> [Any] {
      var known: Set<AnyHashable> = []
      return values.filter { value in (value as? AnyHashable).map { known.insert($0).inserted } ?? true }
    }
  }

  /// Properties of texts, numbers and dates that code reads by name.
  private enum StockValues {
    static func value(_ name: String, of value: Any) -> Any? {
      switch PlainValue(value) {
      case .text(let text): property(name, of: text)
      case .date(let date): property(name, of: date)
      case .integer, .number: (PlainValue(value).double).flatMap { property(name, of: $0) }
      default: nil
      }
    }

    private static func property(_ name: String, of text: String) -> Any? {
      switch name {
      case "length": text.utf16.count
      case "lowercaseString", "lowercased": text.lowercased()
      case "uppercaseString", "uppercased": text.uppercased()
      case "capitalizedString", "capitalized": text.capitalized
      case "intValue", "integerValue": NSString(string: text).integerValue
      case "doubleValue", "floatValue": NSString(string: text).doubleValue
      case "boolValue": NSString(string: text).boolValue
      case "description": text
      default: nil
      }
    }

    private static func property(_ name: String, of date: Date) -> Any? {
      switch name {
      case "timeIntervalSince1970": date.timeIntervalSince1970
      case "timeIntervalSinceReferenceDate": date.timeIntervalSinceReferenceDate
      case "timeIntervalSinceNow": date.timeIntervalSinceNow
      default: nil
      }
    }

    private static func property(_ name: String, of number: Double) -> Any? {
      switch name {
      case "intValue", "integerValue": Int(exactly: number.rounded(.towardZero))
      case "doubleValue", "floatValue": number
      case "boolValue": number != 0
      case "stringValue", "description": NSNumber(value: number).stringValue
      default: nil
      }
    }
  }
#endif
