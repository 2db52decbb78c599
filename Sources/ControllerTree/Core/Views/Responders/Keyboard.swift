import Foundation

/// The keyboard of a stage. It is shown when a text input becomes first responder, and hidden when that resigns.
///
///     text field becomes first responder, has begun editing
///     keyboardWillChangeFrame → keyboardWillShow → 0.25 s → keyboardDidChangeFrame → keyboardDidShow
///     it resigns, has ended editing
///     keyboardWillChangeFrame → keyboardWillHide → 0.25 s → keyboardDidChangeFrame → keyboardDidHide
///
/// A field that becomes first responder after another one posts nothing, unless the keyboard gets another height: that of the device,
/// and of the accessory view above it. A movement that is reversed posts no `did…` of its
/// own. Time is virtual: with `.immediate` pacing the `did…` come at the end of the turn. Rules: RESP-18.
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
  /// The height of the keyboard that is up, with the accessory view above it.
  private var height: CGFloat = 0
  private var handovers = 0

  private init(of stage: Stage) { self.stage = stage }

  private static func of(_ stage: Stage) -> Keyboard { stage.part(Keyboard.self) { Keyboard(of: stage) } }

  /// Shows the keyboard if the first responder of `window` needs it.
  static func raise(for window: UIWindow?) {
    guard let window, window.firstResponder?.bringsUpKeyboard == true else { return }
    of(window.stage).raise(for: window)
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

  /// The height of the keyboard for the first responder of a window.
  private static func height(in window: UIWindow) -> CGFloat {
    var next = window.firstResponder
    while let responder = next {
      if let accessory = responder.inputAccessoryView {
        let height = accessory.bounds.height
        return window.screen.device.keyboardHeight
          + (height > 0 ? height : max(accessory.intrinsicContentSize.height, 0))
      }
      next = responder.next
    }
    return window.screen.device.keyboardHeight
  }

  private func raise(for window: UIWindow) {
    let height = Self.height(in: window)
    var old: CGFloat?
    switch state {
    case .showing(let movement):
      guard height != self.height else { return }
      movement.cancel()
      old = self.height
    case .shown:
      guard height != self.height else { return }
      old = self.height
    case .hiding(let movement): movement.cancel()
    case .hidden: break
    }
    self.height = height
    let place = Place(on: window.screen, from: old, to: height)
    move("keyboardWillShow", UIResponder.keyboardWillShowNotification, place, up: true) {
      self.state = .shown
      self.post(UIResponder.keyboardDidShowNotification, after: UIResponder.keyboardDidChangeFrameNotification, $0)
    }
    guard old == nil else { return }
    var next = window.firstResponder
    while let responder = next {
      responder.keyboardAppears()
      next = responder.next
    }
  }

  private func lower() {
    guard handovers == 0, !isWanted else { return }
    switch state {
    case .hiding, .hidden: return
    case .showing(let movement): movement.cancel()
    case .shown: break
    }
    let place = Place(on: .main, from: height, to: nil)
    move("keyboardWillHide", UIResponder.keyboardWillHideNotification, place, up: false) {
      self.state = .hidden
      self.post(UIResponder.keyboardDidHideNotification, after: UIResponder.keyboardDidChangeFrameNotification, $0)
    }
  }

  /// How far the keyboard covers `view` from the bottom, in points of the view; 0 while it is hidden or moves down.
  static func coverage(of view: UIView) -> CGFloat {
    guard let window = view.links.window else { return 0 }
    switch of(window.stage).state {
    case .hidden, .hiding: return 0
    case .showing, .shown: break
    }
    let top = window.screen.bounds.height - of(window.stage).height
    let bounds = view.geometry.bounds
    let bottom = view.convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y + window.frame.minY
    return min(max(0, bottom - top), bounds.height)
  }

  private var isWanted: Bool {
    WindowList.of(stage).visible.contains { $0.firstResponder?.bringsUpKeyboard == true }
  }

  private func move(
    _ call: StaticString, _ name: Notification.Name, _ place: Place, up: Bool, then end: @escaping (Place) -> Void
  ) {
    stage.cycle.turn(PublicCall(call, nil, .other)) {
      let movement = stage.cycle.schedule(after: .seconds(Self.duration), role: .watch) { outcome in
        if outcome == .finished { end(place) }
      }
      state = up ? .showing(movement) : .hiding(movement)
      post(name, after: UIResponder.keyboardWillChangeFrameNotification, place)
      for window in WindowList.of(stage).visible { moveGuides(in: window) }
    }
  }

  /// The guides that follow the keyboard move in its animation, and views with them (AL-14).
  private func moveGuides(in window: UIWindow) {
    let followers = LayoutEngine.keyboardFollowers(in: window)
    guard !followers.isEmpty else { return }
    UIView.animate(withDuration: Self.duration) {
      for view in followers { LayoutEngine.inputsChanged(of: view) }
      window.layoutIfNeeded()
    }
  }

  private func post(_ name: Notification.Name, after first: Notification.Name, _ place: Place) {
    for name in [first, name] {
      NotificationCenter.default.post(name: name, object: place.screen, userInfo: place.userInfo)
    }
  }

  /// The frames between which the keyboard moves.
  private struct Place {
    let screen: UIScreen
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
