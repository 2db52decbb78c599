/// Goes through the elements of a menu: an element before its children, these in their order. No recursion, however deep a menu is.
@MainActor struct MenuWalk {
  /// The way to the element that came last: each menu above it, with the index of the child that leads on.
  private(set) var path: [(menu: UIMenu, index: Int)] = []
  private var last: UIMenu?

  init(_ menu: UIMenu) { last = menu }

  mutating func next() -> UIMenuElement? {
    if let menu = last {
      path.append((menu, -1))
      last = nil
    }
    while let top = path.last {
      let index = top.index + 1
      guard index < top.menu.children.count else {
        path.removeLast()
        continue
      }
      path[path.count - 1].index = index
      last = top.menu.children[index] as? UIMenu
      return top.menu.children[index]
    }
    return nil
  }

  /// The root menu with `elements` in the place of the element that came last.
  func replacing(with elements: [UIMenuElement]) -> UIMenu? {
    var elements = elements
    for (menu, index) in path.reversed() {
      var children = menu.children
      children.replaceSubrange(index...index, with: elements)
      elements = [menu.replacingChildren(children)]
    }
    return elements.first as? UIMenu
  }
}
