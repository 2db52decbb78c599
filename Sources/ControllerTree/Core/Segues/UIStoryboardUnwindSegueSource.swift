import Foundation

/// The request of an unwind segue, for the controllers that search for its destination. Only the library makes one. Rules: SEGUE-05.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  private let unwindSource: UIViewController
  private let action: Selector
  private let trigger: Any?
  /// The child through which each controller contains the source, as far as it was asked for.
  private lazy var pathChildren = UnwindPath.children(towards: unwindSource)

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    unwindSource = source
    action = unwindAction
    trigger = sender
    super.init()
  }

  /// The controller that performs the unwind segue.
  open var source: UIViewController { unwindSource }
  /// The name of the unwind action that the destination must have.
  open var unwindAction: Selector { action }
  /// The object that triggered the segue.
  open var sender: Any? { trigger }

  /// The child of `controller` that contains the source, also through presentations.
  /// - Complexity: O(1) on average; O(depth) for the first question.
  final func child(of controller: UIViewController) -> UIViewController? {
    guard let child = pathChildren[ObjectIdentifier(controller)], child.links.parent === controller else { return nil }
    return child
  }
}
