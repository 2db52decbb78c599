/// A growable array of plain values, indexed by `Int32`.
///
/// It is never shared, so it has no reference count, no check for uniqueness, and, in a release build, no check of an index: the
/// loops of the simplex method would pay for each of them. Only this module holds indices, and callers of the module can't make one.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init() {
    base = .allocate(capacity: 4)
    capacity = 4
  }

  private init(base: UnsafeMutablePointer<Element>, count: Int, capacity: Int) {
    self.base = base
    self.count = count
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  subscript(index: Int32) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[Int(index)]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield &base[Int(index)]
    }
  }

  var isEmpty: Bool { count == 0 }

  func copy() -> Buffer {
    let copied = UnsafeMutablePointer<Element>.allocate(capacity: max(4, count))
    copied.initialize(from: base, count: count)
    return Buffer(base: copied, count: count, capacity: max(4, count))
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  /// Grows by a half, so that at most a third is unused.
  private mutating func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let grown = max(needed, capacity + capacity / 2 + 4)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = grown
  }
}
