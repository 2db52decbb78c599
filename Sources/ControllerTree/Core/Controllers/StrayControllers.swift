/// Controllers that left their parents in their own `viewWillAppear` while their views came on screen, on one stage (MIS-19).
///
/// If a view is still there when an event ends, this is reported: until then the container may remove the view. The stage's
/// ``OpenMoves`` asks at the end of each event.
@MainActor struct StrayControllers {
  private var references: [ControllerReference] = []

  /// Whether none is watched.
  var isEmpty: Bool { references.isEmpty }

  /// Watches a controller.
  static func watch(_ controller: UIViewController, on stage: Stage) {
    OpenMoves.gate(of: stage).strays.references.append(controller.reference)
    stage.cycle.gateAwaitsEnd = true
  }

  /// Ends the watch. Returns the controllers that still exist.
  mutating func takeAll() -> [UIViewController] {
    let watched = references
    references = []
    return watched.compactMap(\.controller)
  }
}
