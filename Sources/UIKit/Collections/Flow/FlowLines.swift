import ControllerTree
import Foundation

/// The lines of a section's items, as many items in each as fit. Rules: LIST-82, LIST-83.
///
/// Items without a size of their own that follow each other are a *grid*, which costs no space. Others are lines, in blocks of a few; a
/// change of sizes computes the lines around it, until one begins where a line began before.
struct FlowLines {
  struct Line {
    let items: Range<Int>
    /// Along the main axis, from the beginning of the block.
    let start: CGFloat
    let length: CGFloat
    /// Where each item begins, across.
    let places: [CGFloat]
  }

  /// How the lines of items of one size are.
  private struct Grid {
    let perLine: Int
    let offset: CGFloat
    let gap: CGFloat
  }

  fileprivate struct Block {
    enum Kind {
      case grid
      case lines([Line])
    }

    let items: Range<Int>
    let kind: Kind
    /// With the distance behind its last line.
    let length: CGFloat
  }

  let axis: FlowAxis
  private let metrics: FlowMetrics
  /// The room across.
  private let room: CGFloat
  private let grid: Grid?
  /// The sizes that cells have chosen.
  private var own: [Int: CGSize]
  /// The items that have one, sorted.
  private var ownItems: [Int]
  fileprivate var blocks: [Block] = []
  /// Where the blocks begin.
  private var starts: [CGFloat] = []

  /// What fits in spite of rounded numbers.
  private static let tolerance: CGFloat = 0.001
  /// The number of lines in a block.
  private static let mostLines = 16

  init(_ metrics: FlowMetrics, _ axis: FlowAxis, room: CGFloat, own: [Int: CGSize]) {
    (self.metrics, self.axis, self.room) = (metrics, axis, room)
    self.own = own.filter { $0.key >= 0 && $0.key < metrics.count }
    ownItems = self.own.keys.sorted()
    if case .uniform(let size) = metrics.sizes { grid = Self.grid(size, metrics, axis, room) } else { grid = nil }
    _ = build(from: 0) { _ in false }
    place()
  }

  /// How long all lines are together.
  var length: CGFloat {
    guard let last = blocks.last, let start = starts.last else { return 0 }
    return start + last.length - metrics.lineSpacing
  }

  private func size(of item: Int) -> CGSize {
    if let size = own[item] { return size }
    switch metrics.sizes {
    case .uniform(let size): return size
    case .each(let sizes): return sizes[item]
    }
  }

  // MARK: Computing

  private static func grid(_ size: CGSize, _ metrics: FlowMetrics, _ axis: FlowAxis, _ room: CGFloat) -> Grid {
    let breadth = axis.breadth(size)
    let step = breadth + metrics.itemSpacing
    let fitting = step > 0 ? ((room + metrics.itemSpacing + tolerance) / step).rounded(.down) : 1
    let perLine = max(1, fitting < 1e9 ? Int(fitting) : 1)
    let rest = max(0, room - breadth * CGFloat(perLine) - metrics.itemSpacing * CGFloat(perLine - 1))
    return Grid(
      perLine: perLine, offset: perLine == 1 ? rest / 2 : 0,
      gap: perLine == 1 ? metrics.itemSpacing : metrics.itemSpacing + rest / CGFloat(perLine - 1))
  }

  /// Appends blocks until all items are placed, or until a line begins where it may stop.
  /// - Returns: The first item that was not placed.
  private mutating func build(from first: Int, until mayStop: (Int) -> Bool) -> Int {
    var item = first
    var (lines, length): ([Line], CGFloat) = ([], 0)
    while item < metrics.count, !mayStop(item) {
      let regular = regularItems(from: item)
      if regular > 0 || lines.count == Self.mostLines {
        close(&lines, &length)
        if regular > 0, let grid = gridBlock(item..<(item + regular)) { blocks.append(grid) }
        item += regular
      } else {
        let line = line(from: item, start: length)
        lines.append(line)
        length += line.length + metrics.lineSpacing
        item = line.items.upperBound
      }
    }
    close(&lines, &length)
    return item
  }

  private mutating func close(_ lines: inout [Line], _ length: inout CGFloat) {
    guard let first = lines.first, let last = lines.last else { return }
    blocks.append(
      Block(items: first.items.lowerBound..<last.items.upperBound, kind: .lines(lines), length: length))
    (lines, length) = ([], 0)
  }

  private func gridBlock(_ items: Range<Int>) -> Block? {
    guard case .uniform(let size) = metrics.sizes, let grid else { return nil }
    let count = (items.count + grid.perLine - 1) / grid.perLine
    return Block(items: items, kind: .grid, length: CGFloat(count) * (axis.length(size) + metrics.lineSpacing))
  }

  /// How many items from one on stand in full lines of the usual size, and don't depend on what follows.
  private func regularItems(from item: Int) -> Int {
    guard let grid else { return 0 }
    let index = firstOwn(from: item)
    guard index < ownItems.count else { return metrics.count - item }
    // An item with another size may fit into the line before it.
    return max(0, (ownItems[index] - item) / grid.perLine - 1) * grid.perLine
  }

  /// The first item with an own size, at or after an item.
  private func firstOwn(from item: Int) -> Int {
    var (low, high) = (0, ownItems.count)
    while low < high {
      let middle = (low + high) / 2
      if ownItems[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func line(from first: Int, start: CGFloat) -> Line {
    var (next, rest) = (first + 1, room - axis.breadth(size(of: first)))
    var length = axis.length(size(of: first))
    while next < metrics.count, axis.breadth(size(of: next)) + metrics.itemSpacing <= rest + Self.tolerance {
      rest -= axis.breadth(size(of: next)) + metrics.itemSpacing
      length = max(length, axis.length(size(of: next)))
      next += 1
    }
    var used = next - first
    // The last line is spaced as if further items of the last one's size filled it.
    if next == metrics.count {
      let step = axis.breadth(size(of: next - 1)) + metrics.itemSpacing
      if step > 0, rest + Self.tolerance >= step {
        let further = ((rest + Self.tolerance) / step).rounded(.down)
        used += further < 1e9 ? Int(further) : 0
        rest -= further * step
      }
    }
    rest = max(0, rest)
    let gap = used == 1 ? metrics.itemSpacing : metrics.itemSpacing + rest / CGFloat(used - 1)
    var (places, place): ([CGFloat], CGFloat) = ([], used == 1 ? rest / 2 : 0)
    for item in first..<next {
      places.append(place)
      place += axis.breadth(size(of: item)) + gap
    }
    return Line(items: first..<next, start: start, length: length, places: places)
  }

  private mutating func place() {
    starts = []
    starts.reserveCapacity(blocks.count)
    var start: CGFloat = 0
    for block in blocks {
      starts.append(start)
      start += block.length
    }
  }

  // MARK: Changing

  /// Cells have chosen sizes.
  /// - Complexity: O(k) in the lines from the first changed one to the next that begins where a line began before.
  mutating func choose(_ sizes: [Int: CGSize]) {
    var (first, last) = (Int.max, -1)
    for (item, size) in sizes where item >= 0 && item < metrics.count && own[item] != size {
      if own.updateValue(size, forKey: item) == nil { ownItems.insert(item, at: firstOwn(from: item)) }
      (first, last) = (min(first, item), max(last, item))
    }
    guard last >= 0 else { return }
    let (old, perLine) = (blocks, perLine)
    // The line before may take an item that is smaller now.
    let start = old.lineStart(of: max(0, old.lineStart(of: first, perLine) - 1), perLine)
    let kept = old.block(with: start)
    blocks = Array(old[..<kept])
    if let before = part(of: old[kept], old[kept].items.lowerBound..<start) { blocks.append(before) }
    let end = build(from: start) { $0 > last && old.lineStart(of: $0, perLine) == $0 }
    if end < metrics.count {
      let next = old.block(with: end)
      if let rest = part(of: old[next], end..<old[next].items.upperBound) { blocks.append(rest) }
      blocks += old[(next + 1)...]
    }
    place()
  }

  /// The lines of some items of a block.
  private func part(of block: Block, _ items: Range<Int>) -> Block? {
    guard !items.isEmpty else { return nil }
    switch block.kind {
    case .grid: return gridBlock(items)
    case .lines(let lines):
      var (part, length): ([Line], CGFloat) = ([], 0)
      for line in lines where items.contains(line.items.lowerBound) {
        part.append(Line(items: line.items, start: length, length: line.length, places: line.places))
        length += line.length + metrics.lineSpacing
      }
      return Block(items: items, kind: .lines(part), length: length)
    }
  }

  // MARK: Questions

  private var perLine: Int { grid?.perLine ?? 1 }

  /// The frame of an item that exists, from the beginning of the lines.
  func frame(of item: Int) -> CGRect {
    let number = blocks.block(with: item)
    let (length, breadth) = (axis.length(size(of: item)), axis.breadth(size(of: item)))
    switch blocks[number].kind {
    case .grid:
      let (line, place) = (item - blocks[number].items.lowerBound).quotientAndRemainder(dividingBy: perLine)
      return axis.rect(
        at: starts[number] + CGFloat(line) * (length + metrics.lineSpacing),
        (grid?.offset ?? 0) + CGFloat(place) * (breadth + (grid?.gap ?? 0)), length: length, breadth: breadth)
    case .lines(let lines):
      let line = lines[lines.line(with: item)]
      return axis.rect(
        at: starts[number] + line.start + (line.length - length) / 2, line.places[item - line.items.lowerBound],
        length: length, breadth: breadth)
    }
  }

  /// The items of the lines that reach into a part of the main axis.
  /// - Complexity: O(log n).
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard metrics.count > 0, high > low else { return 0..<0 }
    let first = lineStart(atOrAbove: low)
    var end = first
    if let last = block(beginningAtMost: high) { end = lineEnd(in: last, beginningAtMost: high) }
    return first..<max(first, end)
  }

  /// The last block that begins at a place or before it.
  private func block(beginningAtMost place: CGFloat) -> Int? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The first item of the first line that ends at a place or behind it.
  private func lineStart(atOrAbove place: CGFloat) -> Int {
    var number = block(beginningAtMost: place) ?? 0
    // Lines without a distance may end where the next block begins.
    if number > 0, starts[number] == place { number -= 1 }
    switch blocks[number].kind {
    case .grid:
      let (step, length) = gridStep
      guard step > 0 else { return blocks[number].items.lowerBound }
      let line = max(0, ((place - starts[number] - length) / step).rounded(.up))
      return min(
        blocks[number].items.lowerBound + (line < 1e9 ? Int(line) : 0) * perLine, blocks[number].items.upperBound)
    case .lines(let lines):
      for line in lines where starts[number] + line.start + line.length >= place { return line.items.lowerBound }
      return blocks[number].items.upperBound
    }
  }

  /// The end of the last line of a block that begins at a place or before it.
  private func lineEnd(in number: Int, beginningAtMost place: CGFloat) -> Int {
    switch blocks[number].kind {
    case .grid:
      let step = gridStep.step
      guard step > 0 else { return blocks[number].items.upperBound }
      let line = ((place - starts[number]) / step).rounded(.down) + 1
      guard line < 1e9 else { return blocks[number].items.upperBound }
      return min(blocks[number].items.lowerBound + Int(line) * perLine, blocks[number].items.upperBound)
    case .lines(let lines):
      var end = blocks[number].items.lowerBound
      for line in lines where starts[number] + line.start <= place { end = line.items.upperBound }
      return end
    }
  }

  private var gridStep: (step: CGFloat, length: CGFloat) {
    guard case .uniform(let size) = metrics.sizes else { return (0, 0) }
    return (axis.length(size) + metrics.lineSpacing, axis.length(size))
  }
}

extension [FlowLines.Block] {
  /// The block of an item that exists.
  fileprivate func block(with item: Int) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].items.upperBound > item { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first item of the line of an item that exists.
  fileprivate func lineStart(of item: Int, _ perLine: Int) -> Int {
    let block = self[block(with: item)]
    switch block.kind {
    case .grid: return item - (item - block.items.lowerBound) % perLine
    case .lines(let lines): return lines[lines.line(with: item)].items.lowerBound
    }
  }
}

extension [FlowLines.Line] {
  /// The line of an item that one of them has.
  fileprivate func line(with item: Int) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].items.upperBound > item { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
