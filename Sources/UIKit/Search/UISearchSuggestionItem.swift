import ControllerTree
import Foundation

/// A search that is suggested, with a text, a description and a picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text.
  public final let localizedSuggestion: String?
  /// The description for assistive technologies.
  public final let localizedDescription: String?
  /// The picture.
  public final let iconImage: UIImage?
  /// What the suggestion means to the app.
  open var representedObject: Any?

  /// Makes a suggestion.
  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}

/// The delegate of a search field. Clients implement it.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// The token as an item to copy. The library never asks.
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
    -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// Returns an item without data.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
}
