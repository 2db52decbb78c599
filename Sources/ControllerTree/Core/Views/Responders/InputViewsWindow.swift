import Foundation

/// The window with the input views of a window's first responder. It lies in front of the application's windows, and is in none of their
/// lists. Rules: RESP-76.
///
///     first responder       controller ──────────▶ text view in its accessory view ──────────▶ controller
///     ``editing``           outside     becomes    inside                         resigns       outside
///
/// The first responder of both windows is one: ``UIWindow/home`` has it, and this window refers to it while it lies inside.
@MainActor final class InputViewsWindow: UIWindow {
  /// Where the first responder is.
  private enum Editing {
    /// Not in the input views.
    case outside
    case inside
    /// It was inside and has resigned: the supplier becomes first responder again, if it can.
    case ended
  }

  /// The window whose first responder has the views; cleared when that is released.
  @Uncounted private var holder: UIWindow?
  private let host = InputViewsHost()
  private var editing = Editing.outside
  private var views: InputViews?
  /// Keeps an accessory view that sizes itself above the keyboard.
  private var accessoryEnd: NSLayoutConstraint?
  /// The views whose frames become constraints again when they leave.
  private var freed: [UIView] = []
  private var extent = InputViews.Extent()

  init(for holder: UIWindow) {
    self.holder = holder
    super.init(frame: holder.screen.bounds)
    membership = holder.membership
    level = Level(rawValue: 10_000_000)
    layoutState.isHidden = false
    addSubview(host)
    SafeArea.entered(self)
  }

  /// Makes a window without views: no archive has one.
  required init?(coder: NSCoder) {
    holder = nil
    super.init(coder: coder)
  }

  /// The window with the first responder is being released.
  func homeIsReleased() {
    holder = nil
    layoutState.isHidden = true
  }

  override var home: UIWindow { holder ?? self }

  /// The object whose views are shown.
  var supplier: UIResponder? { host.supplier }

  /// Finds what is touched: the input views alone.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self || found === host ? nil : found
  }

  // MARK: The views

  /// Puts the views into the window, in place of those that are shown.
  func take(_ new: InputViews) {
    // What an object in the accessory view has itself would remove that object.
    if let supplier = new.supplier, supplier.responderWindow === self { return }
    for old in [views?.input, views?.accessory] where old !== new.input && old !== new.accessory { remove(old) }
    host.supplier = new.supplier
    views = new
    for view in [new.input, new.accessory] {
      guard let view, view.links.superview !== host else { continue }
      let sizesItself = InputViews.sizesItself(view)
      host.addSubview(view)
      if sizesItself, view.links.superview === host { pin(view) }
    }
  }

  /// The heights of the views at the bottom of the screen: the safe area there may add to them.
  func measuredExtent(for responder: UIResponder) -> InputViews.Extent {
    guard let views else { return InputViews.Extent() }
    let old = extent
    defer { place(old) }
    var found = views.extent(for: responder, on: home.screen)
    for _ in 0..<2 {
      place(found)
      let next = views.extent(for: responder, on: home.screen)
      if next == found { break }
      found = next
    }
    return found
  }

  /// Moves the views to the bottom of the screen. They do not slide in from below, where they would have another safe area.
  func place(_ extent: InputViews.Extent) {
    self.extent = extent
    let room = home.screen.bounds
    frame = room
    host.frame = CGRect(x: 0, y: room.height - extent.total, width: room.width, height: extent.total)
    accessoryEnd?.constant = -extent.keys
    if let accessory = views?.accessory, accessory.translatesAutoresizingMaskIntoConstraints {
      accessory.frame = CGRect(x: 0, y: 0, width: room.width, height: extent.accessory)
    }
    if let input = views?.input, input.translatesAutoresizingMaskIntoConstraints {
      input.frame = CGRect(x: 0, y: extent.accessory, width: room.width, height: extent.keys)
    }
    layoutIfNeeded()
  }

  /// The screen has another size.
  func screenChanged() { place(extent) }

  /// Removes the views: the keyboard is hidden.
  func clear() {
    let old = views
    views = nil
    host.supplier = nil
    editing = .outside
    remove(old?.input)
    remove(old?.accessory)
  }

  /// Lets a view be as high as its constraints and its content want. Its lower end stays, and with it its safe area.
  private func pin(_ view: UIView) {
    if view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
      freed.append(view)
    }
    let end = view.bottomAnchor.constraint(equalTo: host.bottomAnchor)
    if view === views?.accessory { accessoryEnd = end }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor), end,
    ])
  }

  private func remove(_ view: UIView?) {
    guard let view else { return }
    if view.links.superview === host { view.removeFromSuperview() }
    if view === accessoryEnd?.firstItem { accessoryEnd = nil }
    if let index = freed.firstIndex(where: { $0 === view }) {
      freed.remove(at: index)
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  // MARK: The first responder

  /// Another object is first responder of ``home``, or none.
  func firstResponderChanged(to responder: UIResponder?) {
    if let responder, responder.responderWindow === self {
      (firstResponder, editing) = (responder, .inside)
    } else {
      (firstResponder, editing) = (nil, responder == nil && editing == .inside ? .ended : .outside)
    }
  }

  /// Makes the supplier first responder again, after an object in its views has resigned.
  func returnToSupplier() {
    guard editing == .ended else { return }
    editing = .outside
    if let supplier, supplier.canBecomeFirstResponder { supplier.becomeFirstResponder() }
  }

  /// The supplier leaves: it does not become first responder again.
  func supplierLeaves() { if editing == .ended { editing = .outside } }
}

/// The view around the input views.
private final class InputViewsHost: UIView {
  /// Weak, since any object may retain it: one such reference per window, as that to the first responder.
  weak var supplier: UIResponder?

  override var next: UIResponder? { supplier ?? super.next }

  /// An input view may have another height.
  override func subviewChanged(_ subview: UIView, _ change: SubviewChange) {
    switch change {
    case .contentSize: Keyboard.raise(for: links.window)
    case .left, .hidden: break
    }
  }
}
