import UIKit
import XCTest

@testable import ControllerTree

/// Selection by the app and by a person.
final class CollectionSelectionTests: XCTestCase {
  /// LIST-74: the order of a tap, and of a tap on another item.
  func test_LIST74_taps() async {
    await withTrace { trace in
      let scene = CollectionScene(trace)
      XCTAssertTrue(scene.tapped(0))
      trace.expect(
        """
        shouldHighlight 0.0
        didHighlight 0.0
        shouldSelect 0.0
        didSelect 0.0
        performPrimaryAction 0.0
        didUnhighlight 0.0
        """)
      XCTAssertEqual(scene.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected, true)
      XCTAssertTrue(scene.tapped(1))
      trace.expect(
        """
        shouldHighlight 0.1
        didHighlight 0.1
        shouldSelect 0.1
        didDeselect 0.0
        didSelect 0.1
        performPrimaryAction 0.1
        didUnhighlight 0.1
        """)
      XCTAssertEqual(scene.collection.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
      XCTAssertFalse(scene.tapped(9))
      trace.expect("")
    }
  }

  /// LIST-74: with several selections a second tap deselects; the delegate may refuse each step.
  func test_LIST74_multipleAndRefusals() async {
    await withTrace { trace in
      let scene = CollectionScene(trace)
      scene.collection.allowsMultipleSelection = true
      trace.ignore {
        _ = scene.tapped(0)
        _ = scene.tapped(1)
      }
      _ = scene.tapped(0)
      trace.expect(
        """
        shouldHighlight 0.0
        didHighlight 0.0
        shouldDeselect 0.0
        didDeselect 0.0
        performPrimaryAction 0.0
        didUnhighlight 0.0
        """)
      scene.answers = ["shouldSelect": false, "shouldDeselect": false]
      _ = scene.tapped(0)
      trace.expect(
        "shouldHighlight 0.0\ndidHighlight 0.0\nshouldSelect 0.0\nperformPrimaryAction 0.0\ndidUnhighlight 0.0")
      _ = scene.tapped(1)
      trace.expect(
        "shouldHighlight 0.1\ndidHighlight 0.1\nshouldDeselect 0.1\nperformPrimaryAction 0.1\ndidUnhighlight 0.1")
      scene.answers = ["shouldHighlight": false]
      _ = scene.tapped(2)
      trace.expect("shouldHighlight 0.2")
      XCTAssertEqual(scene.collection.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
      scene.collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
      scene.collection.allowsMultipleSelection = false
      XCTAssertEqual(scene.collection.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    }
  }

  /// LIST-75: in editing mode the settings of editing count, and cells learn of it.
  func test_LIST75_editing() async {
    await withTrace { trace in
      let scene = CollectionScene(trace)
      trace.ignore { _ = scene.tapped(0) }
      scene.collection.isEditing = true
      XCTAssertNil(scene.collection.indexPathsForSelectedItems)
      _ = scene.tapped(0)
      trace.expect("shouldHighlight 0.0\ndidHighlight 0.0\ndidUnhighlight 0.0")
      XCTAssertEqual(
        scene.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.configurationState.isEditing, true)
      scene.collection.allowsSelectionDuringEditing = true
      _ = scene.tapped(0)
      trace.expect("shouldHighlight 0.0\ndidHighlight 0.0\nshouldSelect 0.0\ndidSelect 0.0\ndidUnhighlight 0.0")
    }
  }

  /// LIST-76: the app selects without a word to the delegate; cells that come later are selected, too.
  func test_LIST76_byTheApp() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [9], layout: NotedLayout())
      scene.silent = ["didScroll", "cellForItem", "willDisplay", "didEndDisplaying"]
      let path = IndexPath(item: 5, section: 0)
      scene.collection.selectItem(at: path, animated: false, scrollPosition: .top)
      XCTAssertEqual(scene.collection.contentOffset.y, 500)
      XCTAssertEqual(scene.collection.cellForItem(at: path)?.isSelected, true)
      scene.collection.contentOffset.y = 0
      scene.collection.contentOffset.y = 500
      XCTAssertEqual(scene.collection.cellForItem(at: path)?.isSelected, true)
      scene.collection.deselectItem(at: path, animated: false)
      XCTAssertEqual(scene.collection.cellForItem(at: path)?.isSelected, false)
      scene.collection.selectItem(at: path, animated: false, scrollPosition: [])
      scene.collection.selectItem(at: nil, animated: false, scrollPosition: [])
      XCTAssertNil(scene.collection.indexPathsForSelectedItems)
      trace.expect("")
      scene.collection.selectItem(at: IndexPath(item: 9, section: 0), animated: false, scrollPosition: [])
      trace.expect("! LIST-04 placeOutOfRange: UICollectionView #1.selectItem(at:animated:scrollPosition:)")
    }
  }
}
