import Foundation

@testable import ControllerTree

/// What split view controllers refuse, in the order of the article.
@MainActor let splitExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .pushedSplitViewController: { article in
    let (navigation, split) = (article.show("Stack", UINavigationController()), makeColumns())
    // example: pushedSplitViewController
    navigation.pushViewController(split, animated: true)
    // end
  },
  .missingColumn: { _ in
    let split = makeColumns()
    // example: missingColumn
    split.show(.supplementary)

    split.viewControllers = []
    // end
  },
  .duplicateColumn: { _ in
    let split = makeColumns()
    guard let list = split.viewController(for: .primary) else { return }
    // example: duplicateColumn
    split.setViewController(list, for: .secondary)
    // end
  },
  .secondaryHidden: { _ in
    let split = makeColumns()
    // example: secondaryHidden
    split.hide(.secondary)
    // end
  },
]

/// Two columns, one of them empty.
@MainActor private func makeColumns() -> UISplitViewController {
  let (split, list) = (UISplitViewController(style: .doubleColumn), UIViewController())
  (split.title, list.title) = ("Split", "List")
  split.setViewController(list, for: .primary)
  return split
}
