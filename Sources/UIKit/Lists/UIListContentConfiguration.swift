import ControllerTree
import Foundation

/// A text, a second text and an image: the content of a cell, a header or a footer. Rules: LIST-08 to LIST-10.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// What a configuration is for.
  private enum Kind: Hashable { case cell, header }
  private let kind: Kind

  private init(
    _ kind: Kind = .cell, text: UIFont.TextStyle = .body, secondary: UIFont.TextStyle = .subheadline,
    color: UIColor = .label, margins: (vertical: CGFloat, horizontal: CGFloat) = (11, 16)
  ) {
    self.kind = kind
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.vertical, leading: margins.horizontal, bottom: margins.vertical, trailing: margins.horizontal)
  }

  /// A cell with a text.
  public static func cell() -> Self { Self() }
  /// A cell with a second text below the first.
  public static func subtitleCell() -> Self { Self(secondary: .caption1) }
  /// A cell with a second text beside the first.
  public static func valueCell() -> Self {
    var configuration = Self(secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// A header of a list.
  public static func header() -> Self { plainHeader() }
  /// A footer of a list.
  public static func footer() -> Self { plainFooter() }
  /// A header of a plain list.
  public static func plainHeader() -> Self { Self(.header, text: .headline, margins: (6, 16)) }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { Self(.header, text: .footnote, color: .secondaryLabel, margins: (6, 16)) }
  /// A header of a grouped list.
  public static func groupedHeader() -> Self {
    Self(.header, text: .footnote, color: .secondaryLabel, margins: (6, 16))
  }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self {
    Self(.header, text: .footnote, color: .secondaryLabel, margins: (6, 16))
  }
  /// A header of an inset grouped list that stands out.
  public static func prominentInsetGroupedHeader() -> Self { Self(.header, text: .headline, margins: (6, 16)) }
  /// A header of an inset grouped list that stands out more.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.header, text: .title3, margins: (6, 16)) }
  /// A cell of a sidebar.
  public static func sidebarCell() -> Self { Self() }
  /// A cell of a sidebar with a second text below the first.
  public static func sidebarSubtitleCell() -> Self { Self() }
  /// A cell of a sidebar beside another list.
  public static func accompaniedSidebarCell() -> Self { Self() }
  /// A cell of a sidebar beside another list, with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { Self(.header, text: .headline) }

  /// A view of labels and an image.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state: texts of a cell that a person can't use are lighter, unless a colour was set.
  public func updated(for state: any UIConfigurationState) -> Self {
    var updated = self
    let isDisabled = CommonConfigurationState(state).isDisabled
    updated.textProperties.isDisabled = isDisabled
    updated.secondaryTextProperties.isDisabled = isDisabled
    return updated
  }

  // MARK: Contents

  /// The image.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The text; setting it removes ``attributedText``.
  public var text: String? {
    get { attributedText?.string ?? plainText }
    set { (plainText, attributedText) = (newValue, nil) }
  }
  private var plainText: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The second text; setting it removes ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { secondaryAttributedText?.string ?? plainSecondaryText }
    set { (plainSecondaryText, secondaryAttributedText) = (newValue, nil) }
  }
  private var plainSecondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties

  // MARK: Layout, in points

  /// The axes on which margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The space around the contents.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts stand beside each other if both fit in one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How opaque the contents are. The content view has it as its `alpha`.
  public var alpha: CGFloat = 1

  /// The least height of the contents with their margins.
  var leastHeight: CGFloat {
    switch kind {
    case .cell: 44
    case .header: 0
    }
  }
}
