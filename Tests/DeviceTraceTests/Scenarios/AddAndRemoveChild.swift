// A child is added to a visible parent, then removed: CON-04, CON-05.

import UIKit
import XCTest

@MainActor enum AddAndRemoveChild {
  fileprivate static func play(_ trace: DeviceTrace) async {
    let (parent, child) = (trace.controller("Parent"), trace.controller("Child"))
    await trace.show(parent)
    await trace.step("add Child") {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    await trace.step("remove Child") {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }
}

// MARK: - Recorder, added by ControllerTree. Edit the scenario above, and make the file anew.

extension AddAndRemoveChild {
  /// Plays the scenario and returns its trace.
  static func trace() async -> String {
    let trace = DeviceTrace()
    await play(trace)
    return trace.text(of: "AddAndRemoveChild")
  }
}

final class AddAndRemoveChildTrace: XCTestCase {
  @MainActor func testTrace() async {
    print(await AddAndRemoveChild.trace())
  }
}

/// The lines of a trace.
@MainActor private final class DeviceTrace {
  private var lines: [String] = []
  private var window: UIWindow?

  func controller(_ name: String) -> UIViewController { TracedController(name, self) }

  func navigation(_ name: String, root: UIViewController) -> UINavigationController {
    let navigation = TracedNavigationController(name, self)
    navigation.viewControllers = [root]
    return navigation
  }

  func tabs(_ name: String, _ tabs: [UIViewController]) -> UITabBarController {
    let controller = TracedTabBarController(name, self)
    controller.viewControllers = tabs
    return controller
  }

  /// Shows a window with `root`, as a step of its own.
  func show(_ root: UIViewController) async {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let window = scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    await step("show") {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  /// Makes the calls of `body` in one event, as the action of a control, then waits until their animations are over.
  func step(_ title: String, _ body: @escaping @MainActor () -> Void) async {
    lines.append("-- \(title)")
    let control = UIControl()
    control.addAction(UIAction { _ in body() }, for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #if os(iOS)
      try? await Task.sleep(nanoseconds: 1_500_000_000)
    #else
      await Task.yield()
    #endif
  }

  func note(_ name: String, _ call: String) { lines.append("\(name).\(call)") }

  func text(of scenario: String) -> String {
    defer { hide() }
    #if os(iOS)
      let maker = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion), \(UIDevice.current.model)"
    #else
      let maker = "ControllerTree"
    #endif
    return (["# trace of \(scenario)", "# made by \(maker)"] + lines + ["# end"]).joined(separator: "\n")
  }

  /// What this sends is no part of the trace.
  private func hide() {
    window?.isHidden = true
    window = nil
  }

  static func name(of controller: UIViewController?) -> String {
    guard let controller else { return "nil" }
    return controller.title ?? "\(type(of: controller))"
  }
}

private final class TracedController: UIViewController {
  private let name: String
  private let trace: DeviceTrace

  init(_ name: String, _ trace: DeviceTrace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    trace.note(name, "viewDidLoad()")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    trace.note(name, "viewWillAppear(\(animated))")
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    trace.note(name, "viewIsAppearing(\(animated))")
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    trace.note(name, "viewDidAppear(\(animated))")
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    trace.note(name, "viewWillDisappear(\(animated))")
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    trace.note(name, "viewDidDisappear(\(animated))")
    super.viewDidDisappear(animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    trace.note(name, "willMove(toParent: \(DeviceTrace.name(of: parent)))")
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    trace.note(name, "didMove(toParent: \(DeviceTrace.name(of: parent)))")
    super.didMove(toParent: parent)
  }
}

private final class TracedNavigationController: UINavigationController {
  private let name: String
  private let trace: DeviceTrace

  init(_ name: String, _ trace: DeviceTrace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    trace.note(name, "viewDidLoad()")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    trace.note(name, "viewWillAppear(\(animated))")
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    trace.note(name, "viewIsAppearing(\(animated))")
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    trace.note(name, "viewDidAppear(\(animated))")
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    trace.note(name, "viewWillDisappear(\(animated))")
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    trace.note(name, "viewDidDisappear(\(animated))")
    super.viewDidDisappear(animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    trace.note(name, "willMove(toParent: \(DeviceTrace.name(of: parent)))")
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    trace.note(name, "didMove(toParent: \(DeviceTrace.name(of: parent)))")
    super.didMove(toParent: parent)
  }
}

private final class TracedTabBarController: UITabBarController {
  private let name: String
  private let trace: DeviceTrace

  init(_ name: String, _ trace: DeviceTrace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    trace.note(name, "viewDidLoad()")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    trace.note(name, "viewWillAppear(\(animated))")
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    trace.note(name, "viewIsAppearing(\(animated))")
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    trace.note(name, "viewDidAppear(\(animated))")
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    trace.note(name, "viewWillDisappear(\(animated))")
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    trace.note(name, "viewDidDisappear(\(animated))")
    super.viewDidDisappear(animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    trace.note(name, "willMove(toParent: \(DeviceTrace.name(of: parent)))")
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    trace.note(name, "didMove(toParent: \(DeviceTrace.name(of: parent)))")
    super.didMove(toParent: parent)
  }
}
