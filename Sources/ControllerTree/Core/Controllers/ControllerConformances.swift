import Foundation

// Protocols of the floor of views that controllers conform to.

extension ArchiveInitializable where Self: UIViewController {
  /// Makes a controller, in generic code.
  public init() {
    self = Self.made()
    initializerDidFinish()
  }

  /// Makes a controller, in generic code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self = Self.made()
    if nibNameOrNil != nil || nibBundleOrNil != nil {
      rareState.nibName = nibNameOrNil
      rareState.nibBundle = nibBundleOrNil
    }
    initializerDidFinish()
  }
}

extension UIViewController: ArchiveInitializable {}
extension UIViewController: UIFocusEnvironment {}
