import ControllerTree
import Foundation

/// What a screen shows while it has no content: an image, two texts and two buttons. Rules: TEXT-70, TEXT-71.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The place of image, texts and buttons.
  public enum Alignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the leading edge.
    case natural
  }

  /// The look of the image.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  /// The look of a text.
  public typealias TextProperties = UIListContentConfiguration.TextProperties

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// The action of a tap; `nil` for none.
    public var primaryAction: UIAction?
    /// The menu of the button; `nil` for none.
    public var menu: UIMenu?
    /// Whether the button can be used.
    public var isEnabled = true
    /// The role of the button.
    public var role = UIButton.Role.normal
  }

  private enum Kind: Hashable {
    case empty, loading, search
  }
  private let kind: Kind
  /// Whether a wheel turns in the place of the image.
  var isLoading: Bool { kind == .loading }
  /// Whether the text follows that of a search.
  private var followsSearch = false

  private init(_ kind: Kind) { self.kind = kind }

  /// A configuration without contents.
  public static func empty() -> Self { Self(.empty) }

  /// A wheel that turns above a text.
  public static func loading() -> Self {
    var configuration = Self(.loading)
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return configuration
  }

  /// No results of a search. In a controller, the text names what is searched for. Rules: TEXT-71.
  public static func search() -> Self {
    var configuration = Self(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.followsSearch = true
    return configuration
  }

  // MARK: Contents

  /// The image.
  public var image: UIImage?
  /// The look of the image. Nothing is drawn; sizes count.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String? {
    get { attributedText?.string }
    set {
      attributedText = newValue.map { NSAttributedString(string: $0) }
      followsSearch = false
    }
  }
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
  /// The text below.
  public var secondaryText: String? {
    get { secondaryAttributedText?.string }
    set { secondaryAttributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text below, with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the text below.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The look of the first button, which is there if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the first button does.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button, which is there if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()

  // MARK: Layout, in points

  /// The place of image, texts and buttons.
  public var alignment = Alignment.center
  /// Axes on which the view keeps the margins of its superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The space around the contents.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The space between image and text.
  public var imageToTextPadding: CGFloat = 10
  /// The space between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between texts and buttons.
  public var textToButtonPadding: CGFloat = 16
  /// The space between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background. Nothing is drawn.
  public var background = UIBackgroundConfiguration.clear()

  /// Makes a view with the contents.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state: that of a search names the text. Rules: TEXT-71.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard followsSearch, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty else {
      return self
    }
    var updated = self
    updated.text = "No Results for “\(text)”"
    updated.followsSearch = true
    return updated
  }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {
  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key.rawValue] }
    set { custom[key.rawValue] = newValue }
  }
}
