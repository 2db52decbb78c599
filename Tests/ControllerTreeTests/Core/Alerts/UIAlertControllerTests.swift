import XCTest

@testable import ControllerTree

/// Alerts and action sheets: their parts, and the user's choices (ALERT-01 to ALERT-06).
final class UIAlertControllerTests: XCTestCase {
  /// A visible root `R` and an alert `A` with the actions OK and Cancel, whose handlers write into the trace.
  @MainActor private static func stage(
    _ trace: Trace, _ style: UIAlertController.Style = .alert, in size: CGSize = .phone
  ) -> (root: UIViewController, alert: UIAlertController, ok: UIAlertAction, cancel: UIAlertAction) {
    let root = trace.controller("R")
    trace.show(root, size: size)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: style)
    let ok = UIAlertAction(title: "OK", style: .default) { action in
      trace.note("\(action.title ?? "") handled, presented: \(root.presentedViewController != nil)")
    }
    let cancel = UIAlertAction(title: "Cancel", style: .cancel) { _ in trace.note("cancelled") }
    alert.addAction(ok)
    alert.addAction(cancel)
    return (root, alert, ok, cancel)
  }

  /// ALERT-01: the parts of an alert.
  func test_ALERT01_partsOfAnAlert() async {
    await withTrace { trace in
      let (_, alert, ok, cancel) = Self.stage(trace)
      XCTAssertEqual(alert.actions, [ok, cancel])
      XCTAssertEqual(alert.preferredStyle, .alert)
      XCTAssertNil(alert.message)
      XCTAssertNil(alert.preferredAction)
      alert.preferredAction = ok
      XCTAssertTrue(alert.preferredAction === ok)
      alert.preferredAction = nil
      XCTAssertNil(alert.preferredAction)
      XCTAssertNil(alert.textFields)
      XCTAssertEqual(UIAlertController().preferredStyle, .actionSheet)
      XCTAssertEqual([ok.style, cancel.style], [.default, .cancel])
      XCTAssertTrue(ok.isEnabled)
    }
  }

  /// ALERT-02, ALERT-04, STYLE-03, STYLE-12: an alert appears within 0.4 s, its presenter gets no callback; an action
  /// dismisses it, and the handler runs last, when the relation is cut.
  func test_ALERT02_aChosenActionRunsWhenTheAlertIsGone() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let (root, alert, ok, _) = Self.stage(trace)
      root.present(alert, animated: true) { trace.note("presented") }
      XCTAssertFalse(alert.perform(ok), "It is on its way.")
      trace.expect(
        """
        A.viewDidLoad()
        A's presentation.presentationTransitionWillBegin()
        A.viewWillAppear(true)
        A.animateTransition()
        A.viewIsAppearing(true)
        """)
      XCTAssertEqual(alert.transitionCoordinator?.transitionDuration, 0.4)
      trace.stage.cycle.advance(by: .seconds(0.4))
      trace.expect(
        """
        A.completeTransition(true)
        A.viewDidAppear(true)
        A's presentation.presentationTransitionDidEnd(true)
        A.completion()
        presented
        """)
      XCTAssertTrue(alert.perform(ok))
      trace.expect(
        """
        A's presentation.dismissalTransitionWillBegin()
        A.viewWillDisappear(true)
        A.animateTransition()
        """)
      XCTAssertFalse(alert.perform(ok), "One choice.")
      trace.stage.cycle.advance(by: .seconds(0.4))
      trace.expect(
        """
        A.completeTransition(true)
        A.viewDidDisappear(true)
        A's presentation.dismissalTransitionDidEnd(true)
        OK.handler()
        OK handled, presented: false
        """)
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// ALERT-02: a handler may present the next controller.
  func test_ALERT02_aHandlerPresentsTheNext() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      let next = trace.controller("W")
      let action = UIAlertAction(title: "Next", style: .destructive) { _ in root.present(next, animated: true) }
      trace.setUp {
        alert.addAction(action)
        root.present(alert, animated: false)
      }
      alert.perform(action)
      trace.expect(
        """
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        W.viewDidLoad()
        W.viewWillAppear(true)
        W.viewIsAppearing(true)
        W.viewDidAppear(true)
        """)
      XCTAssertTrue(root.presentedViewController === next)
    }
  }

  /// ALERT-02: nothing happens if the user could not choose: action disabled, alert not presented,
  /// or behind another presentation.
  func test_ALERT02_whatAPersonCantChoose() async {
    await withTrace { trace in
      let (root, alert, ok, cancel) = Self.stage(trace)
      XCTAssertFalse(alert.perform(ok), "Nobody sees it.")
      trace.setUp { root.present(alert, animated: false) }
      ok.isEnabled = false
      XCTAssertFalse(alert.perform(ok))
      trace.expect("")
      let front = UIAlertController(title: "B", message: nil, preferredStyle: .alert)
      trace.ignore { alert.present(front, animated: false) }
      XCTAssertFalse(alert.perform(cancel), "B is in front of it.")
      trace.expect("")
      XCTAssertTrue(root.presentedViewController === alert)
    }
  }

  /// ALERT-03: an alert that a program dismisses runs no handler.
  func test_ALERT03_dismissalInCodeRunsNoHandler() async {
    await withTrace { trace in
      let (root, alert, _, _) = Self.stage(trace)
      trace.setUp { root.present(alert, animated: false) }
      root.dismiss(animated: true) { trace.note("dismissed") }
      trace.expect(
        """
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        dismissed
        """)
    }
  }

  /// ALERT-04: a tap beside an alert does nothing.
  func test_ALERT04_aTapBesideAnAlert() async {
    await withTrace { trace in
      let (root, alert, _, _) = Self.stage(trace)
      trace.setUp { root.present(alert, animated: false) }
      XCTAssertEqual(alert.presentationController?.attemptToDismiss(), false)
      trace.expect("")
      XCTAssertTrue(root.presentedViewController === alert)
      XCTAssertEqual(alert.view.frame, CGRect(x: 65, y: 334, width: 270, height: 132))
    }
  }

  /// ALERT-04: a list at the lower edge: a tap beside it cancels; without a cancel action it stays.
  func test_ALERT04_anActionSheetWhereItIsNarrow() async {
    await withTrace { trace in
      let (root, alert, _, _) = Self.stage(trace, .actionSheet)
      root.present(alert, animated: false)
      trace.expect(
        """
        A.viewDidLoad()
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        """)
      XCTAssertEqual(alert.view.frame, CGRect(x: 8, y: 660, width: 384, height: 132))
      XCTAssertEqual(alert.presentationController?.attemptToDismiss(), true)
      trace.expect("A.viewWillDisappear(true)\nA.viewDidDisappear(true)\ncancelled")

      let bare = UIAlertController(title: "B", message: nil, preferredStyle: .actionSheet)
      trace.ignore { root.present(bare, animated: false) }
      XCTAssertEqual(bare.presentationController?.attemptToDismiss(), false)
      XCTAssertTrue(root.presentedViewController === bare)
      trace.expect("")
    }
  }

  /// ALERT-04, POP-01: where there is room an action sheet is a popover: it needs an anchor, and a tap beside it cancels or just
  /// dismisses.
  func test_ALERT04_anActionSheetWhereThereIsRoom() async {
    await withTrace { trace in
      let (root, alert, _, cancel) = Self.stage(trace, .actionSheet, in: .tablet)
      root.present(alert, animated: false) { trace.note("never") }
      trace.expect(
        """
        A.viewDidLoad()
        ! M-POP-01 popoverWithoutAnchor: R.present(_:animated:completion:)
        """)
      XCTAssertNil(root.presentedViewController)
      trace.ignore {
        alert.popoverPresentationController?.sourceView = root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 0, height: 0)
        root.present(alert, animated: false)
      }
      XCTAssertEqual(alert.view.frame, CGRect(x: 348, y: 113, width: 304, height: 132))
      cancel.isEnabled = false
      XCTAssertEqual(alert.presentationController?.attemptToDismiss(), false)
      cancel.isEnabled = true
      XCTAssertEqual(alert.presentationController?.attemptToDismiss(), true)
      trace.expect("A.viewWillDisappear(true)\nA.viewDidDisappear(true)\ncancelled")

      let bare = UIAlertController(title: "B", message: nil, preferredStyle: .actionSheet)
      trace.ignore {
        bare.popoverPresentationController?.sourceItem = root.view
        root.present(bare, animated: false)
      }
      XCTAssertEqual(bare.presentationController?.attemptToDismiss(), true)
      trace.expect("B.viewWillDisappear(true)\nB.viewDidDisappear(true)")
    }
  }

  /// ALERT-04: the stored style is ignored.
  func test_ALERT04_theStoredStyleDoesNotMatter() async {
    await withTrace { trace in
      for style in [UIModalPresentationStyle.fullScreen, .currentContext, .formSheet, .popover, .custom] {
        let (root, alert, ok, _) = Self.stage(trace)
        alert.modalPresentationStyle = style
        XCTAssertEqual(alert.modalPresentationStyle, style)
        XCTAssertNil(alert.popoverPresentationController)
        XCTAssertNil(alert.sheetPresentationController)
        root.present(alert, animated: false)
        XCTAssertNotNil(root.view.window, "\(style)")
        trace.setUp { alert.perform(ok) }
        XCTAssertNil(root.presentedViewController, "\(style)")
      }
      let sheet = Self.stage(trace, .actionSheet).alert
      XCTAssertNotNil(sheet.popoverPresentationController)
    }
  }

  /// ALERT-05: an alert in front of an alert; a choice in the front one leaves the other.
  func test_ALERT05_anAlertOnAnAlert() async {
    await withTrace { trace in
      let (root, alert, ok, _) = Self.stage(trace)
      root.present(alert, animated: false)
      let front = UIAlertController(title: "B", message: "Really?", preferredStyle: .alert)
      let yes = UIAlertAction(title: "Yes", style: .default)
      trace.setUp {
        front.addAction(yes)
        alert.present(front, animated: false)
      }
      XCTAssertTrue(front.perform(yes))
      trace.expect("B.viewWillDisappear(true)\nB.viewDidDisappear(true)")
      XCTAssertTrue(root.presentedViewController === alert)
      XCTAssertTrue(alert.perform(ok))
      trace.expect("A.viewWillDisappear(true)\nA.viewDidDisappear(true)\nOK handled, presented: false")
    }
  }

  /// The fields of an alert: configured when they are added, filled in by the user, read by a handler.
  func test_ALERT01_textFields() async throws {
    try await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addTextField { field in
        field.placeholder = "Name"
        field.addAction(
          UIAction { action in
            trace.note("changed: \((action.sender as? UITextField)?.text ?? "")")
          }, for: .editingChanged)
      }
      alert.addTextField()
      let ok = UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        trace.note("named \(alert.textFields?.first?.text ?? "")")
      }
      alert.addAction(ok)
      let field = try XCTUnwrap(alert.textFields?.first)
      XCTAssertEqual(alert.textFields?.count, 2)
      XCTAssertEqual(field.placeholder, "Name")
      XCTAssertFalse(field.enter("Ann"), "It is on no screen.")
      trace.setUp { root.present(alert, animated: false) }
      XCTAssertTrue(field.enter("Ann"))
      XCTAssertTrue(field.isFirstResponder)
      alert.perform(ok)
      trace.expect(
        """
        changed: Ann
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        named Ann
        """)
      XCTAssertFalse(field.isEditing)
      alert.addTextField()
      XCTAssertTrue(alert.textFields?.last?.superview === alert.view)
    }
  }

  /// TURN-06: a tap on an action is one turn: all its events have the tap as their cause.
  func test_TURN06_anActionIsAnEvent() async {
    await withStage { trace in
      let (root, alert, ok, _) = Self.stage(trace)
      root.present(alert, animated: false)
      let recorder = EventRecorder()
      recorder.record { _ = alert.perform(ok) }
      XCTAssertEqual(Set(recorder.events.compactMap(\.cause)), ["A.perform(_:)"])
    }
  }

  /// Client tests subclass alert actions like this.
  func test_alertActionsCanBeSubclassed() async {
    await withTrace { _ in
      final class MockAction: UIAlertAction {
        var handler: ((UIAlertAction) -> Void)?
        private var mockTitle: String?
        convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)?) {
          self.init()
          mockTitle = title
          self.handler = handler
        }
        override var title: String? { mockTitle }
      }
      XCTAssertEqual(MockAction(title: "OK", style: .cancel, handler: nil).title, "OK")
    }
  }
}
