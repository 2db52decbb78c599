import UIKit
import XCTest

@testable import ControllerTree

final class DividersTests: XCTestCase {
  /// Pictures between parts are kept for the states of both sides.
  func test_dividers() async {
    await withStage { _ in
      let image = UIImage(systemName: "line")
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.setDividerImage(image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
      XCTAssertEqual(
        segments.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default), image)
      XCTAssertNil(
        segments.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default))
      let offset = UIOffset(horizontal: 1, vertical: 2)
      segments.setContentPositionAdjustment(offset, forSegmentType: .left, barMetrics: .default)
      XCTAssertEqual(segments.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default), offset)
      XCTAssertEqual(segments.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default), .zero)
      let stepper = UIStepper()
      stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
      XCTAssertEqual(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted), image)
      let bar = UISearchBar()
      bar.setScopeBarButtonBackgroundImage(image, for: .normal)
      XCTAssertEqual(bar.scopeBarButtonBackgroundImage(for: .selected), image)
      bar.setScopeBarButtonDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
      XCTAssertEqual(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal), image)
    }
  }

  /// The pictures of a slider lie at the ends of its track.
  func test_picturesOfSliders() async {
    await withStage { _ in
      let slider = UISlider()
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
      XCTAssertEqual(slider.minimumValueImageRect(forBounds: bounds), .zero)
      XCTAssertEqual(slider.maximumValueImageRect(forBounds: bounds), .zero)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
      (slider.minimumValueImage, slider.maximumValueImage) = (image, image)
      XCTAssertEqual(slider.minimumValueImageRect(forBounds: bounds), CGRect(x: 0, y: 10, width: 10, height: 10))
      XCTAssertEqual(slider.maximumValueImageRect(forBounds: bounds), CGRect(x: 90, y: 10, width: 10, height: 10))
    }
  }

  private final class Pull: UIRefreshControl {
    override init() {
      super.init()
      tag = 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Tabs: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: items) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Stack: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Round: UIButton {
    override var buttonType: UIButton.ButtonType { .custom }
  }

  /// The initialisers and members that subclasses override are those of UIKit.
  func test_overriddenInitialisers() async {
    await withStage { _ in
      XCTAssertEqual(Pull().tag, 1)
      XCTAssertEqual(Tabs(items: ["A", "B"]).numberOfSegments, 2)
      XCTAssertEqual(Stack(frame: .zero).arrangedSubviews.count, 0)
      XCTAssertEqual(Round(type: .system).buttonType, .custom)
    }
  }
}
