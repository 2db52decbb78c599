import Foundation

extension ContainerConformance {
  /// A callback from which a child runs an action.
  public enum Callback: String, Hashable, Sendable, Codable, CaseIterable {
    /// `viewWillAppear(_:)`.
    case viewWillAppear
    /// `viewIsAppearing(_:)`.
    case viewIsAppearing
    /// `didMove(toParent:)`, with a parent.
    case didMove
    /// `viewDidAppear(_:)`.
    case viewDidAppear
    /// `viewWillDisappear(_:)`.
    case viewWillDisappear
    /// `viewDidDisappear(_:)`.
    case viewDidDisappear
  }

  /// A child in the scenarios: a plain controller that can run an action inside its callbacks.
  public final class Child: UIViewController {
    private var acts: [Callback: () -> Void] = [:]
    private(set) var log = ChildLog()

    /// Runs `act` inside the next `callback`, once, after `super`.
    public func inside(_ callback: Callback, _ act: @escaping () -> Void) { acts[callback] = act }

    /// Ignores a removal that was begun and cancelled (TRANS-13).
    func forgetOpenRemoval() {
      if log.lastMove == .willLeave, parent != nil { log.lastMove = .moved(joined: true) }
    }

    /// Begins a step with an empty log.
    func beginStep() { log.step = ChildLog.Step() }

    private func reach(_ callback: Callback) { acts.removeValue(forKey: callback)?() }

    private var isOnScreen: Bool { viewIfLoaded?.window?.isOnScreen ?? false }

    private func noteWill(appear: Bool, animated: Bool) {
      log.step.told.append(
        .init(appearing: appear, animated: animated, isExplicit: (appearance.transition?.explicit ?? 0) > 0))
    }

    /// Logs the move.
    public override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.lastMove = parent == nil ? .willLeave : .willJoin
      if self.parent != nil { log.hasBeenChild = true }
    }

    /// Logs the move, and runs the action.
    public override func didMove(toParent parent: UIViewController?) {
      // Callbacks that wait for the end of the recipe may be sent inside `super`.
      if !log.hasBeenChild {
        log.hasMovedWithoutParent = true
      } else if parent !== self.parent {
        log.surplusMove = .foreign
      } else if log.lastMove == .moved(joined: parent != nil) {
        log.surplusMove = .repeated
      }
      log.lastMove = .moved(joined: parent != nil)
      super.didMove(toParent: parent)
      if parent != nil { reach(.didMove) }
    }

    /// Logs the callback, and runs the action.
    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.disappearedOnScreen = false
      noteWill(appear: true, animated: animated)
      reach(.viewWillAppear)
    }

    /// Runs the action.
    public override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      reach(.viewIsAppearing)
    }

    /// Logs whether the view is on screen, and runs the action.
    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.appearedOffScreen = !isOnScreen
      reach(.viewDidAppear)
    }

    /// Logs the callback, and runs the action.
    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      noteWill(appear: false, animated: animated)
      reach(.viewWillDisappear)
    }

    /// Logs whether the view is on screen, and runs the action.
    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.disappearedOnScreen = isOnScreen
      reach(.viewDidDisappear)
    }

    /// Logs the size.
    public override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.step.sizes.append(size)
    }
  }
}

/// The callbacks that a child has received.
struct ChildLog {
  /// The last callback about the child's parent.
  enum Move: Hashable {
    case none, willJoin, willLeave
    case moved(joined: Bool)
  }

  /// A surplus `didMove(toParent:)`.
  enum SurplusMove {
    case repeated
    /// Its parent is not the child's parent.
    case foreign
  }

  /// A `viewWillAppear(_:)` or `viewWillDisappear(_:)`.
  struct Told {
    let appearing: Bool
    let animated: Bool
    /// Whether `beginAppearanceTransition` caused it.
    let isExplicit: Bool
  }

  /// The callbacks of one step.
  struct Step {
    var told: [Told] = []
    var sizes: [CGSize] = []
  }

  var lastMove = Move.none
  var hasBeenChild = false
  /// Whether a controller that never was a child received `didMove(toParent:)`.
  var hasMovedWithoutParent = false
  var surplusMove: SurplusMove?
  /// Whether the view was on screen in the last `viewDidAppear(_:)` and the last `viewDidDisappear(_:)`.
  var appearedOffScreen = false
  var disappearedOnScreen = false
  var step = Step()
}
