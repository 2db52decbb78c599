import Foundation

// The initialisers for generic code and for `Self`; see ``ArchiveInitializable``.

extension UIBarItem: ArchiveInitializable {}

extension ArchiveInitializable where Self: UIBarButtonItem {
  /// An item that the class's own `init()` has made.
  static func made() -> Self {
    unsafeDowncast((self as UIBarItem.Type).init(madeBy: SystemInitialization()), to: Self.self)
  }

  /// Makes a button that shows a view.
  public init(customView: UIView) {
    self = Self.made()
    self.customView = customView
  }

  /// Makes a button with a title. The target is not retained.
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self = Self.made()
    self.title = title
    take(style, target, action)
  }

  /// Makes a button with a picture. The target is not retained.
  public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self = Self.made()
    self.image = image
    take(style, target, action)
  }

  /// Makes one of the system's buttons. The target is not retained.
  public init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self = Self.made()
    self.systemItem = systemItem
    take(.plain, target, action)
  }

  /// Makes a button that performs an action.
  public init(primaryAction: UIAction?) {
    self = Self.made()
    self.primaryAction = primaryAction
  }

  /// Makes one of the system's buttons.
  public init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil) {
    self = Self.made()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Makes a button; `title` and `image` replace those of the action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self = Self.made()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }
}
