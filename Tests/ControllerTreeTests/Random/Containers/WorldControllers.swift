@testable import ControllerTree

/// A controller that logs its callbacks, and runs scripts in them.
@MainActor protocol CallbackLogging: UIViewController {
  var callbacks: CallbackLog { get }
}

/// The log of one controller's callbacks.
@MainActor final class CallbackLog {
  private(set) var stream = AppearanceStream()
  private var lastMove = Move.none
  private weak var lastParent: UIViewController?

  private enum Move { case none, will, did }

  private var scripts: [ScriptedController.Moment: [() -> Void]] = [:]

  func once(_ moment: ScriptedController.Moment, _ script: @escaping () -> Void) {
    scripts[moment, default: []].append(script)
  }

  /// Removes all scripts.
  func removeScripts() { scripts = [:] }

  /// Logs an appearance callback before `super`, in which the children of containers get theirs.
  func note(_ callback: AppearanceStream.Callback, animated: Bool) { stream.add(callback, animated: animated) }

  func reach(_ moment: ScriptedController.Moment) {
    for script in scripts.removeValue(forKey: moment) ?? [] { script() }
  }

  func reach(_ moment: ScriptedController.Moment, parent: UIViewController?) {
    lastMove = moment == .willMove ? .will : .did
    lastParent = parent
    reach(moment)
  }

  /// Whether the last callback fits a controller that has settled in `parent`.
  func hasArrived(in parent: UIViewController?) -> Bool {
    switch lastMove {
    case .none: parent == nil
    case .did: lastParent === parent
    // A released parent sends nothing any more. A controller that was added to a container off screen gets `did…` when that
    // appears (NAV-06); a controller whose removal was cancelled gets no callback for that (TRANS-13).
    case .will: parent == nil ? lastParent == nil : parent?.appearance == .disappeared || lastParent == nil
    }
  }
}

final class WorldController: UIViewController, CallbackLogging {
  let callbacks = CallbackLog()

  override func viewDidLoad() {
    super.viewDidLoad()
    callbacks.reach(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    callbacks.note(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
    callbacks.reach(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    callbacks.note(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
    callbacks.reach(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    callbacks.note(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
    callbacks.reach(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    callbacks.note(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
    callbacks.reach(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    callbacks.note(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
    callbacks.reach(.viewDidDisappear)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    callbacks.reach(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    callbacks.reach(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    callbacks.reach(.willMove, parent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    callbacks.reach(.didMove, parent: parent)
  }
}

final class WorldNavigationController: UINavigationController, CallbackLogging {
  let callbacks = CallbackLog()

  override func viewDidLoad() {
    super.viewDidLoad()
    callbacks.reach(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    callbacks.note(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
    callbacks.reach(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    callbacks.note(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
    callbacks.reach(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    callbacks.note(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
    callbacks.reach(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    callbacks.note(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
    callbacks.reach(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    callbacks.note(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
    callbacks.reach(.viewDidDisappear)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    callbacks.reach(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    callbacks.reach(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    callbacks.reach(.willMove, parent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    callbacks.reach(.didMove, parent: parent)
  }
}

final class WorldTabBarController: UITabBarController, CallbackLogging {
  let callbacks = CallbackLog()

  override func viewDidLoad() {
    super.viewDidLoad()
    callbacks.reach(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    callbacks.note(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
    callbacks.reach(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    callbacks.note(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
    callbacks.reach(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    callbacks.note(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
    callbacks.reach(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    callbacks.note(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
    callbacks.reach(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    callbacks.note(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
    callbacks.reach(.viewDidDisappear)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    callbacks.reach(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    callbacks.reach(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    callbacks.reach(.willMove, parent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    callbacks.reach(.didMove, parent: parent)
  }
}

final class WorldPageViewController: UIPageViewController, CallbackLogging {
  let callbacks = CallbackLog()

  override func viewDidLoad() {
    super.viewDidLoad()
    callbacks.reach(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    callbacks.note(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
    callbacks.reach(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    callbacks.note(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
    callbacks.reach(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    callbacks.note(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
    callbacks.reach(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    callbacks.note(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
    callbacks.reach(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    callbacks.note(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
    callbacks.reach(.viewDidDisappear)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    callbacks.reach(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    callbacks.reach(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    callbacks.reach(.willMove, parent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    callbacks.reach(.didMove, parent: parent)
  }
}
