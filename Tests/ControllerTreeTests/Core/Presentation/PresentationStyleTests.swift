import XCTest

@testable import ControllerTree

/// The callbacks of a presentation and its dismissal in each style (STYLE-01 to STYLE-12, PRES-12 to PRES-14).
final class PresentationStyleTests: XCTestCase {
  /// The styles that remove the presenter's view.
  private static let removing: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
  private static let keeping: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom, .blurOverFullScreen,
  ]

  // MARK: One contract for all styles

  /// STYLE-02, STYLE-04, STYLE-05: the presenter and its child disappear when a presentation fills their
  /// place, and appear again.
  @MainActor private static func removes(_ style: UIModalPresentationStyle, animated: Bool, from source: Int) async {
    await withTrace(pacing: .manual) { trace in
      let tree = Tree(trace, style)
      let (root, modal, window) = (tree.root, tree.modal, tree.window)
      tree.controllers[source].present(modal, animated: animated) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        R.viewWillDisappear(\(animated))
        A.viewWillDisappear(\(animated))
        V.viewWillAppear(\(animated))
        V.viewIsAppearing(\(animated))
        """ + (animated ? "" : "\n" + Self.presented(removing: true, animated: false)))
      if animated {
        tree.expectHalfWay(.entering, root: .disappearing, bothInWindow: true)
        trace.finishTransitions()
        trace.expect(Self.presented(removing: true, animated: true))
      }
      tree.expectPresented()
      XCTAssertNil(root.view.window, "\(style)")
      XCTAssertEqual(root.appearance, .disappeared)

      tree.controllers[source].dismiss(animated: animated) { trace.note("completion") }
      trace.expect(
        """
        V.viewWillDisappear(\(animated))
        R.viewWillAppear(\(animated))
        A.viewWillAppear(\(animated))
        R.viewIsAppearing(\(animated))
        A.viewIsAppearing(\(animated))
        """ + (animated ? "" : "\n" + Self.dismissed(removing: true, animated: false)))
      if animated {
        tree.expectHalfWay(.disappearing, root: .entering, bothInWindow: true)
        trace.finishTransitions()
        trace.expect(Self.dismissed(removing: true, animated: true))
      }
      tree.expectDismissed()
      XCTAssertEqual(window.subviews, [root.view])
    }
  }

  /// STYLE-03: a presentation that leaves the presenter's view in the window sends the presenter no callback.
  @MainActor private static func keeps(_ style: UIModalPresentationStyle, animated: Bool, from source: Int) async {
    await withTrace(pacing: .manual) { trace in
      let tree = Tree(trace, style)
      tree.controllers[source].present(tree.modal, animated: animated) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(\(animated))
        V.viewIsAppearing(\(animated))
        """ + (animated ? "" : "\n" + Self.presented(removing: false, animated: false)))
      if animated {
        tree.expectHalfWay(.entering, root: nil, bothInWindow: true)
        trace.finishTransitions()
        trace.expect(Self.presented(removing: false, animated: true))
      }
      tree.expectPresented()
      XCTAssertTrue(tree.root.view.window === tree.window, "\(style)")
      XCTAssertEqual(tree.root.appearance, .appeared)

      tree.controllers[source].dismiss(animated: animated) { trace.note("completion") }
      trace.expect(
        "V.viewWillDisappear(\(animated))"
          + (animated ? "" : "\n" + Self.dismissed(removing: false, animated: false)))
      if animated {
        tree.expectHalfWay(.disappearing, root: nil, bothInWindow: true)
        trace.finishTransitions()
        trace.expect(Self.dismissed(removing: false, animated: true))
      }
      tree.expectDismissed()
      XCTAssertEqual(tree.window.subviews, [tree.root.view])
    }
  }

  private static func presented(removing: Bool, animated: Bool) -> String {
    let presenters = removing ? "R.viewDidDisappear(\(animated))\nA.viewDidDisappear(\(animated))\n" : ""
    return "V.viewDidAppear(\(animated))\n\(presenters)completion"
  }

  private static func dismissed(removing: Bool, animated: Bool) -> String {
    let presenters = removing ? "R.viewDidAppear(\(animated))\nA.viewDidAppear(\(animated))\n" : ""
    return "\(presenters)V.viewDidDisappear(\(animated))\ncompletion"
  }

  /// STYLE-02, STYLE-04, STYLE-05, PRES-13: animated or not, called on the root or on its child.
  func test_STYLE_02_fillingStylesRemoveThePresentersView() async {
    for style in Self.removing {
      for animated in [true, false] {
        for source in [0, 1] { await Self.removes(style, animated: animated, from: source) }
      }
    }
  }

  /// STYLE-03, PRES-13: animated or not, called on the root or on its child.
  func test_STYLE_03_otherStylesLeaveThePresenterAlone() async {
    for style in Self.keeping {
      for animated in [true, false] {
        for source in [0, 1] { await Self.keeps(style, animated: animated, from: source) }
      }
    }
  }

  // MARK: With everything that takes part

  /// PRES-05, PRES-06, PRES-07, CON-17: the properties in each callback of a full-screen presentation and of its dismissal.
  func test_STYLE_02_whatIsTrueInEachCallback() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let modal = trace.modal("V", .fullScreen)
      root.present(modal, animated: false) { trace.note("completion") }
      trace.expectDetailed(
        """
        V.viewDidLoad() beingPresented window: nil
        R.viewWillDisappear(false)
        V.viewWillAppear(false) beingPresented window: nil
        V.viewIsAppearing(false) beingPresented
        V.viewDidAppear(false) beingPresented
        R.viewDidDisappear(false) window: nil
        completion
        """)
      XCTAssertEqual(modal.view.frame, window.bounds)
      root.dismiss(animated: false) { trace.note("completion") }
      trace.expectDetailed(
        """
        V.viewWillDisappear(false) beingDismissed
        R.viewWillAppear(false) window: nil
        R.viewIsAppearing(false)
        R.viewDidAppear(false)
        V.viewDidDisappear(false) beingDismissed window: nil
        completion
        """)
    }
  }

  /// PRES-12, PRES-14, TRANS-11: the hooks of the presentation controller and the completions among the callbacks.
  func test_PRES_12_everythingThatTakesPart() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = trace.modal("V", .fullScreen)
      root.present(modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        R.viewWillDisappear(true)
        V.viewWillAppear(true)
        V.animateTransition()
        V.viewIsAppearing(true)
        """)
      modal.transitionCoordinator?.animate(
        alongsideTransition: { _ in trace.note("alongside") }, completion: { _ in trace.note("coordinator") })
      trace.expect("alongside")
      trace.advance(0.5)
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidAppear(true)
        R.viewDidDisappear(true)
        V's presentation.presentationTransitionDidEnd(true)
        V.completion()
        completion
        coordinator
        """)
      XCTAssertNil(modal.transitionCoordinator)

      modal.dismiss(animated: true) { trace.note("completion") }
      trace.expect(
        """
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        R.viewWillAppear(true)
        V.animateTransition()
        R.viewIsAppearing(true)
        """)
      root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in trace.note("coordinator") }
      trace.advance(0.5)
      trace.expect(
        """
        V.completeTransition(true)
        R.viewDidAppear(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        V.completion()
        completion
        coordinator
        """)
      XCTAssertNil(root.transitionCoordinator)
    }
  }

  // MARK: The values

  /// STYLE-01: `.automatic` is kept, and is a form sheet for its presentation controller.
  func test_STYLE_01_automaticIsAFormSheet() async {
    await withTrace { trace in
      let modal = trace.controller("V")
      XCTAssertEqual(modal.modalPresentationStyle, .automatic)
      XCTAssertEqual(modal.presentationController?.presentationStyle, .formSheet)
      XCTAssertEqual(modal.modalPresentationStyle, .automatic)
      XCTAssertEqual(trace.modal("W", .pageSheet).presentationController?.presentationStyle, .pageSheet)
    }
  }

  /// STYLE-09: a custom presentation without a delegate fills the container and leaves the presenter in place.
  func test_STYLE_09_customWithoutADelegateIsPlain() async {
    await withStage { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let modal = trace.modal("V", .custom)
      root.present(modal, animated: false)
      let controller = modal.presentationController
      XCTAssertTrue(controller.map { type(of: $0) == UIPresentationController.self } ?? false)
      XCTAssertEqual(controller?.shouldRemovePresentersView, false)
      XCTAssertEqual(controller?.shouldPresentInFullscreen, true)
      XCTAssertEqual(controller?.frameOfPresentedViewInContainerView, window.bounds)
      XCTAssertEqual(modal.view.frame, window.bounds)
    }
  }

  /// STYLE-10, STYLE-12: the presented controller's transition style counts in both directions; only its duration matters.
  func test_STYLE_10_theTransitionStyleHasADuration() async {
    await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = trace.controller("V")
      XCTAssertEqual(modal.modalTransitionStyle, .coverVertical)
      for (style, duration) in [
        (UIModalTransitionStyle.coverVertical, 0.5), (.flipHorizontal, 0.5), (.crossDissolve, 0.4),
      ] {
        modal.modalTransitionStyle = style
        root.present(modal, animated: true)
        XCTAssertEqual(modal.transitionCoordinator?.transitionDuration, duration)
        trace.finishTransitions()
        root.dismiss(animated: true)
        XCTAssertEqual(root.transitionCoordinator?.transitionDuration, duration)
        trace.finishTransitions()
      }
    }
  }

  /// STYLE-11: a context that provides a transition style applies it to presentations in the context, and to no others.
  func test_STYLE_11_contextProvidesTheTransitionStyle() async {
    await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      XCTAssertFalse(context.providesPresentationContextTransitionStyle)
      (context.definesPresentationContext, context.modalTransitionStyle) = (true, .crossDissolve)
      for (style, provides, duration) in [
        (UIModalPresentationStyle.currentContext, true, 0.4), (.overCurrentContext, true, 0.4),
        (.currentContext, false, 0.5), (.fullScreen, true, 0.5),
      ] {
        context.providesPresentationContextTransitionStyle = provides
        let modal = trace.modal("V", style)
        context.present(modal, animated: true)
        XCTAssertEqual(modal.transitionCoordinator?.transitionDuration, duration, "\(style)")
        trace.finishTransitions()
        modal.dismiss(animated: false)
      }
    }
  }

  /// PRES-09: the style is read at the call, or at the first read of the presentation controller.
  func test_PRES_09_theStyleIsReadOnce() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = trace.modal("V", .fullScreen)
      trace.stage.cycle.turn {
        root.present(modal, animated: false)
        modal.modalPresentationStyle = .pageSheet
      }
      XCTAssertEqual(modal.presentationController?.presentationStyle, .fullScreen)
      XCTAssertNil(root.view.window)
      root.dismiss(animated: false)
      XCTAssertEqual(modal.presentationController?.presentationStyle, .pageSheet)
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      XCTAssertEqual(modal.presentationController?.presentationStyle, .pageSheet)
      XCTAssertNotNil(root.view.window)
    }
  }
}

/// A root with a child that fills it, in a window, and a controller that one of them presents.
@MainActor private struct Tree {
  let controllers: [UIViewController]
  let modal: UIViewController
  let window: UIWindow

  init(_ trace: Trace, _ style: UIModalPresentationStyle) {
    let root = trace.controller("R")
    window = trace.show(root)
    controllers = [root, trace.embed(trace.controller("A"), in: root)]
    modal = trace.modal("V", style)
  }

  var root: UIViewController { controllers[0] }

  func expectPresented(file: StaticString = #filePath, line: UInt = #line) {
    for controller in controllers {
      XCTAssertTrue(controller.presentedViewController === modal, file: file, line: line)
      XCTAssertNil(controller.presentingViewController, file: file, line: line)
      XCTAssertNil(controller.transitionCoordinator, file: file, line: line)
    }
    XCTAssertTrue(modal.presentingViewController === root, file: file, line: line)
    XCTAssertNil(modal.presentedViewController, file: file, line: line)
    XCTAssertNil(modal.transitionCoordinator, file: file, line: line)
    XCTAssertFalse(modal.isBeingPresented, file: file, line: line)
    XCTAssertEqual(modal.appearance, .appeared, file: file, line: line)
    XCTAssertTrue(modal.presentationController?.containerView?.superview === window, file: file, line: line)
    XCTAssertNil(modal.parent, file: file, line: line)
    XCTAssertEqual(root.children, [controllers[1]], file: file, line: line)
  }

  func expectDismissed(file: StaticString = #filePath, line: UInt = #line) {
    for controller in controllers + [modal] {
      XCTAssertNil(controller.presentedViewController, file: file, line: line)
      XCTAssertNil(controller.presentingViewController, file: file, line: line)
      XCTAssertNil(controller.transitionCoordinator, file: file, line: line)
    }
    XCTAssertFalse(modal.isBeingDismissed, file: file, line: line)
    XCTAssertEqual(modal.appearance, .disappeared, file: file, line: line)
    XCTAssertNil(modal.view.superview, file: file, line: line)
    XCTAssertTrue(controllers.allSatisfy { $0.appearance == .appeared }, file: file, line: line)
  }

  enum Half { case entering, disappearing }

  func expectHalfWay(
    _ state: Half, root rootState: Half?, bothInWindow: Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(name(of: modal), "\(state)", file: file, line: line)
    for controller in controllers {
      XCTAssertEqual(name(of: controller), rootState.map { "\($0)" } ?? "appeared", file: file, line: line)
    }
    for controller in controllers + [modal] {
      XCTAssertEqual(controller.view.window === window, bothInWindow, file: file, line: line)
      XCTAssertEqual(controller.transitionCoordinator?.isAnimated, true, file: file, line: line)
    }
    XCTAssertTrue(root.presentedViewController === modal, file: file, line: line)
    XCTAssertTrue(modal.presentingViewController === root, file: file, line: line)
    XCTAssertEqual(modal.isBeingPresented, state == .entering, file: file, line: line)
    XCTAssertEqual(modal.isBeingDismissed, state == .disappearing, file: file, line: line)
    XCTAssertFalse(root.isBeingPresented || root.isBeingDismissed, file: file, line: line)
    XCTAssertNotNil(modal.presentationController?.containerView, file: file, line: line)
  }

  private func name(of controller: UIViewController) -> String { "\(controller.appearance.name)" }
}
