import Foundation

// Protocols of the floor of views that controllers conform to.

extension ArchiveInitializable where Self: UIViewController {
  /// A controller that the class's own `init(nibName:bundle:)` has made.
  static func made(nibName: String? = nil, bundle: Bundle? = nil) -> Self {
    let system = SystemInitialization(name: nibName, bundle: bundle)
    return unsafeDowncast((self as UIResponder.Type).init(madeBy: system), to: Self.self)
  }

  /// A controller of a class that is known only at run time, made by the class's own `init(nibName:bundle:)`: `type.initialized()` of a
  /// `UIViewController.Type`. The plugin `UIKitSources` writes it for `type.init()`, which would make a `UIViewController`. Rules: LOAD-20.
  public static func initialized(nibName: String? = nil, bundle: Bundle? = nil) -> Self {
    made(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller, in generic code.
  public init() { self = Self.made() }

  /// Makes a controller, in generic code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self = Self.made(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
}

extension UIViewController: ArchiveInitializable {}
extension UIViewController: UIFocusEnvironment {}
extension UIViewController: NSExtensionRequestHandling {}
