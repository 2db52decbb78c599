import ControllerTree
import Foundation

/// What a text view keeps for the formatting controller.
@MainActor private final class TextFormatting: KeptBeside {
  var configuration: UITextFormattingViewController.Configuration?
}

extension UITextView {
  /// The choices that a formatting controller offers for the text: the usual ones until others are set, which are copied. The library never
  /// reads it: a controller is presented by the app.
  public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { TextFormatting.of(self).map(\.configuration) ?? UITextFormattingViewController.Configuration() }
    set { TextFormatting.made(for: self).configuration = newValue?.copied }
  }
}
