/// Finds the presentations that `dismiss` on a controller removes. Rules DIS-01 to DIS-03.
@MainActor struct DismissalSearch {
  /// The result of examining one controller.
  enum Answer {
    case presents(UIViewController)
    /// Neither the controller nor any controller examined before it presents another.
    case presentsNothing
    /// No controller on the way presents another; the nearest presented controller is presented by the associated one.
    case isPresented(by: UIViewController)
    case isNotPresented
  }

  struct Step {
    let controller: UIViewController
    let answer: Answer
  }

  /// The controllers examined, the receiver first.
  let steps: [Step]
  /// The presentations to dismiss, from the bottom to the top; empty if there are none.
  let presentations: [Presentation]

  /// - Complexity: O(depth), and O(n) in the controllers inside the dismissed ones.
  init(from receiver: UIViewController) {
    var steps: [Step] = []
    var current = receiver
    while true {
      if let presentation = current.ownPresented {
        steps.append(Step(controller: current, answer: .presents(presentation.presented)))
        presentations = presentation.withEverythingAbove
        break
      }
      steps.append(Step(controller: current, answer: .presentsNothing))
      if let parent = current.links.parent {
        current = parent
        continue
      }
      if let presentation = receiver.nearestPresentation, let presenter = presentation.presenter {
        steps.append(Step(controller: presentation.presented, answer: .isPresented(by: presenter)))
        presentations = presentation.withEverythingAbove
      } else {
        steps.append(Step(controller: current, answer: .isNotPresented))
        presentations = []
      }
      break
    }
    self.steps = steps
  }
}
