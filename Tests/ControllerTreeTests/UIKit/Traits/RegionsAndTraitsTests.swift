import UIKit
import XCTest

@testable import ControllerTree

final class RegionsAndTraitsTests: XCTestCase {
  /// VAL-84: the regions of a view.
  func test_VAL84_regions() async {
    await withStage { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      view.semanticContentAttribute = .forceRightToLeft
      XCTAssertTrue(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
      XCTAssertTrue(view.layoutGuide(for: .margins(cornerAdaptation: .vertical)) === view.layoutMarginsGuide)
      XCTAssertTrue(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
      XCTAssertEqual(view.edgeInsets(for: .safeArea()), view.safeAreaInsets)
      XCTAssertEqual(view.edgeInsets(for: .margins()), view.layoutMargins)
      XCTAssertEqual(view.directionalEdgeInsets(for: .margins()).leading, view.layoutMargins.right)
      let readable = view.edgeInsets(for: .readableContent())
      XCTAssertEqual(view.bounds.inset(by: readable), view.readableContentGuide.layoutFrame)
      view.semanticContentAttribute = .forceLeftToRight
      XCTAssertEqual(view.directionalEdgeInsets(for: .margins()).leading, view.layoutMargins.left)
    }
  }

  /// VAL-85: traits that no device sets.
  func test_VAL85_traits() async {
    await withStage { _ in
      let plain = UITraitCollection()
      XCTAssertNil(plain.typesettingLanguage)
      XCTAssertEqual(plain.imageDynamicRange, .unspecified)
      XCTAssertEqual(plain.sceneCaptureState, .unspecified)
      XCTAssertEqual(plain.toolbarItemPresentationSize, .unspecified)
      XCTAssertEqual(plain.listEnvironment, .unspecified)
      XCTAssertEqual(plain.tabAccessoryEnvironment, .unspecified)
      let changed = plain.modifyingTraits {
        $0.typesettingLanguage = Locale.Language(identifier: "th")
        $0.imageDynamicRange = .high
        $0.sceneCaptureState = .active
        $0.toolbarItemPresentationSize = .small
        $0.listEnvironment = .grouped
        XCTAssertEqual($0.typesettingLanguage, Locale.Language(identifier: "th"))
        XCTAssertEqual($0.imageDynamicRange, .high)
        XCTAssertEqual($0.sceneCaptureState, .active)
        XCTAssertEqual($0.toolbarItemPresentationSize, .small)
        XCTAssertEqual($0.listEnvironment, .grouped)
      }
      XCTAssertEqual(changed.typesettingLanguage, Locale.Language(identifier: "th"))
      XCTAssertEqual([changed.imageDynamicRange, .high], [.high, changed.imageDynamicRange])
      XCTAssertEqual(changed.sceneCaptureState, .active)
      XCTAssertEqual(changed.toolbarItemPresentationSize, .small)
      XCTAssertEqual(changed.listEnvironment, .grouped)
      let inline = changed.replacing(UITraitTabAccessoryEnvironment.self, value: .inline)
      XCTAssertEqual(inline.tabAccessoryEnvironment, .inline)
      XCTAssertEqual(inline.listEnvironment, .grouped)
    }
  }
}
