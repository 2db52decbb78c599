import Foundation

/// The orientation of the interface, and which orientations the application and its controllers support. Rules TRAIT-13 to TRAIT-15.
///
/// The front-most controller that fills the screen is asked: the top full-screen presented one, else the root. What it supports counts
/// as far as the application supports it, too.
@MainActor final class InterfaceOrientations: TurnWork {
  /// The application's part of the answer, which the floor of the application gives.
  struct ApplicationAnswer {
    var mask = UIInterfaceOrientationMask.all
    /// `false` on a tablet that shows several applications side by side.
    var asksControllers = true
  }

  private enum Answer {
    /// The controller does not turn.
    case fixed
    case supported(UIInterfaceOrientationMask)
    case nothingCommon(HierarchyIssue)
  }

  var applicationAnswer: @MainActor (UIWindow?) -> ApplicationAnswer = { _ in ApplicationAnswer() }
  /// The angle of the rotation that is running; `nil` while the size of the screen changes for another reason.
  private(set) var turnedBy: CGFloat?
  /// The orientation after the last rotation.
  private var turned = UIInterfaceOrientation.portrait
  /// How the device is held, if that is known.
  private var held: UIInterfaceOrientation?
  private var isWaiting = false

  private let keyWindow: KeyWindow
  private let windows: WindowList
  private let diagnostics: Diagnostics

  private init(on stage: Stage) {
    keyWindow = .of(stage)
    windows = .of(stage)
    diagnostics = stage.diagnostics
  }

  static var current: InterfaceOrientations { of(.current) }

  static func of(_ stage: Stage) -> InterfaceOrientations {
    stage.part(InterfaceOrientations.self) { InterfaceOrientations(on: stage) }
  }

  // MARK: The orientation

  /// The orientation of the interface, as far as the screen's size agrees with it.
  var orientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    if size.width > size.height { return turned.isLandscape ? turned : .landscapeRight }
    return turned.isPortrait ? turned : .portrait
  }

  /// The device is held in another way: the interface turns if it may.
  func deviceTurned(to orientation: UIInterfaceOrientation) {
    held = orientation
    switch answer {
    case .fixed: break
    case .nothingCommon(let issue): diagnostics.report(issue)
    case .supported(let mask): if mask.contains(orientation.mask) { turn(to: orientation) }
    }
  }

  /// Turns the interface to one of these orientations before the first window is made, unless it is in one of them.
  func launch(in mask: UIInterfaceOrientationMask) {
    guard !mask.contains(orientation.mask), let first = Self.first(of: mask) else { return }
    turn(to: first)
  }

  /// Turns the interface, and the screen with it if one of the two lies on its side.
  private func turn(to new: UIInterfaceOrientation) {
    let old = orientation
    guard new != old else { return }
    ScreenObservers.screenWillChange(.main, on: .current)
    turned = new
    guard new.isLandscape != old.isLandscape else { return }
    turnedBy = new.angle(from: old)
    let device = UIScreen.main.device
    UIScreen.main.device = new.isLandscape ? device.landscape : device.portrait
    turnedBy = nil
  }

  // MARK: Questions

  /// A controller has other orientations, or another controller is in front: the question is asked at the end of the turn (TRAIT-14).
  static func setNeedsUpdate(on stage: Stage = .current) {
    let orientations = of(stage)
    stage.cycle.turn(PublicCall("setNeedsUpdateOfSupportedInterfaceOrientations()", nil)) {
      guard !orientations.isWaiting else { return }
      orientations.isWaiting = true
      stage.cycle.enqueue(orientations, in: .completions)
    }
  }

  func drop(_ phase: TurnPhase) { isWaiting = false }

  func perform(_ phase: TurnPhase) {
    isWaiting = false
    reconsider()
  }

  /// Turns the interface as the device is held if it may, and out of an orientation that is not supported.
  func reconsider() {
    let known = held.flatMap { turned.isLandscape == orientation.isLandscape ? $0 : nil }
    switch answer {
    case .fixed: break
    case .nothingCommon(let issue): diagnostics.report(issue)
    case .supported(let mask):
      if let known, mask.contains(known.mask) {
        turn(to: known)
      } else if !mask.contains(orientation.mask), let first = Self.first(of: mask) {
        turn(to: first)
      }
    }
  }

  /// Turns the interface to one of these orientations, unless it is in one of them, and keeps it until the device is turned
  /// (LAUNCH-20).
  /// - Returns: Why the interface does not turn; `nil` if it is in one of them now.
  func turnOnRequest(to requested: UIInterfaceOrientationMask) -> String? {
    let supported: UIInterfaceOrientationMask =
      switch answer {
      case .fixed: orientation.mask
      case .nothingCommon: []
      case .supported(let mask): mask
      }
    let mask = requested.intersection(supported)
    if mask.contains(orientation.mask) {
      held = orientation
    } else if let target = Self.first(of: mask) {
      held = target
      turn(to: target)
    } else {
      return "None of the requested orientations are supported by the view controller. Requested: \(requested.text); "
        + "Supported: \(supported.text)"
    }
    return nil
  }

  /// A controller is about to fill the screen: the interface turns to the orientation that it prefers, if the present one is none of
  /// its own (TRAIT-15).
  func willFillScreen(_ controller: UIViewController, in window: UIWindow?) {
    let application = applicationAnswer(window)
    guard application.asksControllers else { return }
    let mask = controller.supportedInterfaceOrientations.intersection(application.mask)
    let present = orientation
    guard !mask.isEmpty, !mask.contains(present.mask) else { return }
    let preferred = controller.preferredInterfaceOrientationForPresentation
    guard let target = mask.contains(preferred.mask) ? preferred : Self.first(of: mask) else { return }
    if held == nil { held = present }
    turn(to: target)
  }

  private var answer: Answer {
    let window = keyWindow.ofApplication ?? windows.frontmost
    let application = applicationAnswer(window)
    let front = window?.frontPresentation?.screenFiller?.presented ?? window?.rootViewController
    guard application.asksControllers, let front else { return .supported(application.mask) }
    guard front.shouldAutorotate else { return .fixed }
    let own = front.supportedInterfaceOrientations
    let mask = own.intersection(application.mask)
    return mask.isEmpty ? .nothingCommon(.noCommonOrientation(front, own, application.mask)) : .supported(mask)
  }

  private static func first(of mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    return order.first { mask.contains($0.mask) }
  }
}

extension UIInterfaceOrientation {
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(self) }

  /// The angle by which the interface turns, from -π to π; clockwise is positive.
  fileprivate func angle(from old: UIInterfaceOrientation) -> CGFloat {
    let turns = (quarters - old.quarters + 4) % 4
    return CGFloat(turns == 3 ? -1 : turns) * .pi / 2
  }

  /// Quarter turns from upright, clockwise.
  private var quarters: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}

extension HierarchyIssue {
  @MainActor fileprivate static func noCommonOrientation(
    _ controller: UIViewController, _ own: UIInterfaceOrientationMask, _ application: UIInterfaceOrientationMask
  ) -> Self {
    let name = controller.hierarchyName
    return Self(
      .noCommonOrientation,
      "The application supports \(application.text), \(name) supports \(own.text); the interface does not turn.",
      objects: [name],
      uikitText: "Supported orientations has no common orientation with the application, and "
        + "[\(name.type) shouldAutorotate] is returning YES")
  }
}

extension UIInterfaceOrientationMask {
  fileprivate var text: String {
    let names: [(Self, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
      (.landscapeRight, "landscapeRight"),
    ]
    let found = names.filter { contains($0.0) }.map(\.1)
    return found.isEmpty ? "no orientation" : found.joined(separator: ", ")
  }
}
