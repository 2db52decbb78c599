import Foundation

@testable import ControllerTree

/// Presentations and dismissals that are refused or repaired, in the order of the article.
@MainActor let presentationExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .alreadyPresenting: { article in
    let (root, sheet, other) = (article.show("Root"), modal("Sheet"), modal("Other"))
    // example: alreadyPresenting
    root.present(sheet, animated: true)
    root.present(other, animated: true)
    // end
  },
  .presentationInProgress: { article in
    let (root, sheet, other) = (article.show("Root"), modal("Sheet"), modal("Other"))
    // example: presentationInProgress
    UpdateCycle.main.turn("tap") {
      root.present(sheet, animated: true)
      root.present(other, animated: true)
    }
    // end
  },
  .presenterNotInWindow: { article in
    let controller = RefusedPresentations.EagerController()
    _ = article.show("Eager", controller)
  },
  .alreadyPresented: { article in
    let (root, sheet) = (article.show("Root"), modal("Sheet"))
    // example: alreadyPresented
    root.present(sheet, animated: true)
    sheet.present(sheet, animated: true)
    // end
  },
  .presentedChild: { article in
    let (root, parent, child) = (article.show("Root"), modal("Parent"), modal("Child"))
    // example: presentedChild
    parent.addChild(child)
    root.present(child, animated: true)
    // end
    child.didMove(toParent: parent)
  },
  .presentingItself: { article in
    let (root, child) = (article.show("Root"), modal("Child"))
    root.addChild(child)
    child.didMove(toParent: root)
    // example: presentingItself
    child.present(root, animated: true)
    // end
  },
  .presentedRoot: { article in
    let (root, other) = (article.show("Root"), article.show("Other"))
    // example: presentedRoot
    root.present(other, animated: true)
    // end
  },
  .presentationCycle: { article in
    let (root, detached, sheet) = (article.show("Root"), modal("Detached"), modal("Sheet"))
    root.view.addSubview(detached.view)
    detached.present(sheet, animated: true)
    _ = Stage.current.diagnostics.takeCollected()
    // example: presentationCycle
    sheet.present(detached, animated: true)
    // end
  },
  .detachedPresenter: { article in
    let (root, detached, sheet) = (article.show("Root"), modal("Detached"), modal("Sheet"))
    root.view.addSubview(detached.view)
    _ = Stage.current.diagnostics.takeCollected()
    // example: detachedPresenter
    detached.present(sheet, animated: true)
    // end
  },
  .partialCurl: { article in
    let (root, sheet) = (article.show("Root"), modal("Sheet"))
    // example: partialCurl
    sheet.modalTransitionStyle = .partialCurl
    root.present(sheet, animated: true)
    // end
  },
  .noPresentationStyle: { article in
    let (root, sheet) = (article.show("Root"), modal("Sheet"))
    // example: noPresentationStyle
    sheet.modalPresentationStyle = .none
    root.present(sheet, animated: true)
    // end
  },
  .presenterLeft: { article in
    let (root, sheet) = (article.show("Root"), modal("Sheet"))
    let window = root.view.window
    // example: presenterLeft
    root.present(sheet, animated: true)
    window?.rootViewController = nil
    // end
  },
  .presenterBeingDismissed: { article in
    let (root, sheet, other) = (article.show("Root"), modal("Sheet"), modal("Other"))
    root.present(sheet, animated: true)
    // example: presenterBeingDismissed
    UpdateCycle.main.turn("tap") {
      sheet.dismiss(animated: true)
      sheet.present(other, animated: true)
    }
    // end
  },
  .childIsPresented: { article in
    let (root, sheet, parent) = (article.show("Root"), modal("Sheet"), modal("Parent"))
    // example: childIsPresented
    root.present(sheet, animated: true)
    parent.addChild(sheet)
    // end
  },
  .dismissalInProgress: { article in
    let (root, sheet) = (article.show("Root"), modal("Sheet"))
    // example: dismissalInProgress
    UpdateCycle.main.turn("tap") {
      root.present(sheet, animated: true)
      root.dismiss(animated: true)
    }
    // end
  },
]

@MainActor private func modal(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}

/// A class that the article shows, with a name of its own.
private enum RefusedPresentations {
  // example: presenterNotInWindow
  final class EagerController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      present(UIViewController(), animated: true)
    }
  }
  // end
}
