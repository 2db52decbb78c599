/// The scenes of a stage, as weak references: the code that makes a scene retains it.
@MainActor final class SceneList {
  private struct Entry {
    weak var scene: UIScene?
  }

  private var entries: [Entry] = []

  static var current: SceneList { Stage.current.part(SceneList.self) { SceneList() } }

  var connected: [UIScene] { entries.compactMap(\.scene).filter(\.isConnected) }

  func add(_ scene: UIScene) {
    entries.removeAll { $0.scene == nil }
    entries.append(Entry(scene: scene))
  }
}
