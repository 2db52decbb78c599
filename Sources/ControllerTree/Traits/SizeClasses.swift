import Foundation

/// How much room a rectangle has, in both directions: where compact ends and regular begins.
///
///     width    regular from 668 pt: wider than the widest phone with compact width on its side (667), narrower than the
///              narrowest column that a tablet calls regular (678)
///     height   regular from 500 pt: every phone is lower on its side (440 at most) and higher upright (568 at least)
struct SizeClasses: Hashable, Sendable {
  /// The default screen's: a phone, upright.
  static let standard = SizeClasses(of: CGSize(width: 393, height: 852))
  static let regularWidth: CGFloat = 668
  static let regularHeight: CGFloat = 500

  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(of size: CGSize) {
    horizontal = size.width < Self.regularWidth ? .compact : .regular
    vertical = size.height < Self.regularHeight ? .compact : .regular
  }
}

extension TraitValues {
  /// What the size of a screen or window says.
  init(_ classes: SizeClasses) {
    set(classes.horizontal, for: UITraitHorizontalSizeClass.self)
    set(classes.vertical, for: UITraitVerticalSizeClass.self)
  }
}

extension UITraitCollection {
  /// What the default screen gives: a phone, upright, light, at scale 3.
  static let standard = UITraitCollection(device(size: CGSize(width: 393, height: 852), scale: 3))

  /// What a screen says before anybody has changed a setting. A screen that is wide either way round is a tablet's.
  static func device(size: CGSize, scale: CGFloat) -> TraitValues {
    var values = TraitValues(SizeClasses(of: size))
    let isPad = min(size.width, size.height) >= SizeClasses.regularWidth
    values.set(isPad ? .pad : .phone, for: UITraitUserInterfaceIdiom.self)
    values.set(.light, for: UITraitUserInterfaceStyle.self)
    values.set(.leftToRight, for: UITraitLayoutDirection.self)
    values.set(scale, for: UITraitDisplayScale.self)
    values.set(.unavailable, for: UITraitForceTouchCapability.self)
    values.set(.large, for: UITraitPreferredContentSizeCategory.self)
    values.set(.P3, for: UITraitDisplayGamut.self)
    values.set(.normal, for: UITraitAccessibilityContrast.self)
    values.set(.base, for: UITraitUserInterfaceLevel.self)
    values.set(.regular, for: UITraitLegibilityWeight.self)
    values.set(.active, for: UITraitActiveAppearance.self)
    return values
  }
}
