import UIKit
import XCTest

@testable import ControllerTree

/// Properties of effects, links and further controls that the library never reads.
final class StoredPropertiesOfEffects: XCTestCase {
  func test_effectsStoreTheirLooks() async {
    await withStage { _ in
      assertStores(\UIGlassEffect.isInteractive, true, in: UIGlassEffect())
      let view = UIScrollView()
      // VAL-42: an object for each edge.
      let edges = [view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect]
      XCTAssertEqual(Set(edges).count, 4)
      XCTAssertTrue(edges[0] === view.topEdgeEffect)
      assertStores(\UIScrollEdgeEffect.style, .hard, in: edges[0])
      assertStores(\UIScrollEdgeEffect.style, .soft, in: edges[0])
      assertStores(\UIScrollEdgeEffect.isHidden, true, in: edges[0])
      XCTAssertEqual(edges[1].style, .automatic)
      let interaction = UIScrollEdgeElementContainerInteraction()
      interaction.scrollView = view  // \.scrollView
      XCTAssertTrue(interaction.scrollView === view)
      assertStores(\UIScrollEdgeElementContainerInteraction.edge, .bottom, in: interaction)
      view.addInteraction(interaction)
      XCTAssertTrue(interaction.view === view)
      let options = UIViewController.Transition.ZoomOptions()
      assertStores(\UIViewController.Transition.ZoomOptions.dimmingColor, .red, in: options)
      options.dimmingVisualEffect = UIBlurEffect(style: .dark)  // \.dimmingVisualEffect
      let copy = options.copy() as? UIViewController.Transition.ZoomOptions
      XCTAssertEqual(copy?.dimmingVisualEffect, UIBlurEffect(style: .dark))
      XCTAssertEqual(copy?.dimmingColor, .red)
    }
  }

  func test_furtherValuesAreStored() async {
    await withStage { _ in
      let configuration = UIPasteControl.Configuration()
      assertStores(\UIPasteControl.Configuration.displayMode, .iconOnly, in: configuration)
      assertStores(\UIPasteControl.Configuration.cornerStyle, .capsule, in: configuration)
      assertStores(\UIPasteControl.Configuration.cornerRadius, 4, in: configuration)
      assertStores(\UIPasteControl.Configuration.baseBackgroundColor, .red, in: configuration)
      assertStores(\UIPasteControl.Configuration.baseForegroundColor, .red, in: configuration)
      assertStores(\UIPasteControl.Configuration.imagePlacement, .trailing, in: configuration)
      let link = UIUpdateLink(view: UIView())
      assertStores(\UIUpdateLink.requiresContinuousUpdates, true, in: link)
      assertStores(\UIUpdateLink.wantsLowLatencyEventDispatch, true, in: link)
      assertStores(\UIUpdateLink.wantsImmediatePresentation, true, in: link)
      let context = CGContext(bounds: .zero, scale: 1)
      context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)  // \.textMatrix
      XCTAssertEqual(context.textMatrix.a, 2)
      let controller = UIViewController()
      assertStores(\UIViewController.interactionActivityTrackingBaseName, "list", in: controller)
      XCTAssertFalse(controller.prefersInterfaceOrientationLocked || controller.performsActionsWhilePresentingModally)
      XCTAssertNil(controller.childViewControllerForInterfaceOrientationLock)
      XCTAssertNil(controller.childViewControllerForUserInterfaceStyle)
      XCTAssertEqual(controller.preferredUserInterfaceStyle, .unspecified)
      controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      controller.setNeedsUserInterfaceAppearanceUpdate()
    }
  }
}
