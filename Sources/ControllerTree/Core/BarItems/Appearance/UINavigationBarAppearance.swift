import Foundation

/// The look of a navigation bar. Rules: BAR-01 to BAR-05.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  @MainActor private struct Values {
    var title: [NSAttributedString.Key: Any] = [:]
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var subtitle: [NSAttributedString.Key: Any] = [:]
    var largeSubtitle: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var backImage: UIImage?
    var backMask: UIImage?
    var plain = UIBarButtonItemAppearance(style: .plain)
    var done = UIBarButtonItemAppearance(style: .done)
    var back = UIBarButtonItemAppearance(style: .plain)
  }

  private final var values = Values()

  override func read(_ coder: NSCoder) {
    values.title = coder.attributes("ControllerTree.title") ?? [:]
    values.largeTitle = coder.attributes("ControllerTree.largeTitle") ?? [:]
    values.subtitle = coder.attributes("ControllerTree.subtitle") ?? [:]
    values.largeSubtitle = coder.attributes("ControllerTree.largeSubtitle") ?? [:]
    values.titleOffset = coder.offset("ControllerTree.titleOffset") ?? .zero
    values.backImage = coder.image("ControllerTree.backImage")
    values.backMask = coder.image("ControllerTree.backMask")
    values.plain = coder.object(UIBarButtonItemAppearance.self, "ControllerTree.plain") ?? values.plain
    values.done = coder.object(UIBarButtonItemAppearance.self, "ControllerTree.done") ?? values.done
    values.back = coder.object(UIBarButtonItemAppearance.self, "ControllerTree.back") ?? values.back
  }

  override func write(to coder: NSCoder) {
    coder.write(values.title, "ControllerTree.title")
    coder.write(values.largeTitle, "ControllerTree.largeTitle")
    coder.write(values.subtitle, "ControllerTree.subtitle")
    coder.write(values.largeSubtitle, "ControllerTree.largeSubtitle")
    coder.write(values.titleOffset, "ControllerTree.titleOffset")
    coder.write(values.backImage, "ControllerTree.backImage")
    coder.write(values.backMask, "ControllerTree.backMask")
    coder.write(values.plain, "ControllerTree.plain")
    coder.write(values.done, "ControllerTree.done")
    coder.write(values.back, "ControllerTree.back")
  }

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
  /// The attributes of the text below the title.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The attributes of the text below the large title.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.largeSubtitle }
    set { values.largeSubtitle = newValue }
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
