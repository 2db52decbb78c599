import Foundation

/// A view beside the tab bar of a ``UITabBarController``: above the bar, or in its row while the bar is minimised. Rules: TAB-62.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// Where an accessory is.
  public enum Environment: Int, Hashable, Sendable {
    /// Not known.
    case unspecified
    /// Not beside a tab bar.
    case none
    /// Above the bar.
    case regular
    /// In the row of the bar.
    case inline
  }

  /// The view.
  public final let contentView: UIView
  /// The place of the view, which has the trait for it.
  final let place = UIView()

  /// Makes an accessory.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
    contentView.frame = place.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(contentView)
  }
}

/// Where a view in an accessory of a tab bar is. Rules: TAB-62.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Outside of accessories.
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UITraitCollection {
  /// Where a view in an accessory of a tab bar is. Rules: TAB-62.
  public final var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

extension UIMutableTraits {
  /// Where a view in an accessory of a tab bar is. Rules: TAB-62.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}
