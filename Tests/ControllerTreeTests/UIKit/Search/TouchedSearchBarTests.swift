import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on search bars: the same events as the acts by name.
final class TouchedSearchBarTests: XCTestCase {
  private struct Scene {
    let bar: UISearchBar
    let fingers: Fingers

    @MainActor func tap(_ frame: CGRect?) {
      guard let frame else { return XCTFail("There is no button.") }
      XCTAssertTrue(fingers.tap(bar, at: CGPoint(x: frame.midX, y: frame.midY)))
    }
  }

  @MainActor private static func show(_ trace: Trace) -> Scene {
    let root = trace.controller("R")
    let window = trace.show(root)
    let (bar, notes) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), SearchBarNotes(trace))
    root.view.addSubview(bar)
    bar.delegate = notes
    bar.scopeButtonTitles = ["a", "b", "c"]
    bar.showsScopeBar = true
    bar.showsCancelButton = true
    trace.kept.append(notes)
    UpdateCycle.main.settle()
    return Scene(bar: bar, fingers: window.fingers)
  }

  /// TOUCH-43, SEARCH-03: cancel button and scopes.
  func test_TOUCH43_buttons() async {
    await expectSameEvents(
      "cancel", in: Self.show, act: { $0.bar.cancel() }, touch: { $0.tap($0.bar.cancelButtonFrame) })
    await expectSameEvents(
      "scope 2", in: Self.show, act: { $0.bar.selectScope(at: 2) }, touch: { $0.tap($0.bar.frameOfScope(at: 2)) })
  }

  /// TOUCH-43, SEARCH-01, SEARCH-02: a tap on the field begins editing, one on its clear button clears it.
  func test_TOUCH43_field() async {
    await expectSameEvents(
      "should begin\ndid begin", in: Self.show, act: { $0.bar.tapField() },
      touch: { $0.fingers.tap($0.bar.searchTextField) })
    await expectSameEvents(
      "should begin\ndid begin\nshould change (0, 2) to \ntext ",
      in: { (trace: Trace) -> Scene in
        let scene = Self.show(trace)
        scene.bar.text = "ab"
        return scene
      }, act: { $0.bar.clear() },
      touch: { scene in
        let field = scene.bar.searchTextField
        let button = field.clearButtonRect(forBounds: field.bounds)
        scene.fingers.tap(field, at: CGPoint(x: button.midX, y: button.midY))
      })
  }

  /// TOUCH-43, SEARCH-03: the buttons at the end of an empty field.
  func test_TOUCH43_buttonsOfTheField() async {
    for isResults in [true, false] {
      await expectSameEvents(
        isResults ? "results list" : "bookmark",
        in: { (trace: Trace) -> Scene in
          let scene = Self.show(trace)
          scene.bar.showsSearchResultsButton = isResults
          scene.bar.showsBookmarkButton = true
          return scene
        },
        act: { _ = isResults ? $0.bar.tapResultsListButton() : $0.bar.tapBookmarkButton() },
        touch: { scene in
          let field = scene.bar.searchTextField
          let button = field.clearButtonRect(forBounds: field.bounds)
          scene.fingers.tap(field, at: CGPoint(x: button.midX, y: button.midY))
        })
    }
  }

  /// SEARCH-05: places with and without buttons, in both directions.
  func test_SEARCH05_places() async {
    await withStage { trace in
      let bar = Self.show(trace).bar
      XCTAssertEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 220, height: 36))
      XCTAssertEqual(bar.frameOfScope(at: 1), CGRect(x: 100, y: 56, width: 100, height: 44))
      bar.semanticContentAttribute = .forceRightToLeft
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      XCTAssertEqual(bar.searchTextField.frame.minX, 72)
      XCTAssertEqual(bar.frameOfScope(at: 0)?.minX, 200)
      (bar.showsCancelButton, bar.showsScopeBar) = (false, false)
      XCTAssertNil(bar.cancelButtonFrame)
      XCTAssertNil(bar.frameOfScope(at: 0))
    }
  }
}
