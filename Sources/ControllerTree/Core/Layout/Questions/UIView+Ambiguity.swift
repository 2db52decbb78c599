/// Questions about the constraints of a view, for debugging. Rules: AL-83 to AL-85.
extension UIView {
  /// Whether the constraints leave open where the view lies, or how large it is. `false` for a view that translates its
  /// autoresizing mask, and in a tree without constraints.
  /// - Complexity: O(the rows of its four numbers in the solver).
  /// - Rules: AL-83.
  public var hasAmbiguousLayout: Bool {
    guard let engine = LayoutEngine.engine(for: self) else { return false }
    engine.solve()
    return engine.system.isAmbiguous(self)
  }

  /// Gives a view with an ambiguous layout another place that satisfies the constraints as well, until the next call. Does nothing
  /// for another view. Rules: AL-84.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let engine = LayoutEngine.engine(for: self) else { return }
    Stage.turn("exerciseAmbiguityInLayout()", self) { engine.exercise(self) }
  }

  /// The constraints on whose constants the place and the size of the view on an axis depend, in the order of activation. Frames of
  /// views that translate their masks, and sizes of contents, are none. Rules: AL-85.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = LayoutEngine.engine(for: self) else { return [] }
    engine.solve()
    var found: [NSLayoutConstraint] = []
    for component in [LayoutComponent.position(on: axis), .length(on: axis)] {
      for part in engine.system.determination(of: component, of: self)?.parts ?? [] {
        guard case .constraint(let constraint) = part.origin else { continue }
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found.sorted { $0.activation < $1.activation }
  }
}

extension LayoutEngine {
  /// See ``LayoutSystem/exercise(_:)``.
  func exercise(_ view: UIView) {
    for item in system.exercise(view) { mark(item) }
  }
}
