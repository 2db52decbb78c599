import Foundation

extension ContainerConformance {
  /// A callback from inside which a child acts.
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

  /// A child of the scenarios: a plain controller that does something inside its callbacks, if it was asked to.
  public final class Child: UIViewController {
    private var acts: [Callback: () -> Void] = [:]
    private(set) var log = ChildLog()

    /// Runs `act` inside the next `callback`, once, after `super`.
    public func inside(_ callback: Callback, _ act: @escaping () -> Void) { acts[callback] = act }

    /// A removal was begun and taken back; nothing more is said of it (TRANS-13).
    func forgetOpenRemoval() {
      if log.lastMove == .willLeave, parent != nil { log.lastMove = .moved(joined: true) }
    }

    /// A step begins, of which nothing has been heard.
    func beginStep() { log.step = ChildLog.Step() }

    private func reach(_ callback: Callback) { acts.removeValue(forKey: callback)?() }

    private var isOnScreen: Bool { viewIfLoaded?.window?.isOnScreen ?? false }

    private func noteWill(appear: Bool, animated: Bool) {
      log.step.told.append(
        .init(appearing: appear, animated: animated, isExplicit: (appearance.transition?.explicit ?? 0) > 0))
    }

    /// Notes the move.
    public override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.lastMove = parent == nil ? .willLeave : .willJoin
      if self.parent != nil { log.hasBeenChild = true }
    }

    /// Notes the move, and acts.
    public override func didMove(toParent parent: UIViewController?) {
      // What waited for the end of the move may be delivered inside super.
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

    /// Notes what was said, and acts.
    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.disappearedOnScreen = false
      noteWill(appear: true, animated: animated)
      reach(.viewWillAppear)
    }

    /// Acts.
    public override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      reach(.viewIsAppearing)
    }

    /// Notes the place, and acts.
    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.appearedOffScreen = !isOnScreen
      reach(.viewDidAppear)
    }

    /// Notes what was said, and acts.
    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      noteWill(appear: false, animated: animated)
      reach(.viewWillDisappear)
    }

    /// Notes the place, and acts.
    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.disappearedOnScreen = isOnScreen
      reach(.viewDidDisappear)
    }

    /// Notes the size.
    public override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.step.sizes.append(size)
    }
  }
}

/// What a child has heard.
struct ChildLog {
  /// What it was told last of its parent.
  enum Move: Hashable {
    case none, willJoin, willLeave
    case moved(joined: Bool)
  }

  /// A `didMove(toParent:)` that is one too many.
  enum SurplusMove {
    case repeated
    /// It names another parent than the child has.
    case foreign
  }

  /// A `viewWillAppear(_:)` or `viewWillDisappear(_:)`.
  struct Told {
    let appearing: Bool
    let animated: Bool
    /// Whether somebody has said so with `beginAppearanceTransition`.
    let isExplicit: Bool
  }

  /// What it heard in one step.
  struct Step {
    var told: [Told] = []
    var sizes: [CGSize] = []
  }

  var lastMove = Move.none
  var hasBeenChild = false
  /// `didMove(toParent:)` came to somebody who never was a child.
  var hasMovedWithoutParent = false
  var surplusMove: SurplusMove?
  /// Where the last `viewDidAppear(_:)` and the last `viewDidDisappear(_:)` found it.
  var appearedOffScreen = false
  var disappearedOnScreen = false
  var step = Step()
}
