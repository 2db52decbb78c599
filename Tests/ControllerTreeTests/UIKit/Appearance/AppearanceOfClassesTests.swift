import UIKit
import XCTest

@testable import ControllerTree

/// The properties of tables, controls, bars and windows that proxies support.
final class AppearanceOfClassesTests: XCTestCase {
  @MainActor private static func enter<View: UIView>(_ view: View, _ trace: Trace) -> View {
    let root = trace.controller("R")
    trace.show(root)
    root.view.addSubview(view)
    return view
  }

  /// PROXY-06: a window takes its values before it is visible, and keeps its own.
  func test_PROXY06_windows() async {
    await withStage { trace in
      UIWindow.appearance().tintColor = .red
      UIView.appearance(whenContainedInInstancesOf: [UIWindow.self]).semanticContentAttribute = .forceRightToLeft
      let (window, own) = (UIWindow(), UIWindow())
      trace.keep(window)
      trace.keep(own)
      own.tintColor = .green
      var seen: UIColor?
      let observer = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
      ) { _ in MainActor.assumeIsolated { seen = window.tintColor } }
      window.isHidden = false
      own.isHidden = false
      NotificationCenter.default.removeObserver(observer)
      XCTAssertEqual(seen, .red)
      XCTAssertEqual(own.tintColor, .green)
      XCTAssertEqual(window.semanticContentAttribute, .unspecified, "The window contains itself in nothing.")
      let view = UIView()
      window.addSubview(view)
      XCTAssertEqual(view.semanticContentAttribute, .forceRightToLeft)
      XCTAssertEqual(view.tintColor, .red, "It is inherited.")
      XCTAssertNil(view.ownTintColor)
      UIWindow.appearance().tintColor = .black
      window.isHidden = true
      window.isHidden = false
      XCTAssertEqual(window.tintColor, .black)
    }
  }

  /// PROXY-01: tables, cells and what they scroll.
  func test_PROXY01_tables() async {
    await withStage { trace in
      UITableView.appearance().separatorColor = .red
      UITableView.appearance().sectionHeaderTopPadding = 0
      UITableView.appearance().keyboardDismissMode = .onDrag
      UIScrollView.appearance().showsVerticalScrollIndicator = false
      UITableViewCell.appearance().selectionStyle = .none
      UITableViewCell.appearance().backgroundColor = .green
      let table = Self.enter(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain), trace)
      XCTAssertEqual(table.separatorColor, .red)
      XCTAssertEqual(table.sectionHeaderTopPadding, 0)
      XCTAssertEqual(table.keyboardDismissMode, .onDrag)
      XCTAssertFalse(table.showsVerticalScrollIndicator)
      let cell = UITableViewCell()
      table.addSubview(cell)
      XCTAssertEqual(cell.selectionStyle, .none)
      XCTAssertEqual(cell.backgroundColor, .green)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      table.superview?.addSubview(collection)
      XCTAssertFalse(collection.showsVerticalScrollIndicator)
      XCTAssertEqual(collection.keyboardDismissMode, .none)
    }
  }

  /// PROXY-01: images of controls for states.
  func test_PROXY01_controls() async {
    await withStage { trace in
      let image = UIImage()
      UISlider.appearance().setThumbImage(image, for: .normal)
      UISlider.appearance().setMinimumTrackImage(image, for: .normal)
      UISlider.appearance().setMaximumTrackImage(image, for: .disabled)
      UIStepper.appearance().setIncrementImage(image, for: .normal)
      UIStepper.appearance().setDecrementImage(image, for: .normal)
      UIStepper.appearance().setBackgroundImage(image, for: .normal)
      UISegmentedControl.appearance().setBackgroundImage(image, for: .normal, barMetrics: .default)
      let slider = Self.enter(UISlider(), trace)
      XCTAssertTrue(slider.thumbImage(for: .normal) === image)
      XCTAssertTrue(slider.minimumTrackImage(for: .normal) === image)
      XCTAssertTrue(slider.maximumTrackImage(for: .disabled) === image)
      let stepper = Self.enter(UIStepper(), trace)
      XCTAssertTrue(stepper.incrementImage(for: .normal) === image)
      XCTAssertTrue(stepper.decrementImage(for: .normal) === image)
      XCTAssertTrue(stepper.backgroundImage(for: .normal) === image)
      let segments = Self.enter(UISegmentedControl(items: ["a"]), trace)
      XCTAssertTrue(segments.backgroundImage(for: .normal, barMetrics: .default) === image)
    }
  }

  /// PROXY-01: search bars.
  func test_PROXY01_searchBars() async {
    await withStage { trace in
      let (proxy, image) = (UISearchBar.appearance(), UIImage())
      proxy.setSearchFieldBackgroundImage(image, for: .normal)
      proxy.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
      proxy.setScopeBarButtonTitleTextAttributes([.kern: 1], for: .normal)
      proxy.backgroundImage = image
      let bar = Self.enter(UISearchBar(), trace)
      XCTAssertTrue(bar.searchFieldBackgroundImage(for: .normal) === image)
      XCTAssertEqual(bar.positionAdjustment(for: .search).horizontal, 3)
      XCTAssertEqual(bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count, 1)
      XCTAssertTrue(bar.backgroundImage === image)
    }
  }

  /// PROXY-02, PROXY-03: containers and traits together: the containers count first, then the traits.
  func test_PROXY03_containersAndTraits() async {
    await withStage { trace in
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UILabel.appearance(for: dark).textColor = .white
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .red
      let stack = Self.enter(UIStackView(), trace)
      stack.overrideUserInterfaceStyle = .dark
      let (first, second) = (UILabel(), UILabel())
      stack.addArrangedSubview(first)
      XCTAssertEqual(first.textColor, .red)
      UILabel.appearance(for: dark, whenContainedInInstancesOf: [UIStackView.self]).textColor = .green
      stack.addArrangedSubview(second)
      XCTAssertEqual(second.textColor, .green)
    }
  }
}
