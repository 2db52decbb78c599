extension HierarchyIssue.Kind {
  /// An alert got a second action to cancel.
  public static let secondCancelAction = Self(
    "secondCancelAction", .error, rule: "M-ALERT-01", advice: "Give an alert one action of the style .cancel.",
    uikitText: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
  /// An action sheet got a text field.
  public static let textFieldOnActionSheet = Self(
    "textFieldOnActionSheet", .error, rule: "M-ALERT-02", advice: "Use the style .alert.",
    uikitText: "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
  /// An alert has no title, no message and no action.
  public static let emptyAlert = Self(
    "emptyAlert", .error, rule: "M-ALERT-03", advice: "Give the alert a title, a message or an action.",
    uikitText: "UIAlertController must have a title, a message or an action to display")
  /// The preferred action is not one of the alert's.
  public static let foreignAlertAction = Self(
    "foreignAlertAction", .error, rule: "M-ALERT-04", advice: "Add the action with addAction(_:) first.")
  /// An alert was made a child.
  public static let alertAsChild = Self(
    "alertAsChild", .error, rule: "M-ALERT-05", advice: "Present the alert.")
}

extension HierarchyIssue {
  @MainActor static func secondCancelAction(
    _ action: UIAlertAction, besides other: UIAlertAction, of alert: UIAlertController
  ) -> Self {
    let (alert, names) = (alert.hierarchyName, [action, other].map(\.hierarchyName))
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
    let (alert, action) = (alert.hierarchyName, action.hierarchyName)
    return Self(.foreignAlertAction, "\(action) is not in \(alert).", objects: [alert, action])
  }

  @MainActor static func alertAsChild(_ alert: UIAlertController, of parent: UIViewController) -> Self {
    let (alert, parent) = (alert.hierarchyName, parent.hierarchyName)
    return Self(.alertAsChild, "\(alert) can't become a child of \(parent).", objects: [alert, parent])
  }
}
