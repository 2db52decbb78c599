import Foundation
import XCTest

@testable import ControllerTree

final class InfoPlistTests: XCTestCase {
  @MainActor private static func messages(_ info: InfoPlist) -> [String] { ManifestReader(info).issues.map(\.message) }

  /// M-LAUNCH-05: a wrong value is reported with its key, itself, and what is known.
  func test_M_LAUNCH_05_wrongValues() async {
    await MainActor.run {
      XCTAssertEqual(
        Self.messages([
          "UIMainStoryboardFile": 3, "UIRequiresFullScreen": "sometimes",
          "UISupportedInterfaceOrientations": ["UIInterfaceOrientationUp", "UIInterfaceOrientationPortrait"],
          "CFBundleName": "Demo",
        ]),
        [
          "The Info.plist has 3 for UIMainStoryboardFile, which has to be a string.",
          "The Info.plist has \"sometimes\" for UIRequiresFullScreen, which has to be true or false.",
          "The Info.plist has \"UIInterfaceOrientationUp\" for UISupportedInterfaceOrientations, which is no orientation; "
            + "known: UIInterfaceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown, "
            + "UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationLandscapeRight.",
        ])
    }
  }

  /// M-LAUNCH-05: a key with a wrong letter is reported with the one that is meant.
  func test_M_LAUNCH_05_wrongKeys() async {
    await MainActor.run {
      XCTAssertEqual(
        Self.messages(["UIMainStoryBoardFiles": "Main"]),
        [
          "The Info.plist has \"Main\" for UIMainStoryBoardFiles, which is not a key. UIMainStoryboardFile is meant."
        ])
      let scenes: [String: Any] = [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClass": "SceneDelegate"]]
        ]
      ]
      XCTAssertEqual(
        Self.messages(["UIApplicationSceneManifest": scenes]),
        [
          "The Info.plist has \"SceneDelegate\" for UISceneDelegateClass, which is not a key of "
            + "UIWindowSceneSessionRoleApplication; known: UISceneConfigurationName, UISceneDelegateClassName, "
            + "UISceneClassName, UISceneStoryboardFile."
        ])
    }
  }

  /// LAUNCH-01: a file in XML is read; one that can't be read is reported.
  func test_LAUNCH01_M_LAUNCH_05_files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Info-\(UUID().uuidString).plist")
    let values = ["UIMainStoryboardFile": "Main", "UILaunchStoryboardName": "LaunchScreen"]
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    await MainActor.run {
      let reader = ManifestReader(InfoPlist(contentsOf: file))
      XCTAssertEqual(reader.manifest.mainStoryboard, "Main")
      XCTAssertEqual(reader.issues, [])
      let missing = Self.messages(InfoPlist(contentsOf: URL(fileURLWithPath: "/no/such.plist")))
      XCTAssertEqual(missing.count, 1)
      XCTAssertTrue(missing[0].hasPrefix("The property list /no/such.plist can't be read:"))
      XCTAssertEqual(Self.messages(InfoPlist(bundle: Bundle(for: InfoPlistTests.self))), [])
    }
  }

  /// LAUNCH-12: classes are found by their names, with the module of the delegate for `$(PRODUCT_MODULE_NAME)` and for none.
  func test_LAUNCH12_classesByName() async {
    await MainActor.run {
      Stage.withPristine { _ in
        let classes = DelegateClasses.current
        XCTAssertNil(classes.type(named: "ClassicDelegate"))
        classes.module = "ControllerTreeTests"
        let modules = ["", "$(PRODUCT_MODULE_NAME).", "ControllerTreeTests."]
        for name in modules.map({ $0 + "ClassicDelegate" }) {
          XCTAssertTrue(classes.type(named: name) == ClassicDelegate.self, name)
        }
        XCTAssertNil(classes.type(named: "Other.ClassicDelegate"))
        UIApplication.register(Nested.self)
        XCTAssertTrue(classes.type(named: "ControllerTreeTests.Nested") == Nested.self)
        XCTAssertTrue(classes.make(Nested.self) is Nested)
        XCTAssertNil(classes.make(NSObject.self))
        XCTAssertNil(classes.make(UIViewController.self))
        UIApplication.register(NSObject.self, as: "Plain") { NSObject() }
        XCTAssertNotNil(classes.make(NSObject.self))
      }
    }
  }

  private final class Nested: UIResponder {}
}
