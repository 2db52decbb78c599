import ControllerTree
import Foundation

/// Writing with a pencil in a text input. A person's act is ``write(_:at:)``. Rules: ACT-01, TEXT-95.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Decides whether writing begins. Not retained.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether a person is writing.
  open private(set) var isHandlingWriting = false
  /// Whether a person has written with a pencil lately: no.
  open class var isPencilInputExpected: Bool { false }
  private var link = ViewLink()

  /// Makes an interaction.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }

  /// A person writes a text on the view with a pencil, in one event; the text is typed in the view, if it is an input, after it became first
  /// responder. Not in UIKit. Rules: TEXT-95, TURN-06.
  /// - Parameters:
  ///   - text: What is written.
  ///   - location: Where, in points of the view.
  /// - Returns: Whether the delegate allowed it.
  @discardableResult
  @_disfavoredOverload
  public final func write(_ text: String, at location: CGPoint) -> Bool {
    guard let view else { return false }
    return view.act("write(_:at:)") {
      guard delegate?.scribbleInteraction(self, shouldBeginAt: location) ?? true else { return false }
      isHandlingWriting = true
      delegate?.scribbleInteractionWillBeginWriting(self)
      if let input = view as? any UIResponder & UITextInput, input.becomeFirstResponder() { input.insertText(text) }
      isHandlingWriting = false
      delegate?.scribbleInteractionDidFinishWriting(self)
      return true
    }
  }
}

/// Decides whether a person can write with a pencil, and is told about it. Clients implement it.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether writing may begin at a place. Rules: TEXT-95.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Whether the input becomes first responder only after a pause. The library never asks.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Writing begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Writing has ended.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns `true`.
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    true
  }
  /// Returns `false`.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
