import ControllerTree
import Foundation

extension UIWritingToolsCoordinator {
  /// What writing tools do.
  public enum State: Int, Hashable, Sendable {
    /// Nothing.
    case inactive
    /// They change texts without animations.
    case noninteractive
    /// They have changed texts in the view itself. Never here.
    case interactiveResting
    /// They change texts in the view itself. Never here.
    case interactiveStreaming
  }

  /// The texts for writing tools.
  public enum ContextScope: Int, Hashable, Sendable {
    /// The selected text; the whole text; the text that is seen.
    case userSelection, fullDocument, visibleArea
  }

  /// How a text is replaced.
  public enum TextReplacementReason: Int, Hashable, Sendable {
    /// With an animation; without one.
    case interactive, noninteractive
  }

  /// Why a text has changed otherwise.
  public enum TextUpdateReason: Int, Hashable, Sendable {
    /// By typing; by undoing or redoing.
    case typing, undoRedo
  }

  /// An animation of text.
  public enum TextAnimation: Int, Hashable, Sendable {
    /// Of text that is looked at; that goes; that comes.
    case anticipate, remove, insert
  }

  /// A text for writing tools. Rules: ACT-79.
  @preconcurrency @MainActor
  open class Context: NSObject {
    /// The text.
    public final let attributedString: NSAttributedString
    /// The part that may change, in UTF-16 units.
    public final let range: NSRange
    /// The part that may change, as far as it is in the text.
    open var resolvedRange: NSRange {
      let start = max(0, min(range.location, attributedString.length))
      return NSRange(location: start, length: max(0, min(range.length, attributedString.length - start)))
    }
    /// Identifies the text.
    public final let identifier = UUID()

    /// Makes a text.
    public init(attributedString: NSAttributedString, range: NSRange) {
      (self.attributedString, self.range) = (attributedString, range)
      super.init()
    }

    final var text: NSAttributedString { attributedString.attributedSubstring(from: resolvedRange) }
  }

  /// Animations beside those of writing tools. The library makes none, since it changes texts without animations.
  @preconcurrency @MainActor
  open class AnimationParameters: NSObject {
    /// In seconds.
    open var duration: CGFloat { 0 }
    /// In seconds.
    open var delay: CGFloat { 0 }
    /// Runs beside the animations. The library never reads it.
    open var progressHandler: ((Float) -> Void)?
    /// Runs at their end. The library never reads it.
    open var completionHandler: (() -> Void)?
  }
}

/// Has the text that writing tools change. Clients implement it. Of the methods, those for animations, marks and selections are never
/// called: texts are changed without them. Rules: ACT-79.
@preconcurrency @MainActor
public protocol UIWritingToolsCoordinatorDelegate: NSObjectProtocol {
  /// Asks for the texts of a scope.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsContextsFor scope: UIWritingToolsCoordinator.ContextScope,
    completion: @escaping @Sendable ([UIWritingToolsCoordinator.Context]) -> Void)
  /// A part of a text, in UTF-16 units, is to be replaced. `completion` gets the text that was put there, or `nil`.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange,
    in context: UIWritingToolsCoordinator.Context, proposedText replacementText: NSAttributedString,
    reason: UIWritingToolsCoordinator.TextReplacementReason,
    animationParameters: UIWritingToolsCoordinator.AnimationParameters?,
    completion: @escaping @Sendable (NSAttributedString?) -> Void)
  /// Parts are to be selected. Never called.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, select ranges: [NSValue],
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable () -> Void)
  /// Writing tools begin or end.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: UIWritingToolsCoordinator.State,
    completion: @escaping @Sendable () -> Void)
  /// Asks for a picture of a part. Never called.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsPreviewFor textAnimation: UIWritingToolsCoordinator.TextAnimation, of range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable (UITargetedPreview?) -> Void)
  /// A part is about to be animated. Never called.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    prepareFor textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable () -> Void)
  /// A part was animated. Never called.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    finish textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable () -> Void)
  /// Asks for the character at a point. Never called.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsRangeInContextWithIdentifierFor point: CGPoint,
    completion: @escaping @Sendable (NSRange, UUID) -> Void)
  /// Asks for the outlines of a part. Never called.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable ([UIBezierPath]) -> Void)
  /// Asks for the lines below a part. Never called.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable ([UIBezierPath]) -> Void)
  /// Asks for the parts of a part in one view each. Never called.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable ([NSValue]) -> Void)
  /// Asks for the view of marks. Never called.
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable (UIView) -> Void)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIWritingToolsCoordinatorDelegate {
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: UIWritingToolsCoordinator.State,
    completion: @escaping @Sendable () -> Void
  ) { completion() }
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsRangeInContextWithIdentifierFor point: CGPoint,
    completion: @escaping @Sendable (NSRange, UUID) -> Void
  ) {}
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable ([NSValue]) -> Void
  ) {}
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable (UIView) -> Void
  ) {}
}
