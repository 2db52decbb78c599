import ControllerTree
import Foundation

/// The views of a button. They are made when they are needed. A class: a view that is added may run layout, which reads them.
@MainActor final class ButtonContents {
  /// The contents of a button in a state.
  struct Shown {
    var title: String?
    var attributedTitle: NSAttributedString?
    var subtitle: String?
    var attributedSubtitle: NSAttributedString?
    var image: UIImage?
    var color: UIColor
    /// The font of a configuration; `nil` for the label's own.
    var font: UIFont?

    var hasTitle: Bool { attributedTitle != nil || title?.isEmpty == false }
  }

  private(set) var title: UILabel?
  private(set) var subtitle: UILabel?
  private(set) var image: UIImageView?
  private var wheel: UIActivityIndicatorView?

  func titleLabel(of button: UIButton) -> UILabel {
    if let title { return title }
    let label = UILabel()
    label.font = button.usualFont
    label.lineBreakMode = .byTruncatingMiddle
    title = label
    button.addSubview(label)
    return label
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
    let shown = button.shown
    if shown.hasTitle || title != nil {
      let label = titleLabel(of: button)
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
      label.font = .preferredFont(forTextStyle: .footnote)
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

  func place(_ button: UIButton) {
    let contentRect = button.contentRect(forBounds: button.bounds)
    if let title { title.frame = button.titleRect(forContentRect: contentRect) }
    if let image { image.frame = button.imageRect(forContentRect: contentRect) }
    if let wheel { wheel.frame = button.imageRect(forContentRect: contentRect) }
    if let subtitle { subtitle.frame = ButtonLayout(of: button).rects(in: contentRect).subtitle }
  }
}
