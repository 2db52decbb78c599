import ControllerTree
import Foundation

/// A split view in a window that becomes narrow and wide again.
struct SplitScenario: Scenario {
  let name = "split"
  let title = "Two columns that collapse into one stack"
  let summary = """
    The columns are side by side in a wide window, and on one stack in a narrow one. A controller that was pushed on that \
    stack is in its column when the window is wide again. The delegate chooses the top column.
    """

  func play(_ story: Story) {
    let split = UISplitViewController(style: .doubleColumn)
    split.title = "Mail"
    let delegate = MessageOnTop()
    split.delegate = delegate
    split.setViewController(UINavigationController(title: "Sidebar", root: "Inbox"), for: .primary)
    split.setViewController(UINavigationController(title: "Content", root: "Message"), for: .secondary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1194, height: 834))
    window.rootViewController = split
    window.makeKeyAndVisible()
    story.tree("Side by side", of: window)

    story.step("The window becomes narrow") {
      window.frame.size.width = 507
    }
    story.tree("Collapsed", of: window)
    story.step("split.showDetailViewController(attachment, sender: nil)") {
      split.showDetailViewController(UIViewController(title: "Attachment"), sender: nil)
    }
    story.step("The window becomes wide again") {
      window.frame.size.width = 1194
    }
    story.tree("Expanded", of: window)
    story.step("split.hide(.primary)") {
      split.hide(.primary)
    }
    story.tree("The message alone", of: window)
  }
}

/// Makes the column of messages the top one when there is space for one column only.
private final class MessageOnTop: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .secondary
  }
}
