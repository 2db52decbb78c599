import XCTest

@testable import ControllerTree

final class SizeClassesTests: XCTestCase {
  /// TRAIT-18: every row of Apple's table of devices.
  func test_TRAIT18_devices() {
    // Upright: the lower side is the width. Large phones are regular in width in landscape.
    let phones: [(CGFloat, CGFloat, isLarge: Bool)] = [
      (320, 568, false), (375, 667, false), (414, 736, true), (375, 812, false), (414, 896, true), (390, 844, false),
      (393, 852, false), (402, 874, false), (420, 912, true), (428, 926, true), (430, 932, true), (440, 956, true),
    ]
    for (width, height, isLarge) in phones {
      assertClasses(width, height, .compact, .regular)
      assertClasses(height, width, isLarge ? .regular : .compact, .compact)
    }
    let tablets: [(CGFloat, CGFloat)] = [
      (744, 1_133), (768, 1_024), (810, 1_080), (820, 1_180), (834, 1_194), (1_024, 1_366),
    ]
    for (width, height) in tablets {
      assertClasses(width, height, .regular, .regular)
      assertClasses(height, width, .regular, .regular)
    }
  }

  /// TRAIT-18: the columns of tablets that show two applications, and low windows.
  func test_TRAIT18_otherWindows() {
    assertClasses(320, 1_024, .compact, .regular)
    assertClasses(507, 1_024, .compact, .regular)
    assertClasses(678, 1_024, .regular, .regular)
    assertClasses(895, 413, .compact, .compact)
    assertClasses(896, 413, .regular, .compact)
    assertClasses(895, 414, .regular, .compact)
  }

  private func assertClasses(
    _ width: CGFloat, _ height: CGFloat, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
    line: UInt = #line
  ) {
    let classes = SizeClasses(of: CGSize(width: width, height: height))
    XCTAssertEqual(classes.horizontal, horizontal, "width of \(width)×\(height)", line: line)
    XCTAssertEqual(classes.vertical, vertical, "height of \(width)×\(height)", line: line)
  }
}
