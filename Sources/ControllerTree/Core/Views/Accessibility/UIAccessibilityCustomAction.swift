import Foundation

/// An action that assistive technologies offer. Rules: ACT-31.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The code of an action; returns whether it has succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The picture. The library never reads it.
  open var image: UIImage?
  /// The object that has the method. Not retained.
  open weak var target: AnyObject?
  /// The method.
  open var selector: Selector?
  /// The code.
  open var actionHandler: ActionHandler?

  /// Makes an action with code.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }
  /// Makes an action with a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.target, self.selector) = (name, image, target as AnyObject?, selector)
    super.init()
  }

  /// A person chooses the action, in one event. Rules: ACT-31.
  /// - Returns: Whether it has succeeded: what the code returns; for a method, whether there is a target.
  @discardableResult
  open func perform() -> Bool {
    UpdateCycle.main.turn("perform()") {
      if let actionHandler { return actionHandler(self) }
      guard let target, let selector else { return false }
      selector.perform(on: target, [self])
      return true
    }
  }
}
