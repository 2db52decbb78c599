import Foundation

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

  override func read(_ coder: NSCoder) {
    values.stacked = coder.object(UITabBarItemAppearance.self, "ControllerTree.stacked") ?? values.stacked
    values.inline = coder.object(UITabBarItemAppearance.self, "ControllerTree.inline") ?? values.inline
    values.compactInline = coder.object(UITabBarItemAppearance.self, "ControllerTree.compact") ?? values.compactInline
    values.tint = coder.color("ControllerTree.tint")
    values.image = coder.image("ControllerTree.selection")
    let positioning = coder.whole("ControllerTree.positioning").flatMap { UITabBar.ItemPositioning(rawValue: $0) }
    values.positioning = positioning ?? .automatic
    values.width = CGFloat(coder.number("ControllerTree.width") ?? 0)
    values.spacing = CGFloat(coder.number("ControllerTree.spacing") ?? 0)
  }

  override func write(to coder: NSCoder) {
    coder.write(values.stacked, "ControllerTree.stacked")
    coder.write(values.inline, "ControllerTree.inline")
    coder.write(values.compactInline, "ControllerTree.compact")
    coder.write(values.tint, "ControllerTree.tint")
    coder.write(values.image, "ControllerTree.selection")
    coder.write(values.positioning.rawValue, "ControllerTree.positioning")
    coder.write(Double(values.width), "ControllerTree.width")
    coder.write(Double(values.spacing), "ControllerTree.spacing")
  }

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
