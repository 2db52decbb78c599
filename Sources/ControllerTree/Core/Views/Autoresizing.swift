import Foundation

/// Resizes subviews by their masks after the size of their superview has changed (AUTO-01 to AUTO-05).
///
/// Each subview gets its new rectangle through its `frame` setter, as if the caller had set it, so its own subviews are resized
/// from there. Margins are measured from the superview's size alone; the origin of its bounds does not count.
@MainActor enum Autoresizing {
  /// Resizes nest this deep on the stack. Deeper subtrees wait in a list until the resize at the limit is done, so
  /// deep trees do not overflow the stack.
  private static let nestingLimit = 24
  private static var nesting = 0
  private static var waiting: [Resize] = []

  static func run(_ view: UIView, from old: CGSize, to new: CGSize) {
    guard view.layoutState.autoresizesSubviews else { return }
    let resize = Resize(view: view, old: old, new: new)
    guard nesting < nestingLimit else { return waiting.append(resize) }
    nesting += 1
    defer { nesting -= 1 }
    resize.apply()
    if nesting == nestingLimit { finishWaiting() }
  }

  /// Resizes one view by its mask, as if its superview had changed its size from `old` to `new`.
  static func fit(_ view: UIView, from old: CGSize, to new: CGSize) {
    guard old != new, !view.layoutState.autoresizingMask.isEmpty else { return }
    Resize.fit(view, from: old, to: new)
  }

  private static func finishWaiting() {
    // Superview before subviews, siblings in order: the next one is last.
    waiting.reverse()
    while let resize = waiting.popLast() {
      let place = waiting.count
      resize.apply()
      waiting[place...].reverse()
    }
  }

  private struct Resize {
    let view: UIView
    let old: CGSize
    let new: CGSize

    @MainActor func apply() {
      for subview in view.orderedSubviews where !subview.layoutState.autoresizingMask.isEmpty {
        // A setter called earlier may have moved the view.
        guard subview.links.superview === view else { continue }
        // The engine places a view that does not translate its mask (AL-15).
        if !subview.layoutState.translatesMask, subview.layoutState.holdsConstraints { continue }
        Self.fit(subview, from: old, to: new)
      }
    }

    @MainActor static func fit(_ subview: UIView, from old: CGSize, to new: CGSize) {
      let mask = subview.layoutState.autoresizingMask
      let middle = subview.middle
      let size = subview.geometry.bounds.size
      var x = AxisParts(start: middle.x - size.width / 2, length: size.width, whole: old.width)
      var y = AxisParts(start: middle.y - size.height / 2, length: size.height, whole: old.height)
      let xChanges = x.share(new.width - old.width, among: mask.horizontal)
      let yChanges = y.share(new.height - old.height, among: mask.vertical)
      guard xChanges || yChanges else { return }
      let frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      GeometryChange.place(subview, at: frame)
    }
  }
}

/// The parts of a superview's width or height: the margin before a subview, the subview, the margin behind it.
struct AxisParts {
  struct Flexibility: OptionSet {
    let rawValue: UInt8
    static let near = Self(rawValue: 1)
    static let length = Self(rawValue: 2)
    static let far = Self(rawValue: 4)
  }

  private(set) var start: CGFloat
  private(set) var length: CGFloat
  private let far: CGFloat

  init(start: CGFloat, length: CGFloat, whole: CGFloat) {
    self.start = start
    self.length = length
    far = whole - start - length
  }

  /// Gives each flexible part its share of `change`, in proportion to its length (AUTO-02); if the lengths add up to 0 or less,
  /// makes the parts equally long (AUTO-05). Nothing is rounded.
  /// - Returns: Whether `start` or `length` has changed.
  mutating func share(_ change: CGFloat, among flexible: Flexibility) -> Bool {
    guard change != 0, flexible.contains(.near) || flexible.contains(.length) else { return false }
    var sum: CGFloat = 0
    var count: CGFloat = 0
    if flexible.contains(.near) { (sum, count) = (sum + start, count + 1) }
    if flexible.contains(.length) { (sum, count) = (sum + length, count + 1) }
    if flexible.contains(.far) { (sum, count) = (sum + far, count + 1) }
    func share(of part: CGFloat) -> CGFloat {
      if count == 1 { return change }
      return sum > 0 ? change * part / sum : (sum + change) / count - part
    }
    let old = (start, length)
    if flexible.contains(.near) { start += share(of: start) }
    if flexible.contains(.length) { length = max(0, length + share(of: length)) }
    return (start, length) != old
  }
}

extension AxisParts {
  /// The share of one flexible part in a change; 0 for a fixed part.
  func part(of one: Flexibility, among flexible: Flexibility) -> CGFloat {
    guard flexible.contains(one) else { return 0 }
    var (sum, count): (CGFloat, CGFloat) = (0, 0)
    if flexible.contains(.near) { (sum, count) = (sum + start, count + 1) }
    if flexible.contains(.length) { (sum, count) = (sum + length, count + 1) }
    if flexible.contains(.far) { (sum, count) = (sum + far, count + 1) }
    if count == 1 { return 1 }
    guard sum > 0 else { return 1 / count }
    return (one == .near ? start : one == .length ? length : far) / sum
  }
}

extension UIView.AutoresizingMask {
  var horizontal: AxisParts.Flexibility {
    AxisParts.Flexibility(
      near: contains(.flexibleLeftMargin), length: contains(.flexibleWidth), far: contains(.flexibleRightMargin))
  }

  var vertical: AxisParts.Flexibility {
    AxisParts.Flexibility(
      near: contains(.flexibleTopMargin), length: contains(.flexibleHeight), far: contains(.flexibleBottomMargin))
  }
}

extension AxisParts.Flexibility {
  fileprivate init(near: Bool, length: Bool, far: Bool) {
    self = []
    if near { insert(.near) }
    if length { insert(.length) }
    if far { insert(.far) }
  }
}
