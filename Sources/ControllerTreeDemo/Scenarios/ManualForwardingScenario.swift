import ControllerTree
import Foundation

/// A container that forwards appearance to its child itself, and reverses the change half-way.
struct ManualForwardingScenario: Scenario {
  let name = "manual-forwarding"
  let title = "Manual forwarding and a reversed appearance"
  let summary = """
    A container that switches automatic forwarding off sends its children's appearance callbacks itself, with a begin and an \
    end. A begin in the other direction reverses a transition; one end settles both.
    """

  func play(_ story: Story) {
    let drawer = DrawerController(title: "Drawer")
    let window = UIWindow()
    window.rootViewController = drawer
    window.makeKeyAndVisible()
    let menu = UIViewController(title: "Menu")
    story.tree("Before", of: window)

    story.step("The menu waits beside the screen; nobody tells it that its view is in a window") {
      drawer.embed(menu)
    }
    story.step("A finger drags the menu half-way in") {
      drawer.beginDrag(of: menu, opening: true)
      drawer.drag(menu, to: 0.5)
    }
    story.tree("Half-way in", of: window)
    story.step("The finger turns round") {
      drawer.beginDrag(of: menu, opening: false)
      drawer.drag(menu, to: 0)
    }
    story.step("The finger lets go: one end for both begins") {
      drawer.endDrag(of: menu)
    }
    story.tree("Closed again", of: window)

    story.step("Another drag goes all the way") {
      drawer.beginDrag(of: menu, opening: true)
      drawer.drag(menu, to: 1)
      drawer.endDrag(of: menu)
    }
    story.tree("After", of: window)
  }
}

/// A container whose child slides in from the left. The container itself begins and ends the child's appearance changes.
final class DrawerController: UIViewController {
  private let width: CGFloat = 300

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = CGRect(x: -width, y: 0, width: width, height: view.bounds.height)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func beginDrag(of child: UIViewController, opening: Bool) {
    child.beginAppearanceTransition(opening, animated: true)
  }

  /// - Parameter progress: From 0 (closed) to 1 (open).
  func drag(_ child: UIViewController, to progress: CGFloat) {
    child.view.frame.origin.x = width * (progress - 1)
  }

  func endDrag(of child: UIViewController) {
    child.endAppearanceTransition()
  }
}
