import ControllerTree

/// A controller that runs a test's closures in its callbacks, each time after calling `super`.
class ScriptedController: UIViewController, ScriptOwner {
  enum Moment: String, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews, willMove, didMove
  }

  private final var scripts: [Moment: @MainActor () -> Void] = [:] {
    didSet { ScriptOwners.add(self) }
  }

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

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    reached(.willMove)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    reached(.didMove)
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
