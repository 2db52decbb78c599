import ControllerTree
import Foundation

/// The view of a ``UIListContentConfiguration``: an image, a text and a second text. Rules: LIST-09, LIST-10.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// Makes a view with a content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    apply()
  }

  /// Makes an empty view; the archive is not read.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    apply()
  }

  private var shown: UIListContentConfiguration
  private(set) final var imageView: UIImageView?
  private(set) final var textLabel: UILabel?
  private(set) final var secondaryTextLabel: UILabel?

  /// What the view shows. One of another type is ignored. Rules: LIST-09.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration, newValue != shown else { return }
      shown = newValue
      apply()
    }
  }

  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// The place of the text; `nil` without a text.
  open var textLayoutGuide: UILayoutGuide? { guide(of: textLabel) }
  /// The place of the second text; `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondaryTextLabel) }
  /// The place of the image; `nil` without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(of: imageView) }

  /// A guide with the edges of a view, made on first use.
  private func guide(of view: UIView?) -> UILayoutGuide? {
    guard let view else { return nil }
    if let made = guides[ObjectIdentifier(view)] { return made }
    let guide = UILayoutGuide()
    guides[ObjectIdentifier(view)] = guide
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  private func apply() {
    alpha = shown.alpha
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins == .both
    if let image = shown.image {
      let view = imageView ?? made(UIImageView())
      imageView = view
      view.image = image
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      view.tintColor = shown.imageProperties.tintColor
    } else {
      remove(imageView)
      imageView = nil
    }
    textLabel = label(textLabel, shown.text, shown.attributedText, shown.textProperties)
    secondaryTextLabel = label(
      secondaryTextLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    setHeightForWidth { [weak self] width in self?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0 }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func made<View: UIView>(_ view: View) -> View {
    addSubview(view)
    return view
  }

  private func remove(_ view: UIView?) {
    guard let view else { return }
    if let guide = guides.removeValue(forKey: ObjectIdentifier(view)) { removeLayoutGuide(guide) }
    view.removeFromSuperview()
  }

  private func label(
    _ present: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard let text, !text.isEmpty else {
      remove(present)
      return nil
    }
    let label = present ?? made(UILabel())
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.textAlignment
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed { label.attributedText = attributed } else { label.text = properties.transform.apply(text) }
    return label
  }

  // MARK: Layout

  private func arrangement(_ width: CGFloat) -> ListContentArrangement {
    let margins = directionalLayoutMargins
    return ListContentArrangement(
      shown, image: imageView, text: textLabel, secondary: secondaryTextLabel,
      width: width - margins.leading - margins.trailing, scale: traitCollection.displayScale)
  }

  /// The size of the contents in one line. Rules: LIST-10.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The size of the contents at the width of `size`; in one line if that is 0. Rules: LIST-10.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = directionalLayoutMargins
    let contents = arrangement(size.width > 0 ? size.width : .infinity).size
    return CGSize(
      width: contents.width + margins.leading + margins.trailing,
      height: max(contents.height + margins.top + margins.bottom, shown.leastHeight))
  }

  /// The size of the contents at the width of `targetSize`. Rules: LIST-10.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = sizeThatFits(horizontalFittingPriority == .required ? targetSize : .zero)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }

  /// Places the image at the leading edge, and the texts beside it, in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = directionalLayoutMargins
    let arrangement = arrangement(bounds.width)
    let top = max(margins.top, (bounds.height - arrangement.size.height) / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ frame: CGRect) {
      var frame = frame.offsetBy(dx: margins.leading, dy: top)
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view?.frame = frame
    }
    place(imageView, arrangement.image)
    place(textLabel, arrangement.text)
    place(secondaryTextLabel, arrangement.secondary)
  }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate var textAlignment: NSTextAlignment {
    switch alignment {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func apply(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
