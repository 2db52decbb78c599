@testable import ControllerTree

/// Recordings for pages.
@MainActor enum Recordings {
  /// Names that try to end a script, an element or a direction of text.
  nonisolated static let hostileNames = [
    "</script><script>window.hostile = 1</script>", "<img src=x onerror=\"window.hostile = 1\">", "<!-- <script>",
    "]]>\"'&amp;`${1}",
    "\u{202E}txet desrever\u{202D}", "שלום \u{202B}العربية", "line\nbreak\u{0}\u{7}\u{2028}",
    String(repeating: "long ", count: 2_000),
  ]

  /// Shows, pushes and presents controllers with `titles`, with animations and one misuse.
  static func story(of titles: [String], includesTree: Bool = true, isShorter: Bool = false) -> Recording {
    Stage.withPristine(device: .bare) { stage in
      stage.diagnostics.policies = [.all: .collect]
      let controllers = titles.map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      let recorder = EventRecorder(includesTree: includesTree, includesWindows: true)
      let (window, stack) = (UIWindow(), UINavigationController())
      recorder.record {
        window.rootViewController = stack
        window.makeKeyAndVisible()
        for controller in controllers.dropLast() { stack.pushViewController(controller, animated: true) }
        stack.addChild(stack)
        if let last = controllers.last, !isShorter { stack.present(last, animated: true) }
        stack.view.addSubview(UIView())
        stack.popToRootViewController(animated: true)
      }
      window.isHidden = true
      return recorder.recording
    }
  }

  /// At least `count` events in many turns, with more than a hundred controllers and views.
  static func large(_ count: Int) -> Recording {
    Stage.withPristine(device: .bare) { stage in
      let (window, tabs) = (UIWindow(), UITabBarController())
      tabs.title = "Tabs"
      let stacks = (0..<4).map { number in
        let stack = UINavigationController()
        stack.title = "Stack \(number)"
        return stack
      }
      tabs.viewControllers = stacks
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let recorder = EventRecorder(includesTree: true, includesWindows: true)
      recorder.start(on: stage)
      var number = 0
      while recorder.count < count {
        let stack = stacks[number % 4]
        let controller = UIViewController()
        controller.title = "Screen \(number)"
        controller.view.addSubview(UIView())
        tabs.selectedViewController = stack
        stack.pushViewController(controller, animated: true)
        if stack.viewControllers.count > 3 { stack.popToRootViewController(animated: true) }
        number += 1
      }
      recorder.stop(on: stage)
      window.isHidden = true
      return recorder.recording
    }
  }
}
