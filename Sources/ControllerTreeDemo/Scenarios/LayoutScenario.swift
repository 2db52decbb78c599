import ControllerTree
import Foundation

/// A child's view that constraints place in its container.
struct LayoutScenario: Scenario {
  let name = "layout"
  let title = "A child's view placed by constraints"
  let summary = """
    Four constraints keep the child's view ten points inside its container's, in windows of any size. A view that still \
    translates its mask contradicts them: the issue names the constraints, and the mend makes them hold.
    """

  func play(_ story: Story) {
    let parent = UIViewController(title: "Parent")
    let child = UIViewController(title: "Child")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = parent
    window.isHidden = false
    guard let view = parent.view else { return }

    story.step("parent.addChild(child); the view is added") {
      parent.addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    story.step("Add constraints to set the size and position of the child's root view") {
      NSLayoutConstraint.activate([
        child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      ])
    }
    story.step("child.view.translatesAutoresizingMaskIntoConstraints = false") {
      child.view.translatesAutoresizingMaskIntoConstraints = false
      UpdateCycle.main.turn {}
    }
    story.fact("child.view.frame", Self.text(of: child.view.frame))
    story.tree("The child fills its container but for ten points", of: window)
    story.step("The window becomes wide") {
      window.frame.size = CGSize(width: 800, height: 400)
    }
    story.fact("child.view.frame", Self.text(of: child.view.frame))
    story.step("child.view.removeFromSuperview()") {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    story.fact("view.constraints", view.constraints)
    story.tree("The container alone", of: window)
  }

  private static func text(of frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: ", ")
  }
}
