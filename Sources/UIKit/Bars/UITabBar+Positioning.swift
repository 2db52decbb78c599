import ControllerTree
import Foundation

extension UITabBar {
  @MainActor private final class Choices: KeptBeside {
    var positioning = UITabBar.ItemPositioning.automatic
  }

  /// How the tabs are spread. Nothing is drawn.
  public var itemPositioning: UITabBar.ItemPositioning {
    get { Choices.of(self)?.positioning ?? .automatic }
    set { Choices.made(for: self).positioning = newValue }
  }
}
