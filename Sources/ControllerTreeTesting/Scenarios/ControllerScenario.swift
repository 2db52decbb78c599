import ControllerTree

/// Plays the life of a controller in a host, and checks afterwards that nothing is wrong.
///
/// ```swift
/// for scenario in ControllerScenario.everywhere({ ProfileViewController() }) {
///   await scenario.play { profile in
///     profile.move(to: .visible)
///     XCTAssertTrue(profile.controller.isTracking)
///     profile.move(to: .covered)
///     XCTAssertFalse(profile.controller.isTracking)
///   }
/// }
/// ```
///
/// Each scenario runs in a stage of its own, on a device of its own. At the end the controller leaves its host. The test then fails
///
/// - if a controller got appearance callbacks in a wrong order, or not all of them;
/// - if an issue was reported;
/// - if a controller that has left is still alive.
///
/// The messages name the host, the device and the controllers.
@preconcurrency @MainActor
public struct ControllerScenario<Controller: UIViewController> {
  /// The place of the controller.
  public let host: ControllerHost
  /// The device.
  public let device: UIScreen.Device
  /// Whether the device is light or dark.
  public let style: UIUserInterfaceStyle
  private let allowed: Set<HierarchyIssue.Kind>
  private let make: @MainActor () -> Controller

  /// Makes a scenario; `play` plays it.
  ///
  /// - Parameters:
  ///   - host: The place of the controller.
  ///   - device: The device.
  ///   - style: Whether the device is light or dark.
  ///   - allowed: The kinds of issues that are no failure.
  ///   - make: Makes the controller. The scenario must get the only reference.
  public init(
    in host: ControllerHost = .window, on device: UIScreen.Device = .iPhone, style: UIUserInterfaceStyle = .light,
    allowing allowed: Set<HierarchyIssue.Kind> = [], _ make: @escaping @MainActor () -> Controller
  ) {
    (self.host, self.device, self.style, self.allowed, self.make) = (host, device, style, allowed, make)
  }

  /// A scenario for each combination of host, device and style.
  ///
  /// - Parameters:
  ///   - hosts: The places of the controller.
  ///   - devices: The devices.
  ///   - styles: Light, dark or both.
  ///   - allowed: The kinds of issues that are no failure.
  ///   - make: Makes the controller. The scenario must get the only reference.
  public static func everywhere(
    in hosts: [ControllerHost] = ControllerHost.all, on devices: [UIScreen.Device] = [.iPhone, .iPad],
    styles: [UIUserInterfaceStyle] = [.light, .dark], allowing allowed: Set<HierarchyIssue.Kind> = [],
    _ make: @escaping @MainActor () -> Controller
  ) -> [ControllerScenario] {
    var scenarios: [ControllerScenario] = []
    for host in hosts {
      for device in devices {
        for style in styles { scenarios.append(Self(in: host, on: device, style: style, allowing: allowed, make)) }
      }
    }
    return scenarios
  }

  // MARK: Playing

  /// Plays the scenario and checks it.
  /// - Parameter body: Moves the controller and checks it.
  @_disfavoredOverload
  public func play(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: @MainActor (HostedController<Controller>) throws -> Void
  ) rethrows {
    let place = SourcePlace(fileID, filePath, line, column)
    try Stage.withPristine(device: device) { stage in
      let run = begin(on: stage)
      defer { end(run, at: place) }
      if let hosted = run.hosted { try body(hosted) }
    }
  }

  /// Plays the scenario with an asynchronous body and checks it.
  /// - Parameter body: Moves the controller and checks it.
  public func play(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: @MainActor (HostedController<Controller>) async throws -> Void
  ) async rethrows {
    let place = SourcePlace(fileID, filePath, line, column)
    try await Stage.withPristine(device: device) { stage in
      let run = begin(on: stage)
      defer { end(run, at: place) }
      if let hosted = run.hosted { try await body(hosted) }
    }
  }

  /// Plays a whole life and checks it: see ``HostedController/liveOnce(fileID:filePath:line:column:)``.
  @_disfavoredOverload
  public func play(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    play(fileID: fileID, filePath: filePath, line: line, column: column) {
      $0.liveOnce(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Plays a whole life and checks it: see ``HostedController/liveOnce(fileID:filePath:line:column:)``.
  public func play(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await play(fileID: fileID, filePath: filePath, line: line, column: column) { hosted async in
      hosted.liveOnce(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Retains the controller while the scenario plays.
  @MainActor private final class Run {
    var hosted: HostedController<Controller>?
    weak var controller: Controller?
    let leaks = LeakWatch()

    init() {}
  }

  private func begin(on stage: Stage) -> Run {
    stage.diagnostics.policies = [.all: .collect]
    UIScreen.main.deviceTraits = UITraitCollection(userInterfaceStyle: style)
    let run = Run()
    run.leaks.start(on: stage)
    let controller = make()
    run.controller = controller
    run.hosted = HostedController(
      controller, in: host, title: "\(controller.traceName.type) \(title)", on: stage)
    return run
  }

  private func end(_ run: Run, at place: SourcePlace) {
    let stage = Stage.current
    var faults = run.hosted?.end(at: place) ?? []
    faults += stage.diagnostics.takeCollected().filter { !allowed.contains($0.kind) }.map(\.description)
    run.hosted = nil
    stage.cycle.settle()
    let report = run.leaks.report
    faults += report.leaks.map(\.description)
    if report.isEmpty, let controller = run.controller { faults.append("\(controller.traceName) is still alive.") }
    run.leaks.stop(on: stage)
    guard !faults.isEmpty else { return }
    let message = "\(Controller.self) \(title):" + faults.map { "\n  " + $0.replacing("\n", with: "\n  ") }.joined()
    TestFailure(message: message, place: place).report()
  }

  private var title: String {
    "\(host) on \(device.traceName)\(style == .dark ? ", dark" : "")"
  }
}

extension UIScreen.Device {
  /// The name of a known device, else its size.
  @MainActor fileprivate var traceName: String {
    let named: [(UIScreen.Device, String)] = [
      (.iPhone, "iPhone"), (.iPhoneSE, "iPhoneSE"), (.iPhoneProMax, "iPhoneProMax"), (.iPad, "iPad"),
      (.iPadMini, "iPadMini"),
      (.iPadPro, "iPadPro"), (.bare, "bare"),
    ]
    for (device, name) in named {
      if self == device.portrait { return name }
      if self == device.landscape { return "\(name) in landscape" }
    }
    return "a screen of \(Int(size.width)) × \(Int(size.height)) points"
  }
}
