import Foundation

@testable import ControllerTree

/// Calls that navigation controllers refuse or put off, in the order of the article.
@MainActor let navigationExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .pushedTwice: { article in
    let (navigationController, list) = show(in: article)
    // example: pushedTwice
    navigationController.pushViewController(list, animated: true)
    // end
  },
  .duplicateOnStack: { article in
    let (navigationController, list) = show(in: article)
    // example: duplicateOnStack
    navigationController.viewControllers = [list, list]
    // end
  },
  .pushedNavigationController: { article in
    let (navigationController, _) = show(in: article)
    // example: pushedNavigationController
    navigationController.pushViewController(UINavigationController(), animated: true)
    // end
  },
  .childElsewhere: { article in
    let (navigationController, _) = show(in: article)
    let (parent, child) = (UIViewController(), UIViewController())
    (parent.title, child.title) = ("Parent", "Child")
    // example: childElsewhere
    parent.addChild(child)
    child.didMove(toParent: parent)
    navigationController.pushViewController(child, animated: true)
    // end
  },
  .notOnStack: { article in
    let (navigationController, _) = show(in: article)
    let other = UIViewController()
    other.title = "Other"
    // example: notOnStack
    navigationController.popToViewController(other, animated: true)
    // end
  },
  .navigationInProgress: { article in
    let (navigationController, _) = show(in: article)
    let detail = UIViewController()
    // example: navigationInProgress
    UpdateCycle.main.turn {
      navigationController.pushViewController(detail, animated: true)
      navigationController.popToRootViewController(animated: true)
    }
    // end
  },
  .pushWaits: { article in
    let (navigationController, _) = show(in: article)
    let (detail, further) = (UIViewController(), UIViewController())
    further.title = "Further"
    // example: pushWaits
    UpdateCycle.main.turn {
      navigationController.pushViewController(detail, animated: true)
      navigationController.pushViewController(further, animated: true)
    }
    // end
  },
  .managedBar: { article in
    let (navigationController, _) = show(in: article)
    // example: managedBar
    navigationController.navigationBar.setItems([UINavigationItem(title: "Home")], animated: false)
    // end
  },
]

/// A navigation controller on screen with one controller on its stack.
@MainActor private func show(in article: Article) -> (UINavigationController, UIViewController) {
  let list = UIViewController()
  list.title = "List"
  return (article.show("Navigation", UINavigationController(rootViewController: list)), list)
}
