import Foundation

/// Makes the tab bar small while a person scrolls, and large again. Rules: TAB-61, TAB-62.
@MainActor final class TabMinimizing {
  private unowned let controller: UITabBarController
  var behavior = UITabBarController.MinimizeBehavior.automatic {
    didSet {
      if behavior == .onScrollDown || behavior == .onScrollUp { ScrolledContent.isWatched = true }
      if !isPossible { isMinimized = false }
    }
  }
  var accessory: UITabAccessory? {
    didSet {
      tellAccessory()
      controller.barChanged()
    }
  }
  /// Whether the bar is small.
  private(set) var isMinimized = false {
    didSet {
      guard isMinimized != oldValue else { return }
      tellAccessory()
      controller.barChanged()
    }
  }

  init(of controller: UITabBarController) { self.controller = controller }

  /// A bar gets small in compact width, if a behavior is chosen.
  private var isPossible: Bool {
    guard controller.traitCollection.horizontalSizeClass == .compact else { return false }
    return behavior == .onScrollDown || behavior == .onScrollUp
  }

  private func tellAccessory() {
    accessory?.place.traitOverrides.tabAccessoryEnvironment = isMinimized ? .inline : .regular
  }

  /// A person has moved content upwards, for a positive distance, or downwards.
  func scrolled(by distance: CGFloat) {
    guard isPossible, distance != 0 else { return }
    isMinimized = (distance > 0) == (behavior == .onScrollDown)
  }

  /// A person taps the small bar.
  func expand() { isMinimized = false }
}

extension UITabBarController {
  /// When the tab bar gets small.
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    /// As the system decides: never.
    case automatic = 0
    /// Never.
    case never = 1
    /// When a person scrolls down; it is large again when scrolling up.
    case onScrollDown = 2
    /// When a person scrolls up; it is large again when scrolling down.
    case onScrollUp = 3
  }
}
