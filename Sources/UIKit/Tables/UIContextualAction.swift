import ControllerTree
import Foundation

/// An action that a swipe over a row opens. A person's choice is ``UITableView/chooseSwipeAction(_:)``. Rules: LIST-27.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does with its row.
  public enum Style: Int, Hashable, Sendable {
    /// The row stays.
    case normal
    /// The row goes.
    case destructive
  }

  /// Called when a person chooses the action.
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceView: The view of the action; here the row's cell.
  ///   - completionHandler: Call it with `true` when the action was performed: the actions are closed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Makes an action.
  @preconcurrency @MainActor public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// What the action does with its row.
  public let style: Style
  /// Called when a person chooses the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The colour behind the title. The library never reads it.
  open var backgroundColor: UIColor!
  /// The image. The library never reads it.
  open var image: UIImage?
}

/// The actions that a swipe over a row opens. Rules: LIST-27.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Makes a configuration.
  @preconcurrency @MainActor public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
