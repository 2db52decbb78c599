import XCTest

@testable import ControllerTree

final class HierarchyReadingTests: XCTestCase {
  /// Windows back to front; each controller's line stands for its root view; its children come before its other views.
  func test_SEED01_wholeTree() async {
    await withStage { trace in
      let (back, front) = (NamedWindow("back", trace), NamedWindow("front", trace))
      let (root, child, guest) = (trace.controller("P"), trace.controller("C"), trace.controller("G"))
      back.rootViewController = root
      back.makeKeyAndVisible()
      let box = ProbeView("box", frame: CGRect(x: 1.5, y: 2, width: 30, height: 40))
      root.view.addSubview(box)
      trace.embed(child, in: root)
      child.view.frame = CGRect(x: 0, y: 0, width: 196.5, height: 800)
      box.addSubview(guest.view)
      let hidden = ProbeView("hidden", frame: CGRect(x: -5, y: 0, width: 0, height: 0))
      hidden.isHidden = true
      child.view.addSubview(hidden)
      root.addChild(trace.controller("unloaded"))
      let loose = trace.controller("loose")
      loose.view.frame = .zero
      root.addChild(loose)
      back.addSubview(ProbeView("over"))
      front.windowLevel = .alert
      front.isHidden = false
      front.isHidden = true
      XCTAssertEqual(
        trace.tree,
        """
        NamedWindow "back" (0, 0, 400, 800) key
        ├─ UIViewController "P" appeared, view (0, 0, 400, 800)
        │  ├─ UIViewController "C" appeared, view (0, 0, 196.5, 800)
        │  │  └─ ProbeView "hidden" (-5, 0, 0, 0) hidden
        │  ├─ UIViewController "unloaded" disappeared, view not loaded
        │  ├─ UIViewController "loose" disappeared, view (0, 0, 0, 0), not in the tree
        │  └─ ProbeView "box" (1.5, 2, 30, 40)
        │     └─ UIViewController "G" appeared, view (0, 0, 393, 852)
        └─ ProbeView "over" (0, 0, 0, 0)
        NamedWindow "front" (0, 0, 400, 800) hidden
        """)
      XCTAssertEqual(front.hierarchyDescription, #"NamedWindow "front" (0, 0, 400, 800) hidden"#)
      XCTAssertEqual(
        child.hierarchyDescription,
        """
        UIViewController "C" appeared, view (0, 0, 196.5, 800)
        └─ ProbeView "hidden" (-5, 0, 0, 0) hidden
        """)
      trace.expect("! MIS-19 unparentedControllerView: box.addSubview(_:)")
    }
  }

  /// Describing changes nothing: it loads no view and lays nothing out, also in the middle of a turn.
  func test_LOAD02_descriptionChangesNothing() async {
    await withStage { trace in
      let root = trace.controller("P", ScriptedController.init)
      let window = trace.window()
      window.rootViewController = root
      XCTAssertEqual(
        window.hierarchyDescription,
        """
        UIWindow #1 (0, 0, 400, 800) hidden
        └─ ScriptedController "P" disappeared, view not loaded
        """)
      XCTAssertFalse(root.isViewLoaded)
      var seen: [String] = []
      for moment: ScriptedController.Moment in [.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
        root.once(moment) { seen.append(root.hierarchyDescription) }
      }
      window.isHidden = false
      XCTAssertEqual(
        seen,
        [
          #"ScriptedController "P" appearing, view (0, 0, 400, 800), not in the tree"#,
          #"ScriptedController "P" entering, view (0, 0, 400, 800)"#,
          #"ScriptedController "P" appeared, view (0, 0, 400, 800)"#,
        ])
    }
  }

  /// A deep tree does not exhaust the stack.
  func test_VIEW21_deepTree() async {
    await withStage { trace in
      let root = trace.controller("P")
      trace.show(root)
      var last: UIView = root.view
      for _ in 0..<1_500 {
        let next = UIView()
        last.addSubview(next)
        last = next
      }
      last.addSubview(ProbeView("deepest"))
      let lines = trace.tree.split(separator: "\n")
      XCTAssertEqual(lines.count, 1_503)
      XCTAssertTrue(lines.last?.hasSuffix(#"└─ ProbeView "deepest" (0, 0, 0, 0)"#) == true)
    }
  }
}
