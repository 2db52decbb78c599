import UIKit
import XCTest

/// Properties of the film editor and of steps of selections that the library never reads.
final class StoredPropertiesOfFilms: XCTestCase {
  func test_editorsStoreTheirFilms() async {
    await MainActor.run {
      let editor = UIVideoEditorController()
      assertStores(\UIVideoEditorController.videoPath, "/a.mov", in: editor)
      assertStores(\UIVideoEditorController.videoMaximumDuration, 5, in: editor)
      assertStores(\UIVideoEditorController.videoQuality, .typeHigh, in: editor)
      let navigation = NSTextSelectionNavigation(dataSource: NSTextLayoutManager())
      assertStores(\NSTextSelectionNavigation.rotatesCoordinateSystemForLayoutOrientation, true, in: navigation)
    }
  }
}
