/// A list in a `BlockPool`.
struct Block<Element: BitwiseCopyable>: BitwiseCopyable {
  /// Valid while the block has room.
  fileprivate(set) var pointer: UnsafeMutablePointer<Element>?
  var count: Int32 = 0
  /// A power of two from 2, or zero.
  fileprivate(set) var capacity: Int32 = 0

  /// The size class of the capacity.
  fileprivate var order: Int { capacity.trailingZeroBitCount - 1 }

  /// The memory of the elements, which must exist. The inner loops use it directly: a debug build does not specialise the subscript,
  /// and `swift test` runs a debug build.
  @inline(__always) var base: UnsafeMutablePointer<Element> { pointer.unsafelyUnwrapped }

  /// Read and written without a check. The index must be that of an element.
  @inline(__always) subscript(index: Int32) -> Element {
    get {
      assert(index >= 0 && index < count)
      return pointer.unsafelyUnwrapped[Int(index)]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &pointer.unsafelyUnwrapped[Int(index)]
    }
  }

  /// The elements, for a loop that changes the block neither in size nor in place.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: pointer, count: Int(count)) }
}

/// The memory of many lists. A list that outgrows its block moves to one of twice the size; free blocks are kept by size and used
/// again. Nothing else ever moves.
struct BlockPool<Element: BitwiseCopyable>: ~Copyable {
  /// Pieces of memory that are cut into blocks, each twice as large as the one before, up to a limit.
  private var slabs: [UnsafeMutablePointer<Element>] = []
  private var rest: UnsafeMutablePointer<Element>?
  private var restCount = 0
  private var slabSize = 64
  private var free: [[UnsafeMutablePointer<Element>]] = []

  private static var largestSlab: Int { 4096 }

  init() {}

  deinit { for slab in slabs { slab.deallocate() } }

  @inline(__always) mutating func append(_ element: Element, to block: inout Block<Element>) {
    if block.count == block.capacity { reserve(block.count + 1, in: &block) }
    block.count += 1
    block[block.count - 1] = element
  }

  /// Makes room for `needed` elements in all. Complexity: O(`block.count`) if the block moves.
  mutating func reserve(_ needed: Int32, in block: inout Block<Element>) {
    guard needed > block.capacity else { return }
    var grown = Block<Element>()
    grown.capacity = max(2, block.capacity)
    while grown.capacity < needed { grown.capacity *= 2 }
    let pointer = take(order: grown.order, count: Int(grown.capacity))
    grown.pointer = pointer
    grown.count = block.count
    if let old = block.pointer { pointer.update(from: old, count: Int(block.count)) }
    release(&block)
    block = grown
  }

  /// Frees the block and leaves an empty one without room.
  mutating func release(_ block: inout Block<Element>) {
    if let pointer = block.pointer { free[block.order].append(pointer) }
    block = Block()
  }

  /// A block with the same elements, of a block that may be another pool's.
  mutating func duplicate(_ block: Block<Element>) -> Block<Element> {
    var copied = Block<Element>()
    reserve(block.count, in: &copied)
    if let from = block.pointer, let to = copied.pointer { to.update(from: from, count: Int(block.count)) }
    copied.count = block.count
    return copied
  }

  private mutating func take(order: Int, count: Int) -> UnsafeMutablePointer<Element> {
    while free.count <= order { free.append([]) }
    if let reused = free[order].popLast() { return reused }
    if let rest, restCount >= count {
      self.rest = rest + count
      restCount -= count
      return rest
    }
    guard count * 4 <= Self.largestSlab else {
      let own = UnsafeMutablePointer<Element>.allocate(capacity: count)
      slabs.append(own)
      return own
    }
    keepRest()
    while slabSize < count { slabSize *= 2 }
    let slab = UnsafeMutablePointer<Element>.allocate(capacity: slabSize)
    slabs.append(slab)
    rest = slab + count
    restCount = slabSize - count
    slabSize = min(2 * slabSize, Self.largestSlab)
    return slab
  }

  /// Cuts what is left of the last slab into free blocks.
  private mutating func keepRest() {
    guard var pointer = rest else { return }
    for order in (0..<free.count).reversed() {
      let size = 2 << order
      while restCount >= size {
        free[order].append(pointer)
        pointer += size
        restCount -= size
      }
    }
  }
}
