import Foundation

/// A callback to a view.
enum ViewHook {
  case willMoveToSuperview(UIView?)
  case didMoveToSuperview
  case willMoveToWindow(UIWindow?)
  case didMoveToWindow
  case didAddSubview(UIView)
  case willRemoveSubview(UIView)
  case updateProperties
  case updateConstraints
  case layoutSubviews
  case safeAreaInsetsDidChange
  case layoutMarginsDidChange
  case tintColorDidChange
  /// The traits before the change, and after it.
  case traitCollectionDidChange(UITraitCollection, to: UITraitCollection)
  case awakeFromNib
}

/// The only caller of views' hooks.
@MainActor enum ViewDelivery {
  @inline(__always)
  static func deliver(_ hook: ViewHook, to view: UIView) {
    Stage.withCurrent { deliver(hook, to: view, on: $0) }
  }

  /// The same inside a call that has the stage already.
  @inline(__always)
  static func deliver(_ hook: ViewHook, to view: UIView, on stage: Stage) {
    if stage.observesViews { record(hook, to: view) }
    switch hook {
    case .willMoveToSuperview(let superview): view.willMove(toSuperview: superview)
    case .didMoveToSuperview: view.didMoveToSuperview()
    case .willMoveToWindow(let window): view.willMove(toWindow: window)
    case .didMoveToWindow: view.didMoveToWindow()
    case .didAddSubview(let subview): view.didAddSubview(subview)
    case .willRemoveSubview(let subview): view.willRemoveSubview(subview)
    case .updateProperties: view.updateProperties()
    case .updateConstraints: ConstraintUpdates.call(view)
    case .layoutSubviews:
      if let layer = view.rare?.layer {
        layer.layoutSublayers()
      } else if type(of: view) != UIView.self, UpdatingViews.shared.layers.isOverridden(by: view) {
        view.layer.layoutSublayers()
      } else {
        view.layoutSubviews()
      }
    case .safeAreaInsetsDidChange: view.safeAreaInsetsDidChange()
    case .layoutMarginsDidChange: view.layoutMarginsDidChange()
    case .tintColorDidChange: view.tintColorDidChange()
    case .traitCollectionDidChange(let previous, _): view.traitCollectionDidChange(previous)
    case .awakeFromNib: view.awakeFromNib()
    }
  }

  /// Sends a trait change to a screen or a scene; recorders do not record it.
  static func deliverTraitChange(from previous: UITraitCollection, to source: any TraitSourceEnvironment) {
    source.traitCollectionDidChange(previous)
  }

  /// Calls `draw(_:)`. It is no case of the hooks, which a rectangle would make larger for all.
  static func draw(_ view: UIView, _ rect: CGRect) {
    if Stage.current.observesViews { record("draw", .none, of: view) }
    view.draw(rect)
  }

  private static func record(_ hook: ViewHook, to view: UIView) {
    let event = hook.record(names: Stage.current.names)
    record(event.name, event.argument, of: view)
  }

  private static func record(_ name: StaticString, _ argument: EventArgument, of view: UIView) {
    Stage.current.record(
      .viewHook, of: view, name: name, argument: argument,
      circumstances: view.links.window == nil ? [] : .inWindow)
  }
}

extension ViewHook {
  @MainActor fileprivate func record(names: NameRegistry) -> (name: StaticString, argument: EventArgument) {
    func object(_ label: StaticString, _ view: UIView?) -> EventArgument {
      .object(label: label, view.map { names.reference(to: $0) })
    }
    switch self {
    case .willMoveToSuperview(let superview): return ("willMove", object("toSuperview", superview))
    case .didMoveToSuperview: return ("didMoveToSuperview", .none)
    case .willMoveToWindow(let window): return ("willMove", object("toWindow", window))
    case .didMoveToWindow: return ("didMoveToWindow", .none)
    case .didAddSubview(let subview): return ("didAddSubview", object("", subview))
    case .willRemoveSubview(let subview): return ("willRemoveSubview", object("", subview))
    case .updateProperties: return ("updateProperties", .none)
    case .updateConstraints: return ("updateConstraints", .none)
    case .layoutSubviews: return ("layoutSubviews", .none)
    case .safeAreaInsetsDidChange: return ("safeAreaInsetsDidChange", .none)
    case .layoutMarginsDidChange: return ("layoutMarginsDidChange", .none)
    case .tintColorDidChange: return ("tintColorDidChange", .none)
    case .traitCollectionDidChange(let old, let new): return ("traitCollectionDidChange", .traits(from: old, to: new))
    case .awakeFromNib: return ("awakeFromNib", .none)
    }
  }
}
