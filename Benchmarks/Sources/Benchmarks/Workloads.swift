import Counters

/// Workloads that are measured before others. Bars bring safe areas and wide windows size classes: containers come last, and
/// after them W2 and W3 once more, which must not cost more than before.
enum Group: CaseIterable { case tree, containers }

/// What is measured. Each figure is seconds for the whole workload.
@MainActor struct Workloads<T: Tree> {
  typealias Figures = [String: Double]

  /// The figures of a group at size `count`; the smallest of `runs`.
  static func measure(_ group: Group, count: Int, runs: Int) -> Figures {
    var best: Figures = [:]
    for _ in 0..<runs {
      for (name, seconds) in once(group, count: count) { best[name] = min(best[name] ?? .infinity, seconds) }
    }
    return best
  }

  /// The figures of a group at size `count`, each from one run.
  @discardableResult
  static func once(_ group: Group, count: Int) -> Figures {
    var figures: Figures = [:]
    switch group {
    case .tree:
      bushy(count, &figures)
      attachDetach(count, &figures)
      chain(count, &figures)
      siblings(count, &figures)
      presentations(count, &figures)
      presentedChain(operations(of: "W10", count: count), &figures)
    case .containers:
      stack(count, &figures)
      tabs(count, &figures)
      pages(count, &figures)
      later(count, &figures)
    }
    return figures
  }

  /// The figures of one workload: `W1` (with `W3` and `W7.walk`), `W2`, `W5`, `W8`, `W9` to `W13`.
  static func only(_ name: String, count: Int) -> Figures {
    var figures: Figures = [:]
    switch name {
    case "none": break
    case "W1.build": bushy(count, &figures, isShown: false)
    case "W1": bushy(count, &figures)
    case "W2": attachDetach(count, &figures)
    case "W5": chain(count, &figures)
    case "W8": siblings(count, &figures)
    case "W9": presentations(count, &figures)
    case "W10": presentedChain(operations(of: name, count: count), &figures)
    case "W11": stack(count, &figures)
    case "W12": tabs(count, &figures)
    case "W13": pages(count, &figures)
    default: break
    }
    return figures
  }

  private static func time(_ name: String, _ figures: inout Figures, _ body: () -> Void) {
    let start = ContinuousClock.now
    if regions != nil { counters_region_begins() }
    body()
    if regions != nil { counters_region_ends() }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    figures[name] = min(figures[name] ?? .infinity, seconds)
    regions?.append((T.name, name, seconds))
  }

  /// W1 (build, free), W3 (appear and disappear), W7 (walk).
  private static func bushy(_ count: Int, _ figures: inout Figures, isShown: Bool = true) {
    var root: T.Node? = T.make()
    time("W1.build", &figures) {
      var nodes = root.map { [$0] } ?? []
      grow(&nodes, to: count)
    }
    if let root, isShown {
      var screen: T.Screen? = T.show(root)
      for _ in 0..<3 {
        time("W3", &figures) {
          guard let screen else { return }
          T.setVisible(false, screen)
          T.setVisible(true, screen)
        }
      }
      time("W7.walk", &figures) {
        var seen = 0
        var open = [root]
        while let node = open.popLast() {
          seen += 1
          open.append(contentsOf: T.children(of: node))
        }
        precondition(seen == count)
      }
      if let screen { T.setVisible(false, screen) }
      screen = nil
    }
    time("W1.free", &figures) { root = nil }
  }

  /// Gives each node ten children, level by level, beginning with the one in `nodes`.
  static func grow(_ nodes: inout [T.Node], to count: Int) {
    nodes.reserveCapacity(count)
    for index in 1..<count {
      let node = T.make()
      T.attach(node, to: nodes[(index - 1) / 10])
      nodes.append(node)
    }
  }

  /// W2: a child comes to a visible parent and leaves again.
  private static func attachDetach(_ count: Int, _ figures: inout Figures, as name: String = "W2") {
    let root = T.make()
    let screen = T.show(root)
    time(name, &figures) {
      for _ in 0..<count {
        let child = T.make()
        T.attach(child, to: root)
        T.detach(child)
      }
    }
    T.setVisible(false, screen)
  }

  /// W5: one chain, each new leaf attached to the last. W7.chain: from the lowest view up to the root.
  private static func chain(_ count: Int, _ figures: inout Figures) {
    var root: T.Node? = T.make()
    var leaf = root
    time("W5.build", &figures) {
      for _ in 1..<count {
        let node = T.make()
        if let leaf { T.attach(node, to: leaf) }
        leaf = node
      }
    }
    if let root, let lowest = leaf {
      time("W7.chain", &figures) { precondition(T.chainLength(from: lowest) == 2 * count) }
      let screen = T.show(root)
      T.setVisible(false, screen)
    }
    leaf = nil
    time("W5.free", &figures) { root = nil }
  }

  /// W8: siblings under one visible parent.
  private static func siblings(_ count: Int, _ figures: inout Figures) {
    let root = T.make()
    let screen = T.show(root)
    var children: [T.Node] = []
    time("W8.add", &figures) {
      for _ in 0..<count {
        let child = T.make()
        T.attach(child, to: root)
        children.append(child)
      }
    }
    time("W8.front", &figures) { for child in children { T.detach(child) } }
    for child in children { T.attach(child, to: root) }
    var generator = Generator(state: 42)
    children.shuffle(using: &generator)
    time("W8.random", &figures) { for child in children { T.detach(child) } }
    T.setVisible(false, screen)
  }

  /// W9: something is presented by a window's root and dismissed; as a sheet, and covering the root.
  private static func presentations(_ count: Int, _ figures: inout Figures) {
    let root = T.make()
    let screen = T.show(root)
    for (name, isCovering) in [("W9.sheet", false), ("W9.cover", true)] {
      time(name, &figures) {
        for _ in 0..<count {
          T.present(T.make(), on: root, covering: isCovering)
          T.dismiss(root)
        }
      }
    }
    T.setVisible(false, screen)
  }

  /// W10: each presented controller presents the next; then the root dismisses all.
  private static func presentedChain(_ count: Int, _ figures: inout Figures) {
    let root = T.make()
    let screen = T.show(root)
    time("W10.present", &figures) {
      var top = root
      for _ in 0..<count {
        let next = T.make()
        T.present(next, on: top, covering: false)
        top = next
      }
    }
    time("W10.dismiss", &figures) { T.dismiss(root) }
    T.setVisible(false, screen)
  }

  /// W11: a stack grows, is high, is exchanged, and is taken down.
  private static func stack(_ count: Int, _ figures: inout Figures) {
    let stack = T.makeStack()
    T.push(T.make(), on: stack)
    let screen = T.show(stack)
    time("W11.push", &figures) { for _ in 0..<count { T.push(T.make(), on: stack) } }
    time("W11.top", &figures) {
      for _ in 0..<count {
        T.push(T.make(), on: stack)
        T.pop(stack)
      }
    }
    time("W11.pop", &figures) { for _ in 0..<count { T.pop(stack) } }
    let (first, second) = ((0..<count).map { _ in T.make() }, (0..<count).map { _ in T.make() })
    T.set(first, on: stack)
    time("W11.set", &figures) { T.set(second, on: stack) }
    T.setVisible(false, screen)
  }

  /// W12: each of many tabs is selected, in scattered order.
  private static func tabs(_ count: Int, _ figures: inout Figures) {
    let tabs = T.makeTabs((0..<count).map { _ in T.make() })
    let screen = T.show(tabs)
    var generator = Generator(state: 42)
    let order = (0..<count).shuffled(using: &generator)
    // The first time loads the views.
    for index in order { T.select(index, in: tabs) }
    time("W12", &figures) { for index in order { T.select(index, in: tabs) } }
    T.setVisible(false, screen)
  }

  /// W13: a page gives way to the next.
  private static func pages(_ count: Int, _ figures: inout Figures) {
    let pages = T.makePages()
    T.turn(to: T.make(), in: pages)
    let screen = T.show(pages)
    time("W13", &figures) { for _ in 0..<count { T.turn(to: T.make(), in: pages) } }
    T.setVisible(false, screen)
  }

  /// W2.later, W3.later: W2 and W3 in a process that has used bars and wide windows.
  private static func later(_ count: Int, _ figures: inout Figures) {
    attachDetach(count, &figures, as: "W2.later")
    let root = T.make()
    var nodes = [root]
    grow(&nodes, to: count)
    let screen = T.show(root)
    time("W3.later", &figures) {
      T.setVisible(false, screen)
      T.setVisible(true, screen)
    }
    T.setVisible(false, screen)
  }

  /// How many operations a figure stands for at size `count`: chains of presentations are as long as screens allow.
  static func operations(of figure: String, count: Int) -> Int { figure.hasPrefix("W10") ? count / 10 : count }
}

/// Each piece of a workload that was measured, in order, for who asks.
@MainActor var regions: [(tree: String, figure: String, seconds: Double)]?

/// SplitMix64, so that every run shuffles alike.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
