import ControllerTree
import Foundation

/// Decides on a person's edits in a text view, and is told about them. Clients implement it.
///
///     begin    textViewShouldBeginEditing → textViewDidBeginEditing
///     type     textView(_:shouldChangeTextIn:replacementText:) → textViewDidChangeSelection → textViewDidChange
///     select   textViewDidChangeSelection
///     end      textViewShouldEndEditing → textViewDidEndEditing
///
/// Rules: TEXT-37, TEXT-38.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether `text` may replace `range`, in UTF-16 units. Called when a person types, never when a program changes the text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text was changed by typing.
  func textViewDidChange(_ textView: UITextView)
  /// The selection has changed, by a person or a program.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The edit menu of a part, in UTF-16 units; `nil` for the suggested actions. Rules: TEXT-61.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to open. Rules: ACT-78.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to close. Rules: ACT-78.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The action of a tap on a link or an attachment; `nil` for none. Called for ``UITextView/tapItem(at:)``. Rules: TEXT-41.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu of a link, an attachment or a tagged text; `nil` for none. Rules: ACT-80.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The menu of a text item is about to open. Rules: ACT-80.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// The menu of a text item is about to close. Rules: ACT-80.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  )
  /// Writing tools are about to change the text. Rules: ACT-79.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// Writing tools have changed the text. Rules: ACT-79.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// Whether a link may be opened. Rules: TEXT-41.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a tap on an attachment has an effect of the system's. Rules: TEXT-41.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns `nil`.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// Returns `defaultAction`.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// Returns a configuration with `defaultMenu`.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

extension UITextView {
  /// A border of a text view. Nothing is drawn.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None; with round corners.
    case none, roundedRect
  }
}

/// How a person uses a link or an attachment.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press.
  case presentActions = 1
  /// A firm press.
  case preview = 2
}

/// A link, an attachment or a tagged text in a text view.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The kinds of items.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A text with a tag (`NSAttributedString.Key.textItemTag`).
    case tag(String)
  }

  /// The item.
  public final let content: Content
  /// Its characters, in UTF-16 units.
  public final let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// The data that a text view finds by itself.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public let rawValue: UInt
  /// Kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = Self(rawValue: 1 << 1)
  /// Street addresses.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Numbers of parcels. Nothing finds them.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights. Nothing finds them.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Texts that could be looked up. Nothing finds them.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// Amounts of money. Nothing finds them.
  public static let money = Self(rawValue: 1 << 7)
  /// Measured values. Nothing finds them.
  public static let physicalValue = Self(rawValue: 1 << 8)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}
