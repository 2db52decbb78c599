import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// MIS-32 for geometry other than a view's: NaN and infinity are refused, and the old value stays.
final class GeometryIssuesTests: XCTestCase {
  /// A property of geometry: its name in issues, how to set it to a number, and how to read it as text.
  fileprivate struct Setting {
    let property: String
    let owner: String
    let set: @MainActor (CGFloat) -> Void
    let read: @MainActor () -> String

    init(
      _ property: String, of owner: String, _ set: @escaping @MainActor (CGFloat) -> Void,
      read: @escaping @MainActor () -> Any
    ) {
      (self.property, self.owner, self.set, self.read) = (property, owner, set, { "\(read())" })
    }
  }

  /// Each setting refuses each bad number with one issue and keeps its value; a good number still works.
  @MainActor private static func check(_ settings: [Setting], _ trace: Trace) {
    for setting in settings {
      let before = setting.read()
      for number in [CGFloat.nan, .infinity, -.infinity] {
        let issues = trace.stage.diagnostics.collect {
          setting.set(number)
          trace.stage.cycle.settle()
        }
        XCTAssertEqual(
          issues.map { "\($0)" },
          [
            "error: invalidGeometry (MIS-32): \(setting.property) of \(setting.owner) was given a number that is NaN or "
              + "infinite; the old value stays. Check the numbers before you assign them. [\(setting.call)]"
          ], "\(setting.property) = \(number)")
        XCTAssertEqual(setting.read(), before, setting.property)
        trace.expect(
          "! MIS-32 invalidGeometry: \(setting.property) of \(setting.owner) was given a number that is NaN or infinite; "
            + "the old value stays.")
      }
      setting.set(7)
      XCTAssertNotEqual(setting.read(), before, setting.property)
    }
  }

  /// MIS-32: the preferred size and additional insets of controllers.
  func test_MIS32_controllers() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      Self.check(
        [
          Setting(
            "additionalSafeAreaInsets", of: #"UIViewController "R""#, { root.additionalSafeAreaInsets.left = $0 },
            read: { (root.additionalSafeAreaInsets, root.view.safeAreaInsets) }),
          Setting(
            "preferredContentSize", of: #"UIViewController "R""#, { root.preferredContentSize.height = $0 },
            read: { root.preferredContentSize }),
          Setting(
            "contentScaleFactor", of: #"UIView "R.view""#, { root.view.contentScaleFactor = $0 },
            read: { root.view.contentScaleFactor }),
        ], trace)
    }
  }

  /// MIS-32: the screen.
  func test_MIS32_screens() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let screen = UIScreen.main
      Self.check(
        [
          Setting("bounds", of: "UIScreen #1", { screen.bounds.size.width = $0 }, read: { screen.bounds }),
          Setting(
            "safeAreaInsets", of: "UIScreen #1", { screen.safeAreaInsets.top = $0 },
            read: { (screen.safeAreaInsets, root.view.safeAreaInsets) }),
        ], trace)
      let issues = trace.stage.diagnostics.collect {
        let made = UIScreen(
          bounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), scale: .infinity,
          safeAreaInsets: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(made.bounds, .zero)
        XCTAssertEqual(made.scale, 1)
        XCTAssertEqual(made.safeAreaInsets, .zero)
      }
      XCTAssertEqual(issues.map(\.kind), [.invalidGeometry])
      trace.expect(
        """
        ! MIS-32 invalidGeometry: init(bounds:scale:safeAreaInsets:) of UIScreen #2 was given a number that is NaN or infinite; the old value stays.
        """)
    }
  }

  /// MIS-32: the anchor of popovers, the look of sheets.
  func test_MIS32_popoversAndSheets() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root, size: .tablet)
      let (shown, sheet) = (trace.modal("V", .popover), trace.modal("S", .pageSheet))
      guard let popover = shown.popoverPresentationController, let page = sheet.sheetPresentationController else {
        return XCTFail("There are no presentation controllers.")
      }
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      root.present(shown, animated: false)
      page.preferredCornerRadius = 3
      let popoverName = #"UIPopoverPresentationController "V's presentation""#
      let sheetName = #"UISheetPresentationController "S's presentation""#
      Self.check(
        [
          Setting(
            "sourceRect", of: popoverName, { popover.sourceRect.origin.x = $0 },
            read: { (popover.sourceRect, shown.view.frame) }),
          Setting(
            "popoverLayoutMargins", of: popoverName, { popover.popoverLayoutMargins.right = $0 },
            read: { (popover.popoverLayoutMargins, shown.view.frame) }),
          Setting(
            "preferredCornerRadius", of: sheetName, { page.preferredCornerRadius = $0 },
            read: { page.preferredCornerRadius ?? -1 }),
        ], trace)
      popover.sourceRect = .null
      XCTAssertEqual(popover.sourceRect, root.view.bounds, "The null rectangle stands for all of the view.")
    }
  }

  /// MIS-32, SPLIT-13: the widths of columns.
  func test_MIS32_columns() async {
    await withTrace { trace in
      let split = trace.controller("S") { UISplitViewController(style: .tripleColumn) }
      trace.show(split, size: .tablet)
      typealias Width = ReferenceWritableKeyPath<UISplitViewController, CGFloat>
      let widths: [(String, Width)] = [
        ("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
        ("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
        ("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
        ("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
        ("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth),
        ("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction),
        ("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth),
        ("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth),
      ]
      Self.check(
        widths.map { name, width in
          Setting(
            name, of: #"UISplitViewController "S""#, { split[keyPath: width] = $0 },
            read: { (split[keyPath: width], split.primaryColumnWidth, split.supplementaryColumnWidth) })
        }, trace)
    }
  }

  /// MIS-32: items of bars, and recognizers.
  func test_MIS32_barsAndRecognizers() async {
    await withTrace { trace in
      let (item, bar) = (UIBarButtonItem(), UITabBar())
      let (press, pinch) = (UILongPressGestureRecognizer(), UIPinchGestureRecognizer())
      let (turn, pan) = (UIRotationGestureRecognizer(), UIPanGestureRecognizer())
      Self.check(
        [
          Setting("width", of: "UIBarButtonItem #1", { item.width = $0 }, read: { item.width }),
          Setting("imageInsets", of: "UIBarButtonItem #1", { item.imageInsets.top = $0 }, read: { item.imageInsets }),
          Setting("itemWidth", of: "UITabBar #1", { bar.itemWidth = $0 }, read: { bar.itemWidth }),
          Setting("itemSpacing", of: "UITabBar #1", { bar.itemSpacing = $0 }, read: { bar.itemSpacing }),
          Setting(
            "allowableMovement", of: "UILongPressGestureRecognizer #1", { press.allowableMovement = $0 },
            read: { press.allowableMovement }),
          Setting("scale", of: "UIPinchGestureRecognizer #1", { pinch.scale = $0 }, read: { pinch.scale }),
          Setting("rotation", of: "UIRotationGestureRecognizer #1", { turn.rotation = $0 }, read: { turn.rotation }),
          Setting(
            "setTranslation(_:in:)", of: "UIPanGestureRecognizer #1",
            { pan.setTranslation(CGPoint(x: 0, y: $0), in: nil) }, read: { pan.translation(in: nil) }),
        ], trace)
    }
  }
}

extension GeometryIssuesTests.Setting {
  /// The name of the call in the issue: `R.preferredContentSize`.
  fileprivate var call: String {
    let short = owner.split(separator: "\"").dropFirst().first.map(String.init) ?? owner
    return "\(short).\(property)"
  }
}
