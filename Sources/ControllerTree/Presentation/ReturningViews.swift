/// The covered views that come back on screen when presentations end. The place that each was taken from decides: it comes back
/// if that place is on screen, or inside another view that comes back, and does not lie inside something that goes (PC-10,
/// PRES-17). A view that the view tree would refuse stays away (MIS-09).
@MainActor struct ReturningViews {
  /// The containers that go. A presented view goes with its container, or does not come back to it.
  private var going: Set<ObjectIdentifier> = []
  private var returning: Set<ObjectIdentifier> = []

  /// What comes back when `presentations` end, given from the bottom to the top.
  init(after presentations: [Presentation]) {
    guard presentations.contains(where: { !$0.covered.isEmpty }) else { return }
    for presentation in presentations where !presentation.isOver {
      if let container = presentation.containerView { going.insert(ObjectIdentifier(container)) }
    }
    // What was covered last comes back first, and what lies inside it can follow.
    find(in: presentations.reversed())
  }

  /// What comes back when `presentation` stays and covers nothing any more (PC-15).
  init(uncoveredBy presentation: Presentation) { find(in: [presentation]) }

  private mutating func find(in presentations: [Presentation]) {
    var open = presentations.filter { !$0.isOver }.flatMap { $0.covered.homes(from: $0) }
    var hasFound = true
    while hasFound {
      let found = open.filter { isOnScreen($0.superview) }
      open.removeAll { isOnScreen($0.superview) }
      for (view, _) in found where ViewMove.refusal(inside: view) == nil { returning.insert(ObjectIdentifier(view)) }
      hasFound = !found.isEmpty && !open.isEmpty
    }
  }

  /// Whether a view is one of those that come back, or lies inside one and does not go itself.
  func include(_ view: UIView) -> Bool {
    guard !returning.isEmpty, let top = outermost(of: view) else { return false }
    return returning.contains(ObjectIdentifier(top))
  }

  private func isOnScreen(_ superview: UIView) -> Bool {
    guard let top = outermost(of: superview) else { return false }
    return top.isInVisibleWindow || returning.contains(ObjectIdentifier(top))
  }

  /// The root of the tree of views that `view` is in; `nil` if the view goes.
  private func outermost(of view: UIView) -> UIView? {
    var current = view
    while !going.contains(ObjectIdentifier(current)) {
      guard let superview = current.links.superview else { return current }
      current = superview
    }
    return nil
  }
}

extension Appearance {
  /// Ends the appearance of a controller that was coming back, or its disappearance: where its view lies decides.
  static func finishReturn(of controller: UIViewController) {
    finish(controller, isOnScreen: controller.loadedView?.isInVisibleWindow == true)
  }
}
