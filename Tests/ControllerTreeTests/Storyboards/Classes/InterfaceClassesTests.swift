import XCTest

@testable import ControllerTree

/// How classes are found by name: IB-01, IB-11.
final class InterfaceClassesTests: XCTestCase {
  @MainActor private static func type(
    of attributes: String, element: String = "viewController"
  ) throws -> (String, [HierarchyIssue]) {
    let storyboard = try Samples.storyboard(Samples.scene("a", kind: element, attributes: attributes))
    var made: UIViewController?
    let issues = Stage.current.diagnostics.collect { made = storyboard.instantiateInitialViewController() }
    return ("\(Swift.type(of: try XCTUnwrap(made)))", issues)
  }

  /// IB-01: the registered class wins, then the file's module, then the modules of the program.
  func test_IB01_order() async throws {
    try await withIssues { _ in
      let own = "customClass=\"BoardController\" customModule=\"ControllerTreeTests\""
      XCTAssertEqual(try Self.type(of: own).0, "BoardController")

      // Tests name another module than the app does.
      let app = "customClass=\"BoardController\" customModule=\"App\" customModuleProvider=\"target\""
      let (stock, issues) = try Self.type(of: app)
      XCTAssertEqual(stock, "UIViewController")
      XCTAssertEqual(issues.map(\.kind), [.unknownInterfaceClass])
      XCTAssertEqual(issues.first?.uikitText, "Unknown class App.BoardController in Interface Builder file.")
      UIStoryboard.modules = ["ControllerTreeTests"]
      XCTAssertEqual(try Self.type(of: app).0, "BoardController")
      XCTAssertEqual(try Self.type(of: "customClass=\"BoardController\"").0, "BoardController")
      // A module of another framework is meant as it stands.
      XCTAssertEqual(try Self.type(of: "customClass=\"BoardController\" customModule=\"Other\"").0, "UIViewController")

      UIStoryboard.register(DerivedBoardController.self, as: "BoardController")
      XCTAssertEqual(try Self.type(of: own).0, "DerivedBoardController")
    }
  }

  /// IB-01: the stock classes of the library are found by their UIKit names, those too that few files name.
  func test_IB01_classesOfTheLibrary() async {
    await withIssues { _ in
      let classes = InterfaceClasses.current
      for type in [UIStackView.self, UIScrollView.self, UIStoryboardSegue.self, UISheetPresentationController.self]
        as [AnyClass]
      {
        XCTAssertTrue(classes.stockType("\(type)") == type, "\(type)")
      }
      XCTAssertNil(classes.stockType("UIMapView"))
    }
  }

  /// IB-01: nested and private classes are registered, outside of the stage too.
  func test_IB01_registeredClasses() async throws {
    try await withIssues { _ in
      UIStoryboard.register(OuterPart.Inner.self)
      UIStoryboard.register(Hidden.self, as: "Secret")
      XCTAssertEqual(try Self.type(of: "customClass=\"Inner\"").0, "Inner")
      XCTAssertEqual(
        try Self.type(of: "customClass=\"OuterPart.Inner\" customModule=\"ControllerTreeTests\"").0, "Inner")
      XCTAssertEqual(try Self.type(of: "customClass=\"Secret\"").0, "Hidden")
      let (_, issues) = try Self.type(of: "customClass=\"Innner\"")
      XCTAssertTrue(issues.first?.message.hasSuffix("Did you mean Inner?") == true, "\(issues)")
    }
  }

  /// IB-01: a class that is none for the object, and a name that is none, give the stock class.
  func test_IB01_wrongClasses() async throws {
    try await withIssues { _ in
      let (view, issues) = try Self.type(of: "customClass=\"BoardView\" customModule=\"ControllerTreeTests\"")
      XCTAssertEqual(view, "UIViewController")
      XCTAssertEqual(issues.map(\.kind), [.wrongInterfaceClass])
      let (stack, others) = try Self.type(
        of: "customClass=\"BoardController\" customModule=\"ControllerTreeTests\"", element: "navigationController")
      XCTAssertEqual(stack, "UINavigationController")
      XCTAssertEqual(others.map(\.kind), [.wrongInterfaceClass])
      for name in ["a b", "Foo..Bar", "9", "UILabel", "NSObject"] {
        XCTAssertEqual(try Self.type(of: "customClass=\"\(name)\"").0, "UIViewController", name)
      }
    }
  }

  /// IB-11: classes that the program lacks are replaced by more general ones, each with one notice; a registered class takes their place,
  /// and gets the attributes that its table lists.
  func test_IB11_standIns() async throws {
    try await withIssues { trace in
      let contents = """
        <subviews><calendarView text="Hi" id="l"/><calendarView text="Ho" id="m"/><colorWell id="b"/><mapView id="p"/>
        <mapView id="q"/></subviews>
        """
      let storyboard = try Samples.storyboard(Samples.scene("a", Samples.view("v", contents)))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController())
      let issues = trace.stage.diagnostics.collect { made.loadViewIfNeeded() }
      XCTAssertEqual(Set(issues.map(\.kind)), [.standIn])
      XCTAssertEqual(
        issues.map { $0.message.components(separatedBy: "there is no class ").last?.prefix { $0 != ";" } },
        ["<mapView>"])
      XCTAssertEqual(
        made.view.subviews.map { "\(Swift.type(of: $0))" },
        ["UICalendarView", "UICalendarView", "UIColorWell", "UIView", "UIView"])

      UIStoryboard.register(TextView.self, as: "UICalendarView")
      made.view = nil
      XCTAssertEqual(made.view.subviews.compactMap { ($0 as? TextView)?.text }, ["Hi", "Ho"])
    }
  }
}

enum OuterPart {
  final class Inner: UIViewController {}
}

private final class Hidden: UIViewController {}

/// A class of UIKit's that the app brings.
final class TextView: UIView {
  var text: String?

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(TextView.self) { $0.attribute("text", \.text) }
  }
}
