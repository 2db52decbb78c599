import Foundation

/// The offsets at which the content of a scroll view can rest, in points. Rules: SCROLL-02.
struct ScrollRange: Hashable {
  let least: CGPoint
  let most: CGPoint

  init(content: CGSize, view: CGSize, insets: UIEdgeInsets) {
    // Not `-insets.left`, which is a negative zero without insets.
    least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    most = CGPoint(
      x: max(least.x, content.width + insets.right - view.width),
      y: max(least.y, content.height + insets.bottom - view.height))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  func contains(_ offset: CGPoint) -> Bool { clamped(offset) == offset }

  /// Where the content is under a finger that would move it to `offset`: beyond the ends it follows less and less.
  func resisted(_ offset: CGPoint, view: CGSize) -> CGPoint {
    let inside = clamped(offset)
    return CGPoint(
      x: inside.x + Self.resisted(offset.x - inside.x, in: view.width),
      y: inside.y + Self.resisted(offset.y - inside.y, in: view.height))
  }

  private static func resisted(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let way = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
    return distance < 0 ? -way : way
  }

  /// The offset that shows `rect`, and changes `offset` least.
  func offset(showing rect: CGRect, from offset: CGPoint, view: CGSize, insets: UIEdgeInsets) -> CGPoint {
    return clamped(
      CGPoint(
        x: Self.start(showing: rect.minX, rect.maxX, from: offset.x, insets.left, view.width - insets.right),
        y: Self.start(showing: rect.minY, rect.maxY, from: offset.y, insets.top, view.height - insets.bottom)))
  }

  /// - Parameters:
  ///   - near: The place in the view at which the visible part begins, on one axis.
  ///   - far: The place at which it ends.
  private static func start(
    showing first: CGFloat, _ last: CGFloat, from start: CGFloat, _ near: CGFloat, _ far: CGFloat
  ) -> CGFloat {
    // What is too long to be shown whole, and shown as far as possible, stays.
    if first <= start + near, last >= start + far { return start }
    if first < start + near || last - first > far - near { return first - near }
    return last > start + far ? last - far : start
  }

  /// The page at which a drag ends: the next one in the direction of a fling, else the nearest.
  func page(near offset: CGPoint, from start: CGPoint, velocity: CGPoint, view: CGSize) -> CGPoint {
    clamped(
      CGPoint(
        x: Self.page(near: offset.x, from: start.x, velocity: velocity.x, length: view.width),
        y: Self.page(near: offset.y, from: start.y, velocity: velocity.y, length: view.height)))
  }

  /// In points per millisecond; slower fingers only release the page.
  private static let flingSpeed: CGFloat = 0.2

  private static func page(near offset: CGFloat, from start: CGFloat, velocity: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let first = (start / length).rounded()
    var page = (offset / length).rounded()
    if abs(velocity) > flingSpeed {
      page = velocity > 0 ? (offset / length).rounded(.up) : (offset / length).rounded(.down)
    }
    // A drag turns one page at most.
    return min(max(page, first - 1), first + 1) * length
  }
}
