/// A queue that returns the smallest of its indices first: a binary heap. Its caller keeps an index from being in it twice.
struct IndexQueue: ~Copyable {
  private var heap = Buffer<Int32>()

  init() {}

  private init(heap: consuming Buffer<Int32>) { self.heap = heap }

  func copy() -> IndexQueue { IndexQueue(heap: heap.copy()) }

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ index: Int32) {
    heap.append(index)
    var position = heap.count - 1
    while position > 0 {
      let parent = (position - 1) / 2
      guard heap.base[parent] > index else { break }
      heap.base[position] = heap.base[parent]
      position = parent
    }
    heap.base[position] = index
  }

  mutating func popSmallest() -> Int32? {
    guard let last = heap.popLast() else { return nil }
    let count = heap.count
    guard count > 0 else { return last }
    let smallest = heap.base[0]
    var position = 0
    while true {
      var child = 2 * position + 1
      guard child < count else { break }
      if child + 1 < count, heap.base[child + 1] < heap.base[child] { child += 1 }
      guard heap.base[child] < last else { break }
      heap.base[position] = heap.base[child]
      position = child
    }
    heap.base[position] = last
    return smallest
  }
}
