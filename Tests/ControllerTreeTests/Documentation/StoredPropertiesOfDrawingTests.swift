import UIKit
import XCTest

/// The properties of paths, contexts and renderers that exist only for code that sets and reads them.
final class StoredPropertiesOfDrawingTests: XCTestCase {
  func test_pathsAndRenderersStoreTheirOptions() async {
    await MainActor.run {
      assertStores(\UIBezierPath.flatness, 1, in: UIBezierPath())
      // \.opaque
      // \.preferredRange
      // \.prefersExtendedRange
      let format = UIGraphicsImageRendererFormat()
      assertStores(\UIGraphicsImageRendererFormat.opaque, true, in: format)
      assertStores(\UIGraphicsImageRendererFormat.preferredRange, .standard, in: format)
      assertStores(\UIGraphicsImageRendererFormat.prefersExtendedRange, true, in: format)
      // \.documentInfo
      let document = UIGraphicsPDFRendererFormat()
      document.documentInfo = ["Title": "A"]
      XCTAssertEqual(document.documentInfo["Title"] as? String, "A")
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      defer { UIGraphicsEndImageContext() }
      if let context = UIGraphicsGetCurrentContext() {
        assertStores(\CGContext.interpolationQuality, .high, in: context)
      }
    }
  }
}
