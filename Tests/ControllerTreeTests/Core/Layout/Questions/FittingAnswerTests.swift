import XCTest

@testable import ControllerTree

/// Changes of the fitting size of a child's root view. Rule TRAIT-17.
final class FittingAnswerTests: XCTestCase {
  /// A parent that places the view of its child by the fitting size, without constraints, and a child with a content of a given height.
  @MainActor private final class Parent: UIViewController {
    var answers = true

    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      guard answers, let view = (container as? UIViewController)?.view else { return }
      preferredContentSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      view.frame.size = preferredContentSize
    }
  }

  @MainActor private struct Scene {
    let parent: Parent
    let child: UIViewController
    let height: NSLayoutConstraint

    init(_ trace: Trace) {
      parent = trace.controller("P", Parent.init)
      child = trace.controller("C")
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      child.view.addSubview(content)
      height = content.heightAnchor.constraint(equalToConstant: 40)
      trace.show(parent)
      trace.embed(child, in: parent)
      child.view.autoresizingMask = []
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: child.view.trailingAnchor).with(.defaultHigh),
        content.topAnchor.constraint(equalTo: child.view.topAnchor),
        content.bottomAnchor.constraint(equalTo: child.view.bottomAnchor).with(.defaultHigh),
        content.widthAnchor.constraint(equalToConstant: 100), height,
      ])
      trace.begin()
    }
  }

  /// TRAIT-17: nobody has asked for the fitting size, so nobody learns that it changes.
  func test_TRAIT17_unaskedSizesAreNotSent() async {
    await withTrace { trace in
      let scene = Scene(trace)
      scene.height.constant = 60
      trace.expect("")
    }
  }

  /// TRAIT-17: once asked, a change of the size is sent to the parent, between the solution and the layout; the same size is not.
  func test_TRAIT17_changesAreSentBeforeLayout() async {
    await withTrace(.layout) { trace in
      let scene = Scene(trace)
      let size = scene.child.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      XCTAssertEqual(size, CGSize(width: 100, height: 40))
      scene.parent.answers = false
      scene.height.constant = 60
      trace.expect(
        """
        P.systemLayoutFittingSizeDidChange(forChildContentContainer: C)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      UpdateCycle.main.turn {
        scene.height.constant = 70
        scene.height.constant = 60
      }
      trace.expect("")

      scene.parent.answers = true
      scene.height.constant = 80
      trace.expect(
        """
        P.systemLayoutFittingSizeDidChange(forChildContentContainer: C)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(scene.child.view.frame.size, CGSize(width: 100, height: 80))
      XCTAssertEqual(scene.parent.preferredContentSize, CGSize(width: 100, height: 80))
    }
  }

  /// TRAIT-17: a parent that places the view with constraints needs no message.
  func test_TRAIT17_parentsWithConstraints() async {
    await withTrace { trace in
      let scene = Scene(trace)
      _ = scene.child.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      guard let (view, container) = (scene.child.view, scene.parent.view) as? (UIView, UIView) else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.topAnchor.constraint(equalTo: container.topAnchor),
      ])
      scene.height.constant = 60
      trace.expect("")
      XCTAssertEqual(view.frame.size, CGSize(width: 100, height: 60))
    }
  }

  /// TRAIT-17: the parent may answer with constraints of its own, and comes to rest.
  func test_TRAIT17_answersWithConstraints() async {
    await withTrace { trace in
      let scene = Scene(trace)
      scene.parent.answers = false
      _ = scene.child.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      UpdateCycle.main.turn {
        scene.height.isActive = false
        let other = scene.height.firstItem as? UIView
        other?.heightAnchor.constraint(equalToConstant: 90).isActive = true
      }
      trace.expect("P.systemLayoutFittingSizeDidChange(forChildContentContainer: C)")
      scene.child.view.subviews.first?.removeFromSuperview()
      trace.expect("P.systemLayoutFittingSizeDidChange(forChildContentContainer: C)")
    }
  }

  /// TRAIT-17: without a parent the presentation controller gets the message.
  func test_TRAIT17_presentedControllers() async {
    await withTrace { trace in
      let presented = trace.controller("M")
      let root = trace.controller("R")
      trace.show(root)
      let content = BoxView("content", 50, 60)
      presented.view.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: presented.view.leadingAnchor),
        content.topAnchor.constraint(equalTo: presented.view.topAnchor),
        content.bottomAnchor.constraint(equalTo: presented.view.bottomAnchor).with(.defaultHigh),
      ])
      let delegate = NotingDelegate(trace)
      presented.transitioningDelegate = delegate
      presented.modalPresentationStyle = .custom
      trace.begin()
      trace.ignore { root.present(presented, animated: false) }
      _ = presented.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      content.content.height = 70
      trace.expect("fitting size of M")
      trace.ignore { presented.dismiss(animated: false) }
    }
  }

  private final class NotingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = NotingPresentation(presentedViewController: presented, presenting: presenting)
      made.trace = trace
      return made
    }
  }

  private final class NotingPresentation: UIPresentationController {
    var trace: Trace?
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      trace?.note("fitting size of \((container as? UIViewController)?.title ?? "")")
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
