import UIKit
import XCTest

@testable import ControllerTree

final class SavedPhotosTests: XCTestCase {
  @MainActor private final class Target: NSObject {
    var lines: [String] = []
    func image(_ image: Any?, didFinishSavingWithError error: Any?, contextInfo: Any?) {
      lines.append("\(image is UIImage) \((error as? NSError)?.code ?? 0)")
    }
  }

  /// No picture and no video is stored: the method of the caller gets an error.
  func test_nothingIsStored() async {
    await withStage { _ in
      let target = Target()
      let selector = Selector(
        "image:didFinishSavingWithError:contextInfo:",
        calling: { (target: Target, image: Any?, error: Any?, info: Any?) in
          target.image(image, didFinishSavingWithError: error, contextInfo: info)
        })
      UIImageWriteToSavedPhotosAlbum(UIImage(), target, selector, nil)
      UISaveVideoAtPathToSavedPhotosAlbum("/a.mov", target, selector, nil)
      UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
      XCTAssertEqual(target.lines, ["true -3310", "false -3310"])
      XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/a.mov"))
    }
  }
}
