import Foundation

/// The keyboard of a stage. It is shown when a text input becomes first responder, and hidden when that resigns.
///
///     text field becomes first responder, has begun editing
///     keyboardWillChangeFrame → keyboardWillShow → 0.25 s → keyboardDidChangeFrame → keyboardDidShow
///     it resigns, has ended editing
///     keyboardWillChangeFrame → keyboardWillHide → 0.25 s → keyboardDidChangeFrame → keyboardDidHide
///
/// A field that becomes first responder after another one posts nothing, unless the keyboard gets another height: that of the device or of
/// the input view in its place, and of the accessory view above it. An object without a keyboard shows its accessory view alone. A movement
/// that is reversed posts no `did…` of its own. Time is virtual: with `.immediate` pacing the `did…` come at the end of the turn.
/// Rules: RESP-18, RESP-76, RESP-77.
@MainActor final class Keyboard {
  private enum State {
    case hidden
    case showing(TimedWork)
    case shown
    case hiding(TimedWork)
  }

  private static let duration = 0.25

  private unowned let stage: Stage
  private var state = State.hidden
  /// The heights of what is up.
  private var extent = InputViews.Extent()
  /// The window whose first responder has it.
  private var place: WindowReference?
  private var handovers = 0

  private init(of stage: Stage) { self.stage = stage }

  private static func of(_ stage: Stage) -> Keyboard { stage.part(Keyboard.self) { Keyboard(of: stage) } }

  /// Shows the keyboard and the input views that the first responder of `window` needs, or shows them anew.
  static func raise(for window: UIWindow?) {
    guard let window = window?.home, let first = window.firstResponder else { return }
    let views = InputViews(of: first)
    guard first.bringsUpKeyboard || views.supplier != nil else { return }
    of(window.stage).raise(for: first, views, in: window)
  }

  /// Hides the keyboard unless a first responder needs it.
  static func lower(on stage: Stage) { of(stage).lower() }

  /// Keeps the keyboard up while `body` makes one first responder resign in favour of another.
  static func whileHandingOver<R>(on stage: Stage, _ body: () -> R) -> R {
    let keyboard = of(stage)
    keyboard.handovers += 1
    defer { keyboard.handovers -= 1 }
    return body()
  }

  private func raise(for first: UIResponder, _ views: InputViews, in window: UIWindow) {
    let extent = host(views, in: window)?.measuredExtent(for: first) ?? views.extent(for: first, on: window.screen)
    var old: InputViews.Extent?
    switch state {
    case .showing(let movement):
      guard extent != self.extent else { return settle(in: window) }
      movement.cancel()
      old = self.extent
    case .shown:
      guard extent != self.extent else { return settle(in: window) }
      old = self.extent
    case .hiding(let movement): movement.cancel()
    case .hidden: break
    }
    self.extent = extent
    let frames = Frames(on: window.screen, from: old?.total, to: extent.total)
    if let old, old.keys > 0, extent.keys == 0 {
      move(.hiding, frames) { self.state = .shown }
    } else {
      move(.showing, frames) { self.state = .shown }
      if (old?.keys ?? 0) == 0 { tellChain(of: window) }
    }
  }

  /// Gives the input views their window; `nil` if there are none and were none.
  private func host(_ views: InputViews, in window: UIWindow) -> InputViewsWindow? {
    if let other = place?.window, other !== window { other.inputViews?.clear() }
    place = window.windowReference
    if window.inputViews == nil, views.supplier != nil {
      window.inputViews = InputViewsWindow(for: window)
      window.inputViews?.firstResponderChanged(to: window.firstResponder)
    }
    window.inputViews?.take(views)
    return window.inputViews
  }

  /// Other views of the same height take the place of those that are shown.
  private func settle(in window: UIWindow) { window.inputViews?.place(extent) }

  private func tellChain(of window: UIWindow) {
    var next = window.firstResponder
    while let responder = next {
      responder.keyboardAppears()
      next = responder.next
    }
  }

  private func lower() {
    guard handovers == 0 else { return }
    switch state {
    case .hiding, .hidden: return
    case .showing, .shown: place?.window?.inputViews?.returnToSupplier()
    }
    guard !isWanted else { return }
    switch state {
    case .hiding, .hidden: return
    case .showing(let movement): movement.cancel()
    case .shown: break
    }
    move(.hiding, Frames(on: .main, from: extent.total, to: nil)) {
      self.state = .hidden
      self.place?.window?.inputViews?.clear()
      self.place = nil
    }
  }

  /// How far the keyboard covers `view` from the bottom, in points of the view; 0 while it is hidden or moves down.
  static func coverage(of view: UIView) -> CGFloat {
    guard let window = view.links.window else { return 0 }
    switch of(window.stage).state {
    case .hidden, .hiding: return 0
    case .showing, .shown: break
    }
    let top = window.screen.bounds.height - of(window.stage).extent.total
    let bounds = view.geometry.bounds
    let bottom = view.convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y + window.frame.minY
    return min(max(0, bottom - top), bounds.height)
  }

  private var isWanted: Bool {
    WindowList.of(stage).visible.contains { window in
      guard let first = window.firstResponder else { return false }
      return first.bringsUpKeyboard || InputViews(of: first).supplier != nil
    }
  }

  /// A movement of the keyboard, with its notifications.
  private enum Movement {
    case showing, hiding

    var call: StaticString { self == .showing ? "keyboardWillShow" : "keyboardWillHide" }
    var will: Notification.Name {
      self == .showing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    }
    var did: Notification.Name {
      self == .showing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
    }
  }

  private func move(_ movement: Movement, _ frames: Frames, then end: @escaping () -> Void) {
    stage.cycle.turn(PublicCall(movement.call, nil, .other)) {
      let work = stage.cycle.schedule(after: .seconds(Self.duration), role: .watch) { outcome in
        guard outcome == .finished else { return }
        end()
        self.post(movement.did, after: UIResponder.keyboardDidChangeFrameNotification, frames)
      }
      state = frames.isHiding ? .hiding(work) : .showing(work)
      post(movement.will, after: UIResponder.keyboardWillChangeFrameNotification, frames)
      moveInputViews()
      for window in WindowList.of(stage).visible { moveGuides(in: window) }
    }
  }

  private func moveInputViews() {
    guard let inputViews = place?.window?.inputViews else { return }
    UIView.animateAsSystem(withDuration: Self.duration) {
      inputViews.place(self.extent)
    }
  }

  /// The guides that follow the keyboard move in its animation, and views with them (AL-14).
  private func moveGuides(in window: UIWindow) {
    let followers = LayoutEngine.keyboardFollowers(in: window)
    guard !followers.isEmpty else { return }
    UIView.animateAsSystem(withDuration: Self.duration) {
      for view in followers { LayoutEngine.inputsChanged(of: view) }
      window.layoutIfNeeded()
    }
  }

  private func post(_ name: Notification.Name, after first: Notification.Name, _ frames: Frames) {
    for name in [first, name] {
      NotificationCenter.default.post(name: name, object: frames.screen, userInfo: frames.userInfo)
    }
  }

  /// The frames between which the keyboard moves.
  private struct Frames {
    let screen: UIScreen
    /// Whether nothing is left at the end.
    let isHiding: Bool
    private let begin: CGRect
    private let end: CGRect

    /// - Parameters:
    ///   - old: The height that is shown before; `nil` if the keyboard is hidden.
    ///   - new: The height that is shown after; `nil` if it is hidden.
    @MainActor init(on screen: UIScreen, from old: CGFloat?, to new: CGFloat?) {
      let room = screen.bounds
      func frame(_ height: CGFloat?, else other: CGFloat?) -> CGRect {
        CGRect(x: 0, y: room.height - (height ?? 0), width: room.width, height: height ?? other ?? 0)
      }
      self.screen = screen
      isHiding = new == nil
      (begin, end) = (frame(old, else: new), frame(new, else: old))
    }

    @MainActor var userInfo: [AnyHashable: Any] {
      [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Keyboard.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ]
    }
  }
}
