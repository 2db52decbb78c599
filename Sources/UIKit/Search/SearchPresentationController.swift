import ControllerTree

/// Presents a search in the context of the controller that is searched. Rules: SEARCH-06.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var shouldPresentInFullscreen: Bool { false }
  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    search?.presentationBegins()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { search?.presentationIsOver() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    search?.dismissalBegins()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { search?.presentationIsOver() }
  }
}

/// The navigation bar that a search has hidden, and shows again.
@MainActor struct HiddenNavigationBar {
  private var navigation: WeakController?

  mutating func hide(_ isHidden: Bool, of controller: UIViewController?) {
    if isHidden {
      let found = controller as? UINavigationController ?? controller?.navigationController
      guard let found, !found.isNavigationBarHidden else { return }
      navigation = WeakController(found)
      found.setNavigationBarHidden(true, animated: true)
    } else {
      (navigation?.controller as? UINavigationController)?.setNavigationBarHidden(false, animated: true)
      navigation = nil
    }
  }
}
