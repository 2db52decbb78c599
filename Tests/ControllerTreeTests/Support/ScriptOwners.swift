/// An object that runs closures of a test. The closures often capture the object, which is a retain cycle.
@MainActor protocol ScriptOwner: AnyObject {
  /// Drops the closures.
  func removeScripts()
}

/// The objects with closures of the running test; `withTrace` breaks their retain cycles.
@MainActor enum ScriptOwners {
  private struct Entry {
    weak var owner: (any ScriptOwner)?
  }

  private static var entries: [Entry] = []

  static func add(_ owner: any ScriptOwner) { entries.append(Entry(owner: owner)) }

  static func removeScripts() {
    let ended = entries
    entries = []
    for entry in ended { entry.owner?.removeScripts() }
  }
}
