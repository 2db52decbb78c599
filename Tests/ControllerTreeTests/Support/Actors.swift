import Foundation

@testable import ControllerTree

/// A view with a name and with actions for its layout and its safe area.
final class ProbeView: UIView, ScriptOwner {
  private let name: String
  var onLayout: () -> Void = {} { didSet { ScriptOwners.add(self) } }
  var onSafeArea: () -> Void = {} { didSet { ScriptOwners.add(self) } }

  init(_ name: String, frame: CGRect = .zero) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var nameTitle: String? { name }
  override func layoutSubviews() { onLayout() }
  override func safeAreaInsetsDidChange() { onSafeArea() }
  func removeScripts() { (onLayout, onSafeArea) = ({}, {}) }
}

/// A window with a name, retained by its trace. It logs the hooks of key status.
final class NamedWindow: UIWindow, ScriptOwner {
  private let name: String
  private unowned let trace: Trace
  var mayBecomeKey = true
  var onBecome: () -> Void = {} { didSet { ScriptOwners.add(self) } }
  var onResign: () -> Void = {} { didSet { ScriptOwners.add(self) } }

  init(_ name: String, _ trace: Trace, frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800)) {
    self.name = name
    self.trace = trace
    super.init(frame: frame)
    trace.keep(self)
  }

  required init?(coder: NSCoder) { nil }

  override var nameTitle: String? { name }
  override var canBecomeKey: Bool { mayBecomeKey }
  override func becomeKey() {
    trace.note("\(name).becomeKey()")
    onBecome()
  }
  override func resignKey() {
    trace.note("\(name).resignKey()")
    onResign()
  }
  func removeScripts() { (onBecome, onResign) = ({}, {}) }
}

/// A controller that runs a test's closures in its callbacks.
class ActingController: UIViewController, ScriptOwner {
  enum Moment {
    case load, willAppear, isAppearing, didAppear, willDisappear, didDisappear, willLayout, didLayout, safeArea, margins
    case willMove, didMove
  }

  private var acts: [Moment: () -> Void] = [:] { didSet { ScriptOwners.add(self) } }

  /// Runs `act` at every `moment`; with `once`, at the first one.
  func at(_ moment: Moment, once: Bool = true, _ act: @escaping () -> Void) {
    acts[moment] = { [unowned self] in
      if once { acts[moment] = nil }
      act()
    }
  }

  func removeScripts() { acts = [:] }

  private func reach(_ moment: Moment) { acts[moment]?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    reach(.load)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reach(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    reach(.isAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reach(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    reach(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reach(.didDisappear)
  }
  override func viewWillLayoutSubviews() { reach(.willLayout) }
  override func viewDidLayoutSubviews() { reach(.didLayout) }
  override func viewSafeAreaInsetsDidChange() { reach(.safeArea) }
  override func viewLayoutMarginsDidChange() { reach(.margins) }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    reach(.willMove)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    reach(.didMove)
  }
}
