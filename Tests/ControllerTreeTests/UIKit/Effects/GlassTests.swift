import UIKit
import XCTest

@testable import ControllerTree

final class GlassTests: XCTestCase {
  /// VAL-40: effects are equal by their values.
  func test_VAL40_glass() async {
    await MainActor.run {
      let (glass, other) = (UIGlassEffect(), UIGlassEffect(style: .regular))
      XCTAssertEqual(glass, other)
      XCTAssertEqual(glass.hash, other.hash)
      XCTAssertNotEqual(glass, UIGlassEffect(style: .clear))
      glass.tintColor = .red
      XCTAssertNotEqual(glass, other)
      XCTAssertEqual(glass.copy() as? UIGlassEffect, glass)
      let (container, near) = (UIGlassContainerEffect(), UIGlassContainerEffect())
      container.spacing = 8
      XCTAssertNotEqual(container, near)
      XCTAssertEqual(container.copy() as? UIGlassContainerEffect, container)
      XCTAssertEqual(container.hash, (container.copy() as? UIGlassContainerEffect)?.hash)
      XCTAssertEqual(UIColorEffect(color: .red), UIColorEffect(color: .red))
      XCTAssertEqual(UIColorEffect(color: .red).hash, UIColorEffect(color: .red).hash)
      XCTAssertNotEqual(UIColorEffect(color: .red), UIColorEffect(color: .blue))
      XCTAssertFalse(container.isEqual(glass) || glass.isEqual(container))
      XCTAssertEqual(UIVisualEffectView(effect: glass).effect, glass)
    }
  }

  /// VAL-41: the content lies in the safe area.
  func test_VAL41_backgroundExtension() async {
    await withStage { _ in
      let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIViewController())
      let (view, content) = (UIBackgroundExtensionView(), UIView())
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      view.contentView = content
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.isHidden = false
      XCTAssertEqual(content.frame, view.bounds.inset(by: view.safeAreaInsets))
      XCTAssertGreaterThanOrEqual(content.frame.minY, 10)
      controller.additionalSafeAreaInsets = .zero
      XCTAssertEqual(content.frame, view.bounds.inset(by: view.safeAreaInsets))
      view.automaticallyPlacesContentView = false
      content.frame = .zero
      view.setNeedsLayout()
      view.layoutIfNeeded()
      XCTAssertEqual(content.frame, .zero)
      let other = UIView()
      view.contentView = other
      XCTAssertNil(content.superview)
      XCTAssertTrue(other.superview === view)
      view.contentView = nil
      XCTAssertEqual(view.subviews.count, 0)
    }
  }

  /// ACT-40: the further ways to make configurations of corners.
  func test_ACT40_furtherCorners() async {
    await MainActor.run {
      @MainActor func radii(_ configuration: UICornerConfiguration) -> [CGFloat] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.cornerConfiguration = configuration
        return [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
      }
      XCTAssertEqual(radii(.uniformCorners(radius: 4)), [4, 4, 4, 4])
      XCTAssertEqual(radii(.uniformTopRadius(4, bottomLeftRadius: 2)), [4, 4, 2, 0])
      XCTAssertEqual(radii(.uniformBottomRadius(4, topRightRadius: 2)), [0, 2, 4, 4])
      XCTAssertEqual(radii(.uniformLeftRadius(4, topRightRadius: 2)), [4, 2, 4, 0])
      XCTAssertEqual(radii(.uniformRightRadius(4, bottomLeftRadius: 2)), [0, 4, 2, 4])
    }
  }
}
