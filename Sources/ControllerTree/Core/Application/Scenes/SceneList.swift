/// The scenes of a stage, as weak references: the code that makes a scene retains it.
@MainActor final class SceneList: StagePart {
  private struct Entry {
    weak var scene: UIScene?
  }

  private var entries: [Entry] = []
  private var sessions = 0

  /// In the order in which they were made.
  var connected: [UIScene] { entries.compactMap(\.scene).filter(\.isConnected) }

  func add(_ scene: UIScene) {
    entries.removeAll { $0.scene == nil }
    entries.append(Entry(scene: scene))
  }

  func nextSessionNumber() -> Int {
    sessions += 1
    return sessions
  }
}
