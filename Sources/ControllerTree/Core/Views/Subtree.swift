/// A snapshot of a view's descendants, superviews before subviews. The caller retains the view itself.
@MainActor struct Subtree {
  /// `nil` for a view without subviews, as most have none: an empty array would be retained and released all the same.
  private let inside: [UIView]?

  /// An empty snapshot.
  init() { inside = nil }

  fileprivate init(_ inside: [UIView]) { self.inside = inside }

  /// Calls `body` with `root` itself, then with its descendants.
  @inline(__always)
  func forEachView(below root: UIView, _ body: (UIView) -> Void) {
    body(root)
    forEachViewInside(body)
  }

  /// Calls `body` with the descendants.
  @inline(__always)
  func forEachViewInside(_ body: (UIView) -> Void) {
    if let inside { inside.forEachUncounted(body) }
  }

  /// The first descendant that `isMeant` accepts.
  @inline(__always)
  func firstViewInside(where isMeant: (UIView) -> Bool) -> UIView? {
    guard let inside else { return nil }
    for index in inside.indices where inside.withUncounted(at: index, isMeant) { return inside[index] }
    return nil
  }
}

extension UIView {
  /// A snapshot of the view's present descendants.
  @inline(__always)
  final var subtree: Subtree { links.subviews.isEmpty ? Subtree() : Subtree(everyViewInside) }

  /// Superviews before their subviews.
  private final var everyViewInside: [UIView] {
    var inside: [UIView] = []
    var open = [orderedSubviews[...]]
    while let siblings = open.popLast() {
      // Most views have no subviews: the row of these, and the view that ends it, are appended at once.
      let end = siblings.endOfLeaves
      guard end < siblings.endIndex else {
        inside += siblings
        continue
      }
      inside += siblings[...end]
      open.append(siblings[(end + 1)...])
      open.append(siblings[end].orderedSubviews[...])
    }
    return inside
  }
}

extension ArraySlice<UIView> {
  /// The index of the first view with subviews, or the end.
  @MainActor fileprivate var endOfLeaves: Int {
    var index = startIndex
    while index < endIndex, self[index].links.subviews.isEmpty { index += 1 }
    return index
  }
}
