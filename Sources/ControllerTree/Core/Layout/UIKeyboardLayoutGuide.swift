import Foundation

/// The area that the keyboard covers, in a view's coordinates. While it is hidden the guide covers what is below the safe area.
/// Rules: AL-14.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  override var nearEdges: NSDirectionalRectEdge { [.bottom] }

  /// Whether the guide follows an undocked keyboard. The library never reads it: its keyboard is docked.
  open var followsUndockedKeyboard = false
  /// Whether the guide reaches up to the safe area while the keyboard is hidden; otherwise it has no height then.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue, let view = owningView { LayoutEngine.inputsChanged(of: view) } }
  }
  /// The distance above the keyboard at which a drag dismisses it. The library never reads it.
  open var keyboardDismissPadding: CGFloat = 0
}
