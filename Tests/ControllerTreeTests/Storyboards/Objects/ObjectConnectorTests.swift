import XCTest

@testable import ControllerTree

/// Outlets, actions and runtime attributes: IB-20 to IB-24.
final class ObjectConnectorTests: XCTestCase {
  private static func label(_ contents: String = "") -> String {
    "<subviews><view id=\"l\">\(contents)</view><button id=\"b\">"
      + Samples.connections(
        "<action selector=\"save:\" destination=\"a\" eventType=\"touchUpInside\" id=\"a1\"/>"
          + "<action selector=\"cancel\" destination=\"first-a\" eventType=\"touchDown\" id=\"a2\"/>"
          + "<action selector=\"move:forEvent:\" destination=\"a\" eventType=\"valueChanged\" id=\"a3\"/>"
          + "<action selector=\"typed:\" destination=\"a\" eventType=\"editingChanged\" id=\"a4\"/>"
          + "<action selector=\"gone:\" destination=\"a\" eventType=\"touchCancel\" id=\"a5\"/>"
          + "<action selector=\"nobody:\" destination=\"first-a\" eventType=\"touchDragExit\" id=\"a6\"/>")
      + "</button><textField id=\"f\" text=\"T\" placeholder=\"P\">"
      + Samples.connections(Samples.outlet("delegate", to: "a")) + "</textField></subviews>"
  }

  @MainActor private static func make(
    _ type: String = "BoardController", _ contents: String = "", _ connections: String = ""
  ) throws -> (UIViewController, [HierarchyIssue]) {
    let storyboard = try Samples.storyboard(
      Samples.scene("a", class: type, Samples.view("v", label()) + contents + Samples.connections(connections)))
    var made: UIViewController?
    let issues = Stage.current.diagnostics.collect {
      made = storyboard.instantiateInitialViewController()
      made?.loadViewIfNeeded()
    }
    return (try XCTUnwrap(made), issues.filter { $0.kind != .standIn })
  }

  /// IB-20: the tables of a class and its superclasses, with private members.
  func test_IB20_inheritedTables() async throws {
    try await withIssues { _ in
      let (made, issues) = try Self.make(
        "DerivedBoardController", "",
        Samples.outlet("label", to: "l") + Samples.outlet("detail", to: "b") + Samples.outlet("field", to: "f"))
      let board = try XCTUnwrap(made as? DerivedBoardController)
      // BoardController is no delegate of text fields.
      XCTAssertEqual(issues.map(\.kind), [.wrongOutletType])
      XCTAssertNotNil(board.label)
      XCTAssertTrue(board.detail is UIControl)
      XCTAssertEqual(board.field?.text, "T")
      XCTAssertEqual(board.field?.placeholder, "P")
    }
  }

  /// IB-20: an outlet that the class lacks is reported with the line to add; an override of `setValue` may take it.
  func test_IB20_unknownOutlet() async throws {
    try await withIssues { _ in
      let (_, issues) = try Self.make("BoardController", "", Samples.outlet("lable", to: "l"))
      let issue = try XCTUnwrap(issues.first { $0.kind == .unknownKey })
      XCTAssertTrue(issue.message.hasSuffix("has no outlet 'lable': $0.outlet(\"lable\", \\.lable)"), issue.message)
      XCTAssertTrue(issue.message.hasPrefix("Sample.storyboard:"), issue.message)
      XCTAssertEqual(
        issue.uikitText,
        "[<BoardController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key lable."
      )

      let (made, others) = try Self.make("KeyedController", "", Samples.outlet("lable", to: "l"))
      XCTAssertFalse(others.contains { $0.kind == .unknownKey })
      XCTAssertNotNil((made as? KeyedController)?.values["lable"])
    }
  }

  /// IB-20: an object of the wrong type is reported, and the outlet stays `nil`.
  func test_IB20_wrongType() async throws {
    try await withIssues { _ in
      let (made, issues) = try Self.make("BoardController", "", Samples.outlet("field", to: "l"))
      XCTAssertNil((made as? BoardController)?.field)
      let issue = try XCTUnwrap(issues.first { $0.message.contains("'field'") })
      XCTAssertEqual(issue.kind, .wrongOutletType)
      XCTAssertTrue(issue.message.contains("is a UITextField, and the object is a UIView."), issue.message)
    }
  }

  /// IB-21, IB-22: actions reach the target, or the first object of the chain that has them; others are reported when they are sent.
  func test_IB21_IB22_actions() async throws {
    try await withIssues { trace in
      let (made, _) = try Self.make()
      let board = try XCTUnwrap(made as? BoardController)
      trace.show(board)
      let button = try XCTUnwrap(board.view.subviews[1] as? UIControl)
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .touchDown)
      button.sendActions(for: .valueChanged)
      button.sendActions(for: .touchDragExit)
      XCTAssertEqual(board.sent, ["save UIButton", "cancel", "move"])
      let issues = trace.stage.diagnostics.collect {
        button.sendActions(for: .editingChanged)
        button.sendActions(for: .touchCancel)
      }
      XCTAssertEqual(issues.map(\.kind), [.wrongArgument, .unrecognizedSelector])
      XCTAssertEqual(
        issues.last?.uikitText, "-[BoardController gone:]: unrecognized selector sent to instance")
      XCTAssertEqual(board.sent.count, 3)
      XCTAssertTrue(board.canPerformAction("save:", withSender: nil))
      XCTAssertFalse(board.canPerformAction("gone:", withSender: nil))
    }
  }

  /// IB-21: a bar button calls its target, or begins at the controller that fills the window.
  func test_IB21_barButtons() async throws {
    try await withIssues { trace in
      let (made, _) = try Self.make(
        "BoardController",
        "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"leftBarButtonItem\" id=\"i\">"
          + Samples.connections("<action selector=\"cancel\" destination=\"a\" id=\"x1\"/>")
          + "</barButtonItem><barButtonItem key=\"rightBarButtonItem\" id=\"j\">"
          + Samples.connections("<action selector=\"save:\" destination=\"first-a\" id=\"x2\"/>")
          + "</barButtonItem></navigationItem>")
      let board = try XCTUnwrap(made as? BoardController)
      trace.show(UINavigationController(rootViewController: board)).makeKeyAndVisible()
      XCTAssertTrue(board.navigationItem.leftBarButtonItem?.performPrimaryAction() == true)
      XCTAssertTrue(board.navigationItem.rightBarButtonItem?.performPrimaryAction() == true)
      XCTAssertEqual(board.sent, ["cancel", "save UIBarButtonItem"])
    }
  }

  /// IB-23: numbers fit properties of other types; a key that can't be set is a notice with UIKit's words.
  func test_IB23_runtimeAttributes() async throws {
    try await withIssues { _ in
      func attribute(_ type: String, _ key: String, _ value: String) -> String {
        "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\"\(value)"
      }
      let (made, issues) = try Self.make(
        "BoardController",
        "<userDefinedRuntimeAttributes>"
          + attribute("number", "radius", "><real key=\"value\" value=\"1.5\"/></userDefinedRuntimeAttribute>")
          + attribute("number", "radius", "><integer key=\"value\" value=\"3\"/></userDefinedRuntimeAttribute>")
          + attribute("string", "title", " value=\"New\"/>")
          + attribute("boolean", "modalInPresentation", " value=\"YES\"/>")
          + attribute("string", "theme", " value=\"dark\"/>") + attribute("string", "radius", " value=\"dark\"/>")
          + "</userDefinedRuntimeAttributes>")
      XCTAssertEqual((made as? BoardController)?.radius, 3)
      XCTAssertEqual(made.title, "New")
      XCTAssertTrue(made.isModalInPresentation)
      let notices = issues.filter { $0.kind == .runtimeAttributeNotSet }
      XCTAssertEqual(notices.count, 2)
      XCTAssertEqual(
        notices.first?.uikitText,
        "Failed to set (theme) user defined inspected property on (BoardController): this class is not key value "
          + "coding-compliant for the key theme.")
    }
  }

  /// IB-24: delegates and recognizers of the library's classes need no table.
  func test_IB24_stockOutlets() async throws {
    try await withIssues { _ in
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", kind: "pageViewController", class: "PagesWithSource", attributes: "transitionStyle=\"scroll\"",
          Samples.connections(Samples.outlet("dataSource", to: "a") + Samples.outlet("delegate", to: "a"))))
      let pages = try XCTUnwrap(storyboard.instantiateInitialViewController() as? PagesWithSource)
      XCTAssertTrue(pages.dataSource === pages)
      XCTAssertTrue(pages.delegate === pages)
      XCTAssertEqual(pages.transitionStyle, .scroll)
      XCTAssertEqual(pages.spineLocation, .none)
    }
  }
}

/// A controller that takes keys without a table.
final class KeyedController: UIViewController {
  private(set) var values: [String: Any] = [:]

  override func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
}

final class PagesWithSource: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
