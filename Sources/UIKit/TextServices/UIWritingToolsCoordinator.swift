import ControllerTree
import Foundation

/// Lets writing tools change the text of a view of the app's own. There are no writing tools here: a test acts for them and the person by
/// ``rewrite(_:by:)``. Rules: ACT-01, ACT-79.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
  /// The protocol of the delegate.
  public typealias Delegate = UIWritingToolsCoordinatorDelegate

  /// Whether there could be writing tools: a test can act for them.
  open class var isWritingToolsAvailable: Bool { true }
  /// Has the text. Not retained.
  open private(set) weak var delegate: (any UIWritingToolsCoordinator.Delegate)?
  /// Where effects are shown. Not retained. The library never reads it.
  open weak var effectContainerView: UIView?
  /// Where marks are shown. Not retained. The library never reads it.
  open weak var decorationContainerView: UIView?
  /// How far writing tools may change the text. Rules: ACT-79.
  open var preferredBehavior = UIWritingToolsBehavior.default
  /// How far they do: without animations, or not at all. Rules: ACT-79.
  open var behavior: UIWritingToolsBehavior { preferredBehavior == .none ? .none : .limited }
  /// The contents that new texts may have.
  open var preferredResultOptions: UIWritingToolsResultOptions = []
  /// The contents that new texts have: those that may be.
  open var resultOptions: UIWritingToolsResultOptions { preferredResultOptions }
  /// Whether the text contains the marks of its lists. The library never reads it.
  open var includesTextListMarkers = false
  /// What writing tools do now. Rules: ACT-79.
  open private(set) var state = State.inactive
  private var link = ViewLink()
  /// What is still to be rewritten.
  private var waiting: [Context] = []

  /// Makes a coordinator, which is added to the view as an interaction.
  public init(delegate: (any UIWritingToolsCoordinator.Delegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base stops writing tools.
  open func willMove(to view: UIView?) { stopWritingTools() }
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }

  /// Does nothing: writing tools keep no text that could differ.
  open func updateRange(
    _ range: NSRange, with replacementText: NSAttributedString, reason: TextUpdateReason,
    forContextWithIdentifier contextID: UUID
  ) {}
  /// Does nothing: nothing is shown.
  open func updateForReflowedTextInContextWithIdentifier(_ contextID: UUID) {}

  /// Stops writing tools; texts that are still to be rewritten stay. Rules: ACT-79.
  open func stopWritingTools() {
    waiting = []
    if state != .inactive { change(to: .inactive) {} }
  }

  /// A person has texts rewritten, in one event, without animations. Not in UIKit. Rules: ACT-79, TURN-06.
  /// - Parameters:
  ///   - scope: The texts.
  ///   - make: Makes a new text of an old one; `nil` for none.
  /// - Returns: Whether the delegate was asked for texts: `false` without view or delegate, while texts are rewritten, and if the view does
  ///   not permit it.
  @discardableResult
  @_disfavoredOverload
  public final func rewrite(
    _ scope: ContextScope, by make: @escaping @MainActor (NSAttributedString) -> NSAttributedString?
  ) -> Bool {
    guard let view, let delegate, behavior != .none, state == .inactive else { return false }
    return view.act("rewrite(_:by:)") {
      delegate.writingToolsCoordinator(self, requestsContextsFor: scope) { [weak self] contexts in
        Self.onMain { self?.begin(contexts, make) }
      }
      return true
    }
  }

  private func begin(_ contexts: [Context], _ make: @escaping @MainActor (NSAttributedString) -> NSAttributedString?) {
    guard !contexts.isEmpty, state == .inactive else { return }
    waiting = contexts
    change(to: .noninteractive) { [weak self] in self?.rewriteNext(make) }
  }

  private func rewriteNext(_ make: @escaping @MainActor (NSAttributedString) -> NSAttributedString?) {
    while !waiting.isEmpty {
      let context = waiting.removeFirst()
      guard let text = make(context.text) else { continue }
      delegate?.writingToolsCoordinator(
        self, replace: context.resolvedRange, in: context, proposedText: text, reason: .noninteractive,
        animationParameters: nil
      ) { [weak self] _ in Self.onMain { self?.rewriteNext(make) } }
      return
    }
    stopWritingTools()
  }

  /// The delegate is told, and the state changes when it is ready.
  private func change(to new: State, _ then: @escaping @MainActor () -> Void) {
    guard let delegate else {
      state = new
      return then()
    }
    delegate.writingToolsCoordinator(self, willChangeTo: new) { [weak self] in
      Self.onMain {
        self?.state = new
        then()
      }
    }
  }

  /// Completions may be called on any thread.
  private nonisolated static func onMain(_ body: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}
