import Foundation

@testable import ControllerTree

extension Trace {
  /// A controller with a name that is presented in `style`.
  func modal(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> UIViewController {
    modal(name, style, UIViewController.init)
  }

  /// A controller of another class with a name that is presented in `style`.
  func modal<Controller: UIViewController>(
    _ name: String, _ style: UIModalPresentationStyle = .automatic, _ make: () -> Controller
  ) -> Controller {
    let controller = self.controller(name, make)
    controller.modalPresentationStyle = style
    return controller
  }

  /// A chain of controllers in a window, each presented by the previous one in its style, without animation; the trace begins
  /// after it.
  func chain(_ root: UIViewController, _ presented: [UIViewController]) {
    show(root)
    var presenter = root
    for controller in presented {
      presenter.present(controller, animated: false)
      presenter = controller
    }
    begin()
  }

  /// Lets virtual time pass, in whole milliseconds.
  func advance(_ seconds: Double) { stage.cycle.advance(by: .milliseconds(Int((seconds * 1_000).rounded()))) }

  /// Lets the built-in animations end.
  func finishTransitions() { advance(1) }

  /// Expects that `call` is refused: the tree is as before, the trace has only `issue`, and its completion never runs.
  func expectRefusal(
    _ issue: String, file: StaticString = #filePath, line: UInt = #line, _ call: (@escaping () -> Void) -> Void
  ) {
    expectRefusal(issue, file: file, line: line) { call { self.note("the completion of a refused call ran") } }
  }
}
