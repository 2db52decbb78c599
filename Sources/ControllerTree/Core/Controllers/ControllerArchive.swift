/// The archive of a controller in a storyboard.
class ControllerArchive: InterfaceArchive {
  /// Reads the controller's own attributes and items. The base of `UIViewController.init(coder:)` calls it.
  @MainActor func read(_ controller: UIViewController) {}

  /// Makes the children of a container, and gives them to it. The initialisers of containers call it at their end.
  @MainActor func readChildren(of container: UIViewController) {}
}

/// Makes the root view of a controller from a file.
@MainActor protocol ViewSource: AnyObject {
  /// Makes the view and assigns it. Returns `false` if the file has none.
  func loadView(of controller: UIViewController) -> Bool
}
