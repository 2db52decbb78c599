/// The windows of a stage, back to front. It retains none of them; the stage's ``AutoreleasePool`` retains the visible ones
/// (WIN-16).
@MainActor final class WindowList {
  /// One entry for each living window.
  @exclusivity(unchecked) private var entries: [Entry] = []
  private var shown = 0
  private let pool: AutoreleasePool

  private init(pool: AutoreleasePool) { self.pool = pool }

  /// That of the current stage.
  static var current: WindowList { of(.current) }

  static func of(_ stage: Stage) -> WindowList { stage.part(WindowList.self) { WindowList(pool: stage.pool) } }

  private struct Entry {
    let id: ObjectIdentifier
    private let reference: WindowReference
    /// Increases each time a window is brought to the front of its level; 0 if it was never shown.
    var order: Int

    init(_ window: UIWindow, order: Int) {
      id = ObjectIdentifier(window)
      reference = window.windowReference
      self.order = order
    }

    var window: UIWindow? { reference.window }
  }

  /// Back to front: by level, within a level by the time when they were last brought to the front (WIN-14).
  var windows: [UIWindow] { entries.compactMap { $0.order > 0 ? $0.window : nil } }

  /// ``windows``, and the windows that were never shown; these lie behind the others of their level.
  var allWindows: [UIWindow] { entries.compactMap(\.window) }

  /// Whether there is more than one, visible or not.
  var areSeveral: Bool { entries.count > 1 }

  /// The visible window that is in front of all others.
  var frontmost: UIWindow? {
    for index in entries.indices.reversed() {
      // A visible window needs no lock: the pool retains it.
      let window = pool.window(entries[index].id) ?? entries[index].window
      if let window, !window.layoutState.isHidden { return window }
    }
    return nil
  }

  var visible: [UIWindow] { windows.filter { !$0.layoutState.isHidden } }

  func bringToFront(_ window: UIWindow) {
    guard let index = entries.firstIndex(where: { $0.id == ObjectIdentifier(window) }) else { return }
    shown += 1
    entries[index].order = shown
    sort()
  }

  /// Adds a window that was made. Another thread may just have released one that had the same identity.
  func add(_ window: UIWindow) {
    entries.removeAll { $0.id == ObjectIdentifier(window) }
    entries.append(Entry(window, order: 0))
    sort()
  }

  /// Another thread may release a window meanwhile; its `deinit` then runs here and changes the list. So all windows are retained
  /// until the list is sorted.
  func sort() {
    let windows = entries.map(\.window)
    let levels = windows.map { $0?.level ?? .normal }
    entries = zip(levels, entries).sorted { ($0.0, $0.1.order) < ($1.0, $1.1.order) }.map(\.1)
    withExtendedLifetime(windows) {}
  }

  /// Removes the entry of a released window.
  func remove(_ window: ReleasedWindow) { entries.removeAll { $0.id == window.id && $0.window == nil } }
}

extension AutoreleasePool {
  /// The window with this identity; `nil` if the pool does not retain it.
  @inline(__always)
  func window(_ id: ObjectIdentifier) -> UIWindow? {
    guard let object = object(id) else { return nil }
    return unsafeDowncast(object, to: UIWindow.self)
  }
}
