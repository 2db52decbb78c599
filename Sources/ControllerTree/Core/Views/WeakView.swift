/// A reference to a view that does not retain it, for code above the hierarchy. It costs the view nothing later, as a `weak` one would.
@MainActor package struct WeakView {
  private let reference: ViewReference

  package init(_ view: UIView) { reference = view.reference }

  /// The view; `nil` if it was released.
  package var view: UIView? { reference.view }
}
