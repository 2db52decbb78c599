import UIKit
import XCTest

/// The properties of bars, focus and screens that exist only for code that sets and reads them.
final class StoredPropertiesOfBarsTests: XCTestCase {
  func test_barItemsStoreTheirLooks() async {
    await MainActor.run {
      let item = UIBarButtonItem()
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      assertStores(\UIBarItem.landscapeImagePhone, UIImage(), in: item)
      assertStores(\UIBarItem.landscapeImagePhoneInsets, insets, in: item)
      assertStores(\UIBarItem.largeContentSizeImage, UIImage(), in: item)
      assertStores(\UIBarItem.largeContentSizeImageInsets, insets, in: item)
      assertStores(\UIBarButtonItem.possibleTitles, ["A", "B"], in: item)
      assertStores(\UIBarButtonItem.isSymbolAnimationEnabled, true, in: item)
    }
  }

  func test_controlsStoreTheirLooks() async {
    await MainActor.run {
      let control = UIControl()
      assertStores(\UIControl.isContextMenuInteractionEnabled, true, in: control)
      assertStores(\UIControl.isSymbolAnimationEnabled, true, in: control)
      assertStores(\UIControl.toolTip, "A", in: control)
      let dots = UIPageControl()
      assertStores(\UIPageControl.backgroundStyle, .minimal, in: dots)
      assertStores(\UIPageControl.direction, .topToBottom, in: dots)
      assertStores(\UIPageControl.allowsContinuousInteraction, false, in: dots)
      assertStores(\UIPageControl.defersCurrentPageDisplay, true, in: dots)
    }
  }

  func test_viewsStoreTheirFocus() async {
    await MainActor.run {
      assertStores(\UIView.clearsContextBeforeDrawing, false, in: UIView())
      assertStores(\UIView.focusGroupIdentifier, "a", in: UIView())
      assertStores(\UIView.focusGroupPriority, .prioritized, in: UIView())
      assertStores(\UIView.focusEffect, UIFocusEffect(), in: UIView())
      assertStores(\UIViewController.focusGroupIdentifier, "a", in: UIViewController())
      assertStores(\UIFocusGuide.isEnabled, false, in: UIFocusGuide())
      // \.preferredFocusEnvironments
    }
  }

  func test_animatorsScreensAndApplicationsStoreTheirOptions() async {
    await MainActor.run {
      let animator = UIViewPropertyAnimator()
      assertStores(\UIViewPropertyAnimator.scrubsLinearly, false, in: animator)
      assertStores(\UIViewPropertyAnimator.isUserInteractionEnabled, false, in: animator)
      assertStores(\UIViewPropertyAnimator.isManualHitTestingEnabled, true, in: animator)
      assertStores(\UIScreen.overscanCompensation, .insetBounds, in: UIScreen())
      assertStores(\UIApplication.isNetworkActivityIndicatorVisible, true, in: UIApplication.shared)
      UIApplication.shared.isNetworkActivityIndicatorVisible = false
      let application = UIApplication()
      assertStores(\UIApplication.applicationSupportsShakeToEdit, false, in: application)
    }
  }
}
