import XCTest

@testable import ControllerTree

final class ViewContentSizeTests: XCTestCase {
  /// TRAIT-20: a view limits the size of content in it and inside; traits change as by an override.
  func test_TRAIT20_limits() async {
    await withTrace(.traits) { trace in
      let page = trace.controller("A")
      let (outer, inner) = (UIView(), UIView())
      trace.show(page)
      trace.ignore {
        outer.addSubview(inner)
        page.view.addSubview(outer)
        page.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
      }
      @MainActor func categories() -> [UIContentSizeCategory] {
        [page.view, outer, inner].map { $0?.traitCollection.preferredContentSizeCategory ?? .unspecified }
      }
      XCTAssertEqual(categories(), [.extraExtraLarge, .extraExtraLarge, .extraExtraLarge])
      trace.ignore { outer.maximumContentSizeCategory = .extraLarge }
      XCTAssertEqual(categories(), [.extraExtraLarge, .extraLarge, .extraLarge])
      trace.ignore { inner.minimumContentSizeCategory = .accessibilityLarge }
      XCTAssertEqual(categories(), [.extraExtraLarge, .extraLarge, .accessibilityLarge])
      XCTAssertEqual(inner.minimumContentSizeCategory, .accessibilityLarge)
      XCTAssertNil(inner.maximumContentSizeCategory)
      trace.ignore { page.traitOverrides.preferredContentSizeCategory = .small }
      XCTAssertEqual(categories(), [.small, .small, .accessibilityLarge])
      trace.ignore { inner.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge }
      XCTAssertEqual(categories(), [.small, .small, .accessibilityExtraLarge])
      trace.ignore { inner.maximumContentSizeCategory = .large }
      XCTAssertEqual(categories(), [.small, .small, .large], "A minimum above the maximum does not count.")
      XCTAssertEqual(
        inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n").prefix(2).map {
          $0.split(separator: ":")[1]
        },
        [" L, minimum AccessibilityL, maximum L", " S, maximum XL"])
      trace.ignore {
        inner.minimumContentSizeCategory = nil
        inner.maximumContentSizeCategory = nil
        inner.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
      }
      XCTAssertEqual(categories(), [.small, .small, .small])
    }
  }

  /// TRAIT-20: without a choice text is large, and two limits on the way are one.
  func test_TRAIT20_withoutAChoice() async {
    await withStage { trace in
      let page = trace.controller("A")
      let (outer, inner) = (UIView(), UIView())
      trace.show(page)
      outer.addSubview(inner)
      page.view.addSubview(outer)
      let usual = page.view.traitCollection.preferredContentSizeCategory
      outer.maximumContentSizeCategory = .accessibilityLarge
      XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, usual)
      outer.minimumContentSizeCategory = .extraLarge
      inner.maximumContentSizeCategory = .extraExtraLarge
      XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
      inner.minimumContentSizeCategory = .extraExtraLarge
      XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .extraExtraLarge)
      page.view.minimumContentSizeCategory = nil
      XCTAssertNil(page.view.minimumContentSizeCategory)
    }
  }
}
