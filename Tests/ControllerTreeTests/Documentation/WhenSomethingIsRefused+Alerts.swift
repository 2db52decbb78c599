import Foundation

@testable import ControllerTree

/// Calls that sheets, popovers and alerts refuse, in the order of the article.
@MainActor let alertExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .popoverWithoutAnchor: { article in
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
    let root = article.show("Root")
    let controller = UIViewController()
    controller.title = "Controller"
    // example: popoverWithoutAnchor
    controller.modalPresentationStyle = .popover
    root.present(controller, animated: true)
    // end
  },
  .sheetWithoutDetents: { _ in
    let controller = UIViewController()
    controller.title = "Controller"
    // example: sheetWithoutDetents
    controller.sheetPresentationController?.detents = []
    // end
  },
  .secondCancelAction: { _ in
    // example: secondCancelAction
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    // end
  },
  .textFieldOnActionSheet: { _ in
    // example: textFieldOnActionSheet
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .actionSheet)
    alert.addTextField()
    // end
  },
  .emptyAlert: { article in
    let root = article.show("Root")
    // example: emptyAlert
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    // end
  },
  .foreignAlertAction: { _ in
    // example: foreignAlertAction
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.preferredAction = UIAlertAction(title: "Delete", style: .destructive)
    // end
  },
  .alertAsChild: { _ in
    let parent = UIViewController()
    parent.title = "Parent"
    // example: alertAsChild
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    parent.addChild(alert)
    // end
  },
]
