import Foundation

@testable import ControllerTree

/// Calls that controllers refuse or repair, in the order of the article.
@MainActor let controllerExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .viewOwnedByOtherController: { _ in
    let (first, second) = named("First", "Second")
    // example: viewOwnedByOtherController
    second.view = first.view
    // end
  },
  .windowAsView: { _ in
    let first = named("First", "").0
    // example: windowAsView
    first.view = UIWindow()
    // end
  },
  .loadViewSetNoView: { _ in RefusedControllers.EmptyHandedController().loadViewIfNeeded() },
  .viewReadInLoadView: { _ in RefusedControllers.HastyController().loadViewIfNeeded() },
  .directLoadCall: { _ in
    let controller = named("Controller", "").0
    // example: directLoadCall
    controller.viewDidLoad()
    // end
  },
  .nibUnavailable: { _ in
    // example: nibUnavailable
    UIViewController(nibName: "Profile", bundle: nil).loadViewIfNeeded()
    // end
  },
  .containmentCycle: { _ in
    let (parent, child) = named("Parent", "Child")
    // example: containmentCycle
    parent.addChild(child)
    child.addChild(parent)
    // end
  },
  .actualParent: { article in
    let (parent, child) = named("Parent", "Child")
    let other = article.show("Other")
    // example: actualParent
    parent.addChild(child)
    other.view.addSubview(child.view)
    // end
  },
  .requestedParent: { article in
    let (parent, child) = named("Parent", "Child")
    let other = article.show("Other")
    other.addChild(child)
    other.view.addSubview(child.view)
    child.didMove(toParent: other)
    // example: requestedParent
    parent.addChild(child)
    // end
  },
  .alreadyChild: { _ in
    let (parent, child) = named("Parent", "Child")
    // example: alreadyChild
    parent.addChild(child)
    parent.addChild(child)
    // end
  },
  .notAChild: { _ in
    let (parent, stranger) = named("Parent", "Stranger")
    // example: notAChild
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: stranger)
    // end
  },
  .didMoveMissing: { article in
    let (parent, child) = (article.show("Parent"), named("Child", "").0)
    // example: didMoveMissing
    UpdateCycle.main.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    // end
  },
  .willMoveMissing: { _ in
    let (parent, child) = named("Parent", "Child")
    // example: willMoveMissing
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.removeFromParent()
    // end
  },
  .redundantWillMove: { _ in
    let (parent, child) = named("Parent", "Child")
    // example: redundantWillMove
    child.willMove(toParent: parent)
    parent.addChild(child)
    // end
  },
  .viewLeftBehind: { article in
    let (parent, child) = (article.show("Parent"), named("Child", "").0)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    // example: viewLeftBehind
    child.willMove(toParent: nil)
    child.removeFromParent()
    // end
  },
  .unparentedControllerView: { article in
    let (parent, child) = (article.show("Parent"), named("Child", "").0)
    // example: unparentedControllerView
    parent.view.addSubview(child.view)
    // end
  },
  .noCommonParent: { article in
    let parent = article.show("Parent")
    let (first, second) = named("First", "Second")
    // example: noCommonParent
    parent.transition(from: first, to: second, duration: 0.3, animations: nil)
    // end
  },
  .manualForwarding: { article in
    let parent = article.show("Parent", ForwardingController())
    let (first, second) = named("First", "Second")
    for child in [first, second] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(first.view)
    // example: manualForwarding
    parent.transition(from: first, to: second, duration: 0.3, animations: nil)
    // end
  },
  .transitionViewsInPlace: { article in
    let parent = article.show("Parent")
    let (first, second) = named("First", "Second")
    for child in [first, second] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    // example: transitionViewsInPlace
    parent.transition(from: first, to: second, duration: 0.3, animations: nil)
    // end
  },
  .delegationCycle: { article in _ = article.show("Root", RefusedControllers.CircularController()) },
  .directAppearanceCall: { _ in
    let controller = named("Controller", "").0
    // example: directAppearanceCall
    controller.viewWillAppear(false)
    // end
  },
  .unbalancedAppearance: { _ in
    let controller = named("Controller", "").0
    // example: unbalancedAppearance
    controller.endAppearanceTransition()
    // end
  },
  .superNotCalled: { article in _ = article.show("Root", RefusedControllers.SilentController()) },
  .appearanceLoop: { article in
    let (parent, child) = (article.show("Parent"), RefusedControllers.RestlessController())
    child.title = "Child"
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  },
]

@MainActor private func named(_ first: String, _ second: String) -> (UIViewController, UIViewController) {
  let controllers = (UIViewController(), UIViewController())
  controllers.0.title = first
  controllers.1.title = second
  return controllers
}

/// Classes that the article shows, with names of their own.
private enum RefusedControllers {
  // example: loadViewSetNoView
  final class EmptyHandedController: UIViewController {
    override func loadView() {}
  }
  // end

  // example: viewReadInLoadView
  final class HastyController: UIViewController {
    override func loadView() {
      view.backgroundColor = .white
    }
  }
  // end

  // example: delegationCycle
  final class CircularController: UIViewController {
    override var childForStatusBarStyle: UIViewController? { self }
  }
  // end

  // example: superNotCalled
  final class SilentController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {}
  }
  // end

  // example: appearanceLoop
  final class RestlessController: UIViewController {
    private var home: UIView?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      home = view.superview
      view.removeFromSuperview()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      home?.addSubview(view)
    }
  }
  // end
}

private final class ForwardingController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
