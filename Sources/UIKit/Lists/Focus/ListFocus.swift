import ControllerTree
import Foundation

/// What a table or a collection view does for the focus.
@MainActor protocol FocusingList: UIView {
  var mayFocus: Bool { get }
  var remembersFocus: Bool { get }
  /// The element that the delegate prefers.
  var preferredFocus: IndexPath? { get }
  /// The visible elements, sorted.
  var focusCandidates: [IndexPath] { get }
  func shownCell(at path: IndexPath) -> UIView?
  func mayFocus(_ path: IndexPath) -> Bool
  /// Asks the delegate; tells it, with the animations that it adds.
  func mayMoveFocus(_ views: (UIView?, UIView?), _ paths: (IndexPath?, IndexPath?)) -> Bool
  func focusMoved(
    _ views: (UIView?, UIView?), _ paths: (IndexPath?, IndexPath?), _ coordinator: UIFocusAnimationCoordinator)
  func show(focus isFocused: Bool, on cell: UIView)
  func selectWithFocus(_ path: IndexPath)
}

/// The focus in a list: at most one element has it. Rules: LIST-46.
@MainActor final class ListFocus {
  private unowned let list: any FocusingList
  /// The element with the focus.
  private(set) var path: IndexPath?
  /// The element that had the focus before it left.
  private var last: IndexPath?

  init(of list: any FocusingList) { self.list = list }

  /// - Parameter wanted: `nil` for the element at which the focus enters the list.
  /// - Returns: Whether the focus has moved.
  func move(to wanted: IndexPath?) -> Bool {
    guard list.mayFocus, let next = wanted ?? entry, next != path, list.shownCell(at: next) != nil, list.mayFocus(next)
    else { return false }
    guard change(to: next) else { return false }
    list.selectWithFocus(next)
    return true
  }

  /// The focus goes elsewhere.
  /// - Returns: Whether it was in the list and may go.
  func leave() -> Bool { path != nil && change(to: nil) }

  private var entry: IndexPath? {
    if list.remembersFocus, let last, list.shownCell(at: last) != nil { return last }
    if let preferred = list.preferredFocus { return preferred }
    for path in list.focusCandidates where list.mayFocus(path) { return path }
    return nil
  }

  private func change(to next: IndexPath?) -> Bool {
    let former = path
    let views = (former.flatMap { list.shownCell(at: $0) }, next.flatMap { list.shownCell(at: $0) })
    guard list.mayMoveFocus(views, (former, next)) else { return false }
    if let former { last = former }
    path = next
    if let cell = views.0 { list.show(focus: false, on: cell) }
    if let cell = views.1 { list.show(focus: true, on: cell) }
    let coordinator = ListFocusCoordinator()
    list.focusMoved(views, (former, next), coordinator)
    coordinator.run()
    return true
  }

  /// The elements have new places.
  func move(by update: ListUpdate) {
    path = path.flatMap { update.newPath(of: $0) }
    last = last.flatMap { update.newPath(of: $0) }
  }

  func forget() { (path, last) = (nil, nil) }
}
