import XCTest

@testable import ControllerTree

/// The adaptation of a style when a presentation begins (STYLE-06, PC-11, PC-14).
final class AdaptationTests: XCTestCase {
  /// PC-14, STYLE-06: the delegate's style, its presentation controller, the controller shown, the announcement; then the
  /// callbacks of the adapted style: full screen, so the presenter disappears.
  func test_PC14_aSheetThatFillsTheScreen() async {
    await withTrace(.transitions) { trace in
      let delegate = AnsweringDelegate()
      delegate.style = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
      let (root, modal, window) = trace.stagePresentation(delegate: delegate)
      delegate.prepare = { trace.note("prepare \($0.presentationStyle), container: \($0.containerView == nil)") }
      delegate.willPresent = { style, coordinator in
        trace.note("will present \(style), animated: \(coordinator?.isAnimated == true)")
      }
      root.present(modal, animated: true)
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.adaptivePresentationStyle(for:traitCollection:)(fullScreen)
        V's presentation.presentationController(_:prepare:)(fullScreen)
        prepare fullScreen, container: true
        V's presentation.presentationController(_:viewControllerForAdaptivePresentationStyle:)(fullScreen)
        V's presentation.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)(fullScreen)
        will present fullScreen, animated: true
        V's presentation.presentationTransitionWillBegin()
        R.viewWillDisappear(true)
        V.viewWillAppear(true)
        V.animateTransition()
        V.viewIsAppearing(true)
        V.completeTransition(true)
        V.viewDidAppear(true)
        R.viewDidDisappear(true)
        V's presentation.presentationTransitionDidEnd(true)
        """)
      XCTAssertEqual(modal.view.frame, window.bounds)
      XCTAssertEqual(modal.presentationController?.presentationStyle, .formSheet)
      XCTAssertEqual(modal.activePresentationController?.presentationStyle, .fullScreen)
      XCTAssertEqual(modal.presentationController?.attemptToDismiss(), false, "It fills the screen.")
      root.dismiss(animated: false)
      trace.expect(
        """
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(false)
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        V.completeTransition(true)
        R.viewDidAppear(false)
        V.viewDidDisappear(false)
        V's presentation.dismissalTransitionDidEnd(true)
        """)
      XCTAssertNil(modal.activePresentationController)
    }
  }

  /// PC-14: without a change the delegate is asked once and told `.none`.
  func test_PC14_withoutAChange() async {
    await withTrace(.transitions) { trace in
      let delegate = AnsweringDelegate()
      let (root, modal, _) = trace.stagePresentation(.overFullScreen, delegate: delegate)
      root.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.adaptivePresentationStyle(for:traitCollection:)(none)
        V's presentation.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)(none)
        V's presentation.presentationTransitionWillBegin()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.completeTransition(true)
        V.viewDidAppear(false)
        V's presentation.presentationTransitionDidEnd(true)
        """)
      delegate.style = { _ in .overFullScreen }
      let style = trace.ignore { modal.presentationController.flatMap(Adaptation.style) }
      XCTAssertNil(style, "The same style is no change.")
      delegate.style = { _ in .automatic }
      XCTAssertNil(trace.ignore { modal.presentationController.flatMap(Adaptation.style) })
    }
  }

  /// PC-14: another controller may be shown instead, even one that the presented controller becomes a child of.
  func test_PC14_aStandInAroundThePresentedController() async {
    await withStage { trace in
      let delegate = AnsweringDelegate()
      delegate.style = { _ in .fullScreen }
      let (root, modal, _) = trace.stagePresentation(.popover, delegate: delegate)
      let navigation = UINavigationController()
      navigation.title = "N"
      delegate.standIn = { controller in
        navigation.viewControllers = [controller.presentedViewController]
        return navigation
      }
      root.present(modal, animated: false)
      XCTAssertEqual(trace.stage.diagnostics.takeCollected(), [])
      XCTAssertTrue(root.presentedViewController === navigation)
      XCTAssertTrue(modal.parent === navigation)
      XCTAssertTrue(modal.presentingViewController === root)
      XCTAssertTrue(modal.presentationController === navigation.presentationController)
      XCTAssertEqual(navigation.presentationController?.presentationStyle, .popover)
      XCTAssertEqual(modal.appearance, .appeared)
      XCTAssertEqual(navigation.appearance, .appeared)
      modal.dismiss(animated: false)
      XCTAssertNil(root.presentedViewController)
      XCTAssertNil(navigation.presentingViewController)
      XCTAssertTrue(modal.presentationController === modal.presentationController)
    }
  }

  /// PC-14: a plain replacement gets every callback; the controller that `present` was called with is not shown at all.
  func test_PC14_aStandInAlone() async {
    await withTrace { trace in
      let delegate = AnsweringDelegate()
      delegate.style = { _ in .overFullScreen }
      let (root, modal, _) = trace.stagePresentation(delegate: delegate)
      let other = trace.controller("W")
      delegate.standIn = { _ in other }
      root.present(modal, animated: false) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        W.viewDidLoad()
        W.viewWillAppear(false)
        W.viewIsAppearing(false)
        W.viewDidAppear(false)
        completion
        """)
      XCTAssertTrue(root.presentedViewController === other)
      XCTAssertNil(modal.presentingViewController)
      root.dismiss(animated: false)
      trace.expect("W.viewWillDisappear(false)\nW.viewDidDisappear(false)")
    }
  }

  /// PC-11: the styles of stock presentation controllers, and their adapted styles.
  func test_PC11_stylesOfStockPresentationControllers() async {
    await withTrace { trace in
      let phone = UITraitCollection(horizontalSizeClass: .compact)
      let tablet = UITraitCollection(horizontalSizeClass: .regular)
      for (style, resolved, narrow) in [
        (UIModalPresentationStyle.automatic, UIModalPresentationStyle.formSheet, UIModalPresentationStyle.none),
        (.pageSheet, .pageSheet, .none), (.fullScreen, .fullScreen, .none), (.popover, .popover, .pageSheet),
        (.custom, .custom, .none),
      ] {
        let modal = trace.controller("V")
        modal.modalPresentationStyle = style
        XCTAssertEqual(modal.presentationController?.presentationStyle, resolved)
        XCTAssertEqual(modal.modalPresentationStyle, style)
        XCTAssertEqual(modal.presentationController?.adaptivePresentationStyle(for: phone), narrow)
        XCTAssertEqual(
          modal.presentationController?.adaptivePresentationStyle(for: tablet), UIModalPresentationStyle.none)
      }
      let modal = trace.controller("V")
      modal.modalPresentationStyle = .popover
      XCTAssertEqual(
        modal.presentationController?.adaptivePresentationStyle, .pageSheet, "The main screen is a phone's.")
    }
  }

  /// STYLE-06: if the delegate returns `.none`, a popover stays one in narrow surroundings, and needs its anchor.
  func test_STYLE06_aPopoverThatDoesNotAdapt() async {
    await withStage { trace in
      let delegate = AnsweringDelegate()
      let (root, modal, _) = trace.stagePresentation(.popover, delegate: delegate)
      modal.preferredContentSize = CGSize(width: 100, height: 100)
      modal.popoverPresentationController?.sourceView = root.view
      modal.popoverPresentationController?.sourceRect = CGRect(x: 150, y: 100, width: 100, height: 0)
      root.present(modal, animated: false)
      XCTAssertEqual(modal.view.frame, CGRect(x: 150, y: 113, width: 100, height: 100))
    }
  }

  /// PC-14: a recorder of transitions names each question and message before the delegate gets it.
  func test_PC14_recorderNamesEachMessageBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let delegate = AnsweringDelegate()
      delegate.style = { _ in .overFullScreen }
      delegate.prepare = { _ in trace.note("prepare") }
      delegate.standIn = { _ in
        trace.note("stand-in?")
        return nil
      }
      delegate.willPresent = { style, _ in trace.note("will present \(style)") }
      let (root, modal, _) = trace.stagePresentation(delegate: delegate)
      root.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.adaptivePresentationStyle(for:traitCollection:)(overFullScreen)
        V's presentation.presentationController(_:prepare:)(overFullScreen)
        prepare
        V's presentation.presentationController(_:viewControllerForAdaptivePresentationStyle:)(overFullScreen)
        stand-in?
        V's presentation.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)(overFullScreen)
        will present overFullScreen
        V's presentation.presentationTransitionWillBegin()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.completeTransition(true)
        V.viewDidAppear(false)
        V's presentation.presentationTransitionDidEnd(true)
        """)
    }
  }
}
