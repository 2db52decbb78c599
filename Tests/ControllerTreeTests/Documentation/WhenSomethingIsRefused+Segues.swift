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
]
