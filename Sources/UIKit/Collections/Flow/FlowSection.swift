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

/// The places of a section's items, of its header and its footer. Rules: LIST-82 to LIST-84.
struct FlowSection {
  let metrics: FlowMetrics
  let axis: FlowAxis
  /// Where the section begins, along the main axis.
  private(set) var start: CGFloat
  /// The breadth of the whole section.
  let breadth: CGFloat
  private var lines: FlowLines
  private let cross: CGFloat

  /// - Parameters:
  ///   - start: Where the section begins, along the main axis.
  ///   - breadth: The room across, with the section's insets.
  ///   - own: The sizes that cells have chosen.
  init(_ metrics: FlowMetrics, _ axis: FlowAxis, at start: CGFloat, breadth: CGFloat, own: [Int: CGSize] = [:]) {
    (self.metrics, self.axis, self.start, self.breadth) = (metrics, axis, start, breadth)
    cross = axis.near(metrics.insets)
    lines = FlowLines(metrics, axis, room: max(0, breadth - cross - axis.far(metrics.insets)), own: own)
  }

  /// Where the lines begin.
  private var content: CGFloat { start + metrics.header + axis.before(metrics.insets) }

  /// Where the section ends, along the main axis.
  var end: CGFloat { content + lines.length + axis.after(metrics.insets) + metrics.footer }

  /// Cells have chosen sizes.
  mutating func choose(_ sizes: [Int: CGSize]) { lines.choose(sizes) }

  mutating func move(to start: CGFloat) { self.start = start }

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
    let origin = axis.rect(at: content, cross, length: 0, breadth: 0).origin
    return lines.frame(of: item).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The items of the lines that reach into a part of the main axis.
  /// - Complexity: O(log n).
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> { lines.items(from: low - content, to: high - content) }
}
