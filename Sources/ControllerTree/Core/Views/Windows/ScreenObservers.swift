/// Notifies the scenes of a stage before a screen or the orientation of the interface changes.
@MainActor final class ScreenObservers: StagePart {
  /// Called with the screen that is about to change. The floor of the application sets it.
  var willChange: (@MainActor (UIScreen) -> Void)?

  static func screenWillChange(_ screen: UIScreen, on stage: Stage) { of(stage).willChange?(screen) }
}
