import ControllerTree
import XCTest

/// Properties of controllers that are independent of the tree. Rules LOAD-13 to LOAD-16, SUP-07, SUP-08.
final class UIViewControllerTests: XCTestCase {
  /// LOAD-13: there is no title by default; issues and traces use it as the controller's name.
  func test_LOAD13_title() async {
    await withTrace { trace in
      let controller = UIViewController()
      XCTAssertNil(controller.title)
      controller.title = "Settings"
      XCTAssertEqual(controller.title, "Settings")
      controller.loadViewIfNeeded()
      trace.expect("Settings.viewDidLoad()")
    }
  }

  /// LOAD-14: a changed preferred size is sent to the parent, not further up; an equal one is not sent.
  func test_LOAD14_preferredContentSize() async {
    await withTrace { trace in
      let (top, parent, child) = (trace.controller("A"), trace.controller("B"), trace.controller("C"))
      XCTAssertEqual(child.preferredContentSize, .zero)
      trace.setUp {
        top.addChild(parent)
        parent.addChild(child)
      }
      child.preferredContentSize = CGSize(width: 320, height: 200)
      child.preferredContentSize = CGSize(width: 320, height: 200)
      trace.expect("B.preferredContentSizeDidChange(forChildContentContainer: C)")
      XCTAssertEqual(parent.preferredContentSize, .zero)

      top.preferredContentSize = CGSize(width: 1, height: 1)
      trace.expect("")
    }
  }

  /// LOAD-21: a tap on the edit button changes `isEditing`, which changes the button. It does not retain its controller.
  func test_LOAD21_editButtonItem() async {
    await withStage { trace in
      weak var item: UIBarButtonItem?
      do {
        let controller = trace.controller("A")
        XCTAssertTrue(controller.editButtonItem === controller.editButtonItem)
        item = controller.editButtonItem
        XCTAssertEqual(item?.title, "Edit")
        item?.performPrimaryAction()
        XCTAssertTrue(controller.isEditing)
        XCTAssertEqual(item?.title, "Done")
        XCTAssertEqual(item?.style, .done)
        controller.isEditing = false
        XCTAssertEqual(item?.title, "Edit")
      }
      XCTAssertNil(item)
    }
  }

  /// LOAD-15, SUP-07: `isEditing = x` is `setEditing(x, animated: false)`, whose base stores the value.
  func test_LOAD15_SUP07_editing() async {
    await withTrace { _ in
      let controller = EditingController()
      XCTAssertFalse(controller.isEditing)
      controller.isEditing = true
      controller.setEditing(false, animated: true)
      XCTAssertEqual(
        controller.log,
        ["true, animated false, before false, after true", "false, animated true, before true, after false"])
    }
  }

  /// LOAD-16, SUP-08: every controller gets the memory warning once, on screen or not; no view is unloaded. A missing
  /// `super` is not reported.
  func test_LOAD16_SUP08_memoryWarning() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      let unloaded = trace.controller("U", CarelessController.init)
      child.addChild(unloaded)
      let hidden = trace.controller("H")
      trace.setUp { trace.show(hidden).isHidden = true }

      UIApplication.shared.receiveMemoryWarning()
      trace.expect(
        """
        P.didReceiveMemoryWarning()
        C.didReceiveMemoryWarning()
        U.didReceiveMemoryWarning()
        H.didReceiveMemoryWarning()
        """)
      XCTAssertTrue(hidden.isViewLoaded && child.isViewLoaded)
      XCTAssertFalse(unloaded.isViewLoaded)

      trace.ignore { window.isHidden = true }
    }
  }

  /// Properties that only scroll views and bars would use are stored, with the defaults of a device.
  func test_extendedLayoutIsStored() async {
    await MainActor.run {
      let controller = UIViewController()
      XCTAssertEqual(controller.edgesForExtendedLayout, .all)
      XCTAssertFalse(controller.extendedLayoutIncludesOpaqueBars)
      XCTAssertTrue(controller.automaticallyAdjustsScrollViewInsets)
      controller.edgesForExtendedLayout = .bottom
      controller.extendedLayoutIncludesOpaqueBars = true
      controller.automaticallyAdjustsScrollViewInsets = false
      XCTAssertEqual(controller.edgesForExtendedLayout, .bottom)
      XCTAssertTrue(controller.extendedLayoutIncludesOpaqueBars)
      XCTAssertFalse(controller.automaticallyAdjustsScrollViewInsets)
      XCTAssertFalse(controller.isViewLoaded)
    }
  }
}

private final class EditingController: UIViewController {
  var log: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    let before = isEditing
    super.setEditing(editing, animated: animated)
    log.append("\(editing), animated \(animated), before \(before), after \(isEditing)")
  }
}

private final class CarelessController: UIViewController {
  override func didReceiveMemoryWarning() {}
}
