import ControllerTree
import Foundation

/// The views of a button. They are made when they are needed. A class: a view that is added may run layout, which reads them.
@MainActor final class ButtonContents {
  /// The contents of a button in a state.
  struct Shown {
    let title: String?
    private(set) var attributedTitle: NSAttributedString?
    let subtitle: String?
    let attributedSubtitle: NSAttributedString?
    let image: UIImage?
    let color: UIColor
    /// The font of a configuration; `nil` for the label's own.
    let font: UIFont?
    let subtitleFont: UIFont

    var hasTitle: Bool { attributedTitle != nil || title?.isEmpty == false }

    /// The contents of the configuration where it has any, else those for the state.
    @MainActor init(of button: UIButton) {
      let configuration = button.configuration
      title = configuration?.title ?? button.currentTitle
      subtitle = configuration?.subtitle
      image = configuration?.image ?? button.currentImage
      color = configuration?.baseForegroundColor ?? button.currentTitleColor
      let traits = button.traitCollection
      font = configuration.map { .preferredFont(forTextStyle: $0.buttonSize.textStyle, compatibleWith: traits) }
      attributedTitle = button.currentAttributedTitle
      if let configuration, let font {
        attributedTitle = configuration.styledTitle(button.currentTitle, font: font, color: color)
      }
      subtitleFont = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      attributedSubtitle = configuration?.styledSubtitle(font: subtitleFont, color: color)
    }
  }

  /// The contents that the views show, which layout measures; a client's transformers make them once for both (TEXT-83).
  private var shown: Shown?
  private(set) var title: UILabel?
  /// The font of the title that the button's size is known to count with.
  private var measuredFont: UIFont?
  private(set) var subtitle: UILabel?
  private(set) var image: UIImageView?
  private var wheel: UIActivityIndicatorView?

  /// The contents of the present state.
  func shown(of button: UIButton) -> Shown {
    if let shown { return shown }
    let made = Shown(of: button)
    shown = made
    return made
  }

  func titleLabel(of button: UIButton) -> UILabel {
    if let title { return title }
    let label = UIButtonLabel()
    label.font = button.usualFont
    label.lineBreakMode = .byTruncatingMiddle
    title = label
    measuredFont = label.font
    button.addSubview(label)
    return label
  }

  /// Whether the title's label has got another font since the last call, or since the button has given it one.
  func takesNewFont() -> Bool {
    guard let title, title.font != measuredFont else { return false }
    measuredFont = title.font
    return true
  }

  func imageView(of button: UIButton) -> UIImageView {
    if let image { return image }
    let view = UIImageView(frame: .zero)
    image = view
    button.insertSubview(view, at: 0)
    return view
  }

  /// Gives the views the contents of the present state.
  func update(_ button: UIButton) {
    shown = nil
    let shown = shown(of: button)
    if shown.hasTitle || title != nil {
      let label = titleLabel(of: button)
      measuredFont = shown.font ?? label.font
      if let font = shown.font { label.font = font }
      if let text = shown.attributedTitle {
        label.attributedText = text
      } else {
        label.text = shown.title
        label.textColor = shown.color
      }
    }
    let isBusy = button.configuration?.showsActivityIndicator ?? false
    turnWheel(isBusy, in: button)
    if shown.image != nil || image != nil { imageView(of: button).image = isBusy ? nil : shown.image }
    if let text = shown.subtitle {
      let label = subtitle ?? UILabel()
      if subtitle == nil { button.addSubview(label) }
      subtitle = label
      label.font = shown.subtitleFont
      if let styled = shown.attributedSubtitle { label.attributedText = styled } else { label.text = text }
    } else {
      subtitle?.removeFromSuperview()
      subtitle = nil
    }
  }

  /// Shows a wheel in the place of the image (TEXT-33).
  private func turnWheel(_ isTurning: Bool, in button: UIButton) {
    guard isTurning else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    guard wheel == nil else { return }
    let made = UIActivityIndicatorView(style: .medium)
    made.startAnimating()
    wheel = made
    button.addSubview(made)
  }

  /// The layout while ``place(_:)`` asks the button for each rectangle, so that the title is measured once.
  private var layout: ButtonLayout?

  func layout(of button: UIButton) -> ButtonLayout { layout ?? ButtonLayout(of: button) }

  func place(_ button: UIButton) {
    layout = ButtonLayout(of: button)
    defer { layout = nil }
    let contentRect = button.contentRect(forBounds: button.bounds)
    if let title { title.frame = button.titleRect(forContentRect: contentRect) }
    if let image { image.frame = button.imageRect(forContentRect: contentRect) }
    if let wheel { wheel.frame = button.imageRect(forContentRect: contentRect) }
    if let subtitle { subtitle.frame = layout(of: button).rects(in: contentRect).subtitle }
  }
}

/// The label of a button's title. UIKit's has the same name.
private final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.titleLabelChanged()
  }
}
