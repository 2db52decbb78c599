import Foundation

/// Reads the tree: window → controllers → views, with their states. It loads no view, calls no override of `children` or `subviews`,
/// and changes nothing but the numbers in names.
///
///     UIWindow #1 (0, 0, 393, 852) key
///     └─ PairController "Pair" appeared
///        ├─ UIViewController "Left" appeared, view (0, 0, 196.5, 852)
///        ├─ UIViewController "Right" disappeared, view not loaded
///        ├─ presents → UIViewController "Sheet" appeared, view (0, 0, 393, 852)
///        └─ UIView #1 (0, 0, 393, 44)
///
/// The container view of a presentation is shown where it is if it holds more than the presented controller's view.
@MainActor struct HierarchyReading {
  enum Object {
    case window(UIWindow)
    case controller(UIViewController)
    case presented(UIViewController)
    case view(UIView)
  }

  /// A node whose name and frame are not yet text.
  struct Entry: Hashable, Sendable {
    let depth: Int32
    let kind: HierarchyTree.Kind
    let flags: HierarchyTree.Flags
    let state: EventState
    let frame: CGRect?
    let name: ObjectReference

    var node: HierarchyTree.Node {
      HierarchyTree.Node(
        depth: Int(depth), kind: kind, name: name.name, state: state.rawValue, frame: frame?.shortText, flags: flags)
    }
  }

  let names: NameRegistry

  /// The nodes of `roots` and of everything inside them.
  /// - Complexity: O(n), without recursion.
  func entries(of roots: [Object]) -> [Entry] {
    var entries: [Entry] = []
    var open: [(object: Object, depth: Int32)] = []
    for root in roots.reversed() { open.append((root, 0)) }
    while let (object, depth) = open.popLast() {
      entries.append(entry(object, depth))
      for child in children(object).reversed() { open.append((child, depth + 1)) }
    }
    return entries
  }

  private func entry(_ object: Object, _ depth: Int32) -> Entry {
    switch object {
    case .window(let window):
      var flags: HierarchyTree.Flags = window.isHidden ? .hidden : []
      if window.isKeyWindow { flags.insert(.key) }
      return Entry(
        depth: depth, kind: .window, flags: flags, state: .none, frame: window.frame, name: names.reference(to: window))
    case .controller(let controller): return entry(controller, .controller, depth)
    case .presented(let controller): return entry(controller, .presented, depth)
    case .view(let view):
      var flags: HierarchyTree.Flags = view.isHidden ? .hidden : []
      if isAmbiguous(view) { flags.insert(.ambiguous) }
      return Entry(
        depth: depth, kind: .view, flags: flags, state: .none, frame: view.frame, name: names.reference(to: view))
    }
  }

  private func entry(_ controller: UIViewController, _ kind: HierarchyTree.Kind, _ depth: Int32) -> Entry {
    let view = controller.viewIfLoaded
    let isLoose = view.map { $0.superview == nil } ?? false
    return Entry(
      depth: depth, kind: kind, flags: isLoose ? .notInTree : [], state: controller.appearance.name, frame: view?.frame,
      name: names.reference(to: controller))
  }

  /// Whether the constraints that the tree's engine has solved leave the view's place or size open (AL-83).
  private func isAmbiguous(_ view: UIView) -> Bool {
    guard view.layoutState.holdsConstraints, let engine = LayoutEngine.existing(for: view) else { return false }
    return engine.system.isAmbiguous(view)
  }

  private func children(_ object: Object) -> [Object] {
    switch object {
    case .window(let window):
      guard let root = window.rootViewController else { return inside(window, without: []) }
      return [.controller(root)] + inside(window, without: [root])
    case .controller(let controller), .presented(let controller):
      let children = controller.orderedChildren
      let presented = controller.ownPresented.map { [Object.presented($0.presented)] } ?? []
      let views = controller.viewIfLoaded.map { inside($0, without: children) } ?? []
      return children.map { .controller($0) } + presented + views
    case .view(let view):
      return inside(view, without: (view.enclosingOwner as? UIViewController)?.orderedChildren ?? [])
    }
  }

  /// The subviews of `view`, without the root views of `listed` and of presented controllers. Other root views are shown as
  /// their controllers.
  private func inside(_ view: UIView, without listed: [UIViewController]) -> [Object] {
    view.orderedSubviews.compactMap { subview in
      guard let owner = subview.owner as? UIViewController else {
        let isBare = subview is PresentationContainerView && inside(subview, without: []).isEmpty
        return isBare ? nil : .view(subview)
      }
      return owner.ownPresentation != nil || listed.contains { $0 === owner } ? nil : .controller(owner)
    }
  }
}

extension HierarchyTree {
  @MainActor fileprivate init(of roots: [HierarchyReading.Object], on stage: Stage = .current) {
    nodes = HierarchyReading(names: stage.names).entries(of: roots).map(\.node)
  }
}

extension UIWindow {
  /// The window, its controllers and their views, with their states. Loads no view.
  public final var hierarchyTree: HierarchyTree { HierarchyTree(of: [.window(self)]) }

  /// The window, its controllers and their views as text, with their states.
  public final var hierarchyDescription: String { hierarchyTree.text }
}

extension UIViewController {
  /// The controller, its descendants and their views, with their states. Loads no view.
  public final var hierarchyTree: HierarchyTree { HierarchyTree(of: [.controller(self)]) }

  /// The controller, its descendants and their views as text, with their states. Loads no view.
  public final var hierarchyDescription: String { hierarchyTree.text }
}

extension Stage {
  /// All shown windows with everything inside them, back to front.
  public var hierarchyTree: HierarchyTree { HierarchyTree(of: hierarchyRoots, on: self) }

  /// All shown windows as text, back to front.
  public var hierarchyDescription: String { hierarchyTree.text }

  /// The windows that ``hierarchyTree`` shows.
  var hierarchyRoots: [HierarchyReading.Object] { WindowList.of(self).windows.map { .window($0) } }
}
