import XCTest

@testable import ControllerTree

/// Animators that remove the presenter's view, as those of many tutorials do: the view returns to its place all the same (PC-10),
/// and no issue is reported (MIS-31).
final class RemovedPresenterViewTests: XCTestCase {
  /// What an animator does with the presenter's view.
  private enum Way: CaseIterable {
    /// Removes it at the end.
    case removes
    /// Puts it into a view of its own, and removes that at the end.
    case wraps
  }

  /// A root `R` on screen, and `V` to present, with an animator that treats the presenter's view as `way` says.
  @MainActor private struct Actors {
    let root: UIViewController
    let window: UIWindow
    let modal: UIViewController
    private let animator: TestAnimator

    init(_ trace: Trace, _ way: Way, style: UIModalPresentationStyle = .fullScreen, root: UIViewController? = nil) {
      let root = root ?? trace.controller("R")
      self.root = root
      window = trace.show(root)
      modal = trace.modal("V", style)
      animator = TestAnimator("A", trace) { context, _ in
        TestAnimator.addArrivingView(context)
        guard way == .wraps else { return }
        let wrapper = UIView(frame: context.containerView.bounds)
        wrapper.addSubview(root.view)
        context.containerView.addSubview(wrapper)
      }
      let director = TestDirector()
      director.presenting = animator
      director.dismissing = animator
      modal.transitioningDelegate = director
      trace.kept.append(director)
    }

    /// The end of the animation.
    func end(_ way: Way, completed: Bool = true) {
      switch way {
      case .removes: root.view.removeFromSuperview()
      case .wraps: root.view.superview?.removeFromSuperview()
      }
      animator.context?.completeTransition(completed)
    }
  }

  /// PC-10, MIS-31: a presentation whose animator removes the presenter's view, and a dismissal that leaves it alone.
  func test_PC10_MIS31_aPresentationRemovesTheView() async {
    for way in Way.allCases {
      await withTrace(pacing: .manual) { trace in
        let actors = Actors(trace, way)
        let before = trace.tree
        actors.root.present(actors.modal, animated: true)
        actors.end(way)
        trace.expect(
          """
          V.viewDidLoad()
          R.viewWillDisappear(true)
          V.viewWillAppear(true)
          A.transitionDuration
          V.viewIsAppearing(true)
          V.viewDidAppear(true)
          R.viewDidDisappear(true)
          A.animationEnded(true)
          """)
        XCTAssertNil(actors.root.view.superview)
        actors.modal.transitioningDelegate = nil
        actors.modal.dismiss(animated: true)
        trace.stage.cycle.settle()
        trace.expect(
          """
          V.viewWillDisappear(true)
          R.viewWillAppear(true)
          R.viewIsAppearing(true)
          R.viewDidAppear(true)
          V.viewDidDisappear(true)
          """)
        XCTAssertEqual(trace.tree, before)
      }
    }
  }

  /// PC-10, TRANS-05: the animator of the dismissal gets the view, and may remove it again: it is restored at the end.
  func test_PC10_MIS31_aDismissalRemovesTheView() async {
    for way in Way.allCases {
      await withTrace(pacing: .manual) { trace in
        let actors = Actors(trace, way)
        let before = trace.tree
        trace.setUp {
          actors.root.present(actors.modal, animated: true)
          actors.end(way)
          actors.modal.dismiss(animated: true)
        }
        XCTAssertTrue(actors.root.view.window === actors.window)
        actors.end(way)
        trace.expect(
          """
          R.viewDidAppear(true)
          V.viewDidDisappear(true)
          A.animationEnded(true)
          """)
        XCTAssertEqual(trace.tree, before)
        XCTAssertEqual(actors.window.subviews, [actors.root.view])
      }
    }
  }

  /// PC-10, PC-05: a cancelled presentation restores the view, wherever the animator left it.
  func test_PC10_MIS31_aCancelledPresentationRestoresTheView() async {
    for way in Way.allCases {
      await withTrace(pacing: .manual) { trace in
        let actors = Actors(trace, way)
        let before = trace.tree
        trace.setUp { actors.root.present(actors.modal, animated: true) }
        actors.end(way, completed: false)
        trace.expect(
          """
          V.viewWillDisappear(true)
          V.viewDidDisappear(true)
          R.viewWillAppear(true)
          R.viewIsAppearing(true)
          R.viewDidAppear(true)
          A.animationEnded(false)
          """)
        XCTAssertEqual(trace.tree, before)
      }
    }
  }

  /// PC-10, PC-06: a cancelled dismissal whose animator removed the view covers the presenter again; the next one restores it.
  func test_PC10_MIS31_aCancelledDismissalKeepsThePlace() async {
    for way in Way.allCases {
      await withTrace(pacing: .manual) { trace in
        let actors = Actors(trace, way)
        let before = trace.tree
        trace.setUp {
          actors.root.present(actors.modal, animated: false)
          actors.modal.dismiss(animated: true)
        }
        actors.end(way, completed: false)
        trace.expect(
          """
          R.viewWillDisappear(true)
          R.viewDidDisappear(true)
          V.viewWillAppear(true)
          V.viewIsAppearing(true)
          V.viewDidAppear(true)
          A.animationEnded(false)
          """)
        XCTAssertNil(actors.root.view.superview)
        trace.ignore { actors.modal.dismiss(animated: false) }
        XCTAssertEqual(trace.tree, before)
      }
    }
  }

  /// PC-10: the root may be a container; its child appears with it.
  func test_PC10_MIS31_theRootIsANavigationController() async {
    await withTrace(pacing: .manual) { trace in
      let navigation = UINavigationController(rootViewController: trace.controller("P"))
      let actors = Actors(trace, .removes, root: navigation)
      let before = trace.tree
      trace.setUp {
        navigation.present(actors.modal, animated: true)
        actors.end(.removes)
      }
      XCTAssertNil(navigation.view.superview)
      trace.ignore { actors.modal.dismiss(animated: false) }
      XCTAssertEqual(trace.tree, before)
      XCTAssertEqual(navigation.topViewController?.appearance, .appeared)
    }
  }

  /// MIS-31: a transition that does not cover the root removes nothing: a removal during it is reported.
  func test_MIS31_aRemovalUnderASheetIsReported() async {
    await withTrace(pacing: .manual) { trace in
      let actors = Actors(trace, .removes, style: .overFullScreen)
      trace.setUp { actors.root.present(actors.modal, animated: true) }
      actors.root.view.removeFromSuperview()
      trace.expect(
        """
        R.viewWillDisappear(false)
        ! MIS-31 rootViewRemoved: R.view.removeFromSuperview()
        R.viewDidDisappear(false)
        """)
      trace.ignore { actors.end(.removes) }
    }
  }
}
