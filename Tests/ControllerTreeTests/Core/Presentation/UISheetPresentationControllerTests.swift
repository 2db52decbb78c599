import XCTest

@testable import ControllerTree

/// Sheets: detents, selection, place, and delegate callbacks (SHEET-01 to SHEET-06).
final class UISheetPresentationControllerTests: XCTestCase {
  /// SHEET-01: controllers with a sheet style, and the children inside them, have a sheet; no others do.
  func test_SHEET01_controllersThatHaveASheetController() async {
    await withTrace { trace in
      for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet] {
        let modal = trace.controller("V")
        modal.modalPresentationStyle = style
        XCTAssertNotNil(modal.sheetPresentationController, "\(style)")
        XCTAssertTrue(modal.sheetPresentationController === modal.presentationController, "\(style)")
      }
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .popover, .custom] {
        let modal = trace.controller("V")
        modal.modalPresentationStyle = style
        XCTAssertNil(modal.sheetPresentationController, "\(style)")
      }
      let undecided = trace.controller("V")
      undecided.modalPresentationStyle = .fullScreen
      XCTAssertNil(undecided.sheetPresentationController)
      undecided.modalPresentationStyle = .pageSheet
      XCTAssertEqual(undecided.sheetPresentationController?.presentationStyle, .pageSheet, "Asking made nothing.")

      let (_, modal, _) = trace.presented()
      let child = trace.embed(trace.controller("C"), in: modal)
      XCTAssertNotNil(child.sheetPresentationController)
      XCTAssertTrue(child.sheetPresentationController === modal.sheetPresentationController)
    }
  }

  /// SHEET-02: the default values of a sheet.
  func test_SHEET02_defaults() async throws {
    try await withTrace { trace in
      let sheet = try XCTUnwrap(trace.controller("V").sheetPresentationController)
      XCTAssertEqual(sheet.detents.map(\.identifier), [.large])
      XCTAssertNil(sheet.selectedDetentIdentifier)
      XCTAssertNil(sheet.largestUndimmedDetentIdentifier)
      XCTAssertFalse(sheet.prefersGrabberVisible)
      XCTAssertTrue(sheet.prefersScrollingExpandsWhenScrolledToEdge)
      XCTAssertFalse(sheet.prefersEdgeAttachedInCompactHeight)
      XCTAssertFalse(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
      XCTAssertNil(sheet.preferredCornerRadius)
      XCTAssertNil(sheet.sourceView)
    }
  }

  /// SHEET-02, SHEET-03: the frame of a sheet at each detent; without a selection, or with an unknown one, at the smallest.
  func test_SHEET02_framesFollowTheSelection() async throws {
    try await withStage { trace in
      let (root, modal, _) = trace.stagePresentation()
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      sheet.detents = [.medium(), .large(), .custom(identifier: .init("low")) { _ in 200 }]
      root.present(modal, animated: false)
      let low = CGRect(x: 0, y: 600, width: 400, height: 200)
      XCTAssertEqual(modal.view.frame, low)
      sheet.selectedDetentIdentifier = .medium
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 405, width: 400, height: 395))
      sheet.selectedDetentIdentifier = .large
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 10, width: 400, height: 790))
      sheet.selectedDetentIdentifier = .init("unknown")
      XCTAssertEqual(modal.view.frame, low)
      sheet.selectedDetentIdentifier = .medium
      sheet.detents = [.large()]
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 10, width: 400, height: 790))
    }
  }

  /// SHEET-02: the safe area's bottom is added below a detent's height, its top lies above the largest.
  func test_SHEET02_heightsLieInsideTheSafeArea() async throws {
    try await withStage { trace in
      UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
      let root = trace.controller("R")
      let window = trace.show(root, size: UIScreen.main.bounds.size)
      let modal = trace.controller("V")
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      sheet.detents = [.custom(identifier: .init("low")) { _ in 100 }, .large()]
      root.present(modal, animated: false)
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 722, width: 393, height: 130))
      XCTAssertEqual(modal.view.safeAreaInsets.bottom, 30)
      sheet.selectedDetentIdentifier = .large
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 60, width: 393, height: 792))
      XCTAssertEqual(modal.view.safeAreaInsets.top, 0)
      XCTAssertEqual(window.bounds.height, 852)
    }
  }

  /// SHEET-03, SHEET-05: a selection by a program lays the sheet out at the end of the turn, without a delegate callback.
  func test_SHEET03_selectionInCodeCallsNoDelegate() async throws {
    try await withTrace([.layout, .transitions]) { trace in
      let delegate = SheetDelegate()
      let (root, modal, _) = trace.stagePresentation(delegate: delegate)
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      trace.setUp {
        sheet.detents = [.medium(), .large()]
        root.present(modal, animated: false)
      }
      trace.stage.cycle.turn {
        sheet.selectedDetentIdentifier = .large
        trace.note("selected")
      }
      trace.expect(
        """
        selected
        V's presentation.containerViewWillLayoutSubviews()
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
      sheet.selectedDetentIdentifier = .large
      trace.expect("")
    }
  }

  /// SHEET-03: changes inside `animateChanges` are laid out when it returns, even inside a turn.
  func test_SHEET03_animatedChangesAreLaidOutAtOnce() async throws {
    try await withTrace([.layout, .transitions], pacing: .manual) { trace in
      let (root, modal, _) = trace.stagePresentation()
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      trace.setUp {
        sheet.detents = [.medium(), .large()]
        root.present(modal, animated: false)
      }
      trace.stage.cycle.turn {
        sheet.animateChanges {
          sheet.selectedDetentIdentifier = .large
          XCTAssertEqual(UIView.inheritedAnimationDuration, 0.5)
          trace.note("changed")
        }
        trace.note("returned")
      }
      trace.expect(
        """
        changed
        V's presentation.containerViewWillLayoutSubviews()
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        returned
        """)
    }
  }

  /// SHEET-03: dragging by the user changes the selection; the delegate is told, then the sheet is laid out.
  func test_SHEET03_usersDragIsReportedToTheDelegate() async throws {
    try await withTrace([.layout, .transitions]) { trace in
      let delegate = SheetDelegate()
      let (root, modal, _) = trace.stagePresentation(delegate: delegate)
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      XCTAssertFalse(sheet.drag(to: .large), "Nobody sees it yet.")
      trace.setUp { root.present(modal, animated: false) }
      delegate.onChange = { trace.note("selected \($0.selectedDetentIdentifier?.rawValue ?? "nothing")") }
      XCTAssertTrue(sheet.drag(to: .large))
      trace.expect(
        """
        V's presentation.sheetPresentationControllerDidChangeSelectedDetentIdentifier()
        selected com.apple.UIKit.large
        V's presentation.containerViewWillLayoutSubviews()
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
      XCTAssertEqual(modal.view.frame.height, 790)
      XCTAssertFalse(sheet.drag(to: .large), "It is there.")
      XCTAssertFalse(sheet.drag(to: .init("unknown")))
      trace.expect("")
    }
  }

  /// SHEET-03, from a callback: the delegate may select another detent than the user.
  func test_SHEET03_theDelegateMayGoElsewhere() async throws {
    try await withTrace { trace in
      let delegate = SheetDelegate()
      let (root, modal, _) = trace.stagePresentation(delegate: delegate)
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      trace.setUp {
        sheet.detents = [.medium(), .large()]
        root.present(modal, animated: false)
      }
      delegate.onChange = { $0.selectedDetentIdentifier = .medium }
      sheet.drag(to: .large)
      trace.expect("")
      XCTAssertEqual(modal.view.frame.height, 395)
    }
  }

  /// SHEET-04: a custom detent computes its height once, and again after `invalidateDetents()`; `nil` makes it inactive.
  func test_SHEET04_customDetentsAreAskedAtLayout() async throws {
    try await withTrace(.layout) { trace in
      let (root, modal, _) = trace.stagePresentation()
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      var height: CGFloat? = 300
      sheet.detents = [
        .custom(identifier: .init("own")) { context in
          trace.note("asked, at most \(context.maximumDetentValue)")
          XCTAssertEqual(context.containerTraitCollection.horizontalSizeClass, .compact)
          return height
        }, .large(),
      ]
      root.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(false)
        asked, at most 790.0
        V.viewIsAppearing(false)
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V.viewDidAppear(false)
        """)
      XCTAssertEqual(modal.view.frame.height, 300)
      trace.ignore {
        height = 320
        sheet.selectedDetentIdentifier = .large
        sheet.selectedDetentIdentifier = nil
      }
      XCTAssertEqual(modal.view.frame.height, 300)
      sheet.invalidateDetents()
      trace.expect(
        """
        asked, at most 790.0
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(modal.view.frame.height, 320)
      trace.ignore {
        height = nil
        sheet.invalidateDetents()
      }
      XCTAssertEqual(modal.view.frame.height, 790)
      XCTAssertFalse(sheet.drag(to: .init("own")), "It is not active.")
    }
  }

  /// SHEET-04: heights out of range: one too large becomes the maximum, a negative one 0, NaN makes the detent inactive.
  func test_SHEET04_heightsOutOfRange() async throws {
    try await withStage { trace in
      let (root, modal, _) = trace.stagePresentation()
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      for (height, expected) in [(CGFloat.infinity, 790.0), (-5, 0), (.nan, 790)] {
        sheet.detents = [.custom { _ in height }]
        if root.presentedViewController == nil { root.present(modal, animated: false) }
        XCTAssertEqual(modal.view.frame.height, expected, "\(height)")
      }
      let first = UISheetPresentationController.Detent.custom { _ in 1 }
      XCTAssertNotEqual(first.identifier, UISheetPresentationController.Detent.custom { _ in 1 }.identifier)
    }
  }

  /// SHEET-05: a change of the detent sends neither appearance callbacks nor `viewWillTransition`, to the
  /// sheet or its presenter.
  func test_SHEET05_noAppearanceForADetent() async throws {
    try await withTrace(.layout) { trace in
      let (root, modal, _) = trace.stagePresentation()
      let child = trace.controller("C")
      modal.addChild(child)
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      trace.setUp {
        sheet.detents = [.medium(), .large()]
        root.present(modal, animated: false)
        child.view.frame = modal.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        modal.view.addSubview(child.view)
        child.didMove(toParent: modal)
      }
      sheet.drag(to: .large)
      trace.expect(
        """
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(child.view.frame.height, 790)
    }
  }

  /// SHEET-06: a sheet in front of a sheet; the one behind gets no callback and can't be moved.
  func test_SHEET06_stackedSheets() async {
    await withTrace { trace in
      let (_, modal, _) = trace.presented()
      let front = trace.controller("W")
      modal.sheetPresentationController?.detents = [.medium(), .large()]
      modal.present(front, animated: false)
      trace.expect(
        """
        W.viewDidLoad()
        W.viewWillAppear(false)
        W.viewIsAppearing(false)
        W.viewDidAppear(false)
        """)
      XCTAssertEqual(modal.sheetPresentationController?.drag(to: .large), false)
      front.presentationController?.attemptToDismiss()
      trace.expect("W.viewWillDisappear(true)\nW.viewDidDisappear(true)")
      XCTAssertEqual(modal.sheetPresentationController?.drag(to: .large), true)
    }
  }

  /// STYLE-01, SHEET-02: where there is room a sheet floats in the middle: a form, or a page; it is lower at a lower detent.
  func test_STYLE01_sheetsWhereThereIsRoom() async {
    await withStage { trace in
      let (root, form, _) = trace.presented(.formSheet, in: .tablet)
      XCTAssertEqual(form.view.frame, CGRect(x: 230, y: 90, width: 540, height: 620))
      form.sheetPresentationController?.detents = [.medium(), .large()]
      XCTAssertEqual(form.view.frame, CGRect(x: 230, y: 245, width: 540, height: 310))
      form.sheetPresentationController?.selectedDetentIdentifier = .large
      form.preferredContentSize = CGSize(width: 300, height: 200)
      XCTAssertEqual(form.view.frame, CGRect(x: 350, y: 300, width: 300, height: 200))
      let source = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
      root.view.addSubview(source)
      form.sheetPresentationController?.sourceView = source
      XCTAssertEqual(form.view.frame, CGRect(x: 20, y: 580, width: 300, height: 200))
      root.dismiss(animated: false)

      let page = trace.controller("V")
      page.modalPresentationStyle = .pageSheet
      root.present(page, animated: false)
      XCTAssertEqual(page.view.frame, CGRect(x: 148, y: 20, width: 704, height: 760))
    }
  }

  /// SHEET-02: in compact height a sheet fills its container, or stays at the edge, with its content's width if it prefers
  /// that; the medium detent is inactive there.
  func test_SHEET02_sheetsWhereThereIsLittleHeight() async throws {
    try await withStage { trace in
      let (root, modal, _) = trace.stagePresentation(in: .phoneOnItsSide)
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      root.present(modal, animated: false)
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 0, width: 600, height: 400))
      sheet.prefersEdgeAttachedInCompactHeight = true
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 10, width: 600, height: 390))
      XCTAssertFalse(sheet.drag(to: .medium))
      modal.preferredContentSize = CGSize(width: 300, height: 100)
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 10, width: 600, height: 390))
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      XCTAssertEqual(modal.view.frame, CGRect(x: 150, y: 10, width: 300, height: 390))
    }
  }
}

private final class SheetDelegate: AnsweringDelegate, UISheetPresentationControllerDelegate {
  var onChange: (UISheetPresentationController) -> Void = { _ in }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    onChange(sheet)
  }
}
