@MainActor final class LayoutEngine {
  nonisolated init() {}
  nonisolated func end() {}
  static func added(_ constraint: NSLayoutConstraint, on view: UIView) {}
  static func removed(_ constraint: NSLayoutConstraint, from view: UIView) {}
  static func changed(_ constraint: NSLayoutConstraint, by property: StaticString) {}
  static func inputsChanged(of view: UIView) {}
  static func contentSizeChanged(of view: UIView) {}
  static func translationChanged(of view: UIView) {}
}
@MainActor enum ConstraintUpdates {
  static func mark(_ view: UIView) { view.layoutState.needsConstraintUpdate = true }
  static func run(in view: UIView) {}
}
