/// The recorder that ``DeviceTest`` adds to a scenario, as source. It uses UIKit's API alone.
enum DeviceRecorder {
  /// The beginning of the line that the recorder begins with.
  static let mark = "// MARK: - Recorder, added by ControllerTree."

  /// The recorder for the scenario `name`.
  static func source(for name: String) -> String {
    ([recorder(for: name)] + classes.map { traced($0.name, $0.superclass) }).joined(separator: "\n")
  }

  private static let classes = [
    (name: "TracedController", superclass: "UIViewController"),
    (name: "TracedNavigationController", superclass: "UINavigationController"),
    (name: "TracedTabBarController", superclass: "UITabBarController"),
  ]

  private static let appearanceCallbacks = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  private static func recorder(for name: String) -> String {
    #"""
    // MARK: - Recorder, added by ControllerTree. Edit the scenario above, and make the file anew.

    extension \#(name) {
      /// Plays the scenario and returns its trace.
      static func trace() async -> String {
        let trace = DeviceTrace()
        await play(trace)
        return trace.text(of: "\#(name)")
      }
    }

    final class \#(name)Trace: XCTestCase {
      @MainActor func testTrace() async {
        print(await \#(name).trace())
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

    """#
  }

  /// A subclass of `superclass` that notes its callbacks, each before it calls `super`.
  private static func traced(_ name: String, _ superclass: String) -> String {
    let appearance = appearanceCallbacks.map(appearanceOverride).joined(separator: "\n\n")
    let moves = ["willMove", "didMove"].map(moveOverride).joined(separator: "\n\n")
    return #"""
      private final class \#(name): \#(superclass) {
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

      \#(appearance)

      \#(moves)
      }

      """#
  }

  private static func appearanceOverride(_ method: String) -> String {
    #"""
      override func \#(method)(_ animated: Bool) {
        trace.note(name, "\#(method)(\(animated))")
        super.\#(method)(animated)
      }
    """#
  }

  private static func moveOverride(_ method: String) -> String {
    #"""
      override func \#(method)(toParent parent: UIViewController?) {
        trace.note(name, "\#(method)(toParent: \(DeviceTrace.name(of: parent)))")
        super.\#(method)(toParent: parent)
      }
    """#
  }
}
