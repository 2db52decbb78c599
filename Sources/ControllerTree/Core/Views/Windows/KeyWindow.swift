import Foundation

/// Tracks the key windows: one per scene, and one among the windows without a scene (WIN-04, WIN-07).
@MainActor final class KeyWindow {
  enum Hook { case become, resign }

  private struct Entry {
    let group: ObjectIdentifier?
    let id: ObjectIdentifier
    private let reference: WindowReference

    init(_ window: UIWindow, in group: ObjectIdentifier?) {
      self.group = group
      id = ObjectIdentifier(window)
      reference = window.windowReference
    }

    var window: UIWindow? { reference.window }
  }

  /// In the order in which they became key.
  @exclusivity(unchecked) private var entries: [Entry] = []

  private let pool: AutoreleasePool

  private init(pool: AutoreleasePool) { self.pool = pool }

  static func of(_ stage: Stage) -> KeyWindow { stage.part(KeyWindow.self) { KeyWindow(pool: stage.pool) } }

  private static func group(of window: UIWindow) -> ObjectIdentifier? {
    window.membership.scene.map(ObjectIdentifier.init)
  }

  /// The key window of the whole application: the one that became key last.
  @inline(__always)
  var ofApplication: UIWindow? { entries.isEmpty ? nil : lastLiving }

  private var lastLiving: UIWindow? {
    // A visible window needs no lock: the pool retains it.
    if let id = entries.last?.id, let window = pool.window(id) { return window }
    for index in entries.indices.reversed() {
      if let window = entries[index].window { return window }
    }
    return nil
  }

  static func of(_ scene: UIWindowScene) -> UIWindow? {
    of(.current).entries.last { $0.group == ObjectIdentifier(scene) }?.window
  }

  static func isKey(_ window: UIWindow) -> Bool {
    for entry in of(window.stage).entries where entry.id == ObjectIdentifier(window) { return true }
    return false
  }

  /// The old key window resigns, then the new one becomes key; each notification follows its hook (WIN-04, WIN-07).
  static func make(_ window: UIWindow) {
    guard !window.isKeyWindow, window.canBecomeKey else { return }
    window.stage.cycle.turn(PublicCall("makeKey()", window, .other)) {
      let state = of(window.stage)
      let group = group(of: window)
      let old = state.entries.first { $0.group == group }?.window
      state.entries.removeAll { $0.group == group }
      state.entries.append(Entry(window, in: group))
      if let old { send(.resign, to: old) }
      // The old window's hook may have made another window key.
      if isKey(window) { send(.become, to: window) }
    }
  }

  /// Passes key status from a window that is hidden or leaves its scene to the front-most visible window of its group (WIN-06).
  static func handOver(from window: UIWindow) {
    guard isKey(window) else { return }
    let group = group(of: window)
    let successor = WindowList.of(window.stage).visible.last {
      $0 !== window && self.group(of: $0) == group && $0.canBecomeKey
    }
    if let successor { return make(successor) }
    of(window.stage).entries.removeAll { $0.id == ObjectIdentifier(window) }
    send(.resign, to: window)
  }

  /// Removes the entry of a released window.
  func remove(_ window: ReleasedWindow) { entries.removeAll { $0.id == window.id } }

  private static func send(_ hook: Hook, to window: UIWindow) {
    let outer = window.keyHook
    window.keyHook = hook
    WindowRecord.add(hook == .become ? .becomeKey : .resignKey, of: window)
    switch hook {
    case .become: window.becomeKey()
    case .resign: window.resignKey()
    }
    window.keyHook = outer
    let name = hook == .become ? UIWindow.didBecomeKeyNotification : UIWindow.didResignKeyNotification
    NotificationCenter.default.post(name: name, object: window)
  }

  /// Called by the base of a hook. Outside a delivery the hook was called directly, which is reported (MIS-38).
  static func reachedBase(_ hook: Hook, of window: UIWindow) {
    guard window.keyHook != hook else { return }
    let call: StaticString = hook == .become ? "becomeKey()" : "resignKey()"
    window.report(.directKeyCall(window, "\(call)"), by: call)
  }
}
