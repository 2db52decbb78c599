import ControllerTree
import Foundation

/// How far the current page of a page control is. Rules: VAL-86.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Chooses how far a page is at first. Not retained. Rules: VAL-86.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// How far the page is, from 0 to 1. Setting it tells the delegate. Rules: VAL-86.
  open var currentProgress: Float = 0 {
    didSet {
      let clamped = currentProgress.isNaN ? 0 : min(max(currentProgress, 0), 1)
      if clamped != currentProgress { currentProgress = clamped }
    }
  }
  /// Whether the progress is shown: while it belongs to a page control.
  open var isProgressVisible: Bool { control != nil }
  fileprivate(set) final weak var control: UIPageControl?

  /// Makes a progress at its beginning.
  public override init() { super.init() }

  fileprivate func pageChanged() {
    currentProgress =
      control.flatMap { delegate?.pageControlProgress(self, initialProgressForPage: $0.currentPage) } ?? 0
  }
}

/// Chooses how far pages are. Clients implement it. Rules: VAL-86.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// How far a page is when it becomes the current one.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Whether the progress is shown has changed.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Decides on the end of a page's time. Clients implement it. Rules: VAL-86.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Whether the next page follows.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  /// The progress has changed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  /// Returns `true`.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}

/// A progress that grows with virtual time, and turns to the next page at its end. Rules: VAL-86.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The time of a page, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?

  /// Makes a progress whose timer does not run.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Whether the timer runs.
  open var isRunning: Bool { link != nil }
  /// Lets the timer run. Rules: VAL-86.
  open func resumeTimer() {
    guard link == nil else { return }
    let made = CADisplayLink { [weak self] link in
      if let self { grow(by: link.targetTimestamp - link.timestamp) } else { link.invalidate() }
    }
    made.add(to: .main, forMode: .common)
    link = made
  }
  /// Stops the timer.
  open func pauseTimer() {
    link?.invalidate()
    link = nil
  }

  /// Sets the time of one page, in seconds; one that is not above 0 counts as ``preferredDuration``.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration > 0 ? duration : nil }
  /// The time of one page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  private func grow(by time: TimeInterval) {
    guard let control, control.numberOfPages > 0 else { return }
    let whole = duration(forPage: control.currentPage)
    let part = currentProgress + Float(whole > 0 ? time / whole : 1)
    currentProgress = part
    let delegate = delegate as? any UIPageControlTimerProgressDelegate
    delegate?.pageControlTimerProgressDidChange(self)
    // Frames are fractions that don't add up to 1 exactly.
    guard part > 0.999 else { return }
    let isLast = control.currentPage + 1 == control.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let page = isLast ? 0 : control.currentPage + 1
    guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true else { return pauseTimer() }
    control.currentPage = page
    pageChanged()
    control.sendActions(for: .valueChanged)
  }
}

@MainActor private final class PageProgress: KeptBeside {
  var progress: UIPageControlProgress?
}

extension UIPageControl {
  /// How far the current page is; `nil` for no progress. Rules: VAL-86.
  public var progress: UIPageControlProgress? {
    get { PageProgress.of(self)?.progress }
    set {
      let kept = PageProgress.made(for: self)
      guard kept.progress !== newValue else { return }
      let old = kept.progress
      kept.progress = newValue
      old?.control = nil
      newValue?.control = self
      newValue?.pageChanged()
      for changed in [old, newValue] {
        if let changed { changed.delegate?.pageControlProgressVisibilityDidChange(changed) }
      }
    }
  }
}
