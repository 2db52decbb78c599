import ControllerTree
import Foundation

/// Decides whether a text interaction may begin, and learns that it has. Clients implement it.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a touch on the text has an effect. Rules: TEXT-94.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// A touch is about to have an effect.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// A touch has had its effect.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Returns `true`.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The kinds of text interactions.
public enum UITextInteractionMode: Int, Hashable, Sendable {
  /// The text can be edited.
  case editable = 0
  /// The text can only be selected.
  case nonEditable = 1
}

/// Lets a finger move the caret and select words in a custom input. Rules: TEXT-94.
///
/// A tap brings the caret to the nearest position, if the text can be edited; a double tap selects the word. The input becomes first
/// responder before.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// Decides on touches. Not retained.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The input whose text is selected. Not retained.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// The kind of the interaction.
  public final let textInteractionMode: UITextInteractionMode
  private var link = ViewLink()
  private let taps: [UITapGestureRecognizer] = [1, 2].map {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = $0
    return tap
  }

  /// Makes an interaction of a kind.
  public convenience init(for mode: UITextInteractionMode) { self.init(mode) }

  private init(_ mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
    for tap in taps {
      let count = tap.numberOfTapsRequired
      tap.addHandler { [weak self] in self?.tapped($0, count: count) }
    }
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The recognizers of the interaction on its view.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { taps }

  /// The interaction is about to move: its recognizers leave the view.
  open func willMove(to view: UIView?) { for tap in taps { link.view?.removeGestureRecognizer(tap) } }
  /// The interaction has moved: its recognizers join the view.
  open func didMove(to view: UIView?) {
    link.view = view
    for tap in taps { view?.addGestureRecognizer(tap) }
  }

  private func tapped(_ tap: UIGestureRecognizer, count: Int) {
    guard let input = textInput else { return }
    let point = tap.location(in: input.textInputView)
    guard delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
    delegate?.interactionWillBegin(self)
    input.becomeFirstResponder()
    if let position = input.closestPosition(to: point) {
      if count > 1 {
        input.selectedTextRange = input.tokenizer.rangeAround(position, .word)
      } else if textInteractionMode == .editable {
        input.selectedTextRange = input.textRange(from: position, to: position)
      }
    }
    delegate?.interactionDidEnd(self)
  }
}
