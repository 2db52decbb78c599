import Testing
import UIKit

/// The window lives as long as the suite's value, which Swift Testing releases on another thread.
@MainActor @Suite struct ShownPlayerTests {
  private let window = UIWindow()
  private let player = UIViewController()

  init() {
    player.title = "Player"
  }

  @Test func orderOnScreen() {
    window.rootViewController = player
    let recorder = EventRecorder()
    recorder.record { window.makeKeyAndVisible() }
    #expect(
      recorder.text == """
        Player.viewDidLoad()
        Player.viewWillAppear(false)
        Player.viewSafeAreaInsetsDidChange()
        Player.viewLayoutMarginsDidChange()
        Player.viewIsAppearing(false)
        Player.viewWillLayoutSubviews()
        Player.viewDidLayoutSubviews()
        Player.viewDidAppear(false)
        """)
    window.isHidden = true
  }

  @Test(arguments: 1...20) func presentations(count: Int) {
    window.rootViewController = player
    window.makeKeyAndVisible()
    var top = player
    for _ in 0..<count {
      let next = UIViewController()
      top.present(next, animated: true)
      #expect(top.presentedViewController === next)
      top = next
    }
    #expect(window.isKeyWindow)
    player.dismiss(animated: true)
    #expect(player.presentedViewController == nil)
    window.isHidden = true
  }

  @Test(arguments: 1...20) func stageOfItsOwn(milliseconds: Int) async {
    await Stage.withPristine(pacing: .manual) { stage in
      let window = UIWindow()
      window.rootViewController = player
      window.makeKeyAndVisible()
      await Task.yield()
      #expect(UIApplication.shared.windows == [window])
      player.present(UIViewController(), animated: true)
      stage.cycle.advance(by: .milliseconds(milliseconds))
      await Task.yield()
      #expect(stage.cycle.now == .milliseconds(milliseconds))
      #expect(player.presentedViewController?.isBeingPresented == true)
      stage.cycle.settle()
      #expect(player.presentedViewController?.isBeingPresented == false)
      window.isHidden = true
    }
  }
}

@MainActor @Suite(.serialized) struct StackTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let window = UIWindow()

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func push() {
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.viewControllers.count == 2)
    window.isHidden = true
  }

  @Test func hiddenBeforeTheEndOfATransition() {
    UpdateCycle.main.withPacing(.manual) {
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(navigation.topViewController?.transitionCoordinator != nil)
      window.isHidden = true
    }
  }

  /// `queue: nil` calls the observer at once, on the posting thread. `queue: .main` would wait here for ever.
  @Test func observer() {
    let name = Notification.Name("LibraryDidChange")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [navigation] _ in
      MainActor.assumeIsolated { navigation.title = "Changed" }
    }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(token)
    #expect(navigation.title == "Changed")
    window.isHidden = true
  }
}

/// Controllers and views without a window, held by a class.
@MainActor @Suite final class ContainerTests {
  private let parent = UIViewController()
  private let child = UIViewController()

  init() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func parentOfTheChild() { #expect(child.parent === parent) }

  @Test func removal() async {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    await Task.yield()
    #expect(child.parent == nil)
    #expect(parent.view.subviews.isEmpty)
  }
}
