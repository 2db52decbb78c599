import Foundation

extension UIBarButtonItem {
  /// A small sign at the edge of a bar button: a number, a text, or nothing. Nothing is drawn. Rules: BAR-71.
  public struct Badge: Hashable {
    /// The text; `nil` for a badge without content.
    public let stringValue: String?
    /// The colour behind the text; `nil` for the system's.
    public var backgroundColor: UIColor?
    /// The colour of the text; `nil` for the system's.
    public var foregroundColor: UIColor?
    /// The font of the text; `nil` for the system's.
    public var font: UIFont?

    private init(_ text: String?) { stringValue = text }

    /// A badge with a number, in decimal digits. Rules: BAR-71.
    @preconcurrency @MainActor public static func count(_ count: Int) -> Badge { Badge(String(count)) }
    /// A badge with a text.
    @preconcurrency @MainActor public static func string(_ string: String) -> Badge { Badge(string) }
    /// A badge without content.
    @preconcurrency @MainActor public static func indicator() -> Badge { Badge(nil) }
  }

  /// The sign at the button's edge; `nil` for none. UIKit declares it beside the class, so it can't be overridden. Rules: BAR-71.
  public final var badge: Badge? {
    get { choices?.badge }
    set { madeChoices.badge = newValue }
  }
}

/// The values that few bar buttons have. A button has one of these once a value was set.
@MainActor final class BarButtonChoices {
  var badge: UIBarButtonItem.Badge?
  var identifier: String?
  var hidesSharedBackground = false
  var sharesBackground = true
}

extension UIBarButtonItem {
  /// Made on first use.
  final var madeChoices: BarButtonChoices {
    if let choices { return choices }
    let made = BarButtonChoices()
    choices = made
    return made
  }
}
