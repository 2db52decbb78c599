import Foundation

/// The tree as text: window → controllers → views, with their states. It loads no view and changes nothing.
///
///     UIWindow #1 (0, 0, 393, 852) key
///     └─ PairController "Pair" appeared
///        ├─ UIViewController "Left" appeared, view (0, 0, 196.5, 852)
///        ├─ UIViewController "Right" disappeared, view not loaded
///        ├─ presents → UIViewController "Sheet" appeared, view (0, 0, 393, 852)
///        └─ UIView #1 (0, 0, 393, 44)
///
/// A controller's line also stands for its root view. Below it come its children in the order of adding, then the controller
/// that it presents itself, then the views inside its root view that belong to no child. The container view of a presentation
/// is shown where it is if it holds more than the presented controller's view.
@MainActor struct HierarchyDescription {
  private enum Node {
    case window(UIWindow)
    case controller(UIViewController)
    case presented(UIViewController)
    case view(UIView)
  }

  static func lines(of window: UIWindow) -> [String] { lines(from: .window(window)) }

  static func lines(of controller: UIViewController) -> [String] { lines(from: .controller(controller)) }

  static func lines(of view: UIView) -> [String] { lines(from: .view(view)) }

  private static func lines(from root: Node) -> [String] {
    TextTree.lines(from: root, label: label, children: children)
  }

  private static func label(_ node: Node) -> String {
    switch node {
    case .window(let window):
      let states = [window.isHidden ? "hidden" : nil, window.isKeyWindow ? "key" : nil].compactMap { $0 }
      return (["\(window.hierarchyName) \(window.frame.shortText)"] + states).joined(separator: " ")
    case .controller(let controller): return label(controller)
    case .presented(let controller): return "presents → \(label(controller))"
    case .view(let view):
      let states = [view.isHidden ? "hidden" : nil, isAmbiguous(view) ? "ambiguous" : nil].compactMap { $0 }
      return (["\(view.hierarchyName) \(view.frame.shortText)"] + states).joined(separator: " ")
    }
  }

  private static func label(_ controller: UIViewController) -> String {
    let view = controller.viewIfLoaded.map {
      "view \($0.frame.shortText)\($0.superview == nil ? ", not in the tree" : "")"
    }
    return "\(controller.hierarchyName) \(controller.appearance.name.rawValue), \(view ?? "view not loaded")"
  }

  /// Whether the constraints that the tree's engine has solved leave the view's place or size open (AL-83).
  private static func isAmbiguous(_ view: UIView) -> Bool {
    guard view.layoutState.holdsConstraints, let engine = LayoutEngine.existing(for: view) else { return false }
    return engine.system.isAmbiguous(view)
  }

  private static func children(_ node: Node) -> [Node] {
    switch node {
    case .window(let window):
      let root = window.rootViewController.map { [Node.controller($0)] } ?? []
      return root + inside(window, without: window.rootViewController.map { [$0] } ?? [])
    case .controller(let controller), .presented(let controller):
      let children = controller.children
      let presented = controller.ownPresented.map { [Node.presented($0.presented)] } ?? []
      let views = controller.viewIfLoaded.map { inside($0, without: children) } ?? []
      return children.map { .controller($0) } + presented + views
    case .view(let view): return inside(view, without: (view.enclosingOwner as? UIViewController)?.children ?? [])
    }
  }

  /// The subviews of `view`, without the root views of `listed` and of presented controllers. Other root views are shown as
  /// their controllers.
  private static func inside(_ view: UIView, without listed: [UIViewController]) -> [Node] {
    view.subviews.compactMap { subview in
      guard let owner = subview.owner as? UIViewController else {
        let isBare = subview is PresentationContainerView && inside(subview, without: []).isEmpty
        return isBare ? nil : .view(subview)
      }
      return owner.ownPresentation != nil || listed.contains { $0 === owner } ? nil : .controller(owner)
    }
  }
}

extension UIWindow {
  /// The window, its controllers and their views as text, with their states.
  public final var hierarchyDescription: String { HierarchyDescription.lines(of: self).joined(separator: "\n") }
}

extension UIViewController {
  /// The controller, its descendants and their views as text, with their states. Loads no view.
  public final var hierarchyDescription: String { HierarchyDescription.lines(of: self).joined(separator: "\n") }
}

extension Stage {
  /// All shown windows as text, back to front.
  public var hierarchyDescription: String {
    WindowList.of(self).windows.flatMap { HierarchyDescription.lines(of: $0) }.joined(separator: "\n")
  }
}
