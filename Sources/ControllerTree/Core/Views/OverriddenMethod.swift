import Foundation

/// A method of a class, and whether a subclass overrides it.
///
/// Swift has no question for that, but the method table of a class has the answer: an override has its own entry there. The place of an
/// entry is found by comparing the table of the class with that of a subclass that overrides only this method. Where it is not found,
/// every class counts as one that overrides. The question costs two loads.
@MainActor package struct OverriddenMethod {
  private struct Entry {
    let offset: Int
    let base: UInt
  }

  private let entry: Entry?

  /// - Parameters:
  ///   - base: The class with the method.
  ///   - plain: A subclass without overrides.
  ///   - probe: A subclass that overrides the method and nothing else.
  package init(of base: AnyClass, plain: AnyClass, probe: AnyClass) {
    #if canImport(ObjectiveC)
      entry = nil
    #else
      entry = Self.entry(of: base, plain, probe)
    #endif
  }

  /// Whether the class of an object overrides the method.
  @inline(__always)
  package func isOverridden(by object: AnyObject) -> Bool {
    guard let entry else { return true }
    let table = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeRawPointer.self)
    return table.load(fromByteOffset: entry.offset, as: UInt.self) != entry.base
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
