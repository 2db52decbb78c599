import ControllerTree
import Foundation

/// A wheel that turns while something is being done. Rules: TEXT-20, TEXT-24.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Hashable, Sendable {
    /// Large and white, until iOS 13.
    case whiteLarge = 0
    /// Small and white, until iOS 13.
    case white = 1
    /// Small and gray, until iOS 13.
    case gray = 2
    /// Small.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// Makes a wheel of a style, as large as its content.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    prepare()
  }

  /// Makes a small wheel.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Makes a small wheel; the archive is not read.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    prepare()
  }

  private func prepare() {
    standOut(on: [.horizontal, .vertical])
    isHidden = true
  }

  /// The size of the wheel.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the view is hidden while the wheel stands still. Rules: TEXT-24.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The colour of the wheel. The library never reads it.
  open var color: UIColor!
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// The wheel begins to turn, and the view appears. Rules: TEXT-24.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// The wheel stops, and the view is hidden if ``hidesWhenStopped``. Rules: TEXT-24.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private static func size(of style: Style) -> CGSize {
    switch style {
    case .whiteLarge, .large: CGSize(width: 37, height: 37)
    case .white, .gray, .medium: CGSize(width: 20, height: 20)
    }
  }

  /// 20 × 20 points, or 37 × 37. Rules: TEXT-20.
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  /// 20 × 20 points, or 37 × 37. Rules: TEXT-20.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }
}
