import ControllerTree
import XCTest

/// Values that are archived and copied.
final class ArchivedValuesTests: XCTestCase {
  /// CODE-01: fonts and descriptors come back with face and size.
  func test_CODE01_fonts() throws {
    var fonts = [
      UIFont.systemFont(ofSize: 11.5), UIFont.systemFont(ofSize: 12, weight: .heavy, width: .condensed),
      UIFont.italicSystemFont(ofSize: 9), UIFont.monospacedSystemFont(ofSize: 13, weight: .medium),
      UIFont.preferredFont(forTextStyle: .headline),
    ]
    fonts.append(try XCTUnwrap(UIFont(name: "Georgia-BoldItalic", size: 20)))
    for font in fonts {
      let read = try archivedCopy(font)
      XCTAssertEqual(read, font)
      XCTAssertEqual(read.hash, font.hash)
      XCTAssertEqual(read.fontName, font.fontName)
      XCTAssertEqual(read.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle, font.face.textStyle)
      XCTAssertEqual(try archivedCopy(font.fontDescriptor), font.fontDescriptor)
    }
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Menlo"])
    XCTAssertEqual(try archivedCopy(descriptor).pointSize, 0)
    XCTAssertNil(UIFont(coder: try emptyCoder()))
    XCTAssertNil(UIFontDescriptor(coder: try emptyCoder()))
    XCTAssertNil(UIFont(coder: NSCoder()))
  }

  private struct OwnTrait: UITraitDefinition {
    static let defaultValue = 0
  }

  /// CODE-02: collections come back with the traits of the system; those of a client are left out.
  func test_CODE02_traits() throws {
    let all = UITraitCollection { traits in
      traits.userInterfaceIdiom = .pad
      traits.userInterfaceStyle = .dark
      traits.layoutDirection = .rightToLeft
      traits.displayScale = 3
      traits.horizontalSizeClass = .compact
      traits.verticalSizeClass = .regular
      traits.preferredContentSizeCategory = .accessibilityLarge
      traits.displayGamut = .P3
      traits.accessibilityContrast = .high
      traits.userInterfaceLevel = .elevated
      traits.legibilityWeight = .bold
    }
    let read = try archivedCopy(all)
    XCTAssertEqual(read, all)
    XCTAssertEqual(read.description, all.description)
    XCTAssertEqual(try archivedCopy(UITraitCollection()), UITraitCollection())
    let own = all.modifyingTraits { $0[OwnTrait.self] = 4 }
    XCTAssertNotEqual(own, all)
    XCTAssertEqual(try archivedCopy(own), all)
    XCTAssertNil(UITraitCollection(coder: try emptyCoder()))
  }

  /// CODE-05: curves come back, and are their own copies.
  func test_CODE05_curves() async throws {
    try await withStage { _ in
      let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))
      let read = try archivedCopy(cubic)
      XCTAssertEqual([read.controlPoint1, read.controlPoint2], [cubic.controlPoint1, cubic.controlPoint2])
      XCTAssertEqual(read.timingCurveType, .cubic)
      XCTAssertEqual(try archivedCopy(UICubicTimingParameters(animationCurve: .easeIn)).animationCurve, .easeIn)
      XCTAssertTrue(cubic.copy() as AnyObject === cubic)
      XCTAssertNil(UICubicTimingParameters(coder: try emptyCoder()))

      let velocity = CGVector(dx: 2, dy: 3)
      let springs = [
        UISpringTimingParameters(), UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: velocity),
        UISpringTimingParameters(duration: 2, bounce: 0.1),
      ]
      for spring in springs {
        let read = try archivedCopy(spring)
        XCTAssertEqual(read.initialVelocity, spring.initialVelocity)
        XCTAssertTrue(spring.copy() as AnyObject === spring)
      }
      XCTAssertNil(UISpringTimingParameters(coder: try emptyCoder()))

      let curve = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
      XCTAssertEqual(try archivedCopy(curve), curve)
      XCTAssertNil(CAMediaTimingFunction(coder: try emptyCoder()))
    }
  }

  /// CODE-05: rules of passwords, types for pasting and configurations of scenes come back.
  func test_CODE05_configurations() async throws {
    try await withStage { _ in
      let rules = UITextInputPasswordRules(descriptor: "required: upper;")
      XCTAssertEqual(try archivedCopy(rules).passwordRulesDescriptor, "required: upper;")
      XCTAssertTrue(rules.copy() as AnyObject === rules)
      XCTAssertNil(UITextInputPasswordRules(coder: try emptyCoder()))

      let paste = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text", "public.url"])
      XCTAssertEqual(try archivedCopy(paste).acceptableTypeIdentifiers, paste.acceptableTypeIdentifiers)
      let copy = try XCTUnwrap(paste.copy() as? UIPasteConfiguration)
      copy.addAcceptableTypeIdentifiers(["public.png"])
      XCTAssertEqual(paste.acceptableTypeIdentifiers.count, 2)

      let scene = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
      scene.sceneClass = UIWindowScene.self
      scene.delegateClass = UIResponder.self
      for made in [try archivedCopy(scene), try XCTUnwrap(scene.copy() as? UISceneConfiguration)] {
        XCTAssertEqual(made.name, "Main")
        XCTAssertEqual(made.role, .windowApplication)
        XCTAssertTrue(made.sceneClass == UIWindowScene.self && made.delegateClass == UIResponder.self)
        XCTAssertNil(made.storyboard)
      }
      XCTAssertNil(UISceneConfiguration(coder: try emptyCoder()))
    }
  }

  /// CODE-05: entries of the application's menu have copies that can change and copies that can't.
  func test_CODE05_shortcuts() throws {
    let icon = UIApplicationShortcutIcon(type: .add)
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "Draft", icon: icon, userInfo: ["a": NSString("b")])
    let mutable = try XCTUnwrap(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    mutable.localizedTitle = "Old"
    XCTAssertEqual([item.localizedTitle, mutable.localizedTitle], ["New", "Old"])
    XCTAssertEqual(mutable.localizedSubtitle, "Draft")
    let copy = try XCTUnwrap(mutable.copy() as? UIApplicationShortcutItem)
    XCTAssertFalse(copy is UIMutableApplicationShortcutItem)
    XCTAssertEqual(copy.localizedTitle, "Old")
    XCTAssertEqual(copy.icon, icon.copy() as? UIApplicationShortcutIcon)
  }
}
