import ControllerTree
import Foundation

/// A controller's configuration for its lack of content, and the view of it.
@MainActor private final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  nonisolated(unsafe) static var key = 0

  static func of(_ controller: UIViewController) -> UnavailableContent {
    if let made = objc_getAssociatedObject(controller, &key) as? UnavailableContent { return made }
    let made = UnavailableContent()
    objc_setAssociatedObject(controller, &key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Brings the view in front of the controller's content, or takes it away.
  func place(in root: UIView, _ state: UIContentUnavailableConfigurationState) {
    guard let new = configuration?.updated(for: state) else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
    } else {
      view?.removeFromSuperview()
      let made = new.makeContentView()
      made.frame = root.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = made
    }
    guard let view else { return }
    if view.superview !== root || root.subviews.last !== view { root.addSubview(view) }
  }
}

extension UIViewController: ContentUnavailableOwner {
  /// What the controller shows while it has no content: a view that fills its own, in front of all else; `nil` for none. It may be set at
  /// any time, and is updated for the state with the next layout. Rules: TEXT-70.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { hasUnavailableContent ? UnavailableContent.of(self).configuration : nil }
    set {
      guard newValue != nil || hasUnavailableContent else { return }
      UnavailableContent.of(self).configuration = newValue
      if viewIfLoaded != nil { placeUnavailableContent(contentUnavailableConfigurationState) }
      hasUnavailableContent = newValue != nil
    }
  }

  package func placeUnavailableContent(_ state: UIContentUnavailableConfigurationState) {
    guard let root = viewIfLoaded else { return }
    UnavailableContent.of(self).place(in: root, state)
  }
}
