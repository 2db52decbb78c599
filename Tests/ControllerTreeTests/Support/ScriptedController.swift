import ControllerTree
import Foundation

/// The callbacks of a controller in which a test can run a closure.
enum ControllerMoment: String, CaseIterable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews, viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange
  case willMove, didMove

  /// The callbacks that come with every move and appearance; changes of insets do not.
  static let allCases: [Self] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMove, .didMove,
  ]
}

/// A controller that runs a test's closures in its callbacks, each time after calling `super`.
@MainActor protocol Scripted: ScriptOwner {
  var scripts: [ControllerMoment: @MainActor () -> Void] { get set }
}

extension Scripted {
  typealias Moment = ControllerMoment

  /// Runs `body` at every `moment`.
  func on(_ moment: Moment, _ body: @escaping @MainActor () -> Void) { scripts[moment] = body }

  /// Runs `body` at the first `moment`.
  func once(_ moment: Moment, _ body: @escaping @MainActor () -> Void) {
    scripts[moment] = { [unowned self] in
      scripts[moment] = nil
      body()
    }
  }

  func removeScripts() { scripts = [:] }
}

/// A plain controller with scripts.
class ScriptedController: UIViewController, Scripted {
  final var scripts: [Moment: @MainActor () -> Void] = [:] { didSet { ScriptOwners.add(self) } }

  /// Runs the script of `moment`; subclasses override it to learn more about the moment.
  func reached(_ moment: Moment) { scripts[moment]?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    reached(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reached(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    reached(.viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reached(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    reached(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reached(.viewDidDisappear)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    reached(.viewWillLayoutSubviews)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    reached(.viewDidLayoutSubviews)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    reached(.viewSafeAreaInsetsDidChange)
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    reached(.viewLayoutMarginsDidChange)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    reached(.willMove)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    reached(.didMove)
  }
}

/// A tab bar controller with scripts for its loading and its appearance.
final class ScriptedTabBarController: UITabBarController, Scripted {
  var scripts: [Moment: @MainActor () -> Void] = [:] { didSet { ScriptOwners.add(self) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    scripts[.viewDidLoad]?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    scripts[.viewWillAppear]?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    scripts[.viewIsAppearing]?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scripts[.viewDidAppear]?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scripts[.viewWillDisappear]?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    scripts[.viewDidDisappear]?()
  }
}

/// A page view controller with scripts for its loading and its first appearance.
final class ScriptedPager: UIPageViewController, Scripted {
  var scripts: [Moment: @MainActor () -> Void] = [:] { didSet { ScriptOwners.add(self) } }

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scripts[.viewDidLoad]?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    scripts[.viewWillAppear]?()
  }
}

extension UIViewController {
  /// The recipe for adding a child whose view fills the controller's own (SEED-14).
  func adopt(_ child: UIViewController) {
    addChild(child)
    let frame = view.bounds
    child.view.frame = frame
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// The recipe for removing a child (SEED-15).
  func leaveParent() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
