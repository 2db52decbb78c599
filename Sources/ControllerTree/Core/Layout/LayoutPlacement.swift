import Foundation

/// The geometry that a solution gives to views. Rules: AL-12, AL-23.
@MainActor enum LayoutPlacement {
  /// The geometry for a view; `nil` if the view keeps its own.
  static func place(of item: LayoutItem, _ view: UIView, in system: LayoutSystem) -> ViewGeometry? {
    if view.layoutState.translatesMask { return translated(item, view, in: system) }
    // A view that no active constraint names any more keeps its place.
    guard !item.reference.involved.isEmpty || isNeeded(view) else {
      item.hasKeptPlace = true
      return nil
    }
    let frame = view.frame(forAlignmentRect: rectangle(of: item, in: system))
    return ViewGeometry(frame: rounded(frame, scale: view.traitCollection.displayScale))
  }

  /// Whether a guide of the view is named by an active constraint, and so the view itself.
  private static func isNeeded(_ view: UIView) -> Bool {
    guard let layout = view.rare?.layout else { return false }
    for guide in layout.guides where !guide.involved.isEmpty { return true }
    for guide in layout.systemGuides where !guide.involved.isEmpty { return true }
    return false
  }

  /// A view that translates its mask moves only if its superview's size has moved it; nothing is rounded.
  private static func translated(_ item: LayoutItem, _ view: UIView, in system: LayoutSystem) -> ViewGeometry? {
    let (middle, size) = (view.middle, view.geometry.bounds.size)
    let frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    var place = view.alignmentRect(forFrame: frame)
    var isMoved = false
    func use(_ component: LayoutComponent, _ value: inout CGFloat) {
      guard item[component] != nil else { return }
      let solved = system.value(component, of: item)
      guard abs(solved - value) > 1e-6 else { return }
      value = solved
      isMoved = true
    }
    use(.x, &place.origin.x)
    use(.y, &place.origin.y)
    use(.width, &place.size.width)
    use(.height, &place.size.height)
    return isMoved ? ViewGeometry(frame: view.frame(forAlignmentRect: place)) : nil
  }

  /// The alignment rectangle in the superview's coordinates, or the rectangle of a guide in its view's.
  static func rectangle(of item: LayoutItem, in system: LayoutSystem) -> CGRect {
    CGRect(
      x: system.value(.x, of: item), y: system.value(.y, of: item), width: max(0, system.value(.width, of: item)),
      height: max(0, system.value(.height, of: item)))
  }

  static func size(of item: LayoutItem, _ view: UIView, in system: LayoutSystem) -> CGSize {
    let size = rectangle(of: item, in: system).size
    return view.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }

  /// The rectangle with its edges on whole pixels (AL-23).
  static func rounded(_ frame: CGRect, scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? scale : 1
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (minX, minY) = (pixel(frame.minX), pixel(frame.minY))
    return CGRect(x: minX, y: minY, width: pixel(frame.maxX) - minX, height: pixel(frame.maxY) - minY)
  }
}
