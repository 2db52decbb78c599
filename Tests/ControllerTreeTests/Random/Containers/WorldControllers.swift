@testable import ControllerTree

/// A controller that logs its callbacks, and runs scripts in them.
@MainActor protocol Hearing: UIViewController {
  var ear: Ear { get }
}

/// The log of one controller's callbacks.
@MainActor final class Ear {
  private(set) var stream = AppearanceStream()
  private var lastMove = Move.none
  private weak var lastParent: UIViewController?

  private enum Move { case none, will, did }

  private var scripts: [ScriptedController.Moment: [() -> Void]] = [:]

  func once(_ moment: ScriptedController.Moment, _ script: @escaping () -> Void) {
    scripts[moment, default: []].append(script)
  }

  /// Removes all scripts.
  func forgetScripts() { scripts = [:] }

  /// Logs an appearance callback before `super`, in which the children of containers get theirs.
  func note(_ callback: AppearanceStream.Callback, animated: Bool) { stream.hear(callback, animated: animated) }

  func hear(_ moment: ScriptedController.Moment) {
    for script in scripts.removeValue(forKey: moment) ?? [] { script() }
  }

  func hear(_ moment: ScriptedController.Moment, parent: UIViewController?) {
    lastMove = moment == .willMove ? .will : .did
    lastParent = parent
    hear(moment)
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

final class WorldController: UIViewController, Hearing {
  let ear = Ear()

  override func viewDidLoad() {
    super.viewDidLoad()
    ear.hear(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    ear.note(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
    ear.hear(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    ear.note(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
    ear.hear(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    ear.note(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
    ear.hear(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    ear.note(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
    ear.hear(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    ear.note(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
    ear.hear(.viewDidDisappear)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    ear.hear(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ear.hear(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    ear.hear(.willMove, parent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    ear.hear(.didMove, parent: parent)
  }
}

final class WorldNavigationController: UINavigationController, Hearing {
  let ear = Ear()

  override func viewDidLoad() {
    super.viewDidLoad()
    ear.hear(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    ear.note(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
    ear.hear(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    ear.note(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
    ear.hear(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    ear.note(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
    ear.hear(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    ear.note(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
    ear.hear(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    ear.note(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
    ear.hear(.viewDidDisappear)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    ear.hear(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ear.hear(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    ear.hear(.willMove, parent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    ear.hear(.didMove, parent: parent)
  }
}

final class WorldTabBarController: UITabBarController, Hearing {
  let ear = Ear()

  override func viewDidLoad() {
    super.viewDidLoad()
    ear.hear(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    ear.note(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
    ear.hear(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    ear.note(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
    ear.hear(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    ear.note(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
    ear.hear(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    ear.note(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
    ear.hear(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    ear.note(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
    ear.hear(.viewDidDisappear)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    ear.hear(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ear.hear(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    ear.hear(.willMove, parent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    ear.hear(.didMove, parent: parent)
  }
}

final class WorldPageViewController: UIPageViewController, Hearing {
  let ear = Ear()

  override func viewDidLoad() {
    super.viewDidLoad()
    ear.hear(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    ear.note(.viewWillAppear, animated: animated)
    super.viewWillAppear(animated)
    ear.hear(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    ear.note(.viewIsAppearing, animated: animated)
    super.viewIsAppearing(animated)
    ear.hear(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    ear.note(.viewDidAppear, animated: animated)
    super.viewDidAppear(animated)
    ear.hear(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    ear.note(.viewWillDisappear, animated: animated)
    super.viewWillDisappear(animated)
    ear.hear(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    ear.note(.viewDidDisappear, animated: animated)
    super.viewDidDisappear(animated)
    ear.hear(.viewDidDisappear)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    ear.hear(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ear.hear(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    ear.hear(.willMove, parent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    ear.hear(.didMove, parent: parent)
  }
}
