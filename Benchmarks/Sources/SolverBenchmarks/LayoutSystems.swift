import ConstraintSolver

/// Layouts as an engine for views gives them to a solver: four variables a view, in the coordinates of its superview.
enum LayoutSystems: String, CaseIterable {
  /// One row of views, each at the end of the one before, from the centre of the window.
  case chain
  /// One row of views of equal width that fill the window.
  case row
  /// As many rows as columns of equal views that fill the window.
  case grid
  /// Stacks of ten in stacks of ten: widths come from above, heights from the lowest views.
  case nested
  /// Cells of four views; no constraint joins two cells.
  case table

  /// The calls for about `count` views: regions `add`, `resize` (ten sizes of the window) and `remove` (every twentieth constraint).
  func system(count: Int) -> SystemFile {
    var layout = Layout()
    switch self {
    case .chain: layout.chain(count)
    case .row: layout.row(count)
    case .grid: layout.grid(Int(Double(count).squareRoot()))
    case .nested: layout.nested(count)
    case .table: layout.table(count)
    }
    return layout.finished()
  }
}

private struct Layout {
  struct View {
    var left, top, width, height: Int
  }

  var system = SystemFile()
  let window: View

  init() {
    system.calls.append(.region("add"))
    window = View(left: 0, top: 1, width: 2, height: 3)
    system.variableCount = 4
    equal([(window.left, 1)], 0)
    equal([(window.top, 1)], 0)
    system.calls += [
      .edit(window.width, 999), .suggest(window.width, 400), .edit(window.height, 999), .suggest(window.height, 800),
    ]
  }

  mutating func finished() -> SystemFile {
    system.calls += [.solve, .region("resize")]
    for step in 1...10 {
      system.calls += [
        .suggest(window.width, Double(400 + 40 * step)), .suggest(window.height, Double(800 - 40 * step)), .solve,
      ]
    }
    system.calls.append(.region("remove"))
    for index in stride(from: 5, to: system.lines.count, by: 20) { system.calls.append(.remove(index)) }
    system.calls.append(.solve)
    return system
  }

  mutating func equal(_ terms: [(Int, Double)], _ constant: Double, priority: Float = 1000) {
    system.add(terms, .equal, constant, priority: priority)
  }

  mutating func makeView() -> View {
    View(
      left: system.makeVariable(), top: system.makeVariable(), width: system.makeVariable(),
      height: system.makeVariable())
  }

  /// An intrinsic size, as labels have it: content hugging and compression resistance.
  mutating func intrinsic(_ variable: Int, _ size: Double) {
    system.add([(variable, 1)], .lessThanOrEqual, size, priority: 250)
    system.add([(variable, 1)], .greaterThanOrEqual, size, priority: 750)
  }

  mutating func chain(_ count: Int) {
    var last: View?
    for _ in 0..<count {
      let view = makeView()
      if let last {
        equal([(view.left, 1), (last.left, -1), (last.width, -1)], 8)
      } else {
        equal([(view.left, 1), (window.width, -0.5)], 0)
      }
      equal([(view.top, 1)], 8)
      intrinsic(view.width, 30)
      equal([(view.height, 1)], 20)
      last = view
    }
  }

  mutating func row(_ count: Int) {
    var first: View?
    var last: View?
    for _ in 0..<count {
      let view = makeView()
      if let last { equal([(view.left, 1), (last.left, -1), (last.width, -1)], 8) } else { equal([(view.left, 1)], 8) }
      equal([(view.top, 1)], 8)
      if let first { equal([(view.width, 1), (first.width, -1)], 0) }
      equal([(view.height, 1), (window.height, -1)], -16)
      first = first ?? view
      last = view
    }
    if let last { equal([(last.left, 1), (last.width, 1), (window.width, -1)], -8) }
  }

  mutating func grid(_ side: Int) {
    var above: [View] = []
    for _ in 0..<side {
      var row: [View] = []
      for column in 0..<side {
        let view = makeView()
        if let left = row.last {
          equal([(view.left, 1), (left.left, -1), (left.width, -1)], 8)
          equal([(view.width, 1), (left.width, -1)], 0)
          equal([(view.top, 1), (left.top, -1)], 0)
          equal([(view.height, 1), (left.height, -1)], 0)
        } else {
          equal([(view.left, 1)], 8)
          if let upper = above.first {
            equal([(view.top, 1), (upper.top, -1), (upper.height, -1)], 8)
            equal([(view.width, 1), (upper.width, -1)], 0)
            equal([(view.height, 1), (upper.height, -1)], 0)
          } else {
            equal([(view.top, 1)], 8)
          }
        }
        if column == side - 1, above.isEmpty {
          equal([(view.left, 1), (view.width, 1), (window.width, -1)], -8)
        }
        row.append(view)
      }
      above = row
    }
    if let last = above.first { equal([(last.top, 1), (last.height, 1), (window.height, -1)], -8) }
  }

  mutating func nested(_ count: Int) {
    var made = 0
    var parents = [window]
    while made < count {
      var children: [View] = []
      for parent in parents {
        var last: View?
        for _ in 0..<10 {
          let child = makeView()
          made += 1
          equal([(child.left, 1)], 4)
          equal([(child.width, 1), (parent.width, -1)], -8)
          if let last {
            equal([(child.top, 1), (last.top, -1), (last.height, -1)], 2)
          } else {
            equal([(child.top, 1)], 4)
          }
          intrinsic(child.height, 10)
          children.append(child)
          last = child
        }
        if let last {
          // The window has its own height, every other stack that of its content.
          let relation = parent.width == window.width ? Relation.lessThanOrEqual : .equal
          system.add(
            [(last.top, 1), (last.height, 1), (parent.height, -1)], relation, -4,
            priority: relation == .equal ? 1000 : 740)
        }
        if made >= count { break }
      }
      parents = children
    }
  }

  mutating func table(_ count: Int) {
    for _ in 0..<max(1, count / 4) {
      let (cell, image, title, detail) = (makeView(), makeView(), makeView(), makeView())
      equal([(cell.width, 1)], 375)
      equal([(cell.left, 1)], 0)
      equal([(cell.top, 1)], 0)
      equal([(image.left, 1)], 16)
      equal([(image.width, 1)], 40)
      equal([(image.height, 1), (image.width, -1)], 0)
      equal([(image.top, 1), (image.height, 0.5), (cell.height, -0.5)], 0)
      for label in [title, detail] {
        equal([(label.left, 1), (image.left, -1), (image.width, -1)], 12)
        system.add([(label.left, 1), (label.width, 1), (cell.width, -1)], .lessThanOrEqual, -16)
        intrinsic(label.width, label.left == title.left ? 120 : 400)
        intrinsic(label.height, 20)
      }
      equal([(title.top, 1)], 8)
      equal([(detail.top, 1), (title.top, -1), (title.height, -1)], 4)
      equal([(detail.top, 1), (detail.height, 1), (cell.height, -1)], -8)
      system.add([(cell.height, 1)], .greaterThanOrEqual, 44)
    }
  }
}
