import Foundation

@testable import ControllerTree

/// A controller whose answers and preparations a test decides.
final class SegueSource: UIViewController {
  var allowed = true
  var onPrepare: (UIStoryboardSegue, Any?) -> Void = { _, _ in }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowed }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onPrepare(segue, sender) }
}

extension Trace {
  /// A controller `A` that is a visible root; the trace begins after it.
  func showSource() -> SegueSource {
    let source = controller("A", SegueSource.init)
    show(source)
    return source
  }

  /// A template whose destination is a new controller with the name, without a view.
  func template(
    _ identifier: String? = "go", _ kind: SegueTemplate.Kind = .show, to name: String = "B",
    class type: UIStoryboardSegue.Type? = nil
  ) -> SegueTemplate {
    SegueTemplate(identifier, kind, class: type) { [unowned self] _, _ in controller(name) }
  }
}

/// A controller with the unwind action `home:`, which a test can stop taking.
class UnwindTarget: UIViewController {
  var takes = true
  var onUnwind: (UIStoryboardSegue) -> Void = { _ in }

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(UnwindTarget.self) { $0.action("home:", UnwindTarget.home) }
  }

  private func home(_ segue: UIStoryboardSegue) { onUnwind(segue) }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    takes && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
}

extension Trace {
  func target(_ name: String) -> UnwindTarget { controller(name, UnwindTarget.init) }

  /// A controller that can unwind to the action `home:` with its segue `back`.
  func unwinding(_ name: String) -> SegueSource {
    let source = controller(name, SegueSource.init)
    source.segueTemplates = [SegueTemplate("back", unwindingTo: "home:")]
    return source
  }

  /// A navigation controller `N` on screen, without a bar; the trace begins after it.
  func showStack(_ members: UIViewController...) -> UINavigationController {
    let navigation = controller("N") { UINavigationController() }
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = members
    show(navigation)
    return navigation
  }
}
