import ControllerTree
import Foundation

/// An open menu, in front of everything else in its window. Rules: TOUCH-53.
///
/// A tap on an element chooses it, or shows the elements of a menu inside; one beside the menu closes it.
final class MenuView: UIView {
  /// How the elements lie.
  enum Form {
    /// One below the other.
    case list
    /// Side by side.
    case row

    /// The size of an element, in points.
    var size: CGSize { self == .list ? CGSize(width: 250, height: 44) : CGSize(width: 80, height: 44) }
  }

  /// What the menu belongs to.
  struct Actions {
    let menu: @MainActor () -> UIMenu?
    let choose: @MainActor (UIMenuElement) -> Void
    let dismiss: @MainActor () -> Void
  }

  private let form: Form
  private let place: CGPoint
  private let actions: Actions
  /// The menu inside that a person has opened.
  private var inner: UIMenu?

  /// - Parameter place: Where the menu opens, in points of the window.
  init(_ form: Form, at place: CGPoint, in window: UIWindow, _ actions: Actions) {
    (self.form, self.place, self.actions) = (form, place, actions)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
  }

  required init?(coder: NSCoder) {
    (form, place) = (.list, .zero)
    actions = Actions(menu: { nil }, choose: { _ in }, dismiss: {})
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required convenience init(madeBy system: SystemInitialization) { self.init() }

  /// The elements that are seen: those of menus that are displayed inline, too.
  private var elements: [UIMenuElement] {
    var elements: [UIMenuElement] = []
    var open = (inner ?? actions.menu())?.children.reversed() ?? []
    while let next = open.popLast() {
      if let menu = next as? UIMenu, menu.options.contains(.displayInline) {
        open += menu.children.reversed()
      } else if !Self.isHidden(next) {
        elements.append(next)
      }
    }
    return elements
  }

  private static func isHidden(_ element: UIMenuElement) -> Bool {
    switch element {
    case let action as UIAction: action.attributes.contains(.hidden)
    case let command as UICommand: command.attributes.contains(.hidden)
    default: false
    }
  }

  private func frames() -> [(element: UIMenuElement, frame: CGRect)] {
    let (elements, size) = (elements, form.size)
    let count = CGFloat(elements.count)
    let whole =
      form == .list
      ? CGSize(width: size.width, height: size.height * count) : CGSize(width: size.width * count, height: size.height)
    let corner = CGPoint(
      x: max(min(place.x, bounds.width - whole.width), 0), y: max(min(place.y, bounds.height - whole.height), 0))
    var frames: [(element: UIMenuElement, frame: CGRect)] = []
    for (index, element) in elements.enumerated() {
      let (x, y) = form == .list ? (0, CGFloat(index)) : (CGFloat(index), 0)
      let origin = CGPoint(x: corner.x + x * size.width, y: corner.y + y * size.height)
      frames.append((element, CGRect(origin: origin, size: size)))
    }
    return frames
  }

  /// The place of an element, in points of the window; `nil` if it is not seen.
  func frame(of element: UIMenuElement) -> CGRect? {
    for (candidate, frame) in frames() where candidate === element { return frame }
    return nil
  }
}

extension MenuView: TapAnswering {
  func tapped(_ tap: AnsweredTap) {
    for (element, frame) in frames() where frame.contains(tap.point) {
      if let menu = element as? UIMenu { inner = menu } else { actions.choose(element) }
      return
    }
    actions.dismiss()
  }
}
