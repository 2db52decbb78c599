extension ViewMove {
  /// What stands against a move from the beginning.
  @MainActor enum Refusal {
    /// A callback of a move moves the same view.
    case reentrant
    /// A window is the root of its own tree.
    case window
    /// The view would be inside itself.
    case cycle

    @inline(__always)
    init?(of view: UIView, to target: UIView) {
      if view.isBeingMoved {
        self = .reentrant
      } else if view.links.window === view {
        self = .window
      } else if isInside(target, view) {
        self = .cycle
      } else {
        return nil
      }
    }

    func issue(_ view: UIView, _ target: UIView) -> HierarchyIssue {
      switch self {
      case .reentrant: .reentrantMove(view)
      case .window: .windowAsSubview(view)
      case .cycle: .viewCycle(view, in: target)
      }
    }
  }

  /// Whether `target` is the view or one of its descendants. A view without subviews has no descendants, so building a chain
  /// from the outside in costs no climb for each view.
  @inline(__always)
  static func isInside(_ target: UIView, _ view: UIView) -> Bool {
    view === target || !view.links.subviews.isEmpty && target.isDescendant(of: view)
  }

  /// Returns the first root view that CON-13 does not allow below `target`: its controller's parent is not the controller there.
  @inline(__always)
  static func stray(
    in subtree: Subtree, of view: UIView, _ owner: (any ViewOwner)?, to target: UIView
  ) -> UIView? {
    guard target.links.window != nil else { return nil }
    if let home = owner?.rootViewHome, home != target.links.ownerIdentity, home != target.enclosingOwnerIdentity {
      return view
    }
    return subtree.firstViewInside { member in
      guard let home = member.owner?.rootViewHome else { return false }
      return host(of: member, once: view, isIn: target).map(ObjectIdentifier.init) != home
    }
  }

  /// The same after the callbacks of the move, which may also have put the target inside the view: then the target itself.
  @inline(never)
  static func strayAfterCallbacks(in subtree: Subtree, of view: UIView, to target: UIView) -> UIView? {
    isInside(target, view) ? target : stray(in: subtree, of: view, view.owner, to: target)
  }

  /// The issue with which a window would refuse the subtree of `view`, wherever the view is added: a controller whose root
  /// view lies there is no child of the controller around it (MIS-09). The library calls it before it begins to show a
  /// controller.
  /// - Complexity: O(n) in the views inside.
  static func refusal(inside view: UIView) -> HierarchyIssue? {
    let stray = view.subtree.firstViewInside { member in
      guard let home = member.owner?.rootViewHome else { return false }
      return member.links.superview?.enclosingOwner.map(ObjectIdentifier.init) != home
    }
    return stray.flatMap { $0.owner?.refusalToEnter(below: $0.links.superview?.enclosingOwner) }
  }

  /// - Parameter stray: The reason of the refusal: a root view that is not allowed below the target, or the target itself if
  ///   it is inside the view.
  @inline(never)
  static func refuse(_ view: UIView, _ stray: UIView, in target: UIView, on stage: Stage) {
    if isInside(target, view) { return stage.diagnostics.report(.viewCycle(view, in: target)) }
    let refusal = stray.owner?.refusalToEnter(below: host(of: stray, once: view, isIn: target))
    if let refusal { stage.diagnostics.report(refusal) }
  }

  /// The controller in whose view `member` will lie once `view` is inside `target`.
  private static func host(of member: UIView, once view: UIView, isIn target: UIView) -> (any ViewOwner)? {
    member === view ? target.enclosingOwner : member.links.superview?.enclosingOwner(orAbove: view, target)
  }
}
