import ControllerTree
import Foundation

/// The pointer above a view. A person's acts are ``hover(at:modifiers:)`` and ``leave()``. Rules: ACT-01, ACT-67.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Chooses regions and the pointer's look. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer changes above the view. Rules: ACT-67.
  open var isEnabled = true
  private var link = ViewLink()
  /// The region in which the pointer is, and its look there.
  private var present: (region: UIPointerRegion, style: UIPointerStyle?)?

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) {
    link.view = view
    present = nil
  }
  /// The look is another one: the delegate is asked for it again, if the pointer is in a region. Rules: ACT-67.
  open func invalidate() {
    guard let region = present?.region else { return }
    present = (region, delegate?.pointerInteraction(self, styleFor: region))
  }

  /// The look of the pointer where it is; `nil` for the usual one. Rules: ACT-67.
  public final var currentStyle: UIPointerStyle? { present?.style }

  /// A person moves the pointer to a place of the view, in one event: the delegate is asked for the region, told what the pointer leaves
  /// and enters, and asked for the look. Rules: ACT-67.
  /// - Parameters:
  ///   - location: The place in the view's coordinates.
  ///   - modifiers: The keys that are pressed.
  /// - Returns: Whether the pointer is in a region.
  @discardableResult
  @_disfavoredOverload
  public final func hover(at location: CGPoint, modifiers: UIKeyModifierFlags = []) -> Bool {
    guard isEnabled, let view else { return false }
    return view.act("hover(at:modifiers:)") {
      let whole = UIPointerRegion(rect: view.bounds)
      let request = UIPointerRegionRequest(location, modifiers)
      let usual = view.bounds.contains(location) ? whole : nil
      let region = delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? usual
      move(to: region)
      return region != nil
    }
  }

  /// A person moves the pointer away from the view, in one event. Rules: ACT-67.
  @_disfavoredOverload
  public final func leave() {
    guard let view else { return }
    _ = view.act("leave()") {
      move(to: nil)
      return true
    }
  }

  private func move(to region: UIPointerRegion?) {
    guard region != present?.region else { return }
    let animator = PointerAnimator()
    if let old = present?.region { delegate?.pointerInteraction(self, willExit: old, animator: animator) }
    present = nil
    if let region {
      delegate?.pointerInteraction(self, willEnter: region, animator: animator)
      present = (region, delegate?.pointerInteraction(self, styleFor: region))
    }
    animator.run()
  }
}

/// Chooses regions and the look of the pointer. Clients implement it. Rules: ACT-67.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a place; `nil` for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look in a region; `nil` for the usual one.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer is about to enter a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer is about to leave a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the whole view if the pointer is in it.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    defaultRegion.rect.contains(request.location) ? defaultRegion : nil
  }
  /// Returns `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}
