extension HierarchyIssue {
  @MainActor static func secondCancelAction(
    _ action: UIAlertAction, besides other: UIAlertAction, of alert: UIAlertController
  ) -> Self {
    let (alert, names) = (alert.hierarchyName, [action, other].map { Stage.current.names.reference(to: $0).name })
    return Self(
      .secondCancelAction, "\(alert) has \(names[1]) to cancel and can't have \(names[0]) too.",
      objects: [alert] + names)
  }

  @MainActor static func textFieldOnActionSheet(_ alert: UIAlertController) -> Self {
    let alert = alert.hierarchyName
    return Self(.textFieldOnActionSheet, "\(alert) is an action sheet and can't have text fields.", objects: [alert])
  }

  @MainActor static func emptyAlert(_ alert: UIAlertController) -> Self {
    let alert = alert.hierarchyName
    return Self(.emptyAlert, "\(alert) has no title, no message and no action.", objects: [alert])
  }

  @MainActor static func foreignAlertAction(_ action: UIAlertAction, of alert: UIAlertController) -> Self {
    let (alert, action) = (alert.hierarchyName, Stage.current.names.reference(to: action).name)
    return Self(.foreignAlertAction, "\(action) is not in \(alert).", objects: [alert, action])
  }

  @MainActor static func alertAsChild(_ alert: UIAlertController, of parent: UIViewController) -> Self {
    let (alert, parent) = (alert.hierarchyName, parent.hierarchyName)
    return Self(.alertAsChild, "\(alert) can't become a child of \(parent).", objects: [alert, parent])
  }
}
