/// The unwind actions of controllers: the methods in their `interfaceConnections` that accept a segue, and those that a selector of
/// their class carries. Rules SEGUE-06, SEGUE-15.
@MainActor enum UnwindActions {
  /// - Returns: Whether the method accepts a segue.
  typealias Method = @MainActor (UIStoryboardSegue) -> Bool

  /// The method of that name, or the one that the selector carries; `nil` if the controller's class and its superclasses have none.
  /// - Complexity: O(1) for a class that was asked for before.
  static func method(_ action: Selector, of controller: UIViewController) -> Method? {
    if let method = ConnectionLookup.connections(of: controller).actions[action.description] {
      return { segue in method(controller, [segue, nil]) != nil }
    }
    #if !canImport(ObjectiveC)
      guard let method = action.method, method.accepts(controller) else { return nil }
      return { segue in if case .called = method.call(controller, [segue]) { true } else { false } }
    #else
      return nil
    #endif
  }
}
