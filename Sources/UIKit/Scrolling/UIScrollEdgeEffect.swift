import ControllerTree
import Foundation

/// How content looks under a bar at an edge of a scroll view. Nothing is drawn. Rules: VAL-42.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// How content fades.
  public struct Style: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, hard, soft }
    private let kind: Kind

    /// As the system decides.
    public static var automatic: Style { Style(kind: .automatic) }
    /// With an edge.
    public static var hard: Style { Style(kind: .hard) }
    /// Softly.
    public static var soft: Style { Style(kind: .soft) }
  }

  /// How content fades. The library never reads it.
  open var style = Style.automatic
  /// Whether content does not fade. The library never reads it.
  open var isHidden = false

  override init() { super.init() }
}

@MainActor private final class EdgeEffects: KeptBeside {
  let (top, left, bottom, right) = (
    UIScrollEdgeEffect(), UIScrollEdgeEffect(), UIScrollEdgeEffect(), UIScrollEdgeEffect()
  )
}

extension UIScrollView {
  /// The effect at the top; it is always the same object.
  public var topEdgeEffect: UIScrollEdgeEffect { EdgeEffects.made(for: self).top }
  /// The effect at the left edge; it is always the same object.
  public var leftEdgeEffect: UIScrollEdgeEffect { EdgeEffects.made(for: self).left }
  /// The effect at the bottom; it is always the same object.
  public var bottomEdgeEffect: UIScrollEdgeEffect { EdgeEffects.made(for: self).bottom }
  /// The effect at the right edge; it is always the same object.
  public var rightEdgeEffect: UIScrollEdgeEffect { EdgeEffects.made(for: self).right }
}

/// Makes a view above a scroll view part of the effect at one of its edges. Nothing is drawn. Rules: ACT-01.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  private var link = ViewLink()
  /// The scroll view. Not retained. The library never reads it.
  open weak var scrollView: UIScrollView?
  /// The edge: the top by default. The library never reads it.
  open var edge = UIRectEdge.top

  /// Makes an interaction without a scroll view.
  public override init() { super.init() }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }
}
