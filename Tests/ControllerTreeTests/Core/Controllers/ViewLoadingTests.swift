import ControllerTree
import XCTest

/// The `@ViewLoading` wrapper. Rule LOAD-18.
final class ViewLoadingTests: XCTestCase {
  /// LOAD-18: reading a property that is not set loads the view first; once.
  func test_LOAD18_readingLoadsTheView() async {
    await withTrace { trace in
      let controller = trace.controller("C", FormController.init)
      XCTAssertFalse(controller.isViewLoaded)
      XCTAssertEqual(controller.label.tag, 7)
      XCTAssertTrue(controller.isViewLoaded)
      XCTAssertTrue(controller.label.superview === controller.view)
      trace.expect("C.viewDidLoad()")
    }
  }

  /// LOAD-18: a property that has its value already is read without loading.
  func test_LOAD18_valuesThatAreThereLoadNothing() async {
    await withTrace { trace in
      let controller = trace.controller("C", FormController.init)
      XCTAssertEqual(controller.count, 3)
      controller.count += 1
      XCTAssertEqual(controller.count, 4)
      let own = UIView()
      controller.label = own
      XCTAssertTrue(controller.label === own)
      XCTAssertFalse(controller.isViewLoaded)
      trace.expect("")
    }
  }

  /// LOAD-18: an optional property that is set to `nil` has a value.
  func test_LOAD18_optionalValues() async {
    await withTrace { trace in
      let controller = trace.controller("C", FormController.init)
      XCTAssertEqual(controller.hint, "optional")
      trace.expect("C.viewDidLoad()")
      controller.hint = nil
      XCTAssertNil(controller.hint)
      trace.expect("")
    }
  }
}

private final class FormController: UIViewController {
  @ViewLoading var label: UIView
  @ViewLoading var hint: String?
  @ViewLoading var count: Int = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UIView()
    label.tag = 7
    view.addSubview(label)
    self.label = label
    hint = "optional"
  }
}
