import ControllerTree
import Foundation

/// The background of a cell, a header, a footer or a button. Nothing is drawn: all values are stored, and the colour follows the
/// state. Rules: LIST-08.
public struct UIBackgroundConfiguration: Hashable {
  /// Which colours a background has by itself.
  private enum Kind: Hashable {
    case plain, clear, plainCell, groupedCell, header, sidebarCell
  }
  private let kind: Kind
  /// The colour that was set; not one that follows the state.
  private var ownColor: UIColor??
  private var isMarked = false

  private init(_ kind: Kind) { self.kind = kind }

  /// A background in the usual colours.
  public init() { self.init(.plain) }

  /// No background.
  public static func clear() -> Self { Self(.clear) }
  /// That of a cell; of a plain list, unless a list updates it.
  public static func listCell() -> Self { Self(.plainCell) }
  /// That of a cell of a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// That of a cell of a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// That of a cell of a sidebar.
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }
  /// That of a cell of a sidebar beside another list.
  public static func listAccompaniedSidebarCell() -> Self { Self(.sidebarCell) }
  /// That of a header.
  public static func listHeader() -> Self { Self(.header) }
  /// That of a footer.
  public static func listFooter() -> Self { Self(.clear) }
  /// That of a header or a footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.header) }
  /// That of a header or a footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// That of a header of a sidebar.
  public static func listSidebarHeader() -> Self { Self(.clear) }

  /// The configuration for a state: its colour changes with selection and highlight, unless a colour was set.
  public func updated(for state: any UIConfigurationState) -> Self {
    let common = CommonConfigurationState(state)
    var updated = self
    updated.isMarked = common.isSelected || common.isHighlighted
    return updated
  }

  /// The colour; `nil` for the tint colour. One that is set stays in every state.
  public var backgroundColor: UIColor? {
    get {
      if let ownColor { return ownColor }
      return switch kind {
      case .plain: nil
      case .clear: .clear
      case .plainCell: isMarked ? .systemGray4 : .systemBackground
      case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebarCell: isMarked ? .systemGray4 : .clear
      case .header: .systemBackground
      }
    }
    set { ownColor = .some(newValue) }
  }
  /// Changes the colour when it is used.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The colour that is used.
  /// - Parameter tintColor: The tint colour of the view.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The view behind the contents.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The space around the background, in points. The library never reads it.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the space of the layout margins is added to ``backgroundInsets``. The library never reads it.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The effect behind the colour. The library never reads it.
  public var visualEffect: UIVisualEffect?
  /// The image.
  public var image: UIImage?
  /// How the image is resized.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// Changes the colour of the border when it is used.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The colour of the border that is used.
  /// - Parameter tintColor: The tint colour of the view.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the border lies outside, in points. The library never reads it.
  public var strokeOutset: CGFloat = 0
}
