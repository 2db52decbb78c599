extension UIViewController {
  /// The controller's name in events and issues.
  package final var traceName: ObjectName { hierarchyName }
}
