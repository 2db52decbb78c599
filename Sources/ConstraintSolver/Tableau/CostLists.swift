/// The reduced costs of symbols: for each priority the amount by which the sum of errors of that priority grows if the symbol grows
/// by one. A list holds only priorities with an amount other than zero, the highest first, so its first amount decides its sign.
///
/// Priorities are compared and never multiplied: a thousand of them lose no precision.
struct CostLists: ~Copyable {
  /// The index of a list's first node; the empty list has none.
  typealias Head = Int32
  static var none: Head { -1 }

  struct Node: BitwiseCopyable {
    var next: Int32
    var priority: Float
    var amount: Double
  }

  private(set) var nodes = Buffer<Node>()
  private var free = CostLists.none

  init() {}

  private init(nodes: consuming Buffer<Node>, free: Int32) {
    self.nodes = nodes
    self.free = free
  }

  func copy() -> CostLists { CostLists(nodes: nodes.copy(), free: free) }

  @inline(__always) func isNegative(_ list: Head) -> Bool { list >= 0 && nodes[list].amount < 0 }

  /// The highest priority of a list that is not empty.
  @inline(__always) func highestPriority(_ list: Head) -> Float { nodes[list].priority }

  /// Compares `first * firstFactor` with `second * secondFactor`, priority by priority: negative if the first is less, zero if they
  /// are equal. Both factors are positive.
  func compare(_ first: Head, _ firstFactor: Double, _ second: Head, _ secondFactor: Double) -> Double {
    var first = first
    var second = second
    while first >= 0 || second >= 0 {
      let firstPriority = first >= 0 ? nodes[first].priority : -1
      let secondPriority = second >= 0 ? nodes[second].priority : -1
      var difference = 0.0
      if firstPriority >= secondPriority {
        difference += nodes[first].amount * firstFactor
        first = nodes[first].next
      }
      if secondPriority >= firstPriority {
        difference -= nodes[second].amount * secondFactor
        second = nodes[second].next
      }
      if abs(difference) > Tolerance.tie { return difference }
    }
    return 0
  }

  mutating func add(_ amount: Double, at priority: Float, to list: inout Head) {
    var previous = CostLists.none
    add(amount, at: priority, to: &list, after: &previous)
  }

  /// Adds `factor` times `source` to `list`, another list. Complexity: O(the length of both).
  mutating func add(_ source: Head, times factor: Double, to list: inout Head) {
    var previous = CostLists.none
    var from = source
    while from >= 0 {
      let node = nodes[from]
      add(node.amount * factor, at: node.priority, to: &list, after: &previous)
      from = node.next
    }
  }

  /// Adds an amount behind the node `previous`, whose priority is higher, and moves `previous` to the last such node.
  @inline(__always) private mutating func add(
    _ amount: Double, at priority: Float, to list: inout Head, after previous: inout Head
  ) {
    var current = previous >= 0 ? nodes[previous].next : list
    while current >= 0, nodes[current].priority > priority {
      previous = current
      current = nodes[current].next
    }
    if current >= 0, nodes[current].priority == priority {
      let sum = nodes[current].amount + amount
      if abs(sum) > Tolerance.cost {
        nodes[current].amount = sum
      } else {
        let next = nodes[current].next
        if previous >= 0 { nodes[previous].next = next } else { list = next }
        nodes[current].next = free
        free = current
      }
    } else if abs(amount) > Tolerance.cost {
      let made = makeNode(Node(next: current, priority: priority, amount: amount))
      if previous >= 0 { nodes[previous].next = made } else { list = made }
    }
  }

  mutating func multiply(_ list: Head, by factor: Double) {
    var current = list
    while current >= 0 {
      nodes[current].amount *= factor
      current = nodes[current].next
    }
  }

  /// Empties the list.
  mutating func release(_ list: inout Head) {
    while list >= 0 {
      let next = nodes[list].next
      nodes[list].next = free
      free = list
      list = next
    }
  }

  private mutating func makeNode(_ node: Node) -> Int32 {
    guard free >= 0 else {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    let made = free
    free = nodes[made].next
    nodes[made] = node
    return made
  }
}
