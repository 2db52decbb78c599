/// The unwind actions of controllers: the methods in their `interfaceConnections` that accept a segue. Rules SEGUE-06, SEGUE-15.
@MainActor enum UnwindActions {
  /// - Returns: Whether the method accepts a segue.
  typealias Method = @MainActor (UIStoryboardSegue) -> Bool

  /// The method of that name; `nil` if the controller's class and its superclasses have none.
  /// - Complexity: O(1) for a class that was asked for before.
  static func method(_ action: Selector, of controller: UIViewController) -> Method? {
    guard let method = ConnectionLookup.connections(of: controller).actions[action.description] else { return nil }
    return { segue in method(controller, segue, nil) }
  }
}
