/// Tells the delegates of scenes that the area, the orientation or the traits of their scene have changed: once at the end of a
/// turn, before layout (LAUNCH-19).
@MainActor final class SceneUpdates: StagePart, TurnWork {
  private struct Before {
    let scene: UIWindowScene
    let geometry: UIWindowScene.Geometry
    let traits: UITraitCollection
  }

  private var waiting: [Before] = []

  /// Notes how the scenes on each screen are before it changes.
  static func connect() {
    ScreenObservers.of(.current).willChange = { screen in
      for case let scene as UIWindowScene in SceneList.current.connected where scene.screen === screen {
        willChange(scene)
      }
    }
  }

  /// Notes how a scene is before it changes.
  static func willChange(_ scene: UIWindowScene) {
    guard scene.isConnected, scene.delegate != nil else { return }
    let updates = current
    guard !updates.waiting.contains(where: { $0.scene === scene }) else { return }
    if updates.waiting.isEmpty { Stage.current.cycle.enqueue(updates, in: .layout) }
    updates.waiting.append(Before(scene: scene, geometry: scene.effectiveGeometry, traits: scene.traitCollection))
  }

  func perform(_ phase: TurnPhase) {
    let changed = waiting
    waiting = []
    for before in changed { announce(before) }
  }

  func drop(_ phase: TurnPhase) { waiting = [] }

  private func announce(_ before: Before) {
    let (scene, old) = (before.scene, before.geometry)
    guard scene.isConnected, let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
    let isMoved = !scene.effectiveGeometry.isSame(as: old)
    if isMoved {
      ApplicationDelivery.send("windowScene(_:didUpdateEffectiveGeometry:)", to: delegate) {
        $0.windowScene(scene, didUpdateEffectiveGeometry: old)
      }
    }
    guard scene.isConnected, isMoved || !scene.traitCollection.isSame(as: before.traits) else { return }
    ApplicationDelivery.send("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", to: delegate) {
      $0.windowScene(
        scene, didUpdate: old.coordinateSpace, interfaceOrientation: old.interfaceOrientation,
        traitCollection: before.traits)
    }
  }
}
