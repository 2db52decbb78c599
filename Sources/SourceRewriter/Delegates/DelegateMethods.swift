/// The methods of UIKit's delegate protocols: those that the library has, and those that only UIKit has.
struct DelegateMethods {
  /// Of a protocol and of those from which it inherits.
  private(set) var library: Set<String> = []
  private(set) var onlyUIKit: Set<String> = []

  /// The methods of some protocols; empty if none of them is a delegate protocol of UIKit's.
  init(of protocols: Set<String>) {
    var waiting = Array(protocols)
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let entry = Self.table[name] else { continue }
      library.formUnion(entry.library)
      onlyUIKit.formUnion(entry.onlyUIKit)
      waiting += entry.inherited
    }
    onlyUIKit.subtract(library)
  }

  var isEmpty: Bool { library.isEmpty && onlyUIKit.isEmpty }

  /// The method that `name` is probably meant to be: one of the same kind with a spelling that differs little.
  func nearest(to name: String) -> String? {
    var best: (distance: Int, name: String)?
    for candidate in library.union(onlyUIKit) {
      let limit = Self.limit(name, candidate)
      guard limit > 0, abs(candidate.utf8.count - name.utf8.count) <= limit else { continue }
      let distance = EditDistance.between(name, candidate, limit: limit)
      guard distance <= limit else { continue }
      if best.map({ (distance, candidate) < $0 }) ?? true { best = (distance, candidate) }
    }
    return best?.name
  }

  /// How many letters two names may differ in. With the same base name, the labels may differ more.
  private static func limit(_ name: String, _ candidate: String) -> Int {
    func base(_ name: String) -> Substring { name.prefix { $0 != "(" } }
    guard name.utf8.count >= 12 else { return 0 }
    // Without an argument, a method is no delegate's.
    guard name.contains("(_:"), candidate.contains("(_:") else { return 0 }
    if base(name) == base(candidate) {
      return name.contains(where: { $0 == ":" }) && base(name).count < name.count - 4 ? 6 : 0
    }
    return 2
  }

  /// The protocol that requires a method of this base name, if only one does.
  static func onlyProtocol(with base: String) -> String? { protocols[base] ?? nil }

  private static let protocols: [String: String?] = {
    var protocols: [String: String?] = [:]
    for (name, entry) in table {
      for base in Set(entry.library.map { String($0.prefix { $0 != "(" }) }) {
        protocols[base] = .some(protocols[base] == nil ? name : nil)
      }
    }
    return protocols
  }()

  // MARK: The table

  private struct Entry {
    var inherited: [String] = []
    var library: [String] = []
    var onlyUIKit: [String] = []
  }

  private static let table: [String: Entry] = {
    var table: [String: Entry] = [:]
    for line in lines(of: LibraryDelegates.text) {
      var entry = Entry()
      (entry.inherited, entry.library) = (line.inherited, line.methods)
      table[line.name] = entry
    }
    for line in lines(of: OtherDelegates.text) { table[line.name, default: Entry()].onlyUIKit += line.methods }
    return table
  }()

  /// Reads `Name Inherited: method(_:) method(_:label:)`.
  private static func lines(of text: String) -> [(name: String, inherited: [String], methods: [String])] {
    var result: [(String, [String], [String])] = []
    for line in text.split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ")?.lowerBound else { continue }
      let names = line[..<colon].split(separator: " ").map(String.init)
      guard let name = names.first else { continue }
      let methods = line[line.index(colon, offsetBy: 2)...].split(separator: " ").map(String.init)
      result.append((name, Array(names.dropFirst()), methods))
    }
    return result
  }
}

/// The number of letters to insert, remove or exchange.
enum EditDistance {
  /// - Returns: The distance, or a number above `limit` if it is greater than that.
  static func between(_ one: String, _ other: String, limit: Int) -> Int {
    let (first, second) = (Array(one.utf8), Array(other.utf8))
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var previous = row[0]
      row[0] = index + 1
      var least = row[0]
      for (place, other) in second.enumerated() {
        let exchanged = previous + (letter == other ? 0 : 1)
        previous = row[place + 1]
        row[place + 1] = min(exchanged, row[place] + 1, previous + 1)
        least = min(least, row[place + 1])
      }
      if least > limit { return limit + 1 }
    }
    return row[second.count]
  }
}
