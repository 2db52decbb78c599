import Testing

@testable import ControllerTree

// example: suite
@MainActor @Suite struct PlayerSuite {
  private let window = UIWindow()
  private let player = PlayerViewController()

  init() {
    window.rootViewController = player
    window.makeKeyAndVisible()
  }

  @Test func playsOnScreenOnly() {
    #expect(player.isPlaying)

    window.isHidden = true
    #expect(!player.isPlaying)
  }

  @Test func callsInOrder() {
    Stage.withPristine { _ in
      let recorder = EventRecorder()
      let window = UIWindow()
      let player = PlayerViewController()
      player.title = "Player"
      window.rootViewController = player
      recorder.record { window.isHidden = false }
      #expect(recorder.events.map(\.line).last == "Player.viewDidAppear(false)")
      window.isHidden = true
    }
  }
}
// end
