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
      host.view.frame = frame
      for view in [behind, host.view!, inFront] { root.view.addSubview(view) }
      trace.skip()
      host.present(trace.modal("F", .fullScreen), animated: false)
      trace.expect(
        """
        ! M-PRES-10 detachedPresenter: H.present(_:animated:completion:)
        F.viewDidLoad()
        H.viewWillDisappear(false)
        F.viewWillAppear(false)
        F.viewIsAppearing(false)
        F.viewWillLayoutSubviews()
        F.viewDidLayoutSubviews()
        F.viewDidAppear(false)
        H.viewDidDisappear(false)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(root.view.subviews, [behind, inFront])
      host.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        H.viewWillAppear(false)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        H.viewIsAppearing(false)
        H.viewWillLayoutSubviews()
        H.viewDidLayoutSubviews()
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
      child.present(trace.modal("F", .fullScreen), animated: false)
      XCTAssertNil(child.view.superview)
      trace.skip()
      child.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        A.viewWillAppear(false)
        H.viewWillLayoutSubviews()
        H.viewDidLayoutSubviews()
        A.viewIsAppearing(false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        A.viewDidAppear(false)
        F.viewDidDisappear(false)
        """)
      XCTAssertEqual(host.view.subviews, [child.view])
    }
  }

  /// PC-10, AUTO-01: if the superview's size has changed meanwhile, the frame follows by the autoresizing mask.
  func test_PC_10_theFrameFollowsAnotherSize() async {
    await withTrace { trace in
      let (root, host) = (trace.controller("R"), trace.controller("H"))
      let window = trace.show(root)
      host.view.frame = CGRect(x: 10, y: 20, width: 380, height: 50)
      host.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      root.view.addSubview(host.view)
      host.present(trace.modal("F", .fullScreen), animated: false)
      window.frame.size = CGSize(width: 500, height: 700)
      host.dismiss(animated: false)
      XCTAssertEqual(host.view.frame, CGRect(x: 10, y: -80, width: 480, height: 50))
      trace.skip()
    }
  }

  /// PC-10: the view is restored behind the presentation that covered it, even if other subviews were removed meanwhile.
  func test_PC_10_aViewReturnsBehindWhatCoveredIt() async {
    await withTrace(pacing: .manual) { trace in
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
      trace.skip()
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
      child.present(sheet, animated: false)
      trace.skip()
      sheet.present(trace.modal("F", .fullScreen), animated: false)
      trace.expectDetailed(
        """
        F.viewDidLoad() beingPresented window: nil
        S.viewWillDisappear(false)
        H.viewWillDisappear(false)
        A.viewWillDisappear(false)
        F.viewWillAppear(false) beingPresented window: nil
        F.viewIsAppearing(false) beingPresented
        F.viewWillLayoutSubviews() beingPresented
        F.viewDidLayoutSubviews() beingPresented
        F.viewDidAppear(false) beingPresented
        S.viewDidDisappear(false) window: nil
        H.viewDidDisappear(false) window: nil
        A.viewDidDisappear(false) window: nil
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        """)
      sheet.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        S.viewWillAppear(false)
        H.viewWillAppear(false)
        A.viewWillAppear(false)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        H.viewIsAppearing(false)
        H.viewWillLayoutSubviews()
        H.viewDidLayoutSubviews()
        A.viewIsAppearing(false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        S.viewIsAppearing(false)
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
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
  func test_PC_10_aViewInsideWhatGoesDoesNotComeBack() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("R"), trace.controller("C"))
      let navigation = trace.controller("N") { UINavigationController() }
      trace.show(root)
      child.definesPresentationContext = true
      navigation.viewControllers = [child]
      root.present(navigation, animated: false)
      child.present(trace.modal("D", .currentContext), animated: false)
      trace.skip()
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
        N.viewWillLayoutSubviews()
        N.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        N.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// PC-10: the same if the client has added the covered view again itself: it disappears with its superview.
  func test_PC_10_aViewThatWasPutBackByHandGoesWithItsParent() async {
    await withTrace { trace in
      let (root, parent, child) = (trace.controller("R"), trace.controller("P"), trace.controller("C"))
      trace.show(root)
      child.definesPresentationContext = true
      parent.adopt(child)
      root.present(parent, animated: false)
      child.present(trace.modal("D", .currentContext), animated: false)
      trace.skip()
      parent.view.addSubview(child.view)
      trace.expect(
        """
        C.viewWillAppear(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
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
        context.present(modal, animated: false)
        context.leaveParent()
        other.addChild(context)
        if movesView { other.view.addSubview(context.view) }
        context.didMove(toParent: other)
        trace.skip()
        modal.dismiss(animated: false)
        trace.expect(
          """
          M.viewWillDisappear(false)
          M.viewDidDisappear(false)
          R.viewWillLayoutSubviews()
          R.viewDidLayoutSubviews()
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
      context.present(modal, animated: false)
      context.leaveParent()
      trace.skip()
      modal.dismiss(animated: false)
      trace.expect(
        """
        M.viewWillDisappear(false)
        M.viewDidDisappear(false)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
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
      modal.transitioningDelegate = delegate
      context.present(modal, animated: false)
      context.leaveParent()
      other.adopt(context)
      delegate.animator = animator
      trace.skip()
      modal.dismiss(animated: true)
      animator.end(completed: false)
      trace.expect(
        """
        M.viewWillDisappear(true)
        M.viewWillAppear(true)
        M.viewIsAppearing(true)
        M.viewWillLayoutSubviews()
        M.viewDidLayoutSubviews()
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
      context.present(trace.modal("V", .currentContext), animated: false)
      root.present(trace.modal("F", .fullScreen), animated: false)
      let other = trace.controller("Q")
      trace.skip()
      window.rootViewController = other
      trace.expect(
        """
        F.viewWillDisappear(false)
        F.viewDidDisappear(false)
        ! M-PRES-14 presenterLeft: UIWindow #1.rootViewController
        Q.viewDidLoad()
        Q.viewWillAppear(false)
        Q.viewIsAppearing(false)
        Q.viewWillLayoutSubviews()
        Q.viewDidLayoutSubviews()
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
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        A.viewIsAppearing(false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
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
      context.definesPresentationContext = true
      context.present(trace.modal("V", .currentContext), animated: false)
      root.present(trace.modal("F", .fullScreen), animated: false)
      trace.skip()
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
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        A.viewIsAppearing(false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        R.viewDidAppear(false)
        A.viewDidAppear(false)
        F.viewDidDisappear(false)
        """)
    }
  }

  /// PC-10: a controller covered twice gets no callback when only the outer presentation ends.
  func test_PC_10_whatIsStillCoveredDoesNotComeBack() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      let (inner, innermost) = (trace.modal("V", .currentContext), trace.modal("W", .currentContext))
      (context.definesPresentationContext, inner.definesPresentationContext) = (true, true)
      context.present(inner, animated: false)
      inner.present(innermost, animated: false)
      root.present(trace.modal("F", .fullScreen), animated: false)
      trace.skip()
      root.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        R.viewWillAppear(false)
        W.viewWillAppear(false)
        R.viewIsAppearing(false)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        W.viewIsAppearing(false)
        W.viewWillLayoutSubviews()
        W.viewDidLayoutSubviews()
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
      trace.show(root)
      root.present(trace.modal("F", .fullScreen), animated: false)
      root.view.addSubview(stray.view)
      other.addChild(stray)
      trace.skip()
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

  // MARK: Stock containers

  /// PC-10, TAB-16: a container that returns does not show a child that another presentation still covers.
  func test_PC_10_aContainerComesBackWithoutItsCoveredChild() async {
    await withTrace { trace in
      let tabs = trace.controller("T") { UITabBarController() }
      let navigation = trace.controller("N") { UINavigationController() }
      let pager = trace.pager()
      let split = trace.controller("S") { UISplitViewController(style: .unspecified) }
      split.preferredDisplayMode = .secondaryOnly
      let containers: [(UIViewController, (UIViewController) -> Void)] = [
        (tabs, { tabs.viewControllers = [$0] }), (navigation, { navigation.viewControllers = [$0] }),
        (pager, { pager.setViewControllers([$0], direction: .forward, animated: false) }),
        (split, { split.viewControllers = [UIViewController(), $0] }),
      ]
      for (container, fill) in containers {
        let child = trace.controller("C")
        child.definesPresentationContext = true
        fill(child)
        let window = trace.show(container, size: .tablet)
        child.present(trace.modal("V", .currentContext), animated: false)
        container.present(trace.modal("F", .fullScreen), animated: false)
        trace.skip()
        container.dismiss(animated: false)
        let name = container.title ?? ""
        trace.expect(
          """
          F.viewWillDisappear(false)
          \(name).viewWillAppear(false)
          V.viewWillAppear(false)
          \(name).viewIsAppearing(false)
          \(name).viewWillLayoutSubviews()
          \(name).viewDidLayoutSubviews()
          V.viewIsAppearing(false)
          V.viewWillLayoutSubviews()
          V.viewDidLayoutSubviews()
          \(name).viewDidAppear(false)
          V.viewDidAppear(false)
          F.viewDidDisappear(false)
          """)
        XCTAssertNil(child.view.superview)
        child.dismiss(animated: false)
        // A split view controller places its columns anew.
        let layout = container === split ? "S.viewWillLayoutSubviews()\nS.viewDidLayoutSubviews()\n" : ""
        trace.expect(
          """
          V.viewWillDisappear(false)
          C.viewWillAppear(false)
          \(layout)C.viewIsAppearing(false)
          C.viewWillLayoutSubviews()
          C.viewDidLayoutSubviews()
          C.viewDidAppear(false)
          V.viewDidDisappear(false)
          """)
        window.isHidden = true
        trace.skip()
      }
    }
  }

  /// PC-10, SPLIT-05: a column that was hidden while a presentation covered it does not return with the dismissal, but when
  /// it is shown again.
  func test_PC_10_aHiddenColumnDoesNotComeBack() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let modal = trace.modal("V", .currentContext)
      scene.root(.primary).present(modal, animated: false)
      scene.split.hide(.primary)
      trace.skip()
      modal.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        """)
      XCTAssertNil(scene.stack(.primary).view.superview)
      scene.split.show(.primary)
      XCTAssertEqual(scene.root(.primary).appearance, .appeared)
      trace.skip()
    }
  }

  /// PC-10, TAB-05: the same for a tab.
  func test_PC_10_anotherTabsControllerDoesNotComeBack() async {
    await withTrace { trace in
      let tabs = trace.controller("T") { UITabBarController() }
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      first.definesPresentationContext = true
      tabs.viewControllers = [first, second]
      trace.show(tabs)
      let modal = trace.modal("V", .currentContext)
      first.present(modal, animated: false)
      tabs.selectedIndex = 1
      trace.skip()
      modal.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        """)
      XCTAssertNil(first.view.superview)
      XCTAssertEqual(second.appearance, .appeared)
      tabs.selectedIndex = 0
      XCTAssertEqual([first, second].map(\.appearance), [.appeared, .disappeared])
      trace.skip()
    }
  }
}
