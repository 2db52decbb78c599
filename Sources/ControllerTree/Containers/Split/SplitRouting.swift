/// Finds the place for `show(_:sender:)` and `showDetailViewController(_:sender:)`. Rules SPLIT-11, SPLIT-12.
@MainActor struct SplitRouting {
  private let split: UISplitViewController

  init(_ split: UISplitViewController) { self.split = split }

  private var columns: SplitColumns { split.columns }

  func show(_ controller: UIViewController, sender: Any?) {
    Stage.turn("show(_:sender:)", split, .other) {
      let isShown = split.send("splitViewController(_:show:sender:)") {
        $0.splitViewController(split, show: controller, sender: sender)
      }
      if isShown == true { return }
      let place = split.isCollapsed ? topStack : columns.host(.primary) as? UINavigationController
      if let place { return place.pushViewController(controller, animated: ShowRequest.isAnimated) }
      if split.isCollapsed { return split.present(controller, animated: ShowRequest.isAnimated) }
      replacePrimary(with: controller)
    }
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    Stage.turn("showDetailViewController(_:sender:)", split, .other) {
      let isShown = split.send("splitViewController(_:showDetail:sender:)") {
        $0.splitViewController(split, showDetail: controller, sender: sender)
      }
      if isShown == true { return }
      switch (split.isCollapsed, split.style) {
      case (false, .unspecified): split.viewControllers = (columns.host(.primary).map { [$0] } ?? []) + [controller]
      case (false, _): split.setViewController(controller, for: .secondary)
      case (true, .unspecified): push(controller)
      case (true, _): showOnTop(controller)
      }
    }
  }

  /// The innermost navigation controller on top, if the interface is collapsed on a stack.
  private var topStack: UINavigationController? {
    split.folding.stack.map { $0.innermost }
  }

  private func replacePrimary(with controller: UIViewController) {
    if split.style == .unspecified {
      split.viewControllers = [controller] + (columns.host(.secondary).map { [$0] } ?? [])
    } else {
      split.setViewController(controller, for: .primary)
    }
  }

  /// Pushes on the innermost stack; a navigation controller goes on the outermost stack as a whole.
  private func push(_ controller: UIViewController) {
    guard let stack = split.folding.stack else { return split.present(controller, animated: ShowRequest.isAnimated) }
    if controller is UINavigationController, controller.parent == nil {
      stack.stack.setForContainer(stack.viewControllers + [controller], animated: ShowRequest.isAnimated)
    } else {
      stack.innermost.pushViewController(controller, animated: ShowRequest.isAnimated)
    }
  }

  /// Pushes if the compact or the secondary column is on top; else sets the secondary column's controller.
  private func showOnTop(_ controller: UIViewController) {
    if split.folding.baseColumn == .compact { return push(controller) }
    let secondary = columns.host(.secondary)
    if let secondary, topStack === secondary, !(controller is UINavigationController) { return push(controller) }
    split.setViewController(controller, for: .secondary)
    split.show(.secondary)
  }
}
