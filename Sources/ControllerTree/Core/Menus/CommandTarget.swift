/// The objects that perform commands (ACT-53, ACT-58, RESP-25).
///
///     first responder, then its chain: the first object that can perform the action
///     → an undo manager, for undo and redo → validate(_:) → the method, unless the command is disabled
@MainActor enum CommandTarget {
  /// Where the chain of the key window begins: at its first responder, or at what fills it.
  static var start: UIResponder? {
    let window = KeyWindow.of(.current).ofApplication
    return window?.firstResponder ?? window?.front
  }

  /// The object that performs a command; `nil` if none can.
  static func find(_ command: UICommand, from start: UIResponder?) -> AnyObject? {
    if let target = start?.target(forAction: command.action, withSender: command) { return target as AnyObject }
    #if !canImport(ObjectiveC)
      guard let manager = start?.undoManager, command.action.isMethod(of: manager) else { return nil }
      return (command.action.description == StandardMenus.redo ? manager.canRedo : manager.canUndo) ? manager : nil
    #else
      return nil
    #endif
  }

  /// Lets the object that would perform a command change it.
  static func validate(_ command: UICommand, on target: AnyObject) {
    (target as? UIResponder)?.validate(command)
    #if !canImport(ObjectiveC)
      guard let manager = target as? UndoManager else { return }
      let isRedo = command.action.description == StandardMenus.redo
      command.title = isRedo ? manager.redoMenuItemTitle : manager.undoMenuItemTitle
    #endif
  }

  /// Calls the method of `target`. The command knows its sender meanwhile.
  static func perform(_ command: UICommand, on target: AnyObject, _ sender: Any?) {
    command.sender = sender
    command.action.perform(on: target, [command])
    command.sender = nil
  }

  /// Validates the command, and performs it unless that has disabled it.
  /// - Returns: Whether a method was called.
  static func validateAndPerform(_ command: UICommand, from start: UIResponder?, _ sender: Any?) -> Bool {
    guard let target = find(command, from: start) else { return false }
    validate(command, on: target)
    guard !command.attributes.contains(.disabled) else { return false }
    perform(command, on: target, sender)
    return true
  }
}

/// Finds and carries out the command of a key.
///
///     the main menu is built, if it has to be
///     → the first of keyCommands that fits, from the first responder on → else the first of the main menu that fits and has a target
///
/// Rules: RESP-25, ACT-50, ACT-59.
@MainActor enum KeyCommandDelivery {
  /// - Parameters:
  ///   - first: The responder that the key is for.
  ///   - onlyWithPriority: Whether only commands count that come before the system's use of the key.
  /// - Returns: Whether a command was carried out.
  static func carryOut(_ key: UIKey, from first: UIResponder, in window: UIWindow?, onlyWithPriority: Bool) -> Bool {
    let menu = UIMenuSystem.main.current()
    @MainActor func fitting(_ command: UIKeyCommand?) -> UIKeyCommand? {
      guard let command, command.wantsPriorityOverSystemBehavior || !onlyWithPriority else { return nil }
      return command.fitting(key.charactersIgnoringModifiers, key.modifierFlags)
    }
    var current: UIResponder? = first
    while let responder = current {
      for command in responder.keyCommands ?? [] {
        guard let fitting = fitting(command) else { continue }
        return CommandTarget.validateAndPerform(fitting, from: first, nil)
      }
      current = responder.next
    }
    let start = window?.firstResponder ?? window?.front
    var walk = MenuWalk(menu)
    while let element = walk.next() {
      guard let command = fitting(element as? UIKeyCommand), CommandTarget.find(command, from: start) != nil else {
        continue
      }
      return CommandTarget.validateAndPerform(command, from: start, nil)
    }
    return false
  }
}
