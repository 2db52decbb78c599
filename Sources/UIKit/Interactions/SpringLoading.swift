import ControllerTree
import Foundation

/// What a view looks like while something is held above it. Nothing is drawn. Rules: LIST-38.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// Nothing is above the view.
  case inactive = 0
  /// Something is held above it.
  case possible = 1
  /// It is about to spring open.
  case activating = 2
  /// It springs open.
  case activated = 3
}

/// What is held above a view, and where. Rules: LIST-38.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// What the view looks like.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view with the effect. The library never reads it.
  var targetView: UIView? { get set }
  /// A part of the view that is no view itself. The library never reads it.
  var targetItem: Any? { get set }
  /// The place, in a view's coordinates; in those of the window for `nil`.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a view springs open. Clients implement it. Rules: LIST-38.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether the view may spring open.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Nothing is held above the view any more. The default does nothing.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view springs open. Clients implement it. Rules: LIST-38.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Something that springs open when something is held above it. Rules: LIST-38.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}

/// What is held above a view of the library, and where.
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?
  /// In the window's coordinates.
  private let place: CGPoint

  /// - Parameter view: The view that may spring open; the finger is in its middle.
  init(above view: UIView) {
    targetView = view
    place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
}

/// A view that springs open when something is dragged above it. ``activate()`` is a person's act. Rules: LIST-38.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Decides whether the view springs open; `nil` if it always does.
  open private(set) var interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// Shows that the view springs open; `nil` for the usual look, which is not drawn.
  open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?
  private var link = ViewLink()
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes an interaction.
  /// - Parameters:
  ///   - interactionBehavior: Decides whether the view springs open; `nil` if it always does.
  ///   - interactionEffect: Shows that the view springs open; `nil` for the usual look.
  ///   - handler: Runs when the view springs open.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    (self.interactionBehavior, self.interactionEffect, self.handler) = (interactionBehavior, interactionEffect, handler)
    super.init()
  }

  /// Makes an interaction with the code that runs when the view springs open.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }

  /// A person holds something above the view until it springs open, in one event. Rules: LIST-38.
  /// - Returns: Whether the view sprang open.
  @discardableResult
  open func activate() -> Bool {
    guard let view else { return false }
    return view.act("activate()") {
      let context = SpringLoadingContext(above: view)
      defer { interactionBehavior?.interactionDidFinish(self) }
      guard interactionBehavior?.shouldAllow(self, with: context) ?? true else { return false }
      for state in [UISpringLoadedInteractionEffectState.possible, .activating, .activated] { show(state, context) }
      handler(self, context)
      show(.inactive, context)
      return true
    }
  }

  private func show(_ state: UISpringLoadedInteractionEffectState, _ context: SpringLoadingContext) {
    context.state = state
    interactionEffect?.interaction(self, didChangeWith: context)
  }
}
