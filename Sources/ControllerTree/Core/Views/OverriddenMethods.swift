import Foundation

/// Some methods of a class, and whether a subclass overrides one of them.
///
/// Swift has no question for that, but the method table of a class has the answer: an override has its own entry there. The place of an
/// entry is found by comparing the table of the class with those of subclasses that override one method each. Where it is not found,
/// every class counts as one that overrides.
@MainActor struct OverriddenMethods {
  private struct Entry {
    let offset: Int
    let base: UInt

    @inline(__always)
    func isOverridden(in table: UnsafeRawPointer) -> Bool { table.load(fromByteOffset: offset, as: UInt.self) != base }
  }

  /// The entry of the first method, apart from the others: to ask for a single method, no array is retained. `nil` if not all entries
  /// were found.
  private let first: Entry?
  private let others: [Entry]

  /// - Parameters:
  ///   - base: The class with the methods.
  ///   - plain: A subclass without overrides.
  ///   - probes: A subclass for each method, which overrides it and nothing else.
  init(of base: AnyClass, plain: AnyClass, probes: [AnyClass]) {
    #if canImport(ObjectiveC)
      (first, others) = (nil, [])
    #else
      var found: [Entry] = []
      for probe in probes { if let entry = Self.entry(of: base, plain, probe) { found.append(entry) } }
      first = found.count == probes.count ? found.first : nil
      others = Array(found.dropFirst())
    #endif
  }

  /// Whether the class of an object overrides one of the methods.
  func areOverridden(by object: AnyObject) -> Bool {
    guard let first else { return true }
    let table = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeRawPointer.self)
    if first.isOverridden(in: table) { return true }
    if others.isEmpty { return false }
    for entry in others where entry.isOverridden(in: table) { return true }
    return false
  }

  /// The only word that differs from the table of the class in the probe's table, and not in that of a subclass without overrides.
  private static func entry(of base: AnyClass, _ plain: AnyClass, _ probe: AnyClass) -> Entry? {
    let base = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let plain = unsafeBitCast(plain, to: UnsafeRawPointer.self)
    let changed = unsafeBitCast(probe, to: UnsafeRawPointer.self)
    var found: Entry?
    // The size of the record and the part before its address are at fixed places of it.
    let end = Int(base.load(fromByteOffset: 32, as: UInt32.self)) - Int(base.load(fromByteOffset: 36, as: UInt32.self))
    for offset in stride(from: 56, to: end, by: MemoryLayout<UInt>.size) {
      let word = base.load(fromByteOffset: offset, as: UInt.self)
      guard plain.load(fromByteOffset: offset, as: UInt.self) == word,
        changed.load(fromByteOffset: offset, as: UInt.self) != word
      else { continue }
      if found != nil { return nil }
      found = Entry(offset: offset, base: word)
    }
    return found
  }
}
