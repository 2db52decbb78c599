import ControllerTree
import Foundation

/// The look of a navigation bar. Rules: BAR-01 to BAR-05.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  @MainActor private struct Values {
    var title: [NSAttributedString.Key: Any] = [:]
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var backImage: UIImage?
    var backMask: UIImage?
    var plain = UIBarButtonItemAppearance(style: .plain)
    var done = UIBarButtonItemAppearance(style: .done)
    var back = UIBarButtonItemAppearance(style: .plain)
  }

  private final var values = Values()

  override func take(_ other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    values = other.values
    (values.plain, values.done, values.back) = (values.plain.copied, values.done.copied, values.back.copied)
  }

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.title }
    set { values.title = newValue }
  }
  /// Where the title is moved to.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset }
    set { values.titleOffset = newValue }
  }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.largeTitle }
    set { values.largeTitle = newValue }
  }
  /// The look of plain buttons; a copy of what is set.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { values.plain }
    set { values.plain = newValue.copied }
  }
  /// The look of buttons that complete a task; a copy of what is set.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { values.done }
    set { values.done = newValue.copied }
  }
  /// The look of the most likely button: ``doneButtonAppearance``.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The look of the back button; a copy of what is set.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { values.back }
    set { values.back = newValue.copied }
  }
  /// The picture of the back button.
  open var backIndicatorImage: UIImage? { values.backImage }
  /// The mask of the back button's picture during transitions.
  open var backIndicatorTransitionMaskImage: UIImage? { values.backMask }

  /// Sets the picture of the back button and its mask; without one of them, neither counts.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    values.backImage = isWhole ? backIndicatorImage : nil
    values.backMask = isWhole ? backIndicatorTransitionMaskImage : nil
  }
}

/// The look of a toolbar. Rules: BAR-01 to BAR-03.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private final var buttons = (
    plain: UIBarButtonItemAppearance(style: .plain), done: UIBarButtonItemAppearance(style: .done)
  )

  override func take(_ other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttons = (other.buttons.plain.copied, other.buttons.done.copied)
  }

  /// The look of plain buttons; a copy of what is set.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue.copied }
  }
  /// The look of buttons that complete a task; a copy of what is set.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue.copied }
  }
}

/// The look of a tab bar. Rules: BAR-01 to BAR-03.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  @MainActor private struct Values {
    var stacked = UITabBarItemAppearance(style: .stacked)
    var inline = UITabBarItemAppearance(style: .inline)
    var compactInline = UITabBarItemAppearance(style: .compactInline)
    var tint: UIColor?
    var image: UIImage?
    var positioning = UITabBar.ItemPositioning.automatic
    var (width, spacing): (CGFloat, CGFloat) = (0, 0)
  }

  private final var values = Values()

  override func take(_ other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    values = other.values
    (values.stacked, values.inline) = (values.stacked.copied, values.inline.copied)
    values.compactInline = values.compactInline.copied
  }

  /// The look of tabs with the title below the icon; a copy of what is set.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { values.stacked }
    set { values.stacked = newValue.copied }
  }
  /// The look of tabs with the title beside the icon; a copy of what is set.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { values.inline }
    set { values.inline = newValue.copied }
  }
  /// The look of tabs with the title beside a smaller icon; a copy of what is set.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { values.compactInline }
    set { values.compactInline = newValue.copied }
  }
  /// The colour of the picture behind the selected tab.
  open var selectionIndicatorTintColor: UIColor? {
    get { values.tint }
    set { values.tint = newValue }
  }
  /// The picture behind the selected tab.
  open var selectionIndicatorImage: UIImage? {
    get { values.image }
    set { values.image = newValue }
  }
  /// How stacked tabs are spread.
  open var stackedItemPositioning: UITabBar.ItemPositioning {
    get { values.positioning }
    set { values.positioning = newValue }
  }
  /// The width of stacked tabs, in points; 0 for their natural width.
  open var stackedItemWidth: CGFloat {
    get { values.width }
    set { values.width = newValue }
  }
  /// The distance between stacked tabs, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat {
    get { values.spacing }
    set { values.spacing = newValue }
  }
}

extension UITabBar {
  /// How tabs are spread over the bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// Over the whole bar in compact width, else in the middle.
    case automatic = 0
    /// Over the whole bar.
    case fill
    /// In the middle.
    case centered
  }
}
