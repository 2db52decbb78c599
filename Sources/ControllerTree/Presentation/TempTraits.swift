import Foundation

/// How much room a rectangle has.
struct SizeClasses: Hashable, Sendable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(of size: CGSize) {
    horizontal = size.width < 668 ? .compact : .regular
    vertical = size.height < 500 ? .compact : .regular
  }
}

/// What an environment is like.
public class UITraitCollection: NSObject {
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  init(_ classes: SizeClasses) {
    horizontalSizeClass = classes.horizontal
    verticalSizeClass = classes.vertical
  }
}

extension UIView {
  /// What the view's surroundings are like.
  public final var traitCollection: UITraitCollection {
    UITraitCollection(SizeClasses(of: links.window?.bounds.size ?? UIScreen.main.bounds.size))
  }
}

extension UIViewController {
  /// What the controller's surroundings are like.
  public final var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UITraitCollection(SizeClasses(of: UIScreen.main.bounds.size))
  }
}
