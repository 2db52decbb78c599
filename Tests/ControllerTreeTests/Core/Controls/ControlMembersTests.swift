import UIKit
import XCTest

@testable import ControllerTree

final class ControlMembersTests: XCTestCase {
  @MainActor private final class Target: NSObject {
    func act(_ sender: Any?) {}
  }

  /// The handlers are passed on in the order of adding, until the caller stops.
  func test_handlersAreEnumerated() async {
    await withStage { _ in
      let (control, target) = (UIControl(), Target())
      let selector = Selector("act:", Target.act(_:))
      control.addAction(UIAction(title: "A") { _ in }, for: .valueChanged)
      control.addTarget(target, action: selector, for: .touchDown)
      control.addTarget(nil, action: selector, for: .touchUpInside)
      var lines: [String] = []
      control.enumerateEventHandlers { action, target, events, _ in
        lines.append(
          "\(action?.title ?? "-") \(target.map { $0.0 == nil ? "chain" : "target" } ?? "-") \(events.rawValue)")
      }
      XCTAssertEqual(lines, ["A - 4096", "- target 1", "- chain 64"])
      var count = 0
      control.enumerateEventHandlers { _, _, _, stop in
        count += 1
        stop = count == 2
      }
      XCTAssertEqual(count, 2)
    }
  }

  /// Leading and trailing are left or right in the direction of the interface.
  func test_effectiveAlignment() async {
    await withStage { _ in
      let control = UIControl()
      var found: [UIControl.ContentHorizontalAlignment] = []
      for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        control.semanticContentAttribute = attribute
        for alignment in [UIControl.ContentHorizontalAlignment.leading, .trailing, .fill] {
          control.contentHorizontalAlignment = alignment
          found.append(control.effectiveContentHorizontalAlignment)
        }
      }
      XCTAssertEqual(found, [.left, .right, .fill, .right, .left, .fill])
    }
  }

  /// Each page has its own picture, else the preferred one.
  func test_picturesOfPages() async {
    await withStage { _ in
      let dots = UIPageControl()
      let images = (0..<4).map { UIImage(systemName: "\($0).circle") }
      XCTAssertNil(dots.indicatorImage(forPage: 0))
      dots.numberOfPages = 2
      XCTAssertNil(dots.currentPageIndicatorImage(forPage: 0))
      dots.preferredIndicatorImage = images[0]
      dots.setIndicatorImage(images[1], forPage: 1)
      XCTAssertEqual([0, 1, 2].map { dots.indicatorImage(forPage: $0) }, [images[0], images[1], nil])
      XCTAssertEqual([0, 1].map { dots.currentPageIndicatorImage(forPage: $0) }, [images[0], images[1]])
      dots.preferredCurrentPageIndicatorImage = images[2]
      dots.setCurrentPageIndicatorImage(images[3], forPage: 1)
      XCTAssertEqual([0, 1, 2].map { dots.currentPageIndicatorImage(forPage: $0) }, [images[2], images[3], nil])
      XCTAssertEqual(dots.interactionState, .none)
      dots.updateCurrentPageDisplay()
    }
  }
}
