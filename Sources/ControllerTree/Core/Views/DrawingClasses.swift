import Foundation

/// Tells which classes of views draw: those that override `draw(_:)`, `draw(_:in:)` or `display(_:)` (DRAW-30).
///
/// Swift has no question for that, but the method table of a class has the answer: an override has its own entry there. The place of the
/// entry is found by comparing the table of `UIView` with those of subclasses that override one method each. Where it is not found,
/// every class counts as one that draws.
@MainActor enum DrawingClasses {
  private struct Entry {
    let offset: Int
    let base: UInt
  }

  /// The entries of the methods; `nil` if they were not found.
  private static let entries: [Entry]? = find()

  /// Whether the view's class overrides one of the methods.
  static func draws(_ view: UIView) -> Bool {
    guard let entries else { return true }
    let table = unsafeBitCast(type(of: view) as AnyClass, to: UnsafeRawPointer.self)
    for entry in entries where table.load(fromByteOffset: entry.offset, as: UInt.self) != entry.base { return true }
    return false
  }

  private static func find() -> [Entry]? {
    #if canImport(ObjectiveC)
      return nil
    #else
      var entries: [Entry] = []
      for probe in [DrawProbe.self, DrawInContextProbe.self, DisplayProbe.self] as [AnyClass] {
        guard let entry = entry(of: probe) else { return nil }
        entries.append(entry)
      }
      return entries
    #endif
  }

  /// The only word that differs from the table of `UIView` in the probe's table, and not in that of a subclass without overrides.
  private static func entry(of probe: AnyClass) -> Entry? {
    let base = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
    let plain = unsafeBitCast(PlainProbe.self as AnyClass, to: UnsafeRawPointer.self)
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

// The bodies differ, so that no linker merges them.
private final class PlainProbe: UIView {}
private final class DrawProbe: UIView {
  override func draw(_ rect: CGRect) { tag = 1 }
}
private final class DrawInContextProbe: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 2 }
}
private final class DisplayProbe: UIView {
  override func display(_ layer: CALayer) { tag = 3 }
}
