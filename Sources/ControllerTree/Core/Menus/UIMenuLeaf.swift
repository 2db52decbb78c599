import Foundation

/// An element of a menu that a person can choose: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The element's title.
  var title: String { get set }
  /// The element's picture.
  var image: UIImage? { get set }
  /// The picture while the element is ticked.
  var selectedImage: UIImage? { get set }
  /// The element's title in a list of shortcuts.
  var discoverabilityTitle: String? { get set }
  /// The element's attributes. Rules: ACT-54.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether the element is ticked.
  var state: UIMenuElement.State { get set }
  /// The object that performs the element, meanwhile.
  var sender: Any? { get }
  /// The view or the item of a bar that performs the element, meanwhile: a popover can point to it.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Performs the element: runs its handler, or calls the method of its selector.
  /// - Parameters:
  ///   - sender: The object that performs it.
  ///   - target: The object with the method; if it is `nil`, the first one of the responder chain that can perform it.
  func performWithSender(_ sender: Any?, target: Any?)
}
