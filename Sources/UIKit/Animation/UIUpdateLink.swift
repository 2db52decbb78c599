import ControllerTree
import Foundation

/// When an action of a link runs within a frame. Nothing runs between most of them: their order counts. Rules: VAL-70.
public struct UIUpdateActionPhase: Hashable, Sendable {
  /// The place in a frame.
  let order: Int
  private init(_ order: Int) { self.order = order }

  /// The steps of a frame, in their order.
  public static var afterUpdateScheduled: Self { Self(0) }
  public static var beforeEventDispatch: Self { Self(1) }
  public static var afterEventDispatch: Self { Self(2) }
  public static var beforeCADisplayLinkDispatch: Self { Self(3) }
  public static var afterCADisplayLinkDispatch: Self { Self(4) }
  public static var beforeCATransactionCommit: Self { Self(5) }
  public static var afterCATransactionCommit: Self { Self(6) }
  public static var beforeLowLatencyEventDispatch: Self { Self(7) }
  public static var afterLowLatencyEventDispatch: Self { Self(8) }
  public static var beforeLowLatencyCATransactionCommit: Self { Self(9) }
  public static var afterLowLatencyCATransactionCommit: Self { Self(10) }
  public static var afterUpdateComplete: Self { Self(11) }
}

/// The times of a frame, as those of `CACurrentMediaTime()`. Rules: VAL-70.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time that animations are computed for.
  public final let modelTime: TimeInterval
  /// When the frame has to be complete.
  public final let completionDeadlineTime: TimeInterval
  /// When the frame is about to be seen.
  public final let estimatedPresentationTime: TimeInterval
  /// Whether the frame is seen at once: no.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether events with little delay come in the frame: no.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether the frame has more animations than usual: no.
  open var isPerformingLowLatencyPhases: Bool { false }

  init(now: TimeInterval, next: TimeInterval) {
    (modelTime, completionDeadlineTime, estimatedPresentationTime) = (now, next, next)
    super.init()
  }

  /// The times of the frame that runs now; `nil` outside of the calls of a link.
  public static func current(for view: UIView) -> UIUpdateInfo? { UIUpdateLink.running }
  /// The times of the frame that runs now; `nil` outside of the calls of a link.
  public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { UIUpdateLink.running }
}

/// Runs actions in each frame of the screen, in virtual time. Frames come while the link is enabled and its view is in a window.
/// Rules: VAL-70.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  fileprivate static var running: UIUpdateInfo?

  private var actions: [(phase: UIUpdateActionPhase, run: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var link: CADisplayLink?

  /// Makes a link for the frames of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
  /// Makes a link for the frames of a scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }
  /// Makes a link that runs an action for the frames of a view.
  public convenience init(
    view: UIView, action: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: action)
  }
  /// Makes a link that runs an action for the frames of a scene.
  public convenience init(
    windowScene: UIWindowScene, action: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: action)
  }

  /// Adds an action for a step of a frame. Actions of a step run in the order in which they were added.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    let index = actions.firstIndex { $0.phase.order > phase.order } ?? actions.count
    actions.insert((phase, handler), at: index)
  }
  /// Adds an action that runs before the layers change.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Whether frames come: `false` at first. Rules: VAL-70.
  open var isEnabled = false {
    didSet { if isEnabled != oldValue { plan() } }
  }
  /// Whether frames come without animations and events, as they do here in any case. The library never reads it.
  open var requiresContinuousUpdates = false
  /// Whether events come with little delay. The library never reads it.
  open var wantsLowLatencyEventDispatch = false
  /// Whether frames are seen at once. The library never reads it.
  open var wantsImmediatePresentation = false
  /// The wanted range of frames per second. Rules: VAL-70.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }
  /// The times of the frame that runs now; `nil` outside of the actions.
  open var currentUpdateInfo: UIUpdateInfo? { Self.running }

  private func plan() {
    link?.invalidate()
    link = nil
    guard isEnabled else { return }
    let made = CADisplayLink { [weak self] link in
      if let self { frame(link) } else { link.invalidate() }
    }
    made.preferredFrameRateRange = preferredFrameRateRange
    made.add(to: .main, forMode: .common)
    link = made
  }

  private func frame(_ link: CADisplayLink) {
    guard scene != nil || view?.window != nil else { return }
    let outer = Self.running
    Self.running = UIUpdateInfo(now: link.timestamp, next: link.targetTimestamp)
    defer { Self.running = outer }
    for action in actions {
      if let info = Self.running, isEnabled { action.run(self, info) }
    }
  }
}
