import ControllerTree
import Foundation

/// A bar that shows how far something has come. Rules: TEXT-20.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The place of a progress view.
  public enum Style: Int, Hashable, Sendable {
    /// Anywhere.
    case `default`
    /// In a bar.
    case bar
  }

  /// Makes a progress view of a style, 150 points wide.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
    progressViewStyle = style
  }

  /// Makes a progress view at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    standOut(on: [.vertical])
  }

  /// Makes a progress view with an empty frame; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standOut(on: [.vertical])
  }

  /// The place of the progress view.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// From 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  private var storedProgress: Float = 0 {
    didSet { if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "progress", from: oldValue) } }
  }

  /// Sets the progress. Nothing is drawn, so the change takes no time. A number that is NaN has no effect.
  open func setProgress(_ progress: Float, animated: Bool) {
    if !progress.isNaN { storedProgress = min(max(progress, 0), 1) }
  }

  /// The colour of the finished part. The library never reads it.
  open var progressTintColor: UIColor?
  /// The colour of the rest. The library never reads it.
  open var trackTintColor: UIColor?
  /// The image of the finished part. The library never reads it.
  open var progressImage: UIImage?
  /// The image of the rest. The library never reads it.
  open var trackImage: UIImage?
  /// The progress that the view would follow. The library never reads it.
  open var observedProgress: Progress?

  /// 4 points high, 2.5 in a bar, without a width. Rules: TEXT-20.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  /// As wide as `size`, and as high as its content. Rules: TEXT-20.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
