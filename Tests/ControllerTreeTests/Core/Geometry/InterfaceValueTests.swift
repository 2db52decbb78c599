import XCTest

@testable import ControllerTree

/// The raw values of the small enums are UIKit's: they are stored in archives, storyboards and property lists.
final class InterfaceValueTests: XCTestCase {
  func test_statusBar() {
    XCTAssertEqual([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue), [0, 1, 3])
    XCTAssertNil(UIStatusBarStyle(rawValue: 2))
    XCTAssertEqual([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue), [0, 1, 2])
  }

  func test_traits() {
    XCTAssertEqual([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue), [0, 1, 2])
    XCTAssertEqual([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue), [0, 1, 2])
    XCTAssertEqual([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map(\.rawValue), [0, 1])
    XCTAssertEqual(
      [UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision].map(\.rawValue),
      [-1, 0, 1, 2, 3, 5, 6])
    XCTAssertEqual(
      [UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft]
        .map(\.rawValue),
      [0, 1, 2, 3, 4])
  }

  func test_orientations() {
    let all: [UIInterfaceOrientation] = [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
    XCTAssertEqual(all.map(\.rawValue), [0, 1, 2, 3, 4])
    XCTAssertEqual(all.filter(\.isPortrait), [.portrait, .portraitUpsideDown])
    XCTAssertEqual(all.filter(\.isLandscape), [.landscapeRight, .landscapeLeft])
  }

  func test_orientationMasks() {
    let single: [UIInterfaceOrientationMask] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
    XCTAssertEqual(single.map(\.rawValue), [2, 4, 8, 16])
    XCTAssertEqual(UIInterfaceOrientationMask.landscape.rawValue, 24)
    XCTAssertEqual(UIInterfaceOrientationMask.all.rawValue, 30)
    XCTAssertEqual(UIInterfaceOrientationMask.allButUpsideDown.rawValue, 26)
    XCTAssertTrue(UIInterfaceOrientationMask(.unknown).isEmpty)
    XCTAssertEqual(UIInterfaceOrientationMask(.landscapeLeft), .landscapeLeft)
  }
}
