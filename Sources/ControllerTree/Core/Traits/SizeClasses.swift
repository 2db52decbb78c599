import Foundation

/// The size classes of a rectangle in both directions: the limits between compact and regular.
///
///     width    regular from 668 pt: wider than the widest phone with compact width in landscape (667), narrower than the
///              narrowest column with regular width on a tablet (678)
///     height   regular from 500 pt: every phone is lower in landscape (440 at most) and higher in portrait (568 at least)
struct SizeClasses: Hashable, Sendable {
  /// The size classes of the default screen: an upright phone.
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
