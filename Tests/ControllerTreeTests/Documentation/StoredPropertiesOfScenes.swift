import UIKit
import XCTest

@testable import ControllerTree

/// The properties of scenes that exist only for code that sets and reads them.
final class StoredPropertiesOfScenes: XCTestCase {
  /// The library never reads the looks of scenes that are opened.
  func test_scenesStoreTheirLooks() async {
    await withStage { _ in
      let options = UIWindowScene.ActivationRequestOptions()
      assertStores(
        \UIWindowScene.ActivationRequestOptions.preferredPresentationStyle, .prominent, in: options)
      assertStores(
        \UIWindowScene.ActivationRequestOptions.placement, UIWindowScenePlacement.standard(),
        in: options)
      assertStores(\UIWindowScene.ActivationRequestOptions.placement, .prominent(), in: options)
      let configuration = UIWindowScene.ActivationConfiguration(
        userActivity: NSUserActivity(activityType: "a"))
      let window = UIWindow()
      let view = UIView()
      window.addSubview(view)
      assertStores(
        \UIWindowScene.ActivationConfiguration.preview, UITargetedPreview(view: view),
        in: configuration)
      let session = UISceneSession(role: .windowApplication)
      XCTAssertTrue(
        UIWindowScenePushPlacement(targetSceneSession: session).targetSceneSession === session)
      let push = UIWindowScenePushPlacement()
      assertStores(\UIWindowScenePushPlacement.targetSceneSession, session, in: push)
      // \.targetSceneSession
      let scene = UIWindowScene()
      XCTAssertEqual(scene.pointerLockState?.isLocked, false)
      XCTAssertNotEqual(
        UIPointerLockState.didChangeNotification.rawValue, UIPointerLockState.sceneUserInfoKey)
      guard let behaviors = scene.windowingBehaviors else {
        return XCTFail("A scene has behaviours.")
      }
      // \.isClosable
      // \.isMiniaturizable
      assertStores(\UISceneWindowingBehaviors.isClosable, false, in: behaviors)
      assertStores(\UISceneWindowingBehaviors.isMiniaturizable, false, in: behaviors)
      final class Source: NSObject, UIActivityItemsConfigurationProviding {
        var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { nil }
      }
      let source = Source()
      // \.activityItemsConfigurationSource
      scene.activityItemsConfigurationSource = source
      XCTAssertTrue(scene.activityItemsConfigurationSource === source)
      XCTAssertFalse((try? UIApplication.shared.isDefault(.webBrowser)) ?? true)
      XCTAssertNotEqual(UIApplication.Category.webBrowser, .mailClient)
    }
  }
}
