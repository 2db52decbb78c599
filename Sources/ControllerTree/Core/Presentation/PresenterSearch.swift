/// Finds the presenter for a `present` call, from the receiver outwards, step by step.
///
/// A style that fills the screen is presented by the outermost controller; a style that stays in a context, by the nearest
/// controller that defines one. Rules CTX-01 to CTX-05, M-PRES-10.
@MainActor struct PresenterSearch {
  /// The result of examining one controller.
  enum Answer {
    /// It has a parent, and the style fills the screen.
    case passesToParent
    /// It defines no context, and has a parent.
    case definesNoContext
    case definesContext
    case isOutermost
    /// The source's view is in a window, but the outermost controller is neither a root nor presented.
    case isDetached
  }

  struct Step {
    let controller: UIViewController
    let answer: Answer
  }

  /// The controllers examined, the source first.
  let steps: [Step]
  /// The controller that presents.
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

  /// Whether the outermost controller is neither a root nor presented (M-PRES-10).
  var isDetached: Bool { if case .isDetached = steps.last?.answer { true } else { false } }
}

extension UIViewController {
  /// Whether the controller is a window's root or presented.
  fileprivate final var isRootOrPresented: Bool { rare?.windowAsRoot != nil || ownPresentation != nil }
}
