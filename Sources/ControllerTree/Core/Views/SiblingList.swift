/// An element of a ``SiblingList``; it stores its index there.
protocol Sibling: AnyObject {
  var siblingIndex: Int32 { get set }
}

/// An ordered list of siblings, each of which stores its own index, so that no search is needed.
///
/// It is an array as long as changes happen near its end. A removal further in front would move thousands of
/// siblings; the list then turns *sparse*: it keeps a hole where the sibling was. It closes its holes when the whole list is
/// read, or when half of it is holes.
///
/// - Complexity: `append` and `remove` are O(1) amortised, `insert` is O(n) in the elements behind the index.
struct SiblingList<Element: Sibling> {
  private final class Sparse {
    @exclusivity(unchecked) var slots: [Element?]
    var holes = 0
    init(_ elements: [Element]) { slots = elements }
  }

  /// In order; empty while the list is sparse.
  private var elements: [Element] = []
  private var sparse: Sparse?

  /// A removal that would move more siblings than this leaves a hole instead.
  private static var longestShift: Int { 64 }

  var isEmpty: Bool { count == 0 }

  var count: Int {
    guard let sparse else { return elements.count }
    return sparse.slots.count - sparse.holes
  }

  var first: Element? { sparse == nil ? elements.first : sparse?.slots.lazy.compactMap { $0 }.first }

  var last: Element? { sparse == nil ? elements.last : sparse?.slots.lazy.reversed().compactMap { $0 }.first }

  /// The siblings in order.
  var all: [Element] {
    mutating get {
      close()
      return elements
    }
  }

  mutating func append(_ element: Element) {
    if let sparse {
      element.siblingIndex = Int32(truncatingIfNeeded: sparse.slots.count)
      sparse.slots.append(element)
    } else {
      element.siblingIndex = Int32(truncatingIfNeeded: elements.count)
      elements.append(element)
    }
  }

  /// Inserts `element` at `index` of ``all``; an index out of range means the nearer end.
  mutating func insert(_ element: Element, at index: Int) {
    guard index < count else { return append(element) }
    close()
    let place = max(index, 0)
    elements.insert(element, at: place)
    renumber(from: place)
  }

  /// Removes `element`, which must be in the list.
  mutating func remove(_ element: Element) {
    let index = Int(element.siblingIndex)
    if let sparse {
      guard sparse.slots.indices.contains(index), sparse.slots[index] === element else { return }
      sparse.slots[index] = nil
      sparse.holes += 1
      while let last = sparse.slots.last, last == nil {
        sparse.slots.removeLast()
        sparse.holes -= 1
      }
      if sparse.holes * 2 > sparse.slots.count { close() }
      return
    }
    guard elements.indices.contains(index), elements[index] === element else { return }
    if index == elements.count - 1 {
      elements.removeLast()
    } else if elements.count - index > Self.longestShift {
      let sparse = Sparse(elements)
      elements = []
      self.sparse = sparse
      sparse.slots[index] = nil
      sparse.holes = 1
    } else {
      elements.remove(at: index)
      renumber(from: index)
    }
  }

  /// Exchanges the siblings at two indices, both of which must exist.
  mutating func exchange(_ first: Int, _ second: Int) {
    close()
    elements.swapAt(first, second)
    elements[first].siblingIndex = Int32(truncatingIfNeeded: first)
    elements[second].siblingIndex = Int32(truncatingIfNeeded: second)
  }

  /// Reorders the siblings; `ordered` contains all of them.
  mutating func reorder(_ ordered: [Element]) {
    close()
    elements = ordered
    renumber(from: 0)
  }

  /// Removes and returns all siblings.
  mutating func takeAll() -> [Element] {
    close()
    defer { elements = [] }
    return elements
  }

  private mutating func close() {
    guard let sparse else { return }
    self.sparse = nil
    elements = sparse.slots.compactMap { $0 }
    renumber(from: 0)
  }

  private func renumber(from start: Int) {
    for index in start..<elements.count { elements[index].siblingIndex = Int32(truncatingIfNeeded: index) }
  }
}
