import Foundation

/// The door through which views that enter a window reach the appearance proxies of the surface. While it is closed, because no proxy
/// was made, a view that enters pays one comparison for its whole tree. Rules: PROXY-01.
@MainActor package enum AppearanceDoor {
  /// What has changed.
  package enum Change {
    /// A tree has entered a window, or the items of a bar have changed.
    case entered(UIView)
    /// A window is shown; the views in it enter by themselves.
    case shown(UIWindow)
  }

  @exclusivity(unchecked) private(set) static var handler: (@MainActor (Change) -> Void)?

  /// Begins to tell of views that enter a window.
  package static func open(_ handler: @escaping @MainActor (Change) -> Void) { self.handler = handler }

  /// A tree has entered a window, or the items of a bar have changed.
  @inline(__always)
  static func entered(_ view: UIView) { if let handler { handler(.entered(view)) } }

  /// A window is about to be visible.
  static func shown(_ window: UIWindow) { if let handler { handler(.shown(window)) } }

  /// The part of the current stage that keeps the proxies.
  package static func part<Part: AnyObject>(_ make: () -> Part) -> Part { Stage.current.part(Part.self, make: make) }

  /// The proxy of a class of views; a view that nothing takes values from if there is no surface.
  static func proxy<Owner: UIView>(of type: Owner.Type) -> Owner {
    (type as Any as? any AppearanceProxyMaking.Type)?.makeProxy(of: type) ?? makeView(type)
  }

  /// A new view of a class: as its table tells, else by its `init(frame:)`.
  package static func makeView<Owner: UIView>(_ type: Owner.Type) -> Owner {
    // A subclass without a table inherits the one that makes objects of its superclass.
    if let made = type.interfaceConnections.proxy?(), Swift.type(of: made) == type, let view = made as? Owner {
      return view
    }
    return unsafeDowncast((type as UIResponder.Type).init(madeBy: SystemInitialization()), to: Owner.self)
  }
}

/// Makes the proxies of views; the surface conforms views to it.
@MainActor package protocol AppearanceProxyMaking {
  static func makeProxy<Owner: UIView>(of type: Owner.Type) -> Owner
}

extension UIView {
  /// The view's own tint color; `nil` if it inherits its superview's.
  package final var ownTintColor: UIColor? { rare?.tintColor }
}
