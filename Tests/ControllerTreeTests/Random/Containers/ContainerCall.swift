import ControllerTree
import Foundation

/// One call on the members of a ``ContainerWorld``.
indirect enum ContainerCall {
  // Any controller
  case adopt(Member, by: Member)
  case leaveParent(Member)
  case removeView(Member)
  case present(Member, from: Member, style: UIModalPresentationStyle, animated: Bool)
  case dismiss(Member, animated: Bool)
  /// The user swipes to dismiss the presented controller.
  case attemptToDismiss(Member)
  /// The world releases a member and makes a new one; other references may retain the old one.
  case release(Member)

  // Navigation
  case push(Member, on: Member, animated: Bool)
  case pop(Member, animated: Bool)
  case popTo(Member, place: Int, animated: Bool)
  case setStack(Member, [Member], animated: Bool)
  case swipe(Member, Gesture)

  // Tabs
  case selectIndex(Member, Int)
  case selectController(Member, Member)
  case selectMore(Member)
  case tap(Member, place: Int)
  case setTabs(Member, [Member], made: Bool, animated: Bool)
  case customize(Member, by: Int)

  // Pages
  case setPages(Member, [Member], animated: Bool)
  case turnPage(Member, Gesture, forward: Bool)

  // Delegates
  case direct(Direction)
  /// Ends the waiting animations.
  case endAnimations(completed: Bool)
  case drive(Gesture)

  // Windows
  case setRoot(Int, Member?)
  case hide(Int, Bool)
  case resize(Int, CGSize)

  // Time
  case advance(milliseconds: Int)
  case turn([Self])
  /// Makes a call at a member's next callback.
  case once(Member, ScriptedController.Moment, Self)
  /// Everything settles, and is checked.
  case settle

  enum Gesture: String, CaseIterable { case begin, update, finish, cancel }

  /// The behaviour of all containers' delegates.
  enum Direction: String, CaseIterable {
    /// No animators of the delegate.
    case plain
    /// Animators that take one second.
    case timed
    /// Animators that the world ends.
    case byHand
    /// Animators that take one second, driven interactively.
    case driven
    /// The user cannot select a tab.
    case refusing
  }
}

extension ContainerCall: RandomCallable {
  var simpler: [Self] {
    switch self {
    case .turn(let calls):
      calls
        + calls.indices.map { index in .turn(calls.enumerated().filter { $0.offset != index }.map(\.element)) }.filter {
          _ in calls.count > 1
        }
    case .once(let member, let moment, let call): [call] + call.simpler.map { .once(member, moment, $0) }
    case .push(let new, let stack, true): [.push(new, on: stack, animated: false)]
    case .pop(let stack, true): [.pop(stack, animated: false)]
    case .popTo(let stack, let place, true): [.popTo(stack, place: place, animated: false)]
    case .present(let new, let presenter, let style, true):
      [.present(new, from: presenter, style: style, animated: false)]
    case .dismiss(let member, true): [.dismiss(member, animated: false)]
    case .setStack(let stack, let members, let animated):
      Self.shorter(members).map { .setStack(stack, $0, animated: animated) }
        + (animated ? [.setStack(stack, members, animated: false)] : [])
    case .setTabs(let tabs, let members, let made, let animated):
      Self.shorter(members).map { .setTabs(tabs, $0, made: made, animated: animated) }
    case .setPages(let pages, let members, true): [.setPages(pages, members, animated: false)]
    default: []
    }
  }

  private static func shorter(_ members: [Member]) -> [[Member]] {
    members.indices.map { index in members.enumerated().filter { $0.offset != index }.map(\.element) }
  }

  var description: String {
    switch self {
    case .adopt(let child, let parent): "\(parent).adopt(\(child))"
    case .leaveParent(let member): "\(member).leaveParent()"
    case .removeView(let member): "\(member).viewIfLoaded?.removeFromSuperview()"
    case .present(let new, let presenter, let style, let animated):
      "\(new).modalPresentationStyle = .\(style); \(presenter).present(\(new), animated: \(animated))"
    case .dismiss(let member, let animated): "\(member).dismiss(animated: \(animated))"
    case .attemptToDismiss(let member): "\(member).presentationController?.attemptToDismiss()"
    case .release(let member): "\(member) = nil"
    case .push(let new, let stack, let animated): "\(stack).pushViewController(\(new), animated: \(animated))"
    case .pop(let stack, let animated): "\(stack).popViewController(animated: \(animated))"
    case .popTo(let stack, let place, let animated):
      "\(stack).popToViewController(\(stack).viewControllers[\(place) % count], animated: \(animated))"
    case .setStack(let stack, let members, let animated):
      "\(stack).setViewControllers(\(members), animated: \(animated))"
    case .swipe(let stack, let gesture): "\(stack).interactivePop.\(gesture)()"
    case .selectIndex(let tabs, let index): "\(tabs).selectedIndex = \(index)"
    case .selectController(let tabs, let member): "\(tabs).selectedViewController = \(member)"
    case .selectMore(let tabs): "\(tabs).selectedViewController = \(tabs).moreNavigationController"
    case .tap(let tabs, let place): "\(tabs).tabBar.select(items[\(place) % count])"
    case .setTabs(let tabs, let members, let made, let animated):
      "\(tabs).\(made ? "setTabs" : "setViewControllers")(\(members), animated: \(animated))"
    case .customize(let tabs, let shift): "\(tabs).customize(\(tabs).viewControllers rotated by \(shift))"
    case .setPages(let pages, let members, let animated):
      "\(pages).setViewControllers(\(members), direction: .forward, animated: \(animated))"
    case .turnPage(let pages, .begin, let forward):
      "\(pages).interactivePageTurn.begin(\(forward ? ".forward" : ".reverse"))"
    case .turnPage(let pages, let gesture, _): "\(pages).interactivePageTurn.\(gesture)()"
    case .direct(let direction): "director.direction = .\(direction)"
    case .endAnimations(let completed): "director.endAnimations(completed: \(completed))"
    case .drive(let gesture): "director.driver.\(gesture)()"
    case .setRoot(let window, let member): "w\(window).rootViewController = \(member?.description ?? "nil")"
    case .hide(let window, let isHidden): "w\(window).isHidden = \(isHidden)"
    case .resize(let window, let size): "w\(window).frame.size = \(Int(size.width))x\(Int(size.height))"
    case .advance(let milliseconds): "advance(by: .milliseconds(\(milliseconds)))"
    case .turn(let calls): "turn { \(calls.map(\.description).joined(separator: "; ")) }"
    case .once(let member, let moment, let call): "\(member).once(.\(moment)) { \(call) }"
    case .settle: "settle()"
    }
  }
}
