import Foundation

/// An open menu, in front of everything else in its window. Rules: TOUCH-53.
///
/// A tap on an element chooses it, or shows the elements of a menu inside; one beside the menu closes it.
package final class MenuView: UIView {
  /// How the elements lie.
  package enum Form {
    /// One below the other.
    case list
    /// Side by side.
    case row
    /// Side by side; touches beside the elements reach what is behind them.
    case floating
    /// The menus side by side, and the elements of an open one below.
    case bar

    /// The size of an element, in points.
    var size: CGSize { CGSize(width: self == .list ? 250 : 80, height: 44) }
  }

  /// What the choice of an element and the end of the menu do.
  package struct Actions {
    let choose: @MainActor (UIMenuElement) -> Void
    let dismiss: @MainActor () -> Void

    package init(
      choose: @escaping @MainActor (UIMenuElement) -> Void, dismiss: @escaping @MainActor () -> Void
    ) { (self.choose, self.dismiss) = (choose, dismiss) }
  }

  /// How far a finger has moved from where it opened the menu when its end chooses an element, in points.
  private static let slide: CGFloat = 10

  private weak var menu: OpenMenu?
  private let form: Form
  private let place: CGPoint
  private let actions: Actions
  /// The menus inside that a person has opened, the outermost first: a menu is another object when elements have come (ACT-56).
  private var path: [UIMenu.Identifier] = []

  /// - Parameter place: Where the menu opens, in points of the window.
  init(_ menu: OpenMenu, as form: Form, at place: CGPoint, in window: UIWindow, _ actions: Actions) {
    (self.menu, self.form, self.place, self.actions) = (menu, form, place, actions)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
  }

  package required init?(coder: NSCoder) {
    (form, place) = (.list, .zero)
    actions = Actions(choose: { _ in }, dismiss: {})
    super.init(coder: coder)
  }

  @available(*, unavailable)
  package required convenience init(madeBy system: SystemInitialization) { self.init() }

  // MARK: Elements

  /// What a person can tap.
  private enum Row {
    case element(UIMenuElement)
    /// The title of the menu that is shown, which leads back to the one around.
    case back(UIMenu)

    @MainActor func stands(for other: UIMenuElement) -> Bool {
      switch self {
      case .element(let element):
        if let menu = element as? UIMenu, let other = other as? UIMenu { return menu.identifier == other.identifier }
        return element === other
      case .back(let menu): return menu.identifier == (other as? UIMenu)?.identifier
      }
    }
  }

  /// The elements of a menu that are seen: those of menus that are displayed inline, too.
  private static func elements(of menu: UIMenu) -> [UIMenuElement] {
    var elements: [UIMenuElement] = []
    var open = Array(menu.children.reversed())
    while let next = open.popLast() {
      if let menu = next as? UIMenu, menu.options.contains(.displayInline) {
        open += menu.children.reversed()
      } else if !((next as? any UIMenuLeaf)?.attributes.contains(.hidden) ?? false) {
        elements.append(next)
      }
    }
    return elements
  }

  /// The menu that is open, and the menus on the way to it that still exist.
  private func shown() -> [UIMenu] {
    guard let root = menu?.shown else { return [] }
    var menus = [root]
    for identifier in path {
      var next: UIMenu?
      for case let menu as UIMenu in Self.elements(of: menus[menus.count - 1]) where menu.identifier == identifier {
        next = menu
      }
      guard let next else { break }
      menus.append(next)
    }
    return menus
  }

  private func rows() -> [(row: Row, frame: CGRect)] {
    let menus = shown()
    guard let root = menus.first, let last = menus.last else { return [] }
    if form == .bar {
      let titles = Self.elements(of: root).map { Row.element($0) }
      let bar = frames(titles, as: .row, at: place)
      guard menus.count > 1 else { return bar }
      var title = place
      for (row, frame) in bar where row.stands(for: menus[1]) { title = CGPoint(x: frame.minX, y: frame.maxY) }
      return bar + frames(rows(of: last, isInside: menus.count > 2), as: .list, at: title)
    }
    return frames(rows(of: last, isInside: menus.count > 1), as: form, at: place)
  }

  private func rows(of menu: UIMenu, isInside: Bool) -> [Row] {
    (isInside ? [.back(menu)] : []) + Self.elements(of: menu).map { .element($0) }
  }

  private func frames(_ rows: [Row], as form: Form, at place: CGPoint) -> [(row: Row, frame: CGRect)] {
    let (size, count) = (form.size, CGFloat(rows.count))
    let whole =
      form == .list
      ? CGSize(width: size.width, height: size.height * count) : CGSize(width: size.width * count, height: size.height)
    let corner = CGPoint(
      x: max(min(place.x, bounds.width - whole.width), 0), y: max(min(place.y, bounds.height - whole.height), 0))
    var frames: [(row: Row, frame: CGRect)] = []
    for (index, row) in rows.enumerated() {
      let (x, y) = form == .list ? (0, CGFloat(index)) : (CGFloat(index), 0)
      let origin = CGPoint(x: corner.x + x * size.width, y: corner.y + y * size.height)
      frames.append((row, CGRect(origin: origin, size: size)))
    }
    return frames
  }

  /// The place of an element, in points of the window; `nil` if it is not seen.
  func frame(of element: UIMenuElement) -> CGRect? {
    for (row, frame) in rows() where row.stands(for: element) { return frame }
    return nil
  }

  /// A floating menu is only where its elements are.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard form == .floating else { return super.point(inside: point, with: event) }
    for (_, frame) in rows() where frame.contains(point) { return true }
    return false
  }

  // MARK: The person

  /// The finger that has opened the menu is lifted: on an element, to which it has moved, that is the choice of it.
  /// - Parameter point: In points of the window.
  package func fingerLifted(at point: CGPoint) {
    guard TapCount.distance(point, place) > Self.slide else { return }
    for (row, frame) in rows() where frame.contains(point) { return choose(row) }
  }

  private func choose(_ row: Row) {
    switch row {
    case .back: path.removeLast()
    case .element(let menu as UIMenu):
      if form == .bar, menu.identifier != path.first, shown().first?.children.contains(menu) ?? false { path = [] }
      path.append(menu.identifier)
    case .element(let element): actions.choose(element)
    }
  }
}

extension MenuView: TapAnswering {
  package func tapped(_ tap: AnsweredTap) {
    for (row, frame) in rows() where frame.contains(tap.point) { return choose(row) }
    actions.dismiss()
  }
}
