import UIKit
import XCTest

/// Properties of configurations, activities and cells of emitters that the library never reads.
final class StoredPropertiesOfValues: XCTestCase {
  func test_emitterCellsStoreTheirRanges() async {
    await MainActor.run {
      let cell = CAEmitterCell()
      assertStores(\CAEmitterCell.lifetimeRange, 2, in: cell)
      assertStores(\CAEmitterCell.velocityRange, 2, in: cell)
      assertStores(\CAEmitterCell.xAcceleration, 2, in: cell)
      assertStores(\CAEmitterCell.yAcceleration, 2, in: cell)
      assertStores(\CAEmitterCell.zAcceleration, 2, in: cell)
      assertStores(\CAEmitterCell.emissionLatitude, 2, in: cell)
      assertStores(\CAEmitterCell.emissionLongitude, 2, in: cell)
      assertStores(\CAEmitterCell.emissionRange, 2, in: cell)
      assertStores(\CAEmitterCell.scaleRange, 2, in: cell)
      assertStores(\CAEmitterCell.scaleSpeed, 2, in: cell)
      assertStores(\CAEmitterCell.spinRange, 2, in: cell)
      assertStores(\CAEmitterCell.redRange, 2, in: cell)
      assertStores(\CAEmitterCell.greenRange, 2, in: cell)
      assertStores(\CAEmitterCell.blueRange, 2, in: cell)
      assertStores(\CAEmitterCell.alphaRange, 2, in: cell)
      assertStores(\CAEmitterCell.redSpeed, 2, in: cell)
      assertStores(\CAEmitterCell.greenSpeed, 2, in: cell)
      assertStores(\CAEmitterCell.blueSpeed, 2, in: cell)
      assertStores(\CAEmitterCell.alphaSpeed, 2, in: cell)
    }
  }

  func test_activitiesStoreWhatOtherDevicesRead() async {
    await withStage { _ in
      let activity = NSUserActivity(activityType: "read")
      let url = URL(fileURLWithPath: "/a")
      assertStores(\NSUserActivity.requiredUserInfoKeys, ["page"], in: activity)
      assertStores(\NSUserActivity.webpageURL, url, in: activity)
      assertStores(\NSUserActivity.referrerURL, url, in: activity)
      assertStores(\NSUserActivity.keywords, ["book"], in: activity)
      assertStores(\NSUserActivity.isEligibleForHandoff, false, in: activity)
      assertStores(\NSUserActivity.isEligibleForSearch, true, in: activity)
      assertStores(\NSUserActivity.isEligibleForPublicIndexing, true, in: activity)
      assertStores(\NSUserActivity.isEligibleForPrediction, true, in: activity)
      assertStores(\NSItemProvider.suggestedName, "a.txt", in: NSItemProvider())
      let application = UIApplication.shared
      assertStores(\UIApplication.isIdleTimerDisabled, true, in: application)
      assertStores(\UIApplication.applicationIconBadgeNumber, 3, in: application)
      let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
      application.shortcutItems = [item]  // \.shortcutItems
      XCTAssertEqual(application.shortcutItems?.count, 1)
      (application.isIdleTimerDisabled, application.applicationIconBadgeNumber) = (false, 0)
      application.shortcutItems = nil
    }
  }

  func test_configurationsStoreTheirLooks() async {
    await MainActor.run {
      var background = UIBackgroundConfiguration()
      let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      background.backgroundInsets = insets  // \.backgroundInsets
      background.edgesAddingLayoutMarginsToBackgroundInsets = .top  // \.edgesAddingLayoutMarginsToBackgroundInsets
      background.visualEffect = UIBlurEffect(style: .dark)  // \.visualEffect
      background.strokeOutset = 2  // \.strokeOutset
      XCTAssertEqual(background.backgroundInsets, insets)
      XCTAssertEqual(background.edgesAddingLayoutMarginsToBackgroundInsets, .top)
      XCTAssertNotNil(background.visualEffect)
      XCTAssertEqual(background.strokeOutset, 2)
      var state = UICellConfigurationState(traitCollection: UITraitCollection())
      state.cellDragState = .lifting  // \.cellDragState
      state.cellDropState = .targeted  // \.cellDropState
      XCTAssertEqual(state.cellDragState, .lifting)
      XCTAssertEqual(state.cellDropState, .targeted)
      var content = UIListContentConfiguration.cell()
      content.imageProperties.accessibilityIgnoresInvertColors = true  // \.accessibilityIgnoresInvertColors
      XCTAssertTrue(content.imageProperties.accessibilityIgnoresInvertColors)
      var separators = UIListSeparatorConfiguration(listAppearance: .plain)
      separators.topSeparatorInsets = insets  // \.topSeparatorInsets
      separators.bottomSeparatorInsets = insets  // \.bottomSeparatorInsets
      separators.multipleSelectionColor = .red  // \.multipleSelectionColor
      XCTAssertEqual([separators.topSeparatorInsets, separators.bottomSeparatorInsets], [insets, insets])
      XCTAssertEqual(separators.multipleSelectionColor, .red)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(9), heightDimension: .absolute(9)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
      section.orthogonalScrollingProperties = properties  // \.orthogonalScrollingProperties
      XCTAssertTrue(section.orthogonalScrollingProperties === properties)
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.showsSeparators = false  // \.showsSeparators
      XCTAssertFalse(list.showsSeparators)
    }
  }

  func test_buttonConfigurationsStoreTheirLooks() async {
    await MainActor.run {
      var button = UIButton.Configuration.plain()
      button.baseBackgroundColor = .red  // \.baseBackgroundColor
      button.cornerStyle = .capsule  // \.cornerStyle
      button.titleLineBreakMode = .byClipping  // \.titleLineBreakMode
      button.subtitleLineBreakMode = .byClipping  // \.subtitleLineBreakMode
      button.automaticallyUpdateForSelection = false  // \.automaticallyUpdateForSelection
      button.indicator = .popup  // \.indicator
      button.preferredSymbolConfigurationForImage = .init(pointSize: 9)  // \.preferredSymbolConfigurationForImage
      XCTAssertEqual(button.baseBackgroundColor, .red)
      XCTAssertEqual(button.cornerStyle, .capsule)
      XCTAssertEqual([button.titleLineBreakMode, button.subtitleLineBreakMode], [.byClipping, .byClipping])
      XCTAssertFalse(button.automaticallyUpdateForSelection)
      XCTAssertEqual(button.indicator, .popup)
      XCTAssertNotNil(button.preferredSymbolConfigurationForImage)
      let transformer = UIConfigurationColorTransformer { _ in .red }
      button.imageColorTransformer = transformer  // \.imageColorTransformer
      button.indicatorColorTransformer = transformer  // \.indicatorColorTransformer
      button.activityIndicatorColorTransformer = transformer  // \.activityIndicatorColorTransformer
      XCTAssertEqual(button.imageColorTransformer, transformer)
      XCTAssertEqual(button.indicatorColorTransformer, transformer)
      XCTAssertEqual(button.activityIndicatorColorTransformer, transformer)
    }
  }

  func test_controlsStoreWhatTheAppReads() async {
    await MainActor.run {
      assertStores(\UISwitch.preferredStyle, .checkbox, in: UISwitch())
      assertStores(\UISearchBar.isSearchResultsButtonSelected, true, in: UISearchBar())
      assertStores(\UIImageView.highlightedAnimationImages, [UIImage()], in: UIImageView())
      let (token, drag) = (UISearchToken(icon: nil, text: "a"), UIDragItem(itemProvider: NSItemProvider()))
      token.representedObject = 1  // \.representedObject
      drag.localObject = 2  // \.localObject
      let suggestion = UISearchSuggestionItem(localizedSuggestion: "a")
      suggestion.representedObject = 3  // \.representedObject
      XCTAssertEqual(suggestion.representedObject as? Int, 3)
      let search = UISearchController(searchResultsController: nil)
      assertStores(\UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked, true, in: search)
      XCTAssertEqual([token.representedObject as? Int, drag.localObject as? Int], [1, 2])
      let menu = UIMenuController.shared
      menu.menuItems = [UIMenuItem(title: "Mark", action: Selector(("mark")))]  // \.menuItems
      XCTAssertEqual(menu.menuItems?.count, 1)
      menu.menuItems = nil
      assertStores(\UIMenuController.arrowDirection, .left, in: menu)
    }
  }
}
