import Testing
import UIKit

@MainActor
final class Player: UIViewController {
  private(set) var events: [String] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("did appear, \(animated)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    events.append("did disappear, \(animated)")
  }
}

@MainActor @Suite struct ParallelTests {
  let window = UIWindow()
  let player = Player()

  @Test(arguments: [1, 2, 3, 4]) func appearances(count: Int) {
    window.rootViewController = player
    for _ in 0..<count {
      window.makeKeyAndVisible()
      window.isHidden = true
    }
    #expect(player.events.count == 2 * count)
    #expect(player.events.prefix(2) == ["did appear, false", "did disappear, false"])
  }
}

@MainActor @Suite(.serialized) struct SerializedTests {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow()

  @Test func push() async {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    await Task.yield()
    let player = Player()
    navigation.pushViewController(player, animated: true)
    navigation.popViewController(animated: true)
    #expect(player.events == ["did appear, true", "did disappear, true"])
    window.isHidden = true
  }

  @Test func nothingIsShown() {
    navigation.pushViewController(Player(), animated: true)
    #expect(navigation.viewControllers.count == 2)
    #expect(!navigation.isViewLoaded)
  }
}
