import UIKit
import XCTest

@testable import ControllerTree

final class UIActivityItemsConfigurationTests: XCTestCase {
  /// VAL-83: the closures are asked; a controller for activities takes the objects.
  func test_VAL83_configurations() async {
    await withStage { _ in
      let configuration = UIActivityItemsConfiguration(objects: ["text"])
      let activity = UIActivity()
      configuration.supportedInteractions = [.copy]
      configuration.metadataProvider = { $0 == .title ? "Title" : nil }
      configuration.perItemMetadataProvider = { index, key in "\(index) \(key.rawValue)" }
      configuration.previewProvider = { _, intent, _ in intent == .thumbnail ? NSItemProvider() : nil }
      configuration.applicationActivitiesProvider = { [activity] }
      XCTAssertTrue(configuration.activityItemsConfigurationSupports(interaction: .copy))
      XCTAssertFalse(configuration.activityItemsConfigurationSupports(interaction: .share))
      XCTAssertEqual(configuration.activityItemsConfigurationMetadata(key: .title) as? String, "Title")
      XCTAssertNil(configuration.activityItemsConfigurationMetadata(key: .messageBody))
      XCTAssertEqual(
        configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .linkPresentationMetadata) as? String,
        "1 linkPresentationMetadata")
      XCTAssertNotNil(
        configuration.activityItemsConfigurationPreviewForItem(at: 0, intent: .thumbnail, suggestedSize: .zero))
      XCTAssertNil(
        configuration.activityItemsConfigurationPreviewForItem(at: 0, intent: .fullSize, suggestedSize: .zero))
      let controller = UIActivityViewController(activityItemsConfiguration: configuration)
      XCTAssertEqual(controller.activityItems as? [String], ["text"])
      XCTAssertTrue(controller.applicationActivities.first === activity)
      configuration.localObject = "local"  // \.localObject
      XCTAssertEqual(configuration.localObject as? String, "local")
      let view = UIView()
      view.activityItemsConfiguration = configuration  // \.activityItemsConfiguration
      XCTAssertTrue(view.activityItemsConfiguration === configuration)
    }
  }

  /// VAL-83: an object of your own has all uses.
  func test_VAL83_ownObjects() async {
    await withStage { _ in
      final class Own: NSObject, UIActivityItemsConfigurationReading {
        var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { [NSItemProvider()] }
      }
      let own = Own()
      XCTAssertTrue(own.activityItemsConfigurationSupports(interaction: .share))
      XCTAssertNil(own.activityItemsConfigurationMetadata(key: .collaborationModeRestrictions))
      XCTAssertNil(own.activityItemsConfigurationMetadataForItem(at: 0, key: .title))
      XCTAssertNil(own.activityItemsConfigurationPreviewForItem(at: 0, intent: .fullSize, suggestedSize: .zero))
      XCTAssertNil(own.applicationActivitiesForActivityItemsConfiguration)
      XCTAssertEqual(UIActivityViewController(activityItemsConfiguration: own).activityItems.count, 1)
    }
  }
}
