import Foundation

/// The lengths of a list's elements in points, one after the other. Most have a usual length; others are noted one by one.
///
/// Only lengths that were noted cost space. Complexity: O(log n) for each question and each change.
struct LengthList {
  let count: Int
  /// The length of an element without one of its own.
  let usual: CGFloat
  /// The noted lengths, less the usual one, in blocks of elements.
  private var blocks: [Int: [CGFloat]] = [:]
  /// The sums of the blocks, as a binary indexed tree; empty until a length is noted.
  private var sums: [CGFloat] = []
  private var noted: Set<Int> = []

  private static var blockSize: Int { 64 }

  init(count: Int, usual: CGFloat) {
    self.count = max(count, 0)
    self.usual = usual.isFinite ? max(usual, 0) : 0
  }

  init(_ lengths: [CGFloat]) {
    self.init(count: lengths.count, usual: 0)
    for (index, length) in lengths.enumerated() { note(length, at: index) }
  }

  /// The sum of all lengths.
  var total: CGFloat { offset(of: count) }

  /// The elements whose lengths were noted.
  var notedIndexes: Set<Int> { noted }

  func isNoted(_ index: Int) -> Bool { noted.contains(index) }

  func length(of index: Int) -> CGFloat {
    usual + (blocks[index / Self.blockSize]?[index % Self.blockSize] ?? 0)
  }

  /// Notes the length of an element. Negative and infinite ones count as 0.
  mutating func note(_ length: CGFloat, at index: Int) {
    guard index >= 0, index < count else { return }
    noted.insert(index)
    store(length, at: index)
  }

  /// Changes the length of an element, which does not count as noted.
  mutating func estimate(_ length: CGFloat, at index: Int) {
    if index >= 0, index < count, !noted.contains(index) { store(length, at: index) }
  }

  private mutating func store(_ length: CGFloat, at index: Int) {
    let (block, place) = (index / Self.blockSize, index % Self.blockSize)
    let difference = (length.isFinite ? max(length, 0) : 0) - usual
    let old = blocks[block]?[place] ?? 0
    guard difference != old else { return }
    blocks[block, default: Array(repeating: 0, count: Self.blockSize)][place] = difference
    if sums.isEmpty { sums = Array(repeating: 0, count: count / Self.blockSize + 2) }
    var node = block + 1
    while node < sums.count {
      sums[node] += difference - old
      node += node & -node
    }
  }

  /// Where an element begins; for `count` where the last one ends.
  func offset(of index: Int) -> CGFloat {
    let index = min(max(index, 0), count)
    var offset = CGFloat(index) * usual
    guard !sums.isEmpty else { return offset }
    var node = index / Self.blockSize
    while node > 0 {
      offset += sums[node]
      node -= node & -node
    }
    if let block = blocks[index / Self.blockSize] {
      for place in 0..<(index % Self.blockSize) { offset += block[place] }
    }
    return offset
  }

  /// The first element that ends behind an offset; `count` if all end before it.
  func index(after offset: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.offset(of: middle + 1) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
