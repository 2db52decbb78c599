import StoryboardDocument
import UIKit
import XCTest

/// The names of StoryboardDocument and UIKit do not meet.
final class StoryboardTests: XCTestCase {
  func testReading() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController id="a"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></viewController></objects></scene></scenes>
      </document>
      """
    let document = try StoryboardDocument(data: Data(text.utf8), file: "Main.storyboard")
    XCTAssertEqual(document.problems, [])
    let controller: StoryboardDocument.Controller = try XCTUnwrap(document.controllers.first)
    let frame: CGRect? = controller.view?.frame?.cgRect
    XCTAssertEqual(frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    XCTAssertEqual(controller.kind.stockClass, String(describing: UIViewController.self))
  }

  func testRefusing() {
    XCTAssertThrowsError(try StoryboardDocument(data: Data("<!DOCTYPE x><x/>".utf8))) { error in
      XCTAssertEqual((error as? StoryboardProblem)?.kind, .declaration)
    }
  }
}
