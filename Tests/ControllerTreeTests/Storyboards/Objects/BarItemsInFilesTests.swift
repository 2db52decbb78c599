import XCTest

@testable import ControllerTree

/// Bar items, navigation items and stock containers of files: IB-23, IB-24.
final class BarItemsInFilesTests: XCTestCase {
  private static func runtime(_ values: [(key: String, type: String, value: String)]) -> String {
    "<userDefinedRuntimeAttributes>"
      + values.map { key, type, value in
        let (content, nested) =
          type == "number" ? ("", "<integer key=\"value\" value=\"\(value)\"/>") : ("value=\"\(value)\"", "")
        return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\" \(content)>\(nested)"
          + "</userDefinedRuntimeAttribute>"
      }.joined() + "</userDefinedRuntimeAttributes>"
  }

  /// IB-23: runtime attributes of items reach their properties; a value of another type is reported and changes nothing.
  func test_IB23_runtimeAttributesOfItems() async throws {
    try await withIssues { trace in
      let item = Self.runtime([
        ("title", "string", "Done"), ("tag", "number", "7"), ("enabled", "boolean", "NO"),
        ("accessibilityIdentifier", "string", "done"), ("accessibilityLabel", "string", "Finish"),
      ])
      let navigation = Self.runtime([
        ("title", "string", "Detail"), ("prompt", "string", "Choose"), ("backButtonTitle", "string", "Back to list"),
        ("hidesBackButton", "boolean", "YES"),
      ])
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", class: "BoardController",
          Samples.view("v")
            + "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" id=\"i\">\(item)"
            + "</barButtonItem>\(navigation)</navigationItem>"))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController())
      made.loadViewIfNeeded()
      let button = try XCTUnwrap(made.navigationItem.rightBarButtonItem)
      XCTAssertEqual(button.title, "Done")
      XCTAssertEqual(button.tag, 7)
      XCTAssertFalse(button.isEnabled)
      XCTAssertEqual(button.accessibilityIdentifier, "done")
      XCTAssertEqual(button.accessibilityLabel, "Finish")
      XCTAssertEqual(made.navigationItem.title, "Detail")
      XCTAssertEqual(made.navigationItem.prompt, "Choose")
      XCTAssertEqual(made.navigationItem.backButtonTitle, "Back to list")
      XCTAssertTrue(made.navigationItem.hidesBackButton)
    }
  }

  /// IB-24: the outlets of stock containers, bars and items.
  func test_IB24_outletsOfContainers() async throws {
    try await withIssues { trace in
      let containers = [("navigationController", "n"), ("tabBarController", "t"), ("splitViewController", "s")]
      for (element, id) in containers {
        let storyboard = try Samples.storyboard(
          Samples.scene(
            id, kind: element,
            others: "<customObject id=\"o\" customClass=\"ContainersDelegate\" customModule=\"ControllerTreeTests\"/>",
            Samples.connections(Samples.outlet("delegate", to: "o"))), initial: id)
        let made = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let delegate: AnyObject? =
          switch made {
          case let made as UINavigationController: made.delegate
          case let made as UITabBarController: made.delegate
          case let made as UISplitViewController: made.delegate
          default: nil
          }
        XCTAssertTrue(delegate is ContainersDelegate, element)
      }
    }
  }

  /// IB-30: a xib may have controllers and items at its top level.
  func test_IB30_controllersOfXibs() async throws {
    try await withIssues { _ in
      let nib = UINib(
        data: Samples.xib(
          """
          <viewController id="c" title="Made" customClass="BoardController" customModule="ControllerTreeTests">
          <navigationItem key="navigationItem" title="Item" id="n"/><tabBarItem key="tabBarItem" title="Tab" id="t"/>
          </viewController>
          <barButtonItem title="Button" id="b"/><navigationItem title="Alone" id="m"/><tabBarItem title="Own" id="u"/>
          """), bundle: nil)
      let objects = nib.instantiate(withOwner: nil)
      let controller = try XCTUnwrap(objects.first as? BoardController)
      XCTAssertEqual(controller.title, "Made")
      XCTAssertEqual(controller.navigationItem.title, "Item")
      XCTAssertEqual(controller.tabBarItem?.title, "Tab")
      XCTAssertNil(controller.storyboard)
      XCTAssertEqual((objects[1] as? UIBarButtonItem)?.title, "Button")
      XCTAssertEqual((objects[2] as? UINavigationItem)?.title, "Alone")
      XCTAssertEqual((objects[3] as? UITabBarItem)?.title, "Own")
    }
  }
}

/// A delegate of the stock containers, for files.
final class ContainersDelegate: NSObject, InterfaceObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UISplitViewControllerDelegate
{}
