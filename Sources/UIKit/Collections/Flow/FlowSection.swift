import ControllerTree
import Foundation

/// The axes of a layout: the main one, along which the content scrolls, and the one across.
struct FlowAxis: Hashable {
  let isVertical: Bool

  func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }
  func before(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
  func after(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }
  func near(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
  func far(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.right : insets.bottom }

  /// A rectangle from its place and size along the main axis and across.
  func rect(at main: CGFloat, _ cross: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: cross, y: main, width: breadth, height: length)
      : CGRect(x: main, y: cross, width: length, height: breadth)
  }
  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
}

/// The sizes and distances of a section.
struct FlowMetrics: Equatable {
  /// The sizes of the items.
  enum Sizes: Equatable {
    case uniform(CGSize)
    case each([CGSize])
  }

  var insets = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// Along the main axis.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var count = 0
  var sizes = Sizes.uniform(.zero)
}

/// The places of a section's items: in lines across the main axis, as many in each as fit. Rules: LIST-82 to LIST-84.
struct FlowSection {
  private struct Line {
    let items: Range<Int>
    /// Along the main axis.
    let start: CGFloat
    let length: CGFloat
    /// Across: where the first item begins, and the distance between two.
    let offset: CGFloat
    let gap: CGFloat
    /// Where each item begins, across, if the items have sizes of their own.
    let places: [CGFloat]
  }

  /// How the lines of items of one size are.
  private struct Grid {
    let size: CGSize
    let perLine: Int
    let offset: CGFloat
    let gap: CGFloat
  }

  let metrics: FlowMetrics
  let axis: FlowAxis
  /// Where the section begins and ends, along the main axis.
  let start: CGFloat
  let end: CGFloat
  private let lines: [Line]
  private let grid: Grid?
  /// Where the lines begin.
  private let content: CGFloat
  private let cross: CGFloat
  /// The breadth of the whole section.
  let breadth: CGFloat

  /// What fits in spite of rounded numbers.
  private static let tolerance: CGFloat = 0.001

  /// - Parameters:
  ///   - start: Where the section begins, along the main axis.
  ///   - breadth: The room across, with the section's insets.
  init(_ metrics: FlowMetrics, _ axis: FlowAxis, at start: CGFloat, breadth: CGFloat) {
    (self.metrics, self.axis, self.start, self.breadth) = (metrics, axis, start, breadth)
    content = start + metrics.header + axis.before(metrics.insets)
    cross = axis.near(metrics.insets)
    let room = max(0, breadth - cross - axis.far(metrics.insets))
    var length: CGFloat = 0
    switch metrics.sizes {
    case .uniform(let size):
      let grid = Self.grid(size, metrics, axis, room)
      (self.grid, lines) = (grid, [])
      let count = (metrics.count + grid.perLine - 1) / grid.perLine
      if count > 0 { length = CGFloat(count) * axis.length(size) + CGFloat(count - 1) * metrics.lineSpacing }
    case .each(let sizes):
      grid = nil
      lines = Self.lines(sizes, metrics, axis, room)
      length = lines.last.map { $0.start + $0.length } ?? 0
    }
    end = content + length + axis.after(metrics.insets) + metrics.footer
  }

  // MARK: Lines

  private static func grid(_ size: CGSize, _ metrics: FlowMetrics, _ axis: FlowAxis, _ room: CGFloat) -> Grid {
    let breadth = axis.breadth(size)
    let step = breadth + metrics.itemSpacing
    let fitting = step > 0 ? ((room + metrics.itemSpacing + tolerance) / step).rounded(.down) : 1
    let perLine = max(1, fitting < 1e9 ? Int(fitting) : 1)
    let rest = max(0, room - breadth * CGFloat(perLine) - metrics.itemSpacing * CGFloat(perLine - 1))
    return Grid(
      size: size, perLine: perLine, offset: perLine == 1 ? rest / 2 : 0,
      gap: perLine == 1 ? metrics.itemSpacing : metrics.itemSpacing + rest / CGFloat(perLine - 1))
  }

  private static func lines(_ sizes: [CGSize], _ metrics: FlowMetrics, _ axis: FlowAxis, _ room: CGFloat) -> [Line] {
    var lines: [Line] = []
    var (first, start): (Int, CGFloat) = (0, 0)
    while first < sizes.count {
      var (next, rest) = (first + 1, room - axis.breadth(sizes[first]))
      var length = axis.length(sizes[first])
      while next < sizes.count, axis.breadth(sizes[next]) + metrics.itemSpacing <= rest + tolerance {
        rest -= axis.breadth(sizes[next]) + metrics.itemSpacing
        length = max(length, axis.length(sizes[next]))
        next += 1
      }
      var used = next - first
      // The last line is spaced as if further items of the last one's size filled it.
      if next == sizes.count {
        let step = axis.breadth(sizes[next - 1]) + metrics.itemSpacing
        while step > 0, step <= rest + tolerance {
          rest -= step
          used += 1
        }
      }
      rest = max(0, rest)
      let gap = used == 1 ? metrics.itemSpacing : metrics.itemSpacing + rest / CGFloat(used - 1)
      let offset = used == 1 ? rest / 2 : 0
      var (places, place): ([CGFloat], CGFloat) = ([], offset)
      for item in first..<next {
        places.append(place)
        place += axis.breadth(sizes[item]) + gap
      }
      lines.append(Line(items: first..<next, start: start, length: length, offset: offset, gap: gap, places: places))
      start += length + metrics.lineSpacing
      first = next
    }
    return lines
  }

  // MARK: Frames

  func header(_ breadth: CGFloat) -> CGRect? {
    metrics.header > 0 ? axis.rect(at: start, 0, length: metrics.header, breadth: breadth) : nil
  }

  func footer(_ breadth: CGFloat) -> CGRect? {
    metrics.footer > 0
      ? axis.rect(at: end - metrics.footer, 0, length: metrics.footer, breadth: breadth) : nil
  }

  /// The frame of an item that exists.
  func frame(of item: Int) -> CGRect {
    if let grid {
      let (line, place) = (item / grid.perLine, item % grid.perLine)
      let length = axis.length(grid.size)
      return axis.rect(
        at: content + CGFloat(line) * (length + metrics.lineSpacing),
        cross + grid.offset + CGFloat(place) * (axis.breadth(grid.size) + grid.gap), length: length,
        breadth: axis.breadth(grid.size))
    }
    guard case .each(let sizes) = metrics.sizes, let line = line(of: item) else { return .zero }
    let (length, breadth) = (axis.length(sizes[item]), axis.breadth(sizes[item]))
    return axis.rect(
      at: content + line.start + (line.length - length) / 2, cross + line.places[item - line.items.lowerBound],
      length: length, breadth: breadth)
  }

  private func line(of item: Int) -> Line? {
    let index = firstLine { $0.items.upperBound > item }
    return index < lines.count ? lines[index] : nil
  }

  /// The first line for which a condition holds; it holds for all that follow.
  private func firstLine(where condition: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The items of the lines that reach into a part of the main axis.
  /// - Complexity: O(log n).
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard metrics.count > 0, high > low else { return 0..<0 }
    if let grid {
      let length = axis.length(grid.size)
      let step = length + metrics.lineSpacing
      let count = (metrics.count + grid.perLine - 1) / grid.perLine
      guard step > 0 else { return 0..<metrics.count }
      func line(_ place: CGFloat) -> Int { Int(min(max((place / step).rounded(.down), 0), CGFloat(count))) }
      let first = line(low - content - length)
      let last = min(line(high - content) + 1, count)
      return min(
        first * grid.perLine, metrics.count)..<max(
          min(last * grid.perLine, metrics.count), min(first * grid.perLine, metrics.count))
    }
    let first = firstLine { content + $0.start + $0.length >= low }
    let last = firstLine { content + $0.start > high }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
