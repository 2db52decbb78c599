import Foundation

extension UITraitCollection {
  /// The traits that code outside any environment uses, such as a dynamic colour that is resolved.
  ///
  /// While an environment receives a trait change these are its new traits, and while a view is laid out, the view's.
  /// Otherwise they are the assigned traits, or the main screen's. Each thread has its own.
  public class var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.assign(newValue) }
  }

  /// Runs `actions` with this collection as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = CurrentTraits.assigned
    CurrentTraits.assign(self)
    actions()
    CurrentTraits.assign(outer)
  }
}

/// Stores ``UITraitCollection/current``: on the main thread in the stage, on other threads in the thread.
enum CurrentTraits {
  @MainActor private final class Box: StagePart {
    var assigned: UITraitCollection?
  }

  private static let key = "ControllerTree.UITraitCollection.current"
  /// The view that is being laid out.
  @MainActor static var view: UIView? {
    get { link?.takeUnretainedValue() }
    set { link = newValue.uncounted }
  }
  @MainActor private static var link: Unmanaged<UIView>?

  /// Runs `body`, which lays out `view`, in the traits of the view.
  @inline(__always)
  @MainActor static func within(_ view: UIView, _ body: () -> Void) {
    let outer = link
    link = Unmanaged.passUnretained(view)
    body()
    link = outer
  }

  fileprivate static var value: UITraitCollection {
    guard Thread.isMainThread else { return assigned ?? .standard }
    return MainActor.assumeIsolated {
      if let view { return view.traitCollection }
      return Box.current.assigned ?? UIScreen.main.traitCollection
    }
  }

  fileprivate static var assigned: UITraitCollection? {
    guard Thread.isMainThread else { return Thread.current.threadDictionary[key] as? UITraitCollection }
    return MainActor.assumeIsolated { Box.current.assigned }
  }

  fileprivate static func assign(_ traits: UITraitCollection?) {
    guard Thread.isMainThread else {
      Thread.current.threadDictionary[key] = traits
      return
    }
    MainActor.assumeIsolated {
      view = nil
      Box.current.assigned = traits
    }
  }

  /// Runs `body` with `traits` as the current ones.
  @MainActor static func with(_ traits: UITraitCollection, _ body: () -> Void) {
    let box = Box.current
    let (outer, outerView) = (box.assigned, view)
    (box.assigned, view) = (traits, nil)
    body()
    (box.assigned, view) = (outer, outerView)
  }
}
