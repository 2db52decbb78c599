/// The elements of a context menu that make sense where a person opens it (ACT-51).
@MainActor enum PerformableElements {
  /// The children of `root` without commands that no object can perform, and without menus that are empty then.
  static func of(_ root: UIMenu, from start: UIResponder) -> [UIMenuElement] {
    // The kept children of each menu above the present element, the root's first.
    var kept: [[UIMenuElement]] = [[]]
    var walk = MenuWalk(root)
    var open: [UIMenu] = []
    while let element = walk.next() {
      close(&open, &kept, downTo: walk.path.count - 1)
      if let menu = element as? UIMenu {
        open.append(menu)
        kept.append([])
      } else if (element as? UICommand).map({ CommandTarget.find($0, from: start) != nil }) ?? true {
        kept[kept.count - 1].append(element)
      }
    }
    close(&open, &kept, downTo: 0)
    return kept[0]
  }

  private static func close(_ open: inout [UIMenu], _ kept: inout [[UIMenuElement]], downTo depth: Int) {
    while open.count > depth, let menu = open.popLast(), let children = kept.popLast() {
      if !children.isEmpty { kept[kept.count - 1].append(menu.replacingChildren(children)) }
    }
  }
}
