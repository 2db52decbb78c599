/// The structure of a tree without its history: parents, superviews and roots, and the visible windows.
///
/// Deliberately simple: lists of numbers, and a search for every question. It uses no code of the library.
struct TreeStructure: Equatable {
  enum View: Hashable, Comparable, CustomStringConvertible {
    case window(Int)
    case plain(Int)
    /// The controller's present view.
    case root(Int)
    /// A view that should not be there.
    case stranger

    var description: String {
      switch self {
      case .window(let number): "window \(number)"
      case .plain(let number): "plain \(number)"
      case .root(let number): "view of \(number)"
      case .stranger: "a stranger"
      }
    }
  }

  let controllers: Range<Int>
  var children: [Int: [Int]] = [:]
  var subviews: [View: [View]] = [:]
  var loaded: Set<Int> = []
  /// The root controllers, by window.
  var roots: [Int: Int] = [:]
  var visible: Set<Int> = []
  var key: Int?

  // MARK: Questions

  func parent(of controller: Int) -> Int? { children.first { $0.value.contains(controller) }?.key }

  func superview(of view: View) -> View? { subviews.first { $0.value.contains(view) }?.key }

  /// Whether `controller` is `ancestor` or below it.
  func isBelow(_ controller: Int, _ ancestor: Int) -> Bool {
    controller == ancestor || parent(of: controller).map { isBelow($0, ancestor) } ?? false
  }

  /// Whether `view` is `ancestor` or inside it.
  func isInside(_ view: View, _ ancestor: View) -> Bool {
    view == ancestor || superview(of: view).map { isInside($0, ancestor) } ?? false
  }

  func window(of view: View) -> Int? {
    if case .window(let number) = view { return number }
    return superview(of: view).flatMap(window)
  }

  func isOnScreen(_ view: View) -> Bool { window(of: view).map(visible.contains) ?? false }

  func windowOfRoot(_ controller: Int) -> Int? { roots.first { $0.value == controller }?.key }

  /// The controller of the nearest root view: `view` or one of its superviews.
  func owner(around view: View?) -> Int? {
    guard let view else { return nil }
    if case .root(let controller) = view { return controller }
    return owner(around: superview(of: view))
  }

  /// The controller whose view contains the controller's own.
  func host(of controller: Int) -> Int? { owner(around: superview(of: .root(controller))) }

  /// The controllers whose views are `view` or inside it.
  func controllers(inside view: View) -> [Int] {
    controllers.filter { loaded.contains($0) && isInside(.root($0), view) }
  }

  /// APP-07, APP-08, APP-12: after settling, a child whose view is inside its parent's has appeared if the parent has; any
  /// other controller has appeared if its view is on screen.
  func isAppeared(_ controller: Int) -> Bool {
    guard loaded.contains(controller), isOnScreen(.root(controller)) else { return false }
    guard let parent = parent(of: controller), isInside(.root(controller), .root(parent)) else { return true }
    return isAppeared(parent)
  }

  var appeared: Set<Int> { Set(controllers.filter(isAppeared)) }

  // MARK: Changes

  mutating func unlink(_ view: View) {
    guard let superview = superview(of: view) else { return }
    subviews[superview]?.removeAll { $0 == view }
    if subviews[superview] == [] { subviews[superview] = nil }
  }

  mutating func link(_ view: View, to target: View, at place: Place) {
    unlink(view)
    var siblings = subviews[target] ?? []
    switch place {
    case .front: siblings.append(view)
    case .back: siblings.insert(view, at: 0)
    case .above(let sibling): siblings.insert(view, at: (siblings.firstIndex(of: sibling) ?? siblings.count - 1) + 1)
    }
    subviews[target] = siblings
  }

  enum Place {
    case front, back
    case above(View)
  }

  mutating func unlinkChild(_ child: Int) {
    guard let parent = parent(of: child) else { return }
    children[parent]?.removeAll { $0 == child }
    if children[parent] == [] { children[parent] = nil }
  }

  // MARK: Comparing

  /// One fact per line, so that a reader can compare two structures.
  var lines: [String] {
    var lines = children.keys.sorted().map { "children of \($0): \(children[$0] ?? [])" }
    lines += subviews.keys.sorted().map { "in \($0): \(subviews[$0] ?? [])" }
    lines += roots.keys.sorted().map { "root of window \($0): \(roots[$0] ?? -1)" }
    lines.append("loaded: \(loaded.sorted())")
    lines.append("visible windows: \(visible.sorted()), key: \(key.map(String.init) ?? "none")")
    return lines
  }
}
