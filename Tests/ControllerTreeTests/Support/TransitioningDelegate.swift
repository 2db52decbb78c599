import Foundation

@testable import ControllerTree

/// A transitioning delegate that notes what it is asked and answers what a test says.
final class ProbeTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let note: (String) -> Void
  var makeController: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in nil }

  init(note: @escaping (String) -> Void = { _ in }) { self.note = note }

  private func name(_ controller: UIViewController?) -> String { controller?.title ?? "nil" }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    note("asked for \(name(presented)), presenting: \(name(presenting)), source: \(name(source))")
    return makeController(presented, presenting)
  }
}

/// A custom presentation with a test's own answers.
final class ProbePresentationController: UIPresentationController {
  var isInFullscreen = true
  var removesPresentersView = false
  var view: UIView?

  override var shouldPresentInFullscreen: Bool { isInFullscreen }
  override var shouldRemovePresentersView: Bool { removesPresentersView }
  override var presentedView: UIView? { view ?? super.presentedView }
}
