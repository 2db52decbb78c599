import Foundation

/// The actions of an edit menu. `UIResponder` has them all as methods that do nothing, and performs none of them: a class that overrides
/// one also answers `true` in `canPerformAction(_:withSender:)`. Rules: RESP-20.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies and removes what is selected.
  func cut(_ sender: Any?)
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Takes what was copied.
  func paste(_ sender: Any?)
  /// Takes what was copied, in the style around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Takes an address and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Takes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what was touched.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes what is selected.
  func delete(_ sender: Any?)
  /// Makes what is selected bold, or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected italic, or not.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected, or not.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is selected bigger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
  /// Lets texts run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets texts run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Changes the attributes of what is selected.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponder: UIResponderStandardEditActions {}

enum StandardEditActions {
  static let names: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "select:", "selectAll:",
    "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
  ]
}
