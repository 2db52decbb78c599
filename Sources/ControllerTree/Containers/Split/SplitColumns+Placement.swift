/// Reads from the tree where the columns lie, and moves them. Rules SPLIT-07, SPLIT-08, SPLIT-15.
extension SplitColumns {
  /// The places of the columns now.
  var placement: SplitPlacement {
    SplitPlacement(places: members.mapValues { place(of: $0.host) }, base: split.folding.baseColumn)
  }

  private func place(of host: UIViewController) -> SplitPlacement.Place {
    guard let parent = host.parent else { return .detached }
    if parent === split { return .child }
    if let stack = parent as? UINavigationController, let base = column(of: stack), stack.viewControllers.holds(host) {
      return .stacked(on: base)
    }
    return parent.splitViewController === split ? .detached : .elsewhere
  }

  /// Moves the columns to their places in `wanted`. After each move both placements are read again: a callback may have
  /// changed the columns.
  func move(to wanted: () -> SplitPlacement) {
    var last: (placement: SplitPlacement, hosts: [UIViewController])?
    // A callback that changes the columns at each move must not go on for ever.
    for _ in 0..<8 {
      let (now, goal) = ((placement: placement, hosts: hosts), wanted())
      // A move that was refused is not made again.
      if let last, last.placement == now.placement, last.hosts.areThose(of: now.hosts) { return }
      guard let next = now.placement.moves(to: goal).first else { return }
      last = now
      carryOut(next, towards: goal)
    }
  }

  private func carryOut(_ move: SplitPlacement.Move, towards wanted: SplitPlacement) {
    switch move {
    case .makeChild(let column):
      guard let host = host(column) else { return }
      beginDisappearing([column], unlessInView: wanted)
      makeChild(host, as: column)
    case .stack(let columns, let base):
      guard let stack = host(base) as? UINavigationController else { return }
      beginDisappearing(columns, unlessInView: wanted)
      let hosts = hosts(of: columns)
      stack.adopt(hosts)
      // A callback may have emptied a column.
      let former = hosts.filter { column(of: $0) == nil }
      for host in former { split.shown.beginDisappearing(host) }
      if !former.isEmpty { stack.stack.setDuringFolding(stack.viewControllers.without(former), animated: false) }
    }
  }

  private func beginDisappearing(_ columns: [Column], unlessInView wanted: SplitPlacement) {
    for column in columns {
      let isInView =
        wanted.base == nil ? split.arrangement.columns.contains(column) : wanted.isInViewCollapsed(column)
      if !isInView, let host = host(column) { split.shown.beginDisappearing(host) }
    }
  }

  /// Makes a column's controller a child of the split view controller, from whichever of its containers it was in.
  func makeChild(_ host: UIViewController, as column: Column) {
    if let parent = host.parent, parent !== split, parent.splitViewController === split {
      ShownChildren.moveOutOfParent(host)
      // A callback may have emptied the column.
      guard host === self.host(column) else { return split.shown.beginDisappearing(host) }
    }
    join(host, as: column)
  }

  // MARK: Traits

  /// Sidebars are compact, whatever the split view's width.
  func overrideTraits(of host: UIViewController, as column: Column) {
    var values = TraitValues()
    switch column {
    case .primary, .supplementary: values.set(.compact, for: UITraitHorizontalSizeClass.self)
    case .secondary, .compact: break
    }
    ChildTraits.setOverride(values, for: host)
  }

  /// All columns on a stack are compact, in view or not.
  func overrideTraitsOfStacked() {
    let places = placement.places
    for column in filled {
      if case .stacked = places[column], let host = host(column) { overrideTraits(of: host, as: .primary) }
    }
  }
}
