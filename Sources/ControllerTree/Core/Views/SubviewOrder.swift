/// Reordering within one superview: no hooks, and a mark for layout only if the order changed (VIEW-10, VIEW-14 to VIEW-16).
@MainActor enum SubviewOrder {
  enum End { case front, back }

  static func exchange(_ first: Int, _ second: Int, in view: UIView) {
    let count = view.links.subviews.count
    guard (0..<count).contains(first), (0..<count).contains(second) else {
      return view.report(
        .indexOutOfRange(view, "exchangeSubview(at: \(first), withSubviewAt: \(second))", count: count, used: nil),
        by: "exchangeSubview(at:withSubviewAt:)")
    }
    guard first != second else { return }
    change(view, "exchangeSubview(at:withSubviewAt:)") { view.exchangeLinks(first, second) }
  }

  static func move(_ subview: UIView, to end: End, in view: UIView) {
    let call: StaticString = end == .front ? "bringSubviewToFront(_:)" : "sendSubviewToBack(_:)"
    guard subview.links.superview === view else {
      return view.report(.notASubview(subview, of: view, appended: nil), by: call)
    }
    switch end {
    case .front:
      guard view.links.subviews.last !== subview else { return }
      change(view, call) { put(subview, at: nil, in: view) }
    case .back:
      guard view.links.subviews.first !== subview else { return }
      change(view, call) { put(subview, at: 0, in: view) }
    }
  }

  /// Moves `subview`, which is in `view` already, to the place of an insertion.
  static func reinsert(_ subview: UIView, at place: ViewMove.Place, in view: UIView) {
    let before = view.orderedSubviews
    switch place {
    case .front: put(subview, at: nil, in: view)
    case .index(let index):
      let last = before.count - 1
      if !(0...last).contains(index) {
        let used = index < 0 ? 0 : last
        view.report(.indexOutOfRange(view, "insertSubview(at: \(index))", count: last, used: used))
      }
      put(subview, at: max(index, 0), in: view)
    case .below(let sibling), .above(let sibling):
      guard sibling !== subview else { return }
      guard sibling.links.superview === view else {
        view.report(.notASubview(sibling, of: view, appended: subview))
        put(subview, at: nil, in: view)
        break
      }
      view.unlink(subview)
      _ = view.orderedSubviews
      var index = Int(sibling.siblingIndex)
      if case .above = place { index += 1 }
      view.link(subview, at: index)
    }
    if !before.elementsEqual(view.orderedSubviews, by: ===) { view.markForSubviewChange() }
  }

  private static func put(_ subview: UIView, at index: Int?, in view: UIView) {
    view.unlink(subview)
    view.link(subview, at: index)
  }

  private static func change(_ view: UIView, _ call: StaticString, _ body: () -> Void) {
    Stage.turn(call, view) {
      body()
      view.markForSubviewChange()
    }
  }
}
