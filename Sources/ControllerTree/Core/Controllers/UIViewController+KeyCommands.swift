extension UIViewController {
  /// Adds a command of a key, after those that were added before. Rules: RESP-25.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    rareState.keyCommands = (rare?.keyCommands ?? []) + [keyCommand]
  }

  /// Removes a command that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    let left = (rare?.keyCommands ?? []).filter { $0 !== keyCommand }
    rareState.keyCommands = left.isEmpty ? nil : left
  }
}
