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
