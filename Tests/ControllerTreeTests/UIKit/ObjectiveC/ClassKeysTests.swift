import UIKit
import XCTest

/// Keys of classes, and objects without values.
final class ClassKeysTests: XCTestCase {
  /// RESP-23: the application is found by the name of a class method, as app extensions find it.
  func test_RESP23_sharedApplication() async {
    await withTrace { trace in
      XCTAssertTrue(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
      XCTAssertTrue(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
      let windows = UIApplication.value(forKeyPath: "sharedApplication.windows") as? [UIWindow]
      XCTAssertEqual(windows, UIApplication.shared.windows)
      trace.expect("")
      XCTAssertNil(UIApplication.value(forKey: "other"))
      XCTAssertNil(UIApplication.value(forKeyPath: "other.windows"))
      XCTAssertNil(UIApplication.value(forKeyPath: ""))
      trace.expect(
        """
        ! IB-20 unknownKey: the class UIApplication has no key 'other'.
        ! IB-20 unknownKey: the class UIApplication has no key 'other'.
        """)
    }
  }

  /// Objects that UIKit makes without values.
  func test_plainInitializers() async {
    await withStage { _ in
      XCTAssertEqual(UIFont(), .systemFont(ofSize: UIFont.systemFontSize))
      XCTAssertNil(UITableViewRowAction().title)
      XCTAssertEqual(UITableViewRowAction().style, .default)
    }
  }
}
