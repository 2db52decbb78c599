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

  /// The methods that a protocol adds to one from which it inherits.
  init(of name: String, without base: String) {
    self.init(of: [name])
    let inherited = DelegateMethods(of: [base])
    library.subtract(inherited.library)
    onlyUIKit.subtract(inherited.onlyUIKit)
  }

  var isEmpty: Bool { library.isEmpty && onlyUIKit.isEmpty }

  /// The method of the library's that a selector of UIKit's names. Its words are those of Swift, followed by the names of types that
  /// Swift leaves out: `tableView:didSelectRowAtIndexPath:` is `tableView(_:didSelectRowAt:)`.
  /// - Complexity: O(n) in the number of methods.
  func method(answering selector: String) -> String? {
    var best: (length: Int, name: String)?
    let words = selector.split(separator: ":", omittingEmptySubsequences: false)
    for candidate in library {
      guard let names = Self.words[candidate], let length = Self.length(of: names, begins: words) else { continue }
      if best.map({ (length, candidate) > ($0.length, $0.name) }) ?? true { best = (length, candidate) }
    }
    return best?.name
  }

  /// The number of letters that a method shares with the words of a selector; `nil` if it is another method.
  private static func length(of names: [String], begins words: [Substring]) -> Int? {
    guard names.count == words.count else { return nil }
    var length = 0
    for (name, word) in zip(names, words) {
      guard word.utf8.starts(with: name.utf8) else { return nil }
      // Another word, if any, begins behind it.
      let next = word.utf8.dropFirst(name.utf8.count).first ?? UInt8(ascii: "A")
      guard next >= UInt8(ascii: "A"), next <= UInt8(ascii: "Z") else { return nil }
      length += name.utf8.count
    }
    return length
  }

  /// The words of each method's selector, as Swift's name gives them.
  private static let words: [String: [String]] = {
    var words: [String: [String]] = [:]
    for entry in table.values {
      for name in entry.library {
        words[name] = selector(of: name).split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      }
    }
    return words
  }()

  /// The selector that Swift's name of a method gives.
  static func selector(of name: String) -> String {
    let base = String(name.prefix { $0 != "(" })
    let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
    return ObjectiveCNames.selector(base: base, labels: labels)
  }

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

  /// The delegate protocols from which one inherits.
  static func protocolsInherited(by name: String) -> [String] { table[name]?.inherited ?? [] }

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
