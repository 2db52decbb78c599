import XCTest

@testable import ControllerTree

/// The table of misuse, row by row, for loading: the wrong call, its one issue, and the tree before and after.
final class LoadingIssuesTests: XCTestCase {
  /// MIS-08: a view has one controller.
  func test_MIS08_viewOfTwoControllersIsRefused() async {
    await withTrace { trace in
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      trace.show(first)
      trace.expectRefusal(
        """
        error: viewOwnedByOtherController (MIS-08): UIView "A.view" is the view of UIViewController "A" and can't become \
        the view of UIViewController "B". Set the other controller's view to nil first. [B.view] UIKit: "A view can \
        only be associated with at most one view controller at a time! View <V> is associated with <A>. Clear this \
        association before associating this view with <B>."
        """, about: ["B", "A", "A.view"]
      ) { second.view = first.view }
      XCTAssertFalse(second.isViewLoaded)
    }
  }

  /// LOAD-19: a window cannot be a controller's view, neither its root's nor another controller's.
  func test_LOAD19_windowAsViewIsRefused() async {
    await withTrace { trace in
      let (root, other) = (trace.controller("A"), trace.controller("B"))
      let window = trace.show(root)
      let view = root.view
      for (controller, name) in [(root, "A"), (other, "B")] {
        trace.expectRefusal(
          """
          error: windowAsView (LOAD-19): UIWindow #1 is a window and can't become the view of UIViewController "\(name)". \
          Make the controller the window's rootViewController. [\(name).view]
          """, about: [name, "UIWindow #1"]
        ) { controller.view = window }
      }
      XCTAssertTrue(root.view === view)
      XCTAssertFalse(other.isViewLoaded)
      XCTAssertNil(window.owner)
    }
  }

  /// LOAD-19, MIS-26: a window that `loadView()` assigns is refused, and a plain view is used. The refusal is the only issue.
  func test_LOAD19_windowAssignedInLoadView() async {
    await withTrace { trace in
      let window = trace.window()
      let controller = trace.controller("C") { LoadingController { $0.view = window } }
      window.rootViewController = controller
      window.isHidden = false
      trace.expect(
        """
        ! LOAD-19 windowAsView: UIWindow #1.isHidden
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
      XCTAssertTrue(controller.view.superview === window)
    }
  }

  /// MIS-26: `loadView()` that assigns nothing gives a plain view.
  func test_MIS26_loadViewWithoutView() async {
    await withTrace { trace in
      let controller = trace.controller("C") { LoadingController { _ in } }
      trace.expectIssue(
        """
        warning: loadViewSetNoView (MIS-26): LoadingController "C".loadView() returned without assigning view; a plain view \
        was used. Assign view in loadView(). [C.view]
        """, about: ["C"],
        treeBecomes: "LoadingController \"C\" disappeared, view \(UIScreen.main.bounds.shortText), not in the tree",
        of: controller
      ) { controller.loadViewIfNeeded() }
    }
  }

  /// MIS-27: reading `view` inside `loadView()` before assigning it gives a plain view; a later assignment replaces it.
  func test_MIS27_viewReadInLoadView() async {
    await withTrace { trace in
      let controller = trace.controller("C") {
        LoadingController {
          _ = $0.view
          $0.view = NamedView("V", frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        }
      }
      trace.expectIssue(
        """
        warning: viewReadInLoadView (MIS-27): LoadingController "C".loadView() read view before it assigned one; a plain \
        view was used. Assign view before you read it in loadView(). [C.view]
        """, about: ["C"], treeBecomes: "LoadingController \"C\" disappeared, view (0, 0, 5, 5), not in the tree",
        of: controller
      ) { controller.loadViewIfNeeded() }
    }
  }

  /// MIS-28: a direct `viewDidLoad()` runs the override; a direct `loadView()` makes a new view.
  func test_MIS28_loadingCallbacksByHand() async {
    await withTrace { trace in
      let controller = trace.controller("C", ScriptedController.init)
      controller.loadViewIfNeeded()
      let old = trace.setUp { controller.view }
      trace.expectIssue(
        """
        notice: directLoadCall (MIS-28): viewDidLoad() was called by hand on ScriptedController "C". Call loadViewIfNeeded(). \
        [C.viewDidLoad()]
        """, about: ["C"], of: controller
      ) { controller.viewDidLoad() }
      XCTAssertTrue(controller.view === old)
      trace.expectIssue(
        """
        notice: directLoadCall (MIS-28): loadView() was called by hand on ScriptedController "C". Call loadViewIfNeeded(). \
        [C.loadView()]
        """, about: ["C"], of: controller
      ) { controller.loadView() }
      XCTAssertFalse(controller.view === old)
    }
  }
}

/// Loads its view with a closure of the test.
private final class LoadingController: UIViewController {
  private let load: (UIViewController) -> Void

  init(_ load: @escaping (UIViewController) -> Void) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { load(self) }
}
