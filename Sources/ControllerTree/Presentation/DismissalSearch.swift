/// Finds what `dismiss` on a controller removes. Rules DIS-01 to DIS-03.
@MainActor struct DismissalSearch {
  /// What a controller answers to the question whether something is to be dismissed.
  enum Answer {
    case presents(UIViewController)
    /// Neither it nor, so far, anybody inside it presents.
    case presentsNothing
    /// Nobody on the way presents, and the outermost one is presented itself.
    case isPresented(by: UIViewController)
    case isNotPresented
  }

  struct Step {
    let controller: UIViewController
    let answer: Answer
  }

  /// Who was asked, the receiver first.
  let steps: [Step]
  /// What goes, from the bottom to the top; empty if there is nothing to dismiss.
  let presentations: [Presentation]

  /// - Complexity: O(depth), and O(n) in the controllers of what goes.
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
