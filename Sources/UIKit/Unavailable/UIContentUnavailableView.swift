import ControllerTree
import Foundation

/// The view of a ``UIContentUnavailableConfiguration``. Its buttons are buttons, which can be tapped. Rules: TEXT-71.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// Makes a view with contents.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    apply()
  }

  /// Makes an empty view; the archive is not read.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  private var shown: UIContentUnavailableConfiguration

  /// What the view shows. One of another type is ignored. Rules: LIST-09.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration, newValue != shown else { return }
      shown = newValue
      apply()
    }
  }

  /// Whether contents that are too large scroll. The library never reads it.
  open var isScrollEnabled = true

  /// Image, texts and buttons, from the top, each with the space above it.
  private var parts: [(view: UIView, space: CGFloat)] = []

  private func apply() {
    for part in parts { part.view.removeFromSuperview() }
    parts = []
    directionalLayoutMargins = shown.directionalLayoutMargins
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.startAnimating()
      add(wheel, 0)
    } else if let image = shown.image {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      view.tintColor = shown.imageProperties.tintColor
      add(view, 0)
    }
    addText(shown.attributedText, shown.textProperties, shown.imageToTextPadding)
    addText(shown.secondaryAttributedText, shown.secondaryTextProperties, shown.textToSecondaryTextPadding)
    addButton(shown.button, shown.buttonProperties, shown.textToButtonPadding)
    addButton(shown.secondaryButton, shown.secondaryButtonProperties, shown.buttonToSecondaryButtonPadding)
    setNeedsLayout()
  }

  private func add(_ view: UIView, _ space: CGFloat) {
    parts.append((view, parts.isEmpty ? 0 : space))
    addSubview(view)
  }

  private func addText(
    _ text: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties, _ space: CGFloat
  ) {
    guard let text, text.length > 0 else { return }
    let label = UILabel()
    (label.font, label.textColor, label.numberOfLines) = (properties.font, properties.resolvedColor(), 0)
    label.text = text.string
    label.textAlignment = shown.alignment == .center ? .center : .natural
    add(label, space)
  }

  private func addButton(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, _ space: CGFloat
  ) {
    guard look.title != nil || look.image != nil else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    // The title is that of the look, not of the action.
    button.configuration = look
    (button.menu, button.isEnabled, button.role) = (properties.menu, properties.isEnabled, properties.role)
    add(button, space)
  }

  /// The sizes of the parts in a width, and the height of all.
  private func sizes(_ width: CGFloat) -> (parts: [CGSize], height: CGFloat) {
    var (sizes, height) = ([CGSize](), CGFloat(0))
    for part in parts {
      var size = part.view.sizeThatFits(CGSize(width: width, height: 0))
      size.width = min(size.width, width)
      sizes.append(size)
      height += part.space + size.height
    }
    return (sizes, height)
  }

  /// The size of the contents at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let room = size.width > 0 ? max(0, size.width - margins.leading - margins.trailing) : .greatestFiniteMagnitude
    let sizes = sizes(room)
    var width: CGFloat = 0
    for size in sizes.parts { width = max(width, size.width) }
    return CGSize(
      width: width + margins.leading + margins.trailing, height: sizes.height + margins.top + margins.bottom)
  }

  /// Places image, texts and buttons below each other in the middle of the height. Rules: TEXT-71.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let room = safeAreaLayoutGuide.layoutFrame.inset(
      by: UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
    let sizes = sizes(max(0, room.width))
    var y = room.midY - sizes.height / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (part, size) in zip(parts, sizes.parts) {
      y += part.space
      let edge = isMirrored ? room.maxX - size.width : room.minX
      let x = shown.alignment == .center ? room.midX - size.width / 2 : edge
      part.view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height
    }
  }
}
