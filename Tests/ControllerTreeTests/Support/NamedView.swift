import Foundation

@testable import ControllerTree

/// A view with a name, which appears in traces that record views. A test can run an action inside a hook, once.
///
/// Its overrides don't call `super`, which none of these hooks requires (VIEW-27).
class NamedView: UIView, ScriptOwner {
  enum Moment: Hashable {
    case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    case didAddSubview, willRemoveSubview, layoutSubviews
  }

  final let name: String
  private final var actions: [Moment: @MainActor () -> Void] = [:] { didSet { ScriptOwners.add(self) } }

  init(_ name: String, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.name = name
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var nameTitle: String? { name }

  /// Runs `action` at the next `moment` of the view.
  final func when(_ moment: Moment, _ action: @escaping @MainActor () -> Void) { actions[moment] = action }

  func removeScripts() { actions = [:] }

  private final func reach(_ moment: Moment) { actions.removeValue(forKey: moment)?() }

  override func willMove(toSuperview newSuperview: UIView?) { reach(.willMoveToSuperview) }
  override func didMoveToSuperview() { reach(.didMoveToSuperview) }
  override func willMove(toWindow newWindow: UIWindow?) { reach(.willMoveToWindow) }
  override func didMoveToWindow() { reach(.didMoveToWindow) }
  override func didAddSubview(_ subview: UIView) { reach(.didAddSubview) }
  override func willRemoveSubview(_ subview: UIView) { reach(.willRemoveSubview) }
  override func layoutSubviews() { reach(.layoutSubviews) }
}

extension Trace {
  /// A view with a name in a visible window of its own; the trace begins after it.
  func viewInWindow(_ name: String) -> NamedView { inWindow(NamedView(name)) }

  /// Puts `view` into a visible window of its own; the trace begins after it.
  func inWindow<View: UIView>(_ view: View) -> View {
    let window = window()
    window.isHidden = false
    window.addSubview(view)
    stage.cycle.settle()
    begin()
    return view
  }
}

extension UIView {
  /// Adds `views` in order.
  func add(_ views: UIView...) {
    for view in views { addSubview(view) }
  }
}
