import ControllerTree

/// A controller in its host, while a ``ControllerScenario`` plays.
@preconcurrency @MainActor
public final class HostedController<Controller: UIViewController> {
  /// The controller.
  public let controller: Controller
  /// The window that the host is in.
  public let window: UIWindow
  /// A person's fingers on the window: `hosted.fingers.tap(hosted.controller.saveButton)`.
  public var fingers: Fingers { window.fingers }
  /// The stage of the scenario: its time, its diagnostics.
  public let stage: Stage
  /// The state that the controller was moved to.
  public private(set) var state = HostedState.made

  private let place: any HostPlace
  private let recorder = EventRecorder()
  private let title: String

  init(_ controller: Controller, in host: ControllerHost, title: String, on stage: Stage) {
    self.controller = controller
    self.stage = stage
    self.title = title
    window = UIWindow(frame: UIScreen.main.bounds)
    place = host.makePlace(controller, window)
    recorder.start(on: stage)
  }

  /// Moves the controller to `goal`, through the states on the way. Then everything has settled, but in
  /// ``HostedState/appearing``: there an animation stands still, or the turn stays open, until the next move.
  ///
  /// The test fails if `goal` can't be reached from here, and if the host does not bring the controller there.
  public func move(
    to goal: HostedState, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID, filePath, line, column)
    stage.cycle.settle()
    while state != goal {
      guard let next = state.next(towards: goal) else {
        return fail("\(name) is \(state.words) and can't be moved to \(goal.words).", at: place)
      }
      take(next)
      state = next
      guard let fault = faultOfPlace else { continue }
      return fail(fault, at: place)
    }
  }

  /// Turns the device, and the interface if the controllers agree.
  public func rotate(to orientation: UIDeviceOrientation) {
    UIDevice.current.rotate(to: orientation)
    stage.cycle.settle()
  }

  /// Changes the device between light and dark.
  public func setStyle(_ style: UIUserInterfaceStyle) {
    UIScreen.main.deviceTraits = UITraitCollection(userInterfaceStyle: style)
    stage.cycle.settle()
  }

  /// A whole life: every state, the other style, and the device on its side and upright again.
  public func liveOnce(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    for goal in [HostedState.loaded, .appearing, .visible] {
      move(to: goal, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    rotate(to: .landscapeLeft)
    setStyle(UIScreen.main.traitCollection.userInterfaceStyle == .dark ? .light : .dark)
    move(to: .covered, fileID: fileID, filePath: filePath, line: line, column: column)
    rotate(to: .portrait)
    for goal in [HostedState.uncovered, .inBackground, .visible, .gone] {
      move(to: goal, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  // MARK: The acts

  private func take(_ next: HostedState) {
    switch next {
    case .made: break
    case .loaded: controller.loadViewIfNeeded()
    case .appearing:
      place.prepare()
      stage.cycle.settle()
      // An animation stands still until the next turn; a change without one ends with its turn, which stays open.
      if place.arrival == .animated { return stage.cycle.withPacing(.manual) { place.arrive() } }
      stage.cycle.openTurn()
      place.arrive()
      return
    case .visible:
      if state == .loaded {
        place.prepare()
        place.arrive()
      }
      UIApplication.shared.move(to: .active)
    case .covered: place.cover()
    case .uncovered: place.uncover()
    case .inBackground: UIApplication.shared.move(to: .background)
    case .gone: if state != .loaded { place.leave() }
    }
    stage.cycle.settle()
  }

  private var faultOfPlace: String? {
    let isInWindow = controller.viewIfLoaded?.window != nil
    let last = stream.last
    switch state {
    case .made, .loaded: return nil
    case .appearing:
      if place.arrival == .atEndOfTurn { return nil }
      return last == .viewWillAppear || last == .viewIsAppearing
        ? nil : "\(name) was shown, but got no viewWillAppear(_:)."
    case .visible, .uncovered, .inBackground:
      if !isInWindow { return "\(name) was shown, but its view is in no window." }
      return last == .viewDidAppear ? nil : "\(name) was shown, but got no viewDidAppear(_:)."
    case .covered: return last == .viewDidDisappear ? nil : "\(name) was covered, but got no viewDidDisappear(_:)."
    case .gone: return isInWindow ? "\(name) was removed, but its view is still in a window." : nil
    }
  }

  private var stream: AppearanceStream {
    var stream = AppearanceStream()
    for event in recorder.events where event.kind == .callback && event.subject == controller.traceName {
      stream.add(event.text)
    }
    return stream
  }

  private var name: String { "\(controller.traceName)" }

  private func fail(_ message: String, at place: SourcePlace) {
    TestFailure(message: "\(title): \(message)", place: place).report()
  }

  // MARK: The end

  /// Removes the controller and the window. Returns what is wrong with the callbacks.
  func end(at place: SourcePlace) -> [String] {
    if state != .gone, state != .made {
      move(to: .gone, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
    window.isHidden = true
    window.rootViewController = nil
    stage.cycle.settle()
    recorder.stop(on: stage)
    let streams = AppearanceStream.all(in: recorder.events)
    return streams.flatMap { subject, stream in
      stream.faults.map { "\(subject) got \($0)." }
        + (stream.isBalanced ? [] : ["\(subject) got \(stream.last.map { "\($0)" } ?? ""), and nothing after it."])
    }
  }
}

extension HostedState {
  /// The state in a sentence.
  fileprivate var words: String { self == .inBackground ? "in the background" : rawValue }
}
