import XCTest

@testable import ControllerTree

/// The covered views that return when presentations end, and the places they are restored to (PC-10, PRES-17).
final class ReturningViewsTests: XCTestCase {
  // MARK: The place

  /// PC-10, PRES-17: the view of a controller without a parent returns to its superview, index and frame.
  func test_PC_10_aCoveredViewReturnsToItsPlace() async {
    await withTrace { trace in
      let (root, host) = (trace.controller("R"), trace.controller("H"))
      trace.show(root)
      let (behind, inFront) = (UIView(), UIView())
      let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      trace.setUp {
        host.view.frame = frame
        for view in [behind, host.view!, inFront] { root.view.addSubview(view) }
      }
      host.present(trace.modal("F", .fullScreen), animated: false)
      trace.expect(
        """
        ! M-PRES-10 detachedPresenter: H.present(_:animated:completion:)
        F.viewDidLoad()
        H.viewWillDisappear(false)
        F.viewWillAppear(false)
        F.viewIsAppearing(false)
        F.viewDidAppear(false)
        H.viewDidDisappear(false)
        """)
      XCTAssertEqual(root.view.subviews, [behind, inFront])
      host.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        H.viewWillAppear(false)
        H.viewIsAppearing(false)
        H.viewDidAppear(false)
        F.viewDidDisappear(false)
        """)
      XCTAssertEqual(root.view.subviews, [behind, host.view, inFront])
      XCTAssertEqual(host.view.frame, frame)
    }
  }

  /// PC-10, PRES-17: the same for a child of a controller without a parent; its view returns to its parent's view.
  func test_PC_10_aCoveredChildReturnsToItsParentsView() async {
    await withTrace { trace in
      let (root, host) = (trace.controller("R"), trace.controller("H"))
      trace.show(root)
      root.view.addSubview(host.view)
      let child = trace.embed(trace.controller("A"), in: host)
      trace.setUp { child.present(trace.modal("F", .fullScreen), animated: false) }
      XCTAssertNil(child.view.superview)
      child.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        F.viewDidDisappear(false)
        """)
      XCTAssertEqual(host.view.subviews, [child.view])
    }
  }

  /// PC-10, AUTO-01: if the superview's size has changed meanwhile, the frame follows by the autoresizing mask.
  func test_PC_10_theFrameFollowsAnotherSize() async {
    await withStage { trace in
      let (root, host) = (trace.controller("R"), trace.controller("H"))
      let window = trace.show(root)
      host.view.frame = CGRect(x: 10, y: 20, width: 380, height: 50)
      host.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      root.view.addSubview(host.view)
      host.present(trace.modal("F", .fullScreen), animated: false)
      window.frame.size = CGSize(width: 500, height: 700)
      host.dismiss(animated: false)
      XCTAssertEqual(host.view.frame, CGRect(x: 10, y: -80, width: 480, height: 50))
      trace.expect(
        """
        ! MIS-19 unparentedControllerView: R.view.addSubview(_:)
        ! M-PRES-10 detachedPresenter: H.present(_:animated:completion:)
        """)
    }
  }

  /// PC-10: the view is restored behind the presentation that covered it, even if other subviews were removed meanwhile.
  func test_PC_10_aViewReturnsBehindWhatCoveredIt() async {
    await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let behind = UIView()
      window.insertSubview(behind, at: 0)
      root.present(trace.modal("F", .fullScreen), animated: false)
      behind.removeFromSuperview()
      let container = window.subviews.last
      root.dismiss(animated: true)
      XCTAssertEqual(window.subviews, [root.view, container])
      trace.finishTransitions()
      XCTAssertEqual(window.subviews, [root.view])
    }
  }

  /// STYLE-07, APP-05: a sheet whose presenter is detached is added to the window, and removed when a
  /// presentation fills the screen.
  func test_STYLE_07_aSheetOfADetachedPresenterIsCovered() async {
    await withTrace { trace in
      let (root, host) = (trace.controller("R"), trace.controller("H"))
      trace.kept.append(host)
      trace.show(root)
      root.view.addSubview(host.view)
      let child = trace.embed(trace.controller("A"), in: host)
      let sheet = trace.modal("S")
      trace.setUp { child.present(sheet, animated: false) }
      sheet.present(trace.modal("F", .fullScreen), animated: false)
      trace.expectDetailed(
        """
        F.viewDidLoad() beingPresented window: nil
        S.viewWillDisappear(false)
        H.viewWillDisappear(false)
        A.viewWillDisappear(false)
        F.viewWillAppear(false) beingPresented window: nil
        F.viewIsAppearing(false) beingPresented
        F.viewDidAppear(false) beingPresented
        S.viewDidDisappear(false) window: nil
        H.viewDidDisappear(false) window: nil
        A.viewDidDisappear(false) window: nil
        """)
      sheet.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        S.viewWillAppear(false)
        H.viewWillAppear(false)
        A.viewWillAppear(false)
        H.viewIsAppearing(false)
        A.viewIsAppearing(false)
        S.viewIsAppearing(false)
        S.viewDidAppear(false)
        H.viewDidAppear(false)
        A.viewDidAppear(false)
        F.viewDidDisappear(false)
        """)
      XCTAssertEqual(root.view.subviews, [host.view])
    }
  }

  // MARK: Views that stay away

  /// PC-10, DIS-05: a covered view inside a controller that is dismissed too does not return to the screen. It is restored to
  /// its place, off screen, and appears when that controller is presented again.
  func test_PC_10_viewInsideADismissedControllerDoesNotComeBack() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("R"), trace.controller("C"))
      let navigation = trace.controller("N") { UINavigationController() }
      trace.setUp {
        trace.show(root)
        child.definesPresentationContext = true
        navigation.viewControllers = [child]
        root.present(navigation, animated: false)
        child.present(trace.modal("D", .currentContext), animated: false)
      }
      root.dismiss(animated: false)
      trace.expect(
        """
        D.viewWillDisappear(false)
        N.viewWillDisappear(false)
        D.viewDidDisappear(false)
        N.viewDidDisappear(false)
        """)
      XCTAssertNil(child.view.window)
      XCTAssertTrue(child.view.isDescendant(of: navigation.view))
      root.present(navigation, animated: false)
      trace.expect(
        """
        N.viewWillAppear(false)
        C.viewWillAppear(false)
        N.viewIsAppearing(false)
        C.viewIsAppearing(false)
        N.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// PC-10: the same if the client has added the covered view again itself: it disappears with its superview.
  func test_PC_10_aViewThatWasPutBackByHandGoesWithItsParent() async {
    await withTrace { trace in
      let (root, parent, child) = (trace.controller("R"), trace.controller("P"), trace.controller("C"))
      trace.setUp {
        trace.show(root)
        child.definesPresentationContext = true
        parent.adopt(child)
        root.present(parent, animated: false)
        child.present(trace.modal("D", .currentContext), animated: false)
      }
      parent.view.addSubview(child.view)
      trace.expect(
        """
        C.viewWillAppear(false)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
      root.dismiss(animated: false)
      trace.expect(
        """
        D.viewWillDisappear(false)
        P.viewWillDisappear(false)
        C.viewWillDisappear(false)
        D.viewDidDisappear(false)
        P.viewDidDisappear(false)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// PC-10, MIS-09: the view of a covered controller that has another parent now does not return.
  func test_PC_10_aControllerWithAnotherParentDoesNotComeBack() async {
    for movesView in [true, false] {
      await withTrace { trace in
        let (root, other) = (trace.controller("R"), trace.controller("B"))
        trace.show(root)
        let context = trace.embed(trace.controller("A"), in: root)
        context.definesPresentationContext = true
        let modal = trace.modal("M", .currentContext)
        trace.setUp {
          context.present(modal, animated: false)
          context.leaveParent()
          other.addChild(context)
          if movesView { other.view.addSubview(context.view) }
          context.didMove(toParent: other)
        }
        modal.dismiss(animated: false)
        trace.expect(
          """
          M.viewWillDisappear(false)
          M.viewDidDisappear(false)
          """)
        XCTAssertEqual(root.view.subviews, [])
        XCTAssertEqual(context.view.superview, movesView ? other.view : nil)
      }
    }
  }

  /// PC-10: the view of a covered child that was removed meanwhile does not return either.
  func test_PC_10_aRemovedChildDoesNotComeBack() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      context.definesPresentationContext = true
      let modal = trace.modal("M", .currentContext)
      trace.setUp {
        context.present(modal, animated: false)
        context.leaveParent()
      }
      modal.dismiss(animated: false)
      trace.expect(
        """
        M.viewWillDisappear(false)
        M.viewDidDisappear(false)
        """)
      XCTAssertNil(context.view.superview)
    }
  }

  /// PC-10, TRANS-12: when the dismissal is cancelled, the view stays with the other parent.
  func test_PC_10_aCancelledDismissalLeavesWhatHasAnotherParent() async {
    await withTrace(pacing: .manual) { trace in
      let (root, other) = (trace.controller("R"), trace.controller("B"))
      trace.kept.append(other)
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      context.definesPresentationContext = true
      let delegate = ProbeTransitioningDelegate()
      let animator = HandAnimator()
      let modal = trace.modal("M", .currentContext)
      trace.setUp {
        modal.transitioningDelegate = delegate
        context.present(modal, animated: false)
        context.leaveParent()
        other.adopt(context)
        delegate.animator = animator
      }
      modal.dismiss(animated: true)
      animator.end(completed: false)
      trace.expect(
        """
        M.viewWillDisappear(true)
        M.viewWillAppear(true)
        M.viewIsAppearing(true)
        M.viewDidAppear(true)
        """)
      XCTAssertTrue(context.view.superview === other.view)
      XCTAssertEqual(root.view.subviews, [modal.presentationController?.containerView])
    }
  }

  /// PC-10, DIS-10: if the window gets another root, views covered inside the old root are restored off screen, and appear
  /// when it is the root again.
  func test_PC_10_aCoveredViewReturnsToAReplacedRoot() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      context.definesPresentationContext = true
      trace.setUp {
        context.present(trace.modal("V", .currentContext), animated: false)
        root.present(trace.modal("F", .fullScreen), animated: false)
      }
      let other = trace.controller("Q")
      window.rootViewController = other
      trace.expect(
        """
        F.viewWillDisappear(false)
        F.viewDidDisappear(false)
        ! M-PRES-14 presenterLeft: UIWindow #1.rootViewController
        Q.viewDidLoad()
        Q.viewWillAppear(false)
        Q.viewIsAppearing(false)
        Q.viewDidAppear(false)
        """)
      XCTAssertNil(root.view.superview)
      XCTAssertEqual(root.view.subviews, [context.view])
      window.rootViewController = root
      trace.expect(
        """
        Q.viewWillDisappear(false)
        R.viewWillAppear(false)
        A.viewWillAppear(false)
        R.viewIsAppearing(false)
        A.viewIsAppearing(false)
        Q.viewDidDisappear(false)
        R.viewDidAppear(false)
        A.viewDidAppear(false)
        """)
    }
  }

  /// PC-10: a view whose place is itself covered is restored off screen, and appears with that place.
  func test_PC_10_aViewReturnsUnseenBehindAnotherCover() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      trace.setUp {
        context.definesPresentationContext = true
        context.present(trace.modal("V", .currentContext), animated: false)
        root.present(trace.modal("F", .fullScreen), animated: false)
      }
      context.dismiss(animated: false)
      trace.expect("")
      XCTAssertEqual(root.view.subviews, [context.view])
      root.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        R.viewWillAppear(false)
        A.viewWillAppear(false)
        R.viewIsAppearing(false)
        A.viewIsAppearing(false)
        R.viewDidAppear(false)
        A.viewDidAppear(false)
        F.viewDidDisappear(false)
        """)
    }
  }

  /// PC-10: a controller covered twice gets no callback when only the outer presentation ends.
  func test_PC_10_stillCoveredControllerDoesNotComeBack() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      let (inner, innermost) = (trace.modal("V", .currentContext), trace.modal("W", .currentContext))
      trace.setUp {
        (context.definesPresentationContext, inner.definesPresentationContext) = (true, true)
        context.present(inner, animated: false)
        inner.present(innermost, animated: false)
        root.present(trace.modal("F", .fullScreen), animated: false)
      }
      root.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        R.viewWillAppear(false)
        W.viewWillAppear(false)
        R.viewIsAppearing(false)
        W.viewIsAppearing(false)
        R.viewDidAppear(false)
        W.viewDidAppear(false)
        F.viewDidDisappear(false)
        """)
    }
  }

  /// PC-10, MIS-09: a view that the window would refuse is not restored, and its controller gets no callback.
  func test_MIS_09_aViewThatWouldBeRefusedStaysAway() async {
    await withTrace { trace in
      let (root, stray, other) = (trace.controller("R"), trace.controller("C"), trace.controller("O"))
      trace.setUp {
        trace.show(root)
        root.present(trace.modal("F", .fullScreen), animated: false)
        root.view.addSubview(stray.view)
        other.addChild(stray)
      }
      root.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        ! MIS-09 actualParent: R.dismiss(animated:completion:)
        F.viewDidDisappear(false)
        """)
      XCTAssertNil(root.view.window)
    }
  }
}
