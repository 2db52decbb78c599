import XCTest

@testable import ControllerTree

/// A controller with connections of every form.
final class FormsController: UIViewController {
  fileprivate(set) var anchor = UIView()
  fileprivate(set) var tiles: [UIView]?
  fileprivate(set) var made: [String] = []

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(FormsController.self) {
      $0.outlet("anchor", \.anchor)
      $0.outletCollection("tiles", \.tiles)
      $0.segueAction("make:", FormsController.make)
      $0.segueAction("make:sender:", FormsController.makeForSender)
      $0.segueAction("make:sender:identifier:", FormsController.makeForIdentifier)
    }
  }

  private func make(_ coder: NSCoder) -> UIViewController? {
    made.append("make")
    return UIViewController(coder: coder)
  }
  private func makeForSender(_ coder: NSCoder, _ sender: Any?) -> UIViewController? {
    made.append("make for \(sender ?? "nobody")")
    return UIViewController(coder: coder)
  }
  private func makeForIdentifier(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController? {
    made.append("make \(identifier ?? "unnamed") for \(sender ?? "nobody")")
    return nil
  }
}

/// The forms of connections that a class may list: IB-20, SEGUE-04.
final class InterfaceTableTests: XCTestCase {
  /// IB-20: an outlet that is no optional keeps its value until the file's object comes; a collection may be optional.
  func test_IB20_formsOfOutlets() async throws {
    try await withIssues { _ in
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", class: "FormsController",
          Samples.view("v", "<subviews><view id=\"x\" tag=\"1\"/><view id=\"y\" tag=\"2\"/></subviews>")
            + Samples.connections(
              Samples.outlet("anchor", to: "x")
                + "<outletCollection property=\"tiles\" destination=\"x\" id=\"t1\"/>"
                + "<outletCollection property=\"tiles\" destination=\"y\" id=\"t2\"/>")))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController() as? FormsController)
      XCTAssertEqual(made.anchor.tag, 0)
      XCTAssertNil(made.tiles)
      made.loadViewIfNeeded()
      XCTAssertEqual(made.anchor.tag, 1)
      XCTAssertEqual(made.tiles?.map(\.tag), [1, 2])
    }
  }

  /// SEGUE-04: a segue action gets the coder, the sender and the identifier, as far as it has parameters; without its answer, the
  /// file's class makes the destination. An action that the class lacks is reported.
  func test_SEGUE04_segueActions() async throws {
    try await withIssues { trace in
      func segue(_ name: String, _ selector: String) -> String {
        "<segue destination=\"b\" kind=\"show\" identifier=\"\(name)\" destinationCreationSelector=\"\(selector)\" id=\"s\(name)\"/>"
      }
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", class: "FormsController",
          Samples.view("v")
            + Samples.connections(
              segue("one", "make:") + segue("two", "make:sender:") + segue("three", "make:sender:identifier:")
                + segue("four", "unknown:"))),
        Samples.scene("b", Samples.view("w")))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController() as? FormsController)
      let navigation = UINavigationController(rootViewController: made)
      trace.show(navigation)
      for name in ["one", "two", "three"] {
        made.performSegue(withIdentifier: name, sender: "Ann")
        navigation.popToRootViewController(animated: false)
      }
      XCTAssertEqual(made.made, ["make", "make for Ann", "make three for Ann"])
      let issues = trace.stage.diagnostics.collect { made.performSegue(withIdentifier: "four", sender: nil) }
      XCTAssertEqual(issues.map(\.kind), [.unrecognizedSelector])
      trace.begin()
    }
  }
}
