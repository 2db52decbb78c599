import ControllerTree
import Foundation

/// A view whose font can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of a text style follows the user's text size. Rules: TEXT-09.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// An object whose image grows with the largest text sizes, if the client wants it.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows with the largest text sizes. The library never reads it.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// A view of the library whose font follows the user's text size while the client wants it. Rules: TEXT-09.
@MainActor protocol FollowingTextSize: UIView, UIContentSizeCategoryAdjusting {
  /// The font that was set; `nil` for the usual one.
  var fontOfTextSize: UIFont? { get }
  /// Sets the font as a client does.
  func setFont(_ font: UIFont)
  var textSizeRegistration: (any UITraitChangeRegistration)? { get set }
}

extension FollowingTextSize {
  /// Begins or ends to follow the text size, as ``UIContentSizeCategoryAdjusting/adjustsFontForContentSizeCategory`` tells.
  func followTextSize() {
    if adjustsFontForContentSizeCategory {
      guard textSizeRegistration == nil else { return }
      textSizeRegistration = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in
        view.takeTextSize()
      }
      takeTextSize()
    } else if let registration = textSizeRegistration {
      unregisterForTraitChanges(registration)
      textSizeRegistration = nil
    }
  }

  private func takeTextSize() {
    if let font = fontOfTextSize?.following(traitCollection) { setFont(font) }
  }
}

extension UILabel: FollowingTextSize {
  var fontOfTextSize: UIFont? { givenFont }
  func setFont(_ font: UIFont) { self.font = font }
}

extension UITextField: FollowingTextSize {
  var fontOfTextSize: UIFont? { givenFont }
  func setFont(_ font: UIFont) { self.font = font }
  package func followsTextSizeChanged() { followTextSize() }
}

extension UITextView: FollowingTextSize {
  var fontOfTextSize: UIFont? { font }
  func setFont(_ font: UIFont) { self.font = font }
}

extension UIFont {
  /// The font of a text style in the text size of `traits`; `nil` if it has no style, or that size already.
  func following(_ traits: UITraitCollection) -> UIFont? {
    guard let style = face.textStyle else { return nil }
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    return size == pointSize ? nil : withSize(size)
  }
}
