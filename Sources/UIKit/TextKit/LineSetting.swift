import ControllerTree
import Foundation

/// The rectangles of a line in its container, in points. Rules: TEXT-55, TEXT-98.
struct LineSetting: Equatable {
  /// Changes the rectangles of the line of some units.
  typealias Change = (Range<Int>, LineSetting) -> LineSetting

  /// The line with the space above it.
  var rect: CGRect
  /// What text and padding use.
  var used: CGRect
  /// The distance of the baseline from the top of the line.
  var baseline: CGFloat
}

extension ContainerLayout.Line {
  /// The rectangle of the line, as wide as its container, with the space above it.
  func rectangle(in container: NSTextContainer) -> CGRect {
    if let given { return given.rect }
    if let place {
      return CGRect(
        x: place.x, y: place.top, width: place.width + 2 * container.lineFragmentPadding, height: layout.height)
    }
    let width = container.size.width
    let isLimited = width > 0 && width < .greatestFiniteMagnitude
    return CGRect(
      x: 0, y: origin.y - gap, width: isLimited ? width : usedRectangle(in: container).maxX,
      height: gap + layout.height)
  }

  /// The part of the rectangle that text and padding use.
  func usedRectangle(in container: NSTextContainer) -> CGRect {
    if let given { return given.used }
    let padding = container.lineFragmentPadding
    return CGRect(
      x: origin.x - layout.indent - padding, y: origin.y, width: layout.width + 2 * padding, height: layout.height)
  }

  /// The line with the rectangles that a layout manager gives to it.
  func set(in container: NSTextContainer, _ change: LineSetting.Change) -> Self {
    let proposed = LineSetting(
      rect: rectangle(in: container), used: usedRectangle(in: container), baseline: gap + layout.baseline)
    let given = change(units, proposed)
    guard given != proposed, given.rect.origin.y.isFinite, given.rect.height.isFinite, given.baseline.isFinite else {
      return self
    }
    var inside = layout
    inside.baseline = given.baseline - gap
    inside.descent = given.rect.height - given.baseline
    let corner = CGPoint(
      x: origin.x + given.used.minX - proposed.used.minX, y: given.rect.minY + gap)
    return ContainerLayout.Line(layout: inside, units: units, origin: corner, gap: gap, place: place, given: given)
  }
}
