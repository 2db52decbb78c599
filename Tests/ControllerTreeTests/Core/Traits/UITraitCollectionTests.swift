import ControllerTree
import XCTest

/// Collections as values. Rules TRAIT-01, TRAIT-04.
final class UITraitCollectionTests: XCTestCase {
  /// TRAIT-01: a collection specifies the traits it was made with; later ones win; equality and hash are by value.
  func test_TRAIT01_collectionsAreValues() async {
    let nothing = UITraitCollection()
    XCTAssertEqual(nothing.horizontalSizeClass, .unspecified)
    XCTAssertEqual(nothing.displayScale, 0)
    XCTAssertEqual(nothing.preferredContentSizeCategory, .unspecified)
    XCTAssertEqual("\(nothing)", "<UITraitCollection: nothing specified>")

    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2), wide,
    ])
    XCTAssertEqual("\(both)", "<UITraitCollection: displayScale 2, horizontalSizeClass regular>")
    let same = UITraitCollection { traits in
      traits.horizontalSizeClass = .regular
      traits.displayScale = 2
    }
    XCTAssertEqual(both, same)
    XCTAssertEqual(both.hash, same.hash)
    XCTAssertEqual(Set([both, same, wide]).count, 2)
    XCTAssertNotEqual(both, wide)
    XCTAssertFalse(both.isEqual("both"))
    XCTAssertEqual(UITraitCollection(horizontalSizeClass: .unspecified), nothing)
    XCTAssertEqual(both.modifyingTraits { $0.displayScale = 0 }, wide)
    XCTAssertTrue(both.copy() as AnyObject === both)
  }

  /// TRAIT-01: a collection contains another one if all traits that the other specifies are the same; unspecified traits do
  /// not count.
  func test_TRAIT01_containsTraits() async {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let wideAndDark = UITraitCollection(traitsFrom: [wide, UITraitCollection(userInterfaceStyle: .dark)])
    XCTAssertTrue(wideAndDark.containsTraits(in: wide))
    XCTAssertTrue(wideAndDark.containsTraits(in: nil))
    XCTAssertFalse(wide.containsTraits(in: wideAndDark))
    XCTAssertFalse(wideAndDark.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
  }

  /// TRAIT-04: a comparison returns the changed traits, and whether colours may look different.
  func test_TRAIT04_changedTraits() async {
    let light = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(verticalSizeClass: .compact),
    ])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    XCTAssertEqual(dark.changedTraits(from: light).map { $0.name }, ["userInterfaceStyle", "verticalSizeClass"])
    XCTAssertEqual(light.changedTraits(from: nil).map { $0.name }, ["userInterfaceStyle", "verticalSizeClass"])
    XCTAssertEqual(dark.changedTraits(from: dark).count, 0)
    XCTAssertTrue(dark.hasDifferentColorAppearance(comparedTo: light))
    XCTAssertTrue(dark.hasDifferentColorAppearance(comparedTo: nil))
    let wide = dark.modifyingTraits { $0.horizontalSizeClass = .regular }
    XCTAssertFalse(wide.hasDifferentColorAppearance(comparedTo: dark))
    XCTAssertEqual(
      UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.affectsColorAppearance },
      [true, true, true, true])
  }

  /// TRAIT-01: a custom trait needs a default, and has a name of its own.
  func test_TRAIT01_customTraits() async {
    let plain = UITraitCollection()
    XCTAssertEqual(plain.theme, .standard)
    let loud = plain.modifyingTraits { $0.theme = .loud }
    XCTAssertEqual(loud.theme, .loud)
    XCTAssertNotEqual(loud, plain)
    XCTAssertEqual("\(loud)", "<UITraitCollection: ThemeTrait loud>")
    XCTAssertTrue(loud.hasDifferentColorAppearance(comparedTo: plain))
    XCTAssertTrue(ThemeTrait.identifier.hasSuffix(".ThemeTrait"))
    XCTAssertEqual(loud.modifyingTraits { $0.theme = .standard }, plain)

    // A value that can't be compared differs from every value except the stored one.
    let closure = UITraitCollection { $0[ClosureTrait.self] = { 1 } }
    XCTAssertEqual(closure, closure.modifyingTraits { $0.displayScale = 0 })
    XCTAssertNotEqual(closure, UITraitCollection { $0[ClosureTrait.self] = { 1 } })
    XCTAssertEqual(closure[ClosureTrait.self](), 1)
  }

  /// TRAIT-01: each trait of the system has an initialiser, a property, and a mutable property.
  func test_TRAIT01_everySystemTrait() async {
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2.5),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(forceTouchCapability: .available), UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(displayGamut: .SRGB), UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(legibilityWeight: .bold),
      UITraitCollection(activeAppearance: .inactive),
    ])
    let copy = UITraitCollection { traits in
      traits.userInterfaceIdiom = all.userInterfaceIdiom
      traits.userInterfaceStyle = all.userInterfaceStyle
      traits.layoutDirection = all.layoutDirection
      traits.displayScale = all.displayScale
      traits.horizontalSizeClass = all.horizontalSizeClass
      traits.verticalSizeClass = all.verticalSizeClass
      traits.forceTouchCapability = all.forceTouchCapability
      traits.preferredContentSizeCategory = all.preferredContentSizeCategory
      traits.displayGamut = all.displayGamut
      traits.accessibilityContrast = all.accessibilityContrast
      traits.userInterfaceLevel = all.userInterfaceLevel
      traits.legibilityWeight = all.legibilityWeight
      traits.activeAppearance = all.activeAppearance
      XCTAssertEqual(traits.layoutDirection, .rightToLeft)
      XCTAssertEqual(traits.activeAppearance, .inactive)
    }
    XCTAssertEqual(copy, all)
    XCTAssertEqual(
      "\(all)",
      "<UITraitCollection: accessibilityContrast high, activeAppearance inactive, displayGamut SRGB, displayScale 2.5, "
        + "forceTouchCapability available, horizontalSizeClass regular, layoutDirection rightToLeft, legibilityWeight bold, "
        + "preferredContentSizeCategory XL, userInterfaceIdiom pad, userInterfaceLevel elevated, userInterfaceStyle dark, "
        + "verticalSizeClass compact>")
  }

  /// TRAIT-01: categories of text size have an order; five of them are accessibility categories.
  func test_TRAIT01_contentSizeCategories() async {
    XCTAssertLessThan(UIContentSizeCategory.large, .extraLarge)
    XCTAssertGreaterThan(UIContentSizeCategory.accessibilityMedium, .extraExtraExtraLarge)
    XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    XCTAssertFalse(UIContentSizeCategory.large.isAccessibilityCategory)
    XCTAssertEqual(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL"), .large)
  }

  /// TRAIT-06: overrides distinguish set traits from unset ones; `unspecified` is an override.
  func test_TRAIT06_overrides() async {
    await withTrace { _ in
      var overrides = UIView().traitOverrides
      XCTAssertFalse(overrides.contains(UITraitHorizontalSizeClass.self))
      overrides.horizontalSizeClass = .unspecified
      XCTAssertTrue(overrides.contains(UITraitHorizontalSizeClass.self))
      overrides.remove(UITraitHorizontalSizeClass.self)
      XCTAssertFalse(overrides.contains(UITraitHorizontalSizeClass.self))
      overrides.theme = .loud
      XCTAssertEqual(overrides.theme, .loud)
    }
  }
}

private enum Theme: Int { case standard, loud }

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let affectsColorAppearance = true
}

private struct ClosureTrait: UITraitDefinition {
  static var defaultValue: () -> Int { { 0 } }
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}
