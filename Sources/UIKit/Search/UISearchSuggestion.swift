import ControllerTree
import Foundation

/// A suggestion for a search. Rules: SEARCH-11.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The suggestion's text.
  var localizedSuggestion: String? { get }
  /// The suggestion's text with attributes.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text below.
  var localizedDescription: String? { get }
  /// The picture beside the text.
  var iconImage: UIImage? { get }
  /// What the suggestion means to the app.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// `nil`.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// `nil`.
  public var localizedDescription: String? { nil }
  /// `nil`.
  public var iconImage: UIImage? { nil }
  /// `nil`; setting it has no effect.
  public var representedObject: Any? {
    get { nil }
    set {}
  }
}

/// A suggestion that has what it needs. Rules: SEARCH-11.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text with attributes.
  public final let localizedAttributedSuggestion: NSAttributedString?
  /// The text below.
  public final let localizedDescription: String?
  /// The picture beside the text.
  public final let iconImage: UIImage?
  /// What the suggestion means to the app. The library never reads it.
  open var representedObject: Any?

  /// A suggestion with a text.
  public convenience init(localizedSuggestion: String) {
    self.init(localizedSuggestion: localizedSuggestion, localizedDescription: nil, iconImage: nil)
  }

  /// A suggestion with a text, another one below, and a picture.
  public convenience init(
    localizedSuggestion: String, localizedDescription: String?, iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion),
      localizedDescription: localizedDescription, iconImage: iconImage)
  }

  /// A suggestion with a text that has attributes, another one below, and a picture.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }

  /// The text.
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
}

extension UISearchToken: UISearchSuggestion {
  /// The token's text.
  public var localizedSuggestion: String? { text }
  /// The token's picture.
  public var iconImage: UIImage? { icon }
}
