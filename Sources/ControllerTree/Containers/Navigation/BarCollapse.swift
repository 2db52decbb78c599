import Foundation

/// Makes a navigation bar lower while the content of the top controller moves up: first its search bar goes, then the large title. Rules:
/// NAV-36, SEARCH-15.
@MainActor final class BarCollapse {
  private unowned let navigation: UINavigationController
  /// By how much the bar is lower than above the top of the content, in points.
  private(set) var amount: CGFloat = 0
  /// The content that the bar has followed last.
  private var last: ObjectIdentifier?

  init(of navigation: UINavigationController) { self.navigation = navigation }

  /// Follows the content of the top controller.
  func update() {
    let bar = navigation.navigationBar
    let (title, search) = (bar.largeTitleHeight, bar.collapsibleSearchHeight)
    let whole = title + search
    guard whole > 0, let placed = (bar.superview as? UILayoutContainerView)?.height(of: bar),
      let content = navigation.topViewController?.contentScrollView(for: .top), content.window != nil
    else {
      amount = 0
      return
    }
    let following = following(of: content)
    if last != ObjectIdentifier(content) {
      last = ObjectIdentifier(content)
      amount = min(following.room, whole)
    }
    // The insets with the bar as it lies now, and without the parts that go.
    let inset = content.adjustedContentInset.top
    let least = inset - (placed - (bar.wholeHeight - whole))
    guard content.hasAnnouncedInset, inset >= placed else { return }
    amount = whole - min(max(-content.contentOffset.y - least, 0), whole)
    following.room = amount
    var stops = [-least - whole]
    if title > 0, search > 0 { stops.append(-least - title) }
    following.stops = stops + [-least]
  }

  private func following(of content: UIScrollView) -> BarFollowing {
    if let following = content.following { return following }
    let made = BarFollowing { [reference = navigation.reference] in
      (reference.controller as? UINavigationController)?.layoutContainer?.barsMayHaveChanged()
    }
    content.following = made
    return made
  }
}

extension UIViewController {
  /// The scroll view beside the bar at the top may be another one.
  final func contentBesideBarChanged() {
    (parent as? UINavigationController)?.layoutContainer?.barsMayHaveChanged()
  }
}
