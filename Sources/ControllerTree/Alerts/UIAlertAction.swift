import Foundation

/// What a person can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What choosing an action means.
  public enum Style: Int, Hashable, Sendable {
    /// What the title says.
    case `default` = 0
    /// Nothing changes. An alert has at most one such action.
    case cancel
    /// Something is lost.
    case destructive
  }

  /// What the action is called.
  open private(set) var title: String?
  /// What choosing the action means.
  open private(set) var style = UIAlertAction.Style.default
  /// Whether a person can choose the action.
  open var isEnabled = true
  private var handler: ((UIAlertAction) -> Void)?
  final var nameNumber: Int32 = 0

  /// Makes an action without a title, which does nothing.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an action.
  /// - Parameters:
  ///   - title: What it is called.
  ///   - style: What choosing it means.
  ///   - handler: Runs when a person has chosen it and the alert is gone.
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
