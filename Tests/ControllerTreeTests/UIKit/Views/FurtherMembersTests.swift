import UIKit
import XCTest

@testable import ControllerTree

final class FurtherMembersTests: XCTestCase {
  private final class Adjustable: UIView {
    var value = 0
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .down }
  }

  /// ACT-32: acts of assistive technologies; the base does nothing.
  func test_ACT32_acts() async {
    await MainActor.run {
      let (view, plain) = (Adjustable(), UIView())
      for _ in 0..<3 { view.accessibilityIncrement() }
      view.accessibilityDecrement()
      XCTAssertEqual(view.value, 2)
      XCTAssertEqual([view.accessibilityScroll(.down), view.accessibilityScroll(.left)], [true, false])
      plain.accessibilityIncrement()
      plain.accessibilityElementDidBecomeFocused()
      plain.accessibilityElementDidLoseFocus()
      XCTAssertFalse(plain.accessibilityElementIsFocused())
      XCTAssertFalse(plain.accessibilityScroll(.next))
    }
  }

  /// ACT-42: the direction for a meaning of content.
  func test_ACT42_directions() async {
    await withStage { _ in
      @MainActor func directions(_ direction: UIUserInterfaceLayoutDirection) -> [UIUserInterfaceLayoutDirection] {
        let all: [UISemanticContentAttribute] = [
          .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
        ]
        return all.map { UIView.userInterfaceLayoutDirection(for: $0, relativeTo: direction) }
      }
      XCTAssertEqual(directions(.leftToRight).map(\.rawValue), [0, 0, 0, 0, 1])
      XCTAssertEqual(directions(.rightToLeft).map(\.rawValue), [1, 0, 0, 0, 1])
      XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)
      UIScreen.main.deviceTraits = UITraitCollection(layoutDirection: .rightToLeft)
      XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .rightToLeft)
      XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight), .leftToRight)
    }
  }

  /// A mask and the large form are kept; a mask is no subview.
  func test_storedValues() async {
    await MainActor.run {
      let (view, mask) = (UIView(), UIView())
      XCTAssertNil(view.mask)
      view.mask = mask
      XCTAssertTrue(view.mask === mask)
      XCTAssertNil(mask.superview)
      XCTAssertFalse(view.showsLargeContentViewer)
      (view.showsLargeContentViewer, view.largeContentTitle) = (true, "A")
      view.largeContentImage = UIImage(systemName: "star")
      (view.scalesLargeContentImage, view.largeContentImageInsets) = (
        true, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      )
      XCTAssertEqual([view.showsLargeContentViewer, view.scalesLargeContentImage], [true, true])
      XCTAssertEqual(view.largeContentTitle, "A")
      XCTAssertEqual(view.largeContentImage, UIImage(systemName: "star"))
      XCTAssertEqual(view.largeContentImageInsets.top, 1)
      let color = UIColor(patternImage: UIImage(systemName: "star") ?? UIImage())
      XCTAssertEqual(color, color)
      XCTAssertNotEqual(color, UIColor(patternImage: UIImage()))
      // DRAW-63: the colour is that of a pattern, and has its opacity alone.
      XCTAssertEqual(color.cgColor.components, [1])
      XCTAssertEqual(color.cgColor.numberOfComponents, 1)
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
      XCTAssertEqual(UIColor(patternImage: drawn).cgColor.pattern?.cell.count, drawn.cgImage == nil ? 0 : 1)
      XCTAssertNil(UIColor.red.cgColor.pattern)
    }
  }
}
