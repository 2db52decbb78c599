import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// The properties that exist only for code that sets and reads them. Each is marked with "The library never reads it."
final class StoredPropertiesTests: XCTestCase {
  func test_barsStoreTheirLooks() async {
    await MainActor.run {
      let (button, tab) = (UIBarButtonItem(), UITabBarItem())
      assertStores(\UIBarButtonItem.tintColor, .systemBlue, in: button)
      assertStores(\UIBarButtonItem.action, Selector(("tap")), in: button)
      assertStores(\UIBarItem.imageInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), in: button)
      assertStores(\UIBarItem.accessibilityIdentifier, "name", in: button)
      assertStores(\UITabBarItem.badgeColor, .systemBlue, in: tab)
      button.target = tab
      XCTAssertTrue(button.target === tab)  // \.target

      let (navigationBar, toolbar, tabBar, image) = (UINavigationBar(), UIToolbar(), UITabBar(), UIImage())
      assertStores(\UINavigationBar.barTintColor, .systemBlue, in: navigationBar)
      assertStores(\UINavigationBar.shadowImage, image, in: navigationBar)
      assertStores(\UINavigationBar.backIndicatorImage, image, in: navigationBar)
      assertStores(\UINavigationBar.backIndicatorTransitionMaskImage, image, in: navigationBar)
      navigationBar.titleTextAttributes = [.init("a"): 1]
      navigationBar.largeTitleTextAttributes = [.init("b"): 1]
      XCTAssertEqual(navigationBar.titleTextAttributes?.keys.map(\.rawValue), ["a"])  // \.titleTextAttributes
      XCTAssertEqual(navigationBar.largeTitleTextAttributes?.keys.map(\.rawValue), ["b"])  // \.largeTitleTextAttributes
      let item = UINavigationItem()
      assertStores(\UINavigationItem.titleView, UIView(), in: item)
      assertStores(\UINavigationItem.prompt, "Prompt", in: item)

      assertStores(\UIToolbar.barStyle, .black, in: toolbar)
      assertStores(\UIToolbar.barTintColor, .systemBlue, in: toolbar)
      assertStores(\UITabBar.barTintColor, .systemBlue, in: tabBar)
      assertStores(\UITabBar.unselectedItemTintColor, .systemBlue, in: tabBar)
      assertStores(\UITabBar.backgroundImage, image, in: tabBar)
      assertStores(\UITabBar.shadowImage, image, in: tabBar)
      assertStores(\UITabBar.selectionIndicatorImage, image, in: tabBar)
      assertStores(\UITabBar.itemWidth, 80, in: tabBar)
      assertStores(\UITabBar.itemSpacing, 8, in: tabBar)
    }
  }

  func test_scrollViewsStoreTheirLooks() async {
    await MainActor.run {
      let view = UIScrollView()
      assertStores(\UIScrollView.delaysContentTouches, false, in: view)
      assertStores(\UIScrollView.canCancelContentTouches, false, in: view)
      assertStores(\UIScrollView.allowsKeyboardScrolling, false, in: view)
      assertStores(\UIScrollView.transfersVerticalScrollingToParent, false, in: view)
      assertStores(\UIScrollView.showsVerticalScrollIndicator, false, in: view)
      assertStores(\UIScrollView.showsHorizontalScrollIndicator, false, in: view)
      assertStores(\UIScrollView.indicatorStyle, .black, in: view)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      assertStores(\UIScrollView.verticalScrollIndicatorInsets, insets, in: view)
      assertStores(\UIScrollView.horizontalScrollIndicatorInsets, insets, in: view)
      view.scrollIndicatorInsets = .zero
      XCTAssertEqual([view.verticalScrollIndicatorInsets, view.horizontalScrollIndicatorInsets], [.zero, .zero])
      XCTAssertEqual(view.scrollIndicatorInsets, .zero)
      assertStores(\UIScrollView.automaticallyAdjustsScrollIndicatorInsets, false, in: view)
      assertStores(\UIScrollView.indexDisplayMode, .alwaysHidden, in: view)
      assertStores(\UIScrollView.contentAlignmentPoint, CGPoint(x: 1, y: 1), in: view)
      assertStores(\UIRefreshControl.attributedTitle, NSAttributedString(string: "Title"), in: UIRefreshControl())
      XCTAssertTrue(view.touchesShouldBegin([], with: nil, in: UIView()))
      XCTAssertEqual(
        [view.touchesShouldCancel(in: UIView()), view.touchesShouldCancel(in: UIControl())], [true, false])
      var isRun = false
      view.withScrollIndicatorsShown { isRun = true }
      XCTAssertTrue(isRun)
      view.flashScrollIndicators()
    }
  }

  func test_containersStoreTheirLooks() async {
    await MainActor.run {
      let split = UISplitViewController(style: .tripleColumn)
      assertStores(\UISplitViewController.primaryBackgroundStyle, .sidebar, in: split)
      assertStores(\UISplitViewController.displayModeButtonVisibility, .never, in: split)
      assertStores(\UISplitViewController.showsSecondaryOnlyButton, true, in: split)
      let tab = UITab(title: "Tab", image: nil, identifier: "tab") { _ in UIViewController() }
      assertStores(\UITab.subtitle, "Subtitle", in: tab)
      assertStores(\UITab.allowsHiding, true, in: tab)
      assertStores(\UITabBarController.mode, .tabSidebar, in: UITabBarController())
    }
  }

  func test_controllersStoreTheirLooks() async {
    await MainActor.run {
      let controller = UIViewController()
      assertStores(\UIViewController.automaticallyAdjustsScrollViewInsets, false, in: controller)
      assertStores(\UIViewController.restoresFocusAfterTransition, false, in: controller)
      assertStores(\UIViewController.restorationIdentifier, "name", in: controller)

      let (sheetOwner, popoverOwner) = (UIViewController(), UIViewController())
      popoverOwner.modalPresentationStyle = .popover
      guard let sheet = sheetOwner.sheetPresentationController, let popover = popoverOwner.popoverPresentationController
      else { return XCTFail("There is no sheet or no popover.") }
      assertStores(\UISheetPresentationController.preferredCornerRadius, 8, in: sheet)
      assertStores(\UIPopoverPresentationController.backgroundColor, .systemBlue, in: popover)

      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default)
      alert.addAction(action)
      assertStores(\UIAlertController.preferredAction, action, in: alert)

      let (interaction, curve) = (UIPercentDrivenInteractiveTransition(), UICubicTimingParameters())
      interaction.timingCurve = curve
      XCTAssertTrue(interaction.timingCurve === curve)  // \.timingCurve
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
      XCTAssertTrue(animator.timingParameters === curve)  // \.timingParameters
    }
  }

  func test_scenesStoreTheirLooks() async {
    await MainActor.run {
      let (scene, destruction) = (UIWindowScene(), UIWindowSceneDestructionRequestOptions())
      assertStores(\UIScene.subtitle, "Subtitle", in: scene)
      assertStores(\UIWindowSceneDestructionRequestOptions.windowDismissalAnimation, .commit, in: destruction)
      let options = UIScene.ActivationRequestOptions()
      assertStores(\UIScene.ActivationRequestOptions.requestingScene, scene, in: options)
      // \.windowDismissalAnimation
      // \.requestingScene
    }
  }

  func test_viewsStoreTheirLooks() async {
    await MainActor.run {
      let view = UIView()
      assertStores(\UIView.contentScaleFactor, 2, in: view)
      assertStores(\UIKeyboardLayoutGuide.followsUndockedKeyboard, true, in: view.keyboardLayoutGuide)
      assertStores(\UIKeyboardLayoutGuide.keyboardDismissPadding, 8, in: view.keyboardLayoutGuide)
      assertStores(\UIView.isMultipleTouchEnabled, true, in: view)
      assertStores(\UIView.isExclusiveTouch, true, in: view)
      assertStores(\UIView.isOpaque, false, in: view)
      assertStores(\UIView.clipsToBounds, true, in: view)
      assertStores(\UIView.restorationIdentifier, "name", in: view)
      assertStores(\UIView.accessibilityIdentifier, "name", in: view)

      let (control, pages) = (UIControl(), UIPageControl())
      assertStores(\UIControl.contentVerticalAlignment, .top, in: control)
      assertStores(\UIControl.contentHorizontalAlignment, .left, in: control)
      assertStores(\UIPageControl.hidesForSinglePage, true, in: pages)
      assertStores(\UIPageControl.pageIndicatorTintColor, .systemBlue, in: pages)
      assertStores(\UIPageControl.currentPageIndicatorTintColor, .systemBlue, in: pages)
    }
  }

  func test_textFieldsStoreTheirLooks() async {
    await MainActor.run {
      let field = UITextField()
      assertStores(\UITextField.placeholder, "Name", in: field)
      assertStores(\UITextField.textColor, .systemBlue, in: field)
      assertStores(\UITextField.borderStyle, .line, in: field)
      assertStores(\UITextField.clearButtonMode, .always, in: field)
      assertStores(\UITextField.keyboardType, .numberPad, in: field)
      assertStores(\UITextField.returnKeyType, .done, in: field)
      assertStores(\UITextField.autocapitalizationType, .words, in: field)
      assertStores(\UITextField.autocorrectionType, .no, in: field)
      assertStores(\UITextField.isSecureTextEntry, true, in: field)
      assertStores(\UITextField.enablesReturnKeyAutomatically, true, in: field)
      assertStores(\UITextField.textContentType, .password, in: field)
    }
  }

  func test_recognizersStoreTheirLimits() async {
    await MainActor.run {
      let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
      assertStores(\UIGestureRecognizer.cancelsTouchesInView, false, in: pan)
      assertStores(\UIGestureRecognizer.delaysTouchesBegan, true, in: pan)
      assertStores(\UIGestureRecognizer.delaysTouchesEnded, false, in: pan)
      assertStores(\UIPanGestureRecognizer.minimumNumberOfTouches, 2, in: pan)
      assertStores(\UIPanGestureRecognizer.maximumNumberOfTouches, 2, in: pan)
      assertStores(\UILongPressGestureRecognizer.minimumPressDuration, 2, in: press)
      assertStores(\UILongPressGestureRecognizer.allowableMovement, 2, in: press)
      assertStores(\UILongPressGestureRecognizer.numberOfTapsRequired, 2, in: press)
      assertStores(\UILongPressGestureRecognizer.numberOfTouchesRequired, 2, in: press)
    }
  }

  func test_commandsStoreTheirWishes() async {
    await MainActor.run {
      let command = UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("a"))
      assertStores(\UIKeyCommand.wantsPriorityOverSystemBehavior, true, in: command)
      assertStores(\UIKeyCommand.allowsAutomaticLocalization, false, in: command)
    }
  }

  /// The tests in this file and in those beside it set and read each property with the mark, except those that only an override changes.
  func test_everyMarkedPropertyIsTested() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var test = ""
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.lastPathComponent.hasPrefix("StoredProperties") { test += try String(contentsOf: file, encoding: .utf8) }
    let sources = Article.catalogue.deletingLastPathComponent().deletingLastPathComponent()
    let files =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    var count = 0
    for file in files {
      let type = file.deletingPathExtension().lastPathComponent
      for property in Self.markedProperties(in: try String(contentsOf: file, encoding: .utf8)) {
        count += 1
        XCTAssertTrue(
          test.contains("\\\(type).\(property),") || test.contains("// \\.\(property)\n"), "\(type).\(property)")
      }
    }
    XCTAssertGreaterThan(count, 60)
  }

  /// The properties whose comment has the mark, without those that have only a getter: a subclass may override them.
  private static func markedProperties(in text: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    var properties: [String] = []
    for (index, line) in lines.enumerated() where line.contains("The library never reads it") {
      guard let declaration = lines[index...].firstIndex(where: { !$0.contains("///") }),
        let match = lines[declaration].firstMatch(of: /^  (?:open|public private\(set\)) (?:weak )?var (\w+)/)
      else { continue }
      let isComputed = lines[declaration].hasSuffix("{") && !lines[declaration + 1].contains("get {")
      if !isComputed, !lines[declaration].hasSuffix("}") { properties.append(String(match.1)) }
    }
    return properties
  }
}

/// Sets `value`, which must differ from the default, and reads it again.
@MainActor func assertStores<Owner, Value: Equatable>(
  _ property: ReferenceWritableKeyPath<Owner, Value>, _ value: Value, in owner: Owner, file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertNotEqual(owner[keyPath: property], value, file: file, line: line)
  owner[keyPath: property] = value
  XCTAssertEqual(owner[keyPath: property], value, file: file, line: line)
}
