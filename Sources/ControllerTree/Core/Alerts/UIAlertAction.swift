import Foundation

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meaning of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// Leaves everything as it is. An alert has at most one such action.
    case cancel
    /// Deletes or changes data.
    case destructive
  }

  /// The action's title.
  open private(set) var title: String?
  /// The action's meaning.
  open private(set) var style = UIAlertAction.Style.default
  /// Whether the user can choose the action.
  open var isEnabled = true
  /// A name for tests. The library never reads it.
  open var accessibilityIdentifier: String?
  private var handler: ((UIAlertAction) -> Void)?
  final var nameNumber: Int32 = 0

  /// Makes an action without a title, which does nothing.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an action.
  /// - Parameters:
  ///   - title: The action's title.
  ///   - style: The action's meaning.
  ///   - handler: Runs after the user has chosen the action and the alert is dismissed.
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  final func runHandler() { handler?(self) }
}

extension UIAlertAction: Nameable {
  var nameTitle: String? { title }
}

extension UIAlertAction: UIAccessibilityIdentification {}
