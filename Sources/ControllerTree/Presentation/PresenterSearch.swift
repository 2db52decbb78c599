/// Finds the controller that presents when another one is asked to: from that one outwards, step by step.
///
/// A style that fills the screen is handed to the outermost controller; one that stays in a context, to the nearest that
/// defines it. Rules CTX-01 to CTX-05, M-PRES-10.
@MainActor struct PresenterSearch {
  /// What a controller answers to the question whether it presents.
  enum Answer {
    /// It has a parent, and the style fills the screen.
    case passesToParent
    /// It defines no context, and has a parent.
    case definesNoContext
    case definesContext
    case isOutermost
    /// Its view is on screen, but it is neither a root nor presented, nor inside one that is.
    case isDetached
  }

  struct Step {
    let controller: UIViewController
    let answer: Answer
  }

  /// Who was asked, the source first.
  let steps: [Step]
  /// Who presents.
  let presenter: UIViewController

  /// - Parameters:
  ///   - source: The controller that `present` was called on.
  ///   - isInContext: Whether the presentation stays in the context that a controller defines.
  /// - Complexity: O(depth).
  init(from source: UIViewController, isInContext: Bool) {
    var steps: [Step] = []
    var current = source
    while !(isInContext && current.definesPresentationContext), let parent = current.links.parent {
      steps.append(Step(controller: current, answer: isInContext ? .definesNoContext : .passesToParent))
      current = parent
    }
    if isInContext, current.definesPresentationContext {
      steps.append(Step(controller: current, answer: .definesContext))
    } else if !current.isRootOrPresented, source.loadedView?.links.window != nil {
      steps.append(Step(controller: current, answer: .isDetached))
      current = source
    } else {
      steps.append(Step(controller: current, answer: .isOutermost))
    }
    self.steps = steps
    presenter = current
  }

  /// Whether the source is in no tree of controllers (M-PRES-10).
  var isDetached: Bool { if case .isDetached = steps.last?.answer { true } else { false } }
}

extension UIViewController {
  /// Whether a tree of controllers begins here.
  fileprivate final var isRootOrPresented: Bool { rare?.windowAsRoot != nil || ownPresentation != nil }
}
