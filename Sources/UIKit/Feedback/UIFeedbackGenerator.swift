import ControllerTree
import Foundation

/// Feedback that a person would feel. Nothing vibrates: a test reads ``given``. Rules: ACT-10.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  private var link = ViewLink()

  /// Makes a generator.
  public override init() { super.init() }

  /// Makes a generator for a view, of which it becomes an interaction.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view of a generator that is an interaction.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }

  /// Does nothing: feedback needs no preparation here.
  open func prepare() {}

  /// The feedback that was given on this stage, in order: `impact(medium)`, `selection`, `notification(error)`. Rules: ACT-10.
  public static var given: [String] { FeedbackRecord.current.given }

  final func give(_ text: String) { FeedbackRecord.current.given.append(text) }
}

/// The feedback of a stage.
@MainActor private final class FeedbackRecord {
  var given: [String] = []
  static var current: FeedbackRecord { Stage.current.part(FeedbackRecord.self) { FeedbackRecord() } }
}

/// Feedback of something that hits something else. Rules: ACT-10.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small, middle and large things; things that give way, and that do not.
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Makes a generator of middle strength.
  public override init() {
    style = .medium
    super.init()
  }
  /// Makes a generator of a strength.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// Makes a generator of a strength for a view.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Gives feedback.
  open func impactOccurred() { give("impact(\(style))") }
  /// Gives feedback with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { give("impact(\(style), \(Double(intensity)))") }
  /// Gives feedback at a place.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Gives feedback with an intensity at a place.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback of a selection that changes. Rules: ACT-10.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback.
  open func selectionChanged() { give("selection") }
  /// Gives feedback at a place.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback of something that has ended. Rules: ACT-10.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well; in a way to look at; not well.
    case success, warning, error
  }

  /// Gives feedback.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    give("notification(\(notificationType))")
  }
  /// Gives feedback at a place.
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
  ) { notificationOccurred(notificationType) }
}

/// Feedback of something that moves to another place on a canvas. Rules: ACT-10.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// A thing lies in line with another one.
  open func alignmentOccurred(at location: CGPoint) { give("alignment") }
  /// A path is closed.
  open func pathCompleted(at location: CGPoint) { give("pathCompleted") }
}
