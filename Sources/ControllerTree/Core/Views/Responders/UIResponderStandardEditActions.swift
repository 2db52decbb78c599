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
}

extension UIResponder: UIResponderStandardEditActions {}

enum StandardEditActions {
  static let names: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:",
  ]
}
