import Foundation

// Protocols of the floor of views that controllers conform to.

extension UIViewController {
  /// What the next `init(overridden:)` passes on.
  private static var passedNib: (name: String?, bundle: Bundle?)

  package convenience init(overridden: Void) {
    let nib = Self.passedNib
    Self.passedNib = (nil, nil)
    self.init(nibName: nib.name, bundle: nib.bundle)
  }

  /// A controller of this very class, made by its `init(nibName:bundle:)`: see `OverriddenInitializers.swift`.
  @_silgen_name("$s14ControllerTree06UIViewA0C10overriddenACyt_tcfC")
  private class func makeOverridden() -> UIViewController

  /// A controller of this very class, made by its `init(nibName:bundle:)`.
  package class func makeOverridden(nibName: String?, bundle: Bundle?) -> UIViewController {
    passedNib = (nibName, bundle)
    return makeOverridden()
  }
}

extension ArchiveInitializable where Self: UIViewController {
  /// A controller that the class's own `init(nibName:bundle:)` has made.
  static func made(nibName: String? = nil, bundle: Bundle? = nil) -> Self {
    unsafeDowncast(makeOverridden(nibName: nibName, bundle: bundle), to: Self.self)
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
