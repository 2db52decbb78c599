/// Finds the responders whose activity needs to be saved: controllers, windows, scenes, the application and its delegate
/// (LAUNCH-23).
@MainActor enum ActivityResponders {
  static func connect() {
    #if !canImport(ObjectiveC)
      UserActivityUpdates.of(.current).responders = { activity in
        all.filter { $0.userActivity === activity }
      }
    #endif
  }

  private static var all: [UIResponder] {
    var found: [UIResponder] = StageControllers.all(of: .current)
    found += WindowList.current.windows
    found += SceneList.current.connected.flatMap { [$0, $0.delegate as? UIResponder].compactMap(\.self) }
    let application = UIApplication.shared
    return found + [application, application.delegate as? UIResponder].compactMap(\.self)
  }
}
