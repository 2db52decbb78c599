/// A queue of indices with priorities: the highest priority comes first, and of several the smallest index. A binary heap.
struct IndexQueue: ~Copyable {
  /// The priority's bits, inverted, then the index: a smaller number comes first. Bits of positive numbers are ordered as the numbers.
  private var heap = Buffer<UInt64>()

  init() {}

  private init(heap: consuming Buffer<UInt64>) { self.heap = heap }

  func copy() -> IndexQueue { IndexQueue(heap: heap.copy()) }

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ index: Int32, priority: Float = 0) {
    let key = UInt64(~priority.bitPattern) << 32 | UInt64(UInt32(bitPattern: index))
    heap.append(key)
    moveUp(key, from: heap.count - 1)
  }

  mutating func popFirst() -> (index: Int32, priority: Float)? {
    heap.isEmpty ? nil : remove(at: 0)
  }

  /// Removes the smallest index, of whatever priority. Complexity: O(count).
  mutating func popSmallestIndex() -> (index: Int32, priority: Float)? {
    guard !heap.isEmpty else { return nil }
    var smallest = 0
    for place in 1..<max(1, heap.count)
    where UInt32(truncatingIfNeeded: heap.base[place]) < UInt32(truncatingIfNeeded: heap.base[smallest]) {
      smallest = place
    }
    return remove(at: smallest)
  }

  private mutating func remove(at place: Int) -> (index: Int32, priority: Float) {
    let removed = heap.base[place]
    if let last = heap.popLast(), place < heap.count {
      let vacant = moveDown(from: place, until: last)
      moveUp(last, from: vacant)
    }
    let priority = Float(bitPattern: ~UInt32(truncatingIfNeeded: removed >> 32))
    return (Int32(bitPattern: UInt32(truncatingIfNeeded: removed)), priority)
  }

  private func moveUp(_ key: UInt64, from place: Int) {
    var place = place
    while place > 0 {
      let parent = (place - 1) / 2
      guard heap.base[parent] > key else { break }
      heap.base[place] = heap.base[parent]
      place = parent
    }
    heap.base[place] = key
  }

  /// Moves keys that come before `key` up into the vacant place; returns the place that is vacant then.
  private func moveDown(from place: Int, until key: UInt64) -> Int {
    var place = place
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { return place }
      if child + 1 < heap.count, heap.base[child + 1] < heap.base[child] { child += 1 }
      guard heap.base[child] < key else { return place }
      heap.base[place] = heap.base[child]
      place = child
    }
  }
}
