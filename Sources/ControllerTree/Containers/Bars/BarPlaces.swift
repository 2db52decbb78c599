import Foundation

/// The places of a bar's buttons and views, in points of the bar. Rules: TOUCH-43.
///
///     navigation bar   back, leading items … title view … trailing items; the first trailing item is at the edge
///     toolbar          items side by side; flexible spaces share the room that is left
@MainActor struct BarPlaces {
  /// What a person can tap.
  enum Button {
    case back
    case item(UIBarButtonItem)
  }

  /// The height of the row of buttons, in points.
  static let height: CGFloat = 44
  /// Between the edges of the bar and the first button, in points.
  private static let margin: CGFloat = 8

  private(set) var buttons: [(button: Button, frame: CGRect)] = []
  private(set) var titleView: (view: UIView, frame: CGRect)?
  private let row: CGRect
  private let isMirrored: Bool

  private init(of bar: UIView) {
    row = CGRect(x: bar.bounds.minX, y: bar.bounds.minY, width: bar.bounds.width, height: Self.height)
    isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The places in a navigation bar that shows `item`.
  /// - Parameter backTitle: The title of the back button; `nil` if there is none.
  init(of bar: UIView, item: UINavigationItem, backTitle: String?) {
    self.init(of: bar)
    var (leading, trailing) = (row.minX + Self.margin, row.maxX - Self.margin)
    if let backTitle { leading = add(.back, from: leading, width: Self.width(of: backTitle) + 12) }
    for item in item.leftBarButtonItems ?? [] where !item.isHidden {
      leading = add(.item(item), from: leading, width: Self.width(of: item))
    }
    for item in item.rightBarButtonItems ?? [] where !item.isHidden {
      let width = Self.width(of: item)
      trailing -= width
      add(.item(item), from: trailing, width: width)
    }
    if let view = item.titleView { place(view, between: leading, and: trailing) }
    mirror()
  }

  /// The places in a toolbar.
  init(of bar: UIView, items: [UIBarButtonItem]) {
    self.init(of: bar)
    var shown: [UIBarButtonItem] = []
    var (spaces, taken): (CGFloat, CGFloat) = (0, 0)
    for item in items where !item.isHidden {
      shown.append(item)
      if item.systemItem == .flexibleSpace { spaces += 1 } else { taken += Self.width(of: item) }
    }
    let space = spaces > 0 ? max(0, row.width - 2 * Self.margin - taken) / spaces : 0
    var leading = row.minX + Self.margin
    for item in shown {
      leading = add(
        .item(item), from: leading, width: item.systemItem == .flexibleSpace ? space : Self.width(of: item))
    }
    mirror()
  }

  /// - Returns: The end of the button.
  @discardableResult
  private mutating func add(_ button: Button, from start: CGFloat, width: CGFloat) -> CGFloat {
    buttons.append((button, CGRect(x: start, y: row.minY, width: width, height: row.height)))
    return start + width
  }

  /// A title view is in the middle of the bar; beside buttons if there is no room.
  private mutating func place(_ view: UIView, between leading: CGFloat, and trailing: CGFloat) {
    var size = Self.size(of: view)
    size.width = min(size.width, max(0, trailing - leading))
    let left = min(max(row.midX - size.width / 2, leading), trailing - size.width)
    titleView = (
      view, CGRect(x: left, y: row.midY - size.height / 2, width: size.width, height: size.height)
    )
  }

  private mutating func mirror() {
    guard isMirrored else { return }
    let sum = row.minX + row.maxX
    for index in buttons.indices { buttons[index].frame.origin.x = sum - buttons[index].frame.maxX }
    if let frame = titleView?.frame { titleView?.frame.origin.x = sum - frame.maxX }
  }

  // MARK: Widths, in points

  private static func width(of item: UIBarButtonItem) -> CGFloat {
    if let view = item.customView { return size(of: view).width }
    if item.systemItem == .flexibleSpace { return 0 }
    if item.width > 0 || item.systemItem == .fixedSpace { return item.width }
    return width(of: item.image == nil ? item.title ?? "" : "")
  }

  /// Nine points for a character, and eight on each side; at least as wide as high.
  private static func width(of title: String) -> CGFloat { max(height, CGFloat(title.count) * 9 + 16) }

  /// The view's own size; the one that it needs if it has none.
  private static func size(of view: UIView) -> CGSize {
    var size = view.bounds.size
    if size.width <= 0 || size.height <= 0 || !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGSize(width: size.width, height: min(size.height, height))
  }

  // MARK: Questions

  /// The button at a point.
  func button(at point: CGPoint) -> Button? {
    for entry in buttons where entry.frame.contains(point) { return entry.button }
    return nil
  }

  func frame(of item: UIBarButtonItem) -> CGRect? {
    for case (.item(let candidate), let frame) in buttons where candidate === item { return frame }
    return nil
  }

  var backButton: CGRect? {
    for case (.back, let frame) in buttons { return frame }
    return nil
  }

  /// The views of items and of the title, with the places of their middles.
  var views: [(view: UIView, frame: CGRect)] {
    var views: [(view: UIView, frame: CGRect)] = []
    for case (.item(let item), let frame) in buttons {
      guard let view = item.customView else { continue }
      let size = Self.size(of: view)
      views.append(
        (view, CGRect(x: frame.minX, y: frame.midY - size.height / 2, width: size.width, height: size.height)))
    }
    if let titleView { views.append(titleView) }
    return views
  }
}
