import ControllerTree
import Foundation

/// An action of a swipe over a row, in the form that `UIContextualAction` has replaced. Rules: LIST-27.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// What an action does with its row.
  public enum Style: Int, Hashable, Sendable {
    /// The row goes.
    case destructive
    /// The row stays.
    case normal

    /// The former name of `destructive`.
    public static let `default` = Style.destructive
  }

  /// Makes an action without a title, which does nothing.
  @preconcurrency @MainActor
  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// Makes an action.
  /// - Parameters:
  ///   - style: What the action does with its row.
  ///   - title: The title.
  ///   - handler: Called when a person chooses the action.
  @preconcurrency @MainActor
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// What the action does with its row.
  public let style: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  /// The title.
  open var title: String?
  /// The colour behind the title. The library never reads it.
  open var backgroundColor: UIColor?
  /// The effect behind the title. The library never reads it.
  open var backgroundEffect: UIVisualEffect?

  /// An action with the same values and handler. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
    return copy
  }

  /// The action in its present form. It leaves the actions open, as the former one does.
  final func contextual(in table: UITableView) -> UIContextualAction {
    let target = UnretainedTarget(table)
    return UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [self] _, view, _ in
      guard let table = target.object as? UITableView, let cell = view as? UITableViewCell,
        let path = table.indexPath(for: cell)
      else { return }
      handler(self, path)
    }
  }
}
