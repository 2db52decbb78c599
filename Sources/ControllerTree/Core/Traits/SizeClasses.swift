import Foundation

/// The size classes of a rectangle in both directions: the limits between compact and regular.
///
///     width    regular from 668 pt, which is narrower than the narrowest column with regular width on a tablet (678); below a
///              height of 414 pt regular from 896 pt: phones are compact up to 874×402, and regular from 736×414 and 896×414
///     height   regular from 500 pt: every phone is lower in landscape (440 at most) and higher in portrait (568 at least)
///
/// Rules: TRAIT-18.
struct SizeClasses: Hashable, Sendable {
  /// The size classes of the default screen: an upright phone.
  static let standard = SizeClasses(of: CGSize(width: 393, height: 852))
  static let regularWidth: CGFloat = 668
  static let regularHeight: CGFloat = 500
  /// The height of the smallest large phone in landscape.
  private static let largePhoneHeight: CGFloat = 414
  /// The least width that is regular at any height.
  private static let largePhoneWidth: CGFloat = 896

  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(of size: CGSize) {
    let regularWidth = size.height < Self.largePhoneHeight ? Self.largePhoneWidth : Self.regularWidth
    horizontal = size.width < regularWidth ? .compact : .regular
    vertical = size.height < Self.regularHeight ? .compact : .regular
  }
}

extension TraitValues {
  /// The traits that follow from the size of a screen or window.
  init(_ classes: SizeClasses) {
    set(classes.horizontal, for: UITraitHorizontalSizeClass.self)
    set(classes.vertical, for: UITraitVerticalSizeClass.self)
  }
}

extension UITraitCollection {
  /// The traits of the default screen: an upright phone, light, at scale 3.
  static let standard = UITraitCollection(device(size: CGSize(width: 393, height: 852), scale: 3))

  /// The traits of a screen with unchanged settings. A screen that is wide in both orientations is a tablet's.
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
