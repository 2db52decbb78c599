import UIKit
import XCTest

@testable import ControllerTree

/// The recognizers of a scene (IB-02, IB-04).
final class SceneRecognizersTests: XCTestCase {
  private static let kinds = [
    "tap", "pan", "screenEdgePan", "swipe", "pinch", "rotation", "pongPress",
  ]

  /// IB-04: each kind of recognizer gets UIKit's class, those of the module `UIKit` too.
  func test_IB04_stockClasses() async throws {
    try await withIssues { _ in
      let others = Self.kinds.map { "<\($0)GestureRecognizer id=\"\($0)\"/>" }.joined()
      let outlets = Self.kinds.map {
        "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\" appends=\"YES\" id=\"g-\($0)\"/>"
      }.joined()
      let storyboard = try Samples.storyboard(
        Samples.scene("a", others: others, Samples.view("v", Samples.connections(outlets))))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController())
      XCTAssertEqual(
        made.view.gestureRecognizers?.map { "\(type(of: $0))" },
        [
          "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
          "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
          "UILongPressGestureRecognizer",
        ])
    }
  }

  /// IB-02: a recognizer's class that conforms is made by its `init(coder:)`; for any other the stock class is, with a report.
  func test_IB02_ownClasses() async throws {
    try await withStage { trace in
      UIStoryboard.register(FileSwipe.self, as: "FileSwipe")
      UIStoryboard.register(PlainSwipe.self, as: "PlainSwipe")
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a",
          others: "<swipeGestureRecognizer id=\"f\" customClass=\"FileSwipe\"/>"
            + "<swipeGestureRecognizer id=\"p\" customClass=\"PlainSwipe\"/>",
          Samples.view(
            "v",
            Samples.connections(
              "<outletCollection property=\"gestureRecognizers\" destination=\"f\" appends=\"YES\" id=\"g\"/>"
                + "<outletCollection property=\"gestureRecognizers\" destination=\"p\" appends=\"YES\" id=\"h\"/>"))))
      var made: UIViewController?
      let issues = trace.stage.diagnostics.collect {
        made = storyboard.instantiateInitialViewController()
        made?.loadViewIfNeeded()
      }
      XCTAssertEqual(
        made?.view.gestureRecognizers?.map { "\(type(of: $0))" }, ["FileSwipe", "UISwipeGestureRecognizer"])
      XCTAssertEqual(issues.map(\.kind), [.archiveRefused])
      XCTAssertTrue(issues.first?.message.contains("PlainSwipe can't be made from a file") == true, "\(issues)")
      trace.begin()
    }
  }
}

/// A recognizer of which storyboards make objects.
private final class FileSwipe: UISwipeGestureRecognizer, ArchiveInitializable {
  required override init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class PlainSwipe: UISwipeGestureRecognizer {}
