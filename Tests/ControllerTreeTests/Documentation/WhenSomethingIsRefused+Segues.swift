import Foundation

@testable import ControllerTree

/// What segues refuse, in the order of the article.
@MainActor let segueExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .unknownSegue: { article in
    let list = article.show("List")
    // example: unknownSegue
    list.segueTemplates = [SegueTemplate("detail", .show) { _, _ in UIViewController() }]
    list.performSegue(withIdentifier: "details", sender: nil)
    // end
  },
  .segueCannotPerform: { article in
    let list = article.show("List")
    // example: segueCannotPerform
    list.segueTemplates = [SegueTemplate("fade", .custom) { _, _ in UIViewController() }]
    list.performSegue(withIdentifier: "fade", sender: nil)
    // end
  },
  .filledContainer: { article in
    let list = UIViewController()
    list.title = "List"
    let container = UIView()
    list.view.addSubview(container)
    // example: filledContainer
    list.segueTemplates = [
      SegueTemplate("map", .embed { _ in container }) { _, _ in UIViewController() }
    ]
    list.performSegue(withIdentifier: "map", sender: nil)
    list.performSegue(withIdentifier: "map", sender: nil)
    // end
  },
  .segueWithoutContainer: { article in
    // example: segueWithoutContainer
    let list = UIViewController()
    list.title = "List"
    list.segueTemplates = [
      SegueTemplate("map", .embed { $0.view.viewWithTag(7) }) { _, _ in UIViewController() }
    ]
    list.loadViewIfNeeded()
    // end
  },
  .unwindWithoutDestination: { article in
    let list = article.show("List")
    // example: unwindWithoutDestination
    list.segueTemplates = [SegueTemplate("done", unwindingTo: "unwindToList:")]
    list.performSegue(withIdentifier: "done", sender: nil)
    // end
  },
  .unwindActionMissing: { article in
    let (list, editor) = (article.show("List", EagerList()), UIViewController())
    editor.title = "Editor"
    list.present(editor, animated: false)
    // example: unwindActionMissing
    editor.segueTemplates = [SegueTemplate("done", unwindingTo: "unwindToList:")]
    editor.performSegue(withIdentifier: "done", sender: nil)
    // end
  },
]

// example: EagerList
final class EagerList: UIViewController {
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    true
  }
}
// end
