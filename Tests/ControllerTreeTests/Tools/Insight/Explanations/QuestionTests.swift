import XCTest

@testable import ControllerTree

/// Who presents, shows, decides and controls; events and issues (WHY-01, WHY-05, WHY-06). Cases 21 to 23, about presenting and
/// dismissing, are those of `PresentationExplanationTests`.
final class QuestionTests: XCTestCase {
  /// Case 24, SHOW-01: the nearest controller that handles the action.
  func test_SHOW01_showTarget() async {
    await withStage { trace in
      let (page, shown) = (trace.controller("A"), trace.controller("V"))
      let navigation = UINavigationController(rootViewController: page)
      navigation.title = "N"
      trace.show(navigation)
      expect(
        page.explainShow(shown), .found, [.doesNotHandleAction, .handlesAction], objects: ["N"],
        """
        show V from A: N shows it
          A  does not handle show(_:sender:) (SHOW-01)
          N  handles show(_:sender:) (SHOW-05)
        """)
    }
  }

  /// Case 25, SHOW-01: without a target, the controller presents.
  func test_SHOW02_showDetailWithoutTarget() async {
    await withStage { trace in
      let (root, shown) = (trace.controller("R"), trace.controller("V"))
      trace.show(root)
      expect(
        root.explainShowDetail(shown), .found, [.doesNotHandleAction, .isOutermost], objects: ["R"],
        """
        show detail V from R: no controller handles it: R presents
          R  does not handle showDetailViewController(_:sender:) (SHOW-01)
          R  has no parent (CTX-01)
        """)
    }
  }

  /// Case 26, CON-25: who decides about the status bar; a cycle.
  func test_CON25_statusBar() async {
    await withStage { trace in
      XCTAssertEqual(trace.stage.statusBarStyleExplanation.verdict, .nothing)
      let (window, tabs) = (NamedWindow("W", trace), trace.controller("T", DelegatingController.init))
      let (detail, inner) = (trace.controller("D", DelegatingController.init), trace.controller("I"))
      (tabs.decider, detail.decider) = (detail, inner)
      window.rootViewController = tabs
      window.isHidden = false
      expect(
        trace.stage.statusBarHiddenExplanation, .found, [.startsSearch, .passesToChild, .passesToChild, .decides],
        objects: ["I"],
        """
        visibility of the status bar: I decides visible
          T  is the root of W: the search begins here (CON-25)
          T  names D (CON-25)
          D  names I (CON-25)
          I  names no child (CON-25)
        """)
      detail.decider = tabs
      expect(
        trace.stage.statusBarHiddenExplanation, .found, [.startsSearch, .passesToChild, .leadsBack], objects: ["D"],
        issue: .delegationCycle,
        """
        visibility of the status bar: D decides hidden
          T  is the root of W: the search begins here (CON-25)
          T  names D (CON-25)
          D  names T, which was asked before (CON-25)
        """)
      tabs.decider = nil
    }
  }

  /// Case 27, RESP-11, RESP-12: which responder is first, and what keeps another one from it.
  func test_RESP11_firstResponder() async {
    await withStage { trace in
      let (window, root) = (NamedWindow("W", trace), trace.controller("R"))
      window.rootViewController = root
      window.makeKeyAndVisible()
      let (kept, other) = (KeepingField(), UITextField())
      root.view.addSubview(kept)
      expect(
        other.becomeFirstResponderExplanation, .refused, [.notInWindow],
        "becomeFirstResponder on UITextField #1: returns false\n  UITextField #1  is in no window (RESP-11)")
      root.view.addSubview(other)
      kept.becomeFirstResponder()
      expect(
        window.firstResponderExplanation, .found, [.isKey, .isFirstResponder], objects: ["KeepingField #1"],
        """
        first responder of W: KeepingField #1
          W                is the key window: it gets key events (RESP-12)
          KeepingField #1  has become first responder, and has not resigned (RESP-12)
        """)
      expect(
        other.becomeFirstResponderExplanation, .refused, [.refusesFirstResponder],
        """
        becomeFirstResponder on UITextField #1: returns false
          KeepingField #1  is first responder, and answers false to canResignFirstResponder (RESP-11)
        """)
      XCTAssertFalse(other.becomeFirstResponder())
    }
  }

  /// Case 28, STYLE-01, PC-14: which presentation controller controls a sheet.
  func test_STYLE01_sheet() async {
    await withStage { trace in
      let (root, modal) = (trace.controller("R"), trace.controller("V"))
      trace.show(root)
      expect(
        modal.presentationControllerExplanation, .nothing, [.choosesStyle],
        """
        presentation controller of V: none: it is not presented
          V  has the style automatic, which is presented as formSheet (STYLE-01)
        """)
      root.present(modal, animated: false)
      expect(
        modal.presentationControllerExplanation, .found, [.presents, .choosesStyle], objects: ["V's presentation"],
        """
        presentation controller of V: UISheetPresentationController
          R  presents V (PRES-01)
          V  has the style automatic, which is presented as formSheet (STYLE-01)
        """)
    }
  }

  /// Case 29: why an event happened, from its own controller to the public call.
  func test_WHY06_eventOfARecording() async throws {
    try await withTrace { trace in
      let (window, pair, left) = (NamedWindow("W", trace), trace.controller("Pair"), trace.controller("Left"))
      window.rootViewController = pair
      trace.embed(left, in: pair)
      let recorder = EventRecorder()
      recorder.record { window.isHidden = false }
      trace.begin()
      let recording = recorder.recording
      guard let last = recording.events.lastIndex(where: { $0.line == "Left.viewDidAppear(false)" }) else {
        return XCTFail(recording.text)
      }
      expect(
        recording.explanation(ofEventAt: last), .sent, [.leadsItsChildren, .earlierEvent, .publicCall],
        objects: ["Left"],
        """
        viewDidAppear(false) of Left: sent in turn \(recording.events[last].turn)
          Left  follows its parent Pair (APP-07)
          Pair  got viewDidAppear(false) before: its view came on screen (APP-06)
                the turn began with W.isHidden
        """)
      XCTAssertEqual(recording.explanation(ofEventAt: -1).verdict, .nothing)
      XCTAssertEqual(try Recording(json: recording.json), recording)
    }
  }

  /// Case 30: an issue has the same form.
  func test_WHY05_issue() async {
    await withStage { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(parent)
      trace.embed(child, in: parent)
      let issues = trace.stage.diagnostics.collect { parent.present(child, animated: false) }
      trace.begin()
      guard let issue = issues.first else { return XCTFail("no issue") }
      expect(
        issue.explanation, .refused, [.misuse, .advice, .uikitMessage], objects: issue.objects.map(\.short),
        issue: .presentedChild,
        """
        P.present(_:animated:completion:): refused
          \(issue.message) (M-PRES-06)
          \(issue.advice)
          UIKit: \(issue.uikitText ?? "")
        """)
    }
  }
}
