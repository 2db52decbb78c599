import ControllerTree
import Foundation

/// Makes the controller of a menu's preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu; it gets the elements that the system would show.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The menu and the preview for a view, made when the menu opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// As the place decides.
    case automatic
    /// The first element is nearest to the finger.
    case priority
    /// From the top down.
    case fixed
  }

  /// Identifies what the menu is for.
  public final let identifier: any NSCopying
  /// The order of the elements. The library never reads it.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Which of several items has the preview. The library never reads it.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The count that a badge shows. The library never reads it.
  open var badgeCount = 0
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration.
  /// - Parameters:
  ///   - identifier: Identifies what the menu is for; if `nil`, a unique identifier is made.
  ///   - previewProvider: Makes the controller of the preview; `nil` for a picture of the view.
  ///   - actionProvider: Makes the menu; `nil` for none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, which its provider makes now; `nil` for none. Rules: ACT-02.
  /// - Parameter suggestedActions: What the provider gets: the elements that responders built. Rules: ACT-51.
  public final func makeMenu(suggestedActions: [UIMenuElement] = []) -> UIMenu? { actionProvider?(suggestedActions) }
  /// The controller of the preview, which its provider makes now; `nil` for a picture of the view. Rules: ACT-02.
  public final func makePreview() -> UIViewController? { previewProvider?() }
}
