import XCTest

@testable import ControllerTree

/// The table of misuse, row by row: the wrong call, its one issue, and the whole tree before and after.
///
/// MIS-30 and MIS-36 have their tests with window roots and trait overrides; MIS-40 does not compile.
final class ViewIssuesTests: XCTestCase {
  /// MIS-01: a view cannot be its own subview.
  func test_MIS01_viewAsItsOwnSubview() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      trace.expectRefusal(
        """
        error: viewCycle (MIS-01): A view can't be its own subview: NamedView "V". Add the view to another superview. \
        [V.addSubview(_:)] UIKit: "Can't add self as subview"
        """, about: ["V"]
      ) { view.addSubview(view) }
    }
  }

  /// MIS-02: an ancestor can't become a subview.
  func test_MIS02_ancestorAsSubview() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let inner = NamedView("I")
      let innermost = NamedView("J")
      view.addSubview(inner)
      inner.addSubview(innermost)
      trace.expectRefusal(
        """
        error: viewCycle (MIS-02): NamedView "V" can't become a subview of NamedView "J": it already contains NamedView "J" \
        (NamedView "V" › NamedView "I" › NamedView "J"). Add the view to a superview that is not inside it. \
        [J.addSubview(_:)] UIKit: "layer <L> is a part of cycle in its layer tree"
        """, about: ["J", "V"]
      ) { innermost.addSubview(view) }
    }
  }

  /// MIS-03: a window cannot be a subview.
  func test_MIS03_windowAsSubview() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let window = NamedWindow("W", trace)
      trace.expectRefusal(
        """
        error: windowAsSubview (MIS-03): NamedWindow "W" is a window; windows are shown with isHidden or \
        makeKeyAndVisible(), not added to views. Show a window with isHidden or makeKeyAndVisible(). [V.addSubview(_:)]
        """, about: ["W"]
      ) { view.addSubview(window) }
    }
  }

  /// MIS-04: an index outside `0...count` is clamped.
  func test_MIS04_insertionOutOfRangeIsClamped() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      view.addSubview(NamedView("A"))
      view.addSubview(NamedView("B"))
      trace.expectIssue(
        """
        warning: indexOutOfRange (MIS-04): insertSubview(at: 7) on NamedView "V" with 2 subviews; inserted at 2. \
        Use an index from 0 to subviews.count. [V.insertSubview(_:at:)]
        """, about: ["V"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ NamedView "V" (0, 0, 100, 100)
                ├─ NamedView "A" (0, 0, 100, 100)
                ├─ NamedView "B" (0, 0, 100, 100)
                └─ NamedView "C" (0, 0, 100, 100)
          """
      ) { view.insertSubview(NamedView("C"), at: 7) }
    }
  }

  /// MIS-05: an exchange outside `0..<count` is refused.
  func test_MIS05_exchangeOutOfRangeIsRefused() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      view.addSubview(NamedView("A"))
      trace.expectRefusal(
        """
        error: indexOutOfRange (MIS-05): exchangeSubview(at: 0, withSubviewAt: 1) on NamedView "V" with 1 subview; nothing \
        was done. Use two indices of subviews. [V.exchangeSubview(at:withSubviewAt:)]
        """, about: ["V"]
      ) { view.exchangeSubview(at: 0, withSubviewAt: 1) }
    }
  }

  /// MIS-06: an insertion next to a view that is no subview appends.
  func test_MIS06_insertionNextToStrangerAppends() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      view.addSubview(NamedView("A"))
      trace.expectIssue(
        """
        warning: notASubview (MIS-06): NamedView "S" is not a subview of NamedView "V"; NamedView "B" was added in front. \
        Name a view that is in subviews. [V.insertSubview(_:belowSubview:)]
        """, about: ["V", "S"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ NamedView "V" (0, 0, 100, 100)
                ├─ NamedView "A" (0, 0, 100, 100)
                └─ NamedView "B" (0, 0, 100, 100)
          """
      ) { view.insertSubview(NamedView("B"), belowSubview: NamedView("S")) }
    }
  }

  /// MIS-07: a view that is no subview can't be brought to the front or sent to the back.
  func test_MIS07_reorderingStrangerIsRefused() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let stranger = NamedView("S")
      let text = { (call: String) in
        """
        error: notASubview (MIS-07): NamedView "S" is not a subview of NamedView "V"; nothing was done. \
        Add the view first, or name one that is in subviews. [V.\(call)(_:)]
        """
      }
      trace.expectRefusal(text("bringSubviewToFront"), about: ["V", "S"]) { view.bringSubviewToFront(stranger) }
      trace.expectRefusal(text("sendSubviewToBack"), about: ["V", "S"]) { view.sendSubviewToBack(stranger) }
    }
  }

  /// MIS-32: NaN and infinite geometry is refused, the old value stays.
  func test_MIS32_invalidGeometryIsRefused() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      trace.expectRefusal(
        """
        error: invalidGeometry (MIS-32): center of NamedView "V" was given a number that is NaN or infinite; the old value \
        stays. Check the numbers before you assign them. [V.center] UIKit: "CALayer position contains NaN: [nan nan]"
        """, about: ["V"]
      ) { view.center = CGPoint(x: Double.nan, y: 0) }
    }
  }

  /// MIS-33: setting a frame under a transform follows GEO-03.
  func test_MIS33_frameUnderTransform() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      trace.expectIssue(
        """
        notice: frameWithTransform (MIS-33): frame of NamedView "V" was set while its transform is not the identity; its \
        size is the frame's under the inverse. Set bounds and center while transform is not the identity. [V.frame]
        """, about: ["V"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ NamedView "V" (10, 10, 50, 50)
          """
      ) { view.frame = CGRect(x: 10, y: 10, width: 50, height: 50) }
      XCTAssertEqual(view.bounds.size, CGSize(width: 25, height: 25))
    }
  }

  /// MIS-34: outside a window a responder cannot become first responder.
  func test_MIS34_firstResponderOutsideWindow() async {
    await withTrace { trace in
      trace.showBox()
      let field = NamedView("F")
      trace.expectIssue(
        """
        notice: notInWindow (MIS-34): NamedView "F" can't become first responder: it is in no window. Wait until the \
        responder's view is in a window. [F.becomeFirstResponder()]
        """, about: ["F"]
      ) { XCTAssertFalse(field.becomeFirstResponder()) }
    }
  }

  /// MIS-35: a view cannot be moved again from its own `will…` hook.
  func test_MIS35_moveFromOwnWillHookIsRefused() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let restless = RestlessView("R")
      restless.elsewhere = NamedView("E")
      trace.expectIssue(
        """
        error: reentrantMove (MIS-35): RestlessView "R" is being moved; its own will… callbacks can't move it again. \
        Move the view from a did… callback, or after the call. [V.addSubview(_:)]
        """, about: ["R"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ NamedView "V" (0, 0, 100, 100)
                └─ RestlessView "R" (0, 0, 0, 0)
          """
      ) { view.addSubview(restless) }
    }
  }

  /// MIS-37: a view that marks itself for layout during its own layout is stopped.
  func test_MIS37_layoutLoopIsStopped() async {
    await withTrace(.layout) { trace in
      let (root, _) = trace.showBox()
      let view = RestlessView("V")
      trace.setUp {
        root.view.addSubview(view)
        view.isRestless = true
      }
      trace.expectIssue(
        """
        error: layoutLoop (MIS-37): RestlessView "V" was marked for layout again 100 times in one pass; the pass was stopped. \
        Last: V.layoutSubviews(). Don't mark a view for layout from its own layout without a condition. \
        [V.layoutIfNeeded()]
        """, about: ["V"]
      ) {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      view.isRestless = false
    }
  }
}

/// Moves itself from its own `will…` hook, and marks itself for layout during its own layout.
private final class RestlessView: UIView {
  private let name: String
  var elsewhere: UIView?
  var isRestless = false

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var nameTitle: String? { name }
  override func willMove(toSuperview newSuperview: UIView?) { elsewhere?.addSubview(self) }
  override func layoutSubviews() { if isRestless { setNeedsLayout() } }
}
