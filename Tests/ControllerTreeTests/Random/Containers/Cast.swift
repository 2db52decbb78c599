/// A controller of a ``ContainerWorld``: `c3` is a plain one, `n0` a navigation controller.
struct Member: Hashable, CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case plain = "c"
    case navigation = "n"
    case tabs = "t"
    case pages = "p"
  }

  let kind: Kind
  let number: Int

  var description: String { "\(kind.rawValue)\(number)" }
}

/// The number of members of each kind in a ``ContainerWorld``.
struct Cast {
  var counts: [Member.Kind: Int]
  var windows = 1

  var members: [Member] {
    Member.Kind.allCases.flatMap { kind in (0..<counts[kind, default: 0]).map { Member(kind: kind, number: $0) } }
  }

  func anyMember(using generator: inout SeededGenerator) -> Member {
    members.randomElement(using: &generator) ?? Member(kind: .plain, number: 0)
  }

  func one(_ kind: Member.Kind, using generator: inout SeededGenerator) -> Member {
    Member(kind: kind, number: Int.random(in: 0..<max(counts[kind, default: 0], 1), using: &generator))
  }

  /// Up to `limit` members, mostly different ones.
  func some(upTo limit: Int, using generator: inout SeededGenerator) -> [Member] {
    let crowd = Array(members.shuffled(using: &generator).prefix(Int.random(in: 0...limit, using: &generator)))
    return Int.random(in: 0..<12, using: &generator) == 0 ? crowd + crowd.prefix(1) : crowd
  }

  func window(using generator: inout SeededGenerator) -> Int { Int.random(in: 0..<windows, using: &generator) }
}
