import UIKit
import XCTest

@testable import ControllerTree

final class FormerMembersTests: XCTestCase {
  private final class Restored: NSObject, UIStateRestoring {}

  /// Former calls of applications and scenes do nothing, and former values follow the present ones.
  func test_applicationsAndScenes() async {
    await withStage { _ in
      let application = UIApplication.shared
      application.extendStateRestoration()
      application.completeStateRestoration()
      application.ignoreSnapshotOnNextApplicationLaunch()
      UIApplication.registerObject(forStateRestoration: Restored(), restorationIdentifier: "a")
      XCTAssertEqual(application.statusBarOrientationAnimationDuration, 0.4)
      let scene = UIWindowScene()
      scene.extendStateRestoration()
      scene.completeStateRestoration()
    }
  }

  /// A screen has one size in pixels; its former rectangle is below the status bar.
  func test_screens() async {
    await withStage { _ in
      let screen = UIScreen.main
      XCTAssertEqual(screen.currentMode?.size, screen.nativeBounds.size)
      XCTAssertEqual(screen.preferredMode, screen.availableModes.first)
      XCTAssertEqual(screen.preferredMode?.hash, screen.currentMode?.hash)
      XCTAssertNotEqual(screen.currentMode, UIScreen(bounds: .zero).currentMode)
      XCTAssertEqual(screen.currentMode?.pixelAspectRatio, 1)
      XCTAssertNil(screen.mirrored)
      XCTAssertEqual(screen.overscanCompensationInsets, .zero)
      XCTAssertEqual([screen.calibratedLatency, screen.potentialEDRHeadroom, screen.currentEDRHeadroom], [0, 1, 1])
      XCTAssertEqual(screen.applicationFrame.maxY, screen.bounds.maxY)
      XCTAssertEqual(screen.applicationFrame.minY, UIApplication.shared.statusBarFrame.height)
      XCTAssertTrue(screen.fixedCoordinateSpace === screen.coordinateSpace)
      XCTAssertEqual(screen.snapshotView(afterScreenUpdates: false).bounds, screen.bounds)
      XCTAssertNotNil(screen.displayLink(withTarget: screen, selector: Selector("a")))
    }
  }
}
