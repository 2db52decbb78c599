import Foundation

/// Something to do with a previewed controller. Rules: ACT-66.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action of a previewed controller. Rules: ACT-66.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem, NSCopying {
  /// The look of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The usual one; with a tick; of an action that destroys something.
    case `default`, selected, destructive
  }

  /// The title.
  public final let title: String
  /// The look.
  public final let style: Style
  /// The code; gets the action and the previewed controller.
  public final let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action.
  public init(
    title: String, style: UIPreviewAction.Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
    super.init()
  }

  /// The action itself, as actions don't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Actions of a previewed controller that are shown together. Rules: ACT-66.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, NSCopying {
  /// The title.
  public final let title: String
  /// The look.
  public final let style: UIPreviewAction.Style
  /// The actions.
  public final let actions: [UIPreviewAction]

  /// Makes a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }

  /// The group itself, as groups don't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view whose parts a person can press to preview controllers. Rules: ACT-66.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the press. Nothing fails because of it.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Decides what is previewed. Not retained.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp while it is pressed, in its coordinates; its bounds before the delegate is asked.
  var sourceRect: CGRect { get set }
}

/// Decides what is previewed. Clients implement it. Rules: ACT-66.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller for a place of the view, in its coordinates; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The person has pressed harder: show the controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// What a controller gets for a view that is registered.
@MainActor final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let sourceView: UIView
  var sourceRect: CGRect
  private let client: UnretainedTarget

  init(_ client: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.client, sourceView, sourceRect) = (UnretainedTarget(client), view, view.bounds)
    super.init()
  }

  var delegate: any UIViewControllerPreviewingDelegate {
    client.object as? any UIViewControllerPreviewingDelegate ?? NobodyPreviews()
  }
}

/// Stands for a delegate that is gone.
@MainActor private final class NobodyPreviews: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {}
}

extension UIViewController {
  /// A person presses a registered view, in one event: the delegate of the view is asked for a controller. Rules: ACT-66, TURN-06.
  /// - Parameters:
  ///   - sourceView: The view, or one inside it.
  ///   - location: The place in the coordinates of `sourceView`.
  /// - Returns: The controller that is previewed; `nil` if no view around the place is registered here.
  @_disfavoredOverload
  public final func preview(from sourceView: UIView, at location: CGPoint) -> UIViewController? {
    guard let context = previewing(sourceView) else { return nil }
    return Stage.turn("preview(from:at:)", self, .event) {
      context.sourceRect = context.sourceView.bounds
      let place = context.sourceView.convert(location, from: sourceView)
      return context.delegate.previewingContext(context, viewControllerForLocation: place)
    }
  }

  /// A person presses harder, in one event: the delegate shows the previewed controller. Rules: ACT-66, TURN-06.
  @_disfavoredOverload
  public final func commitPreview(of controller: UIViewController, from sourceView: UIView) {
    guard let context = previewing(sourceView) else { return }
    Stage.turn("commitPreview(of:from:)", self, .event) {
      context.delegate.previewingContext(context, commit: controller)
    }
  }

  /// The registration of the view, or of the nearest view around it.
  private func previewing(_ view: UIView) -> PreviewingContext? {
    var current: UIView? = view
    while let candidate = current {
      for context in rare?.previewing ?? [] where context.sourceView === candidate { return context }
      current = candidate.superview
    }
    return nil
  }

  final func register(_ delegate: any UIViewControllerPreviewingDelegate, for view: UIView) -> PreviewingContext {
    let context = PreviewingContext(delegate, view)
    rareState.previewing.append(context)
    return context
  }

  final func unregister(_ context: any UIViewControllerPreviewing) {
    rare?.previewing.removeAll { $0 === context }
  }
}
