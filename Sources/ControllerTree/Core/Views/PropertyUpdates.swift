import Foundation
import Observation

/// Updates the properties of views and of their controllers: of each one just before its layout (LAY-08 to LAY-11).
///
///     superview before subviews, siblings in order, each with
///     controller.updateProperties() → view.updateProperties() → layout, if the view is marked for it
///
/// Only objects of classes that override the method have anything to update. Views of other classes pay for one question at their first
/// layout, controllers when they get a view.
@MainActor enum PropertyUpdates {
  /// Marks a view for an update.
  static func mark(_ view: UIView) {
    guard !view.layoutState.needsPropertyUpdate, overrides(view) else { return }
    view.layoutState.needsPropertyUpdate = true
    visitLater(view)
  }

  private static func overrides(_ view: UIView) -> Bool { UpdatingViews.shared.properties.isOverridden(by: view) }

  /// Lets the layout at the end of the turn visit a view, which waits for an update itself, or whose controller does.
  static func visitLater(_ view: UIView) {
    guard !view.layoutState.waitsForProperties else { return }
    view.layoutState.waitsForProperties = true
    // A view that is marked for layout is visited anyway.
    if !view.layoutState.needsLayout { view.links.window?.queueForLayout(view) }
  }

  /// The traits of a view have changed: an update may have read them (LAY-11).
  static func traitsChanged(of view: UIView) {
    mark(view)
    view.owner?.rootViewTraitsDidChange()
  }

  /// Updates what waits at a view, in its traits.
  @inline(never)
  static func update(_ view: UIView) { CurrentTraits.within(view) { updateWithin(view) } }

  private static func updateWithin(_ view: UIView) {
    view.layoutState.waitsForProperties = false
    view.owner?.updateRootViewProperties()
    guard view.layoutState.needsPropertyUpdate else { return }
    view.layoutState.needsPropertyUpdate = false
    guard overrides(view) else { return }
    let reference = view.reference
    track {
      ViewDelivery.deliver(.updateProperties, to: view)
    } onChange: {
      if let view = reference.view { mark(view) }
    }
  }

  /// Updates what waits in a view and below it, each once, now (LAY-10).
  static func run(in view: UIView) {
    LayoutPass.updateTraits(around: view)
    Stage.turn("updatePropertiesIfNeeded()", view) {
      var open = [view]
      while let next = open.popLast() {
        if next.layoutState.waitsForProperties { update(next) }
        open.append(contentsOf: next.orderedSubviews.reversed())
      }
    }
  }

  /// Runs an update, and `change` on the main thread before an object of Observation changes that the update has read (LAY-09).
  static func track(_ update: () -> Void, onChange change: @escaping @MainActor @Sendable () -> Void) {
    withObservationTracking(update) {
      if MainThread.isCurrent {
        MainActor.assumeIsolated { change() }
      } else {
        DispatchQueue.main.async { change() }
      }
    }
  }
}
