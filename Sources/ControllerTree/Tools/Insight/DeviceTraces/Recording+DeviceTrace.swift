/// The header of a trace that a ``DeviceTest`` has printed.
public struct DeviceTraceHeader: Hashable, Sendable {
  /// The name of the scenario.
  public let scenario: String
  /// The system that the trace was made on, such as `iOS 18.5, iPhone`; `ControllerTree` for this library.
  public let maker: String

  /// Whether this library made the trace: it then shows the format and proves nothing.
  public var isOfLibrary: Bool { maker.hasPrefix("ControllerTree") }
}

extension Recording {
  /// What a trace lacks.
  public enum DeviceTraceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// No line begins with `# trace of`.
    case noHeader
    /// No line `# end` follows the header: a part of the trace is missing.
    case noEnd
    /// A line is neither a step nor the callback of a controller.
    case wrongLine(number: Int, String)

    /// The failure as a sentence.
    public var description: String {
      switch self {
      case .noHeader: "The text has no line '# trace of …'."
      case .noEnd: "The trace has no line '# end'."
      case .wrongLine(let number, let line): "Line \(number) is neither '-- step' nor 'Name.callback(…)': \(line)"
      }
    }
  }

  /// Reads a trace that a ``DeviceTest`` has printed. Other lines before and after it are ignored, so the whole output of Xcode's
  /// console can be passed.
  ///
  /// Each step is a turn, with the step's title as the cause of its events. A trace has no states, times and circumstances, so compare
  /// it with another trace: `here.difference(from: device)`.
  /// - Parameter text: The trace, as lines of the form `Name.viewWillAppear(false)`.
  /// - Throws: ``DeviceTraceFailure``
  /// - Complexity: O(n) in the length of the text.
  /// - Rules: DEVICE-03.
  public init(deviceTrace text: String) throws(DeviceTraceFailure) {
    self = try Self.read(deviceTrace: text).recording
  }

  /// Reads the header of a trace that a ``DeviceTest`` has printed.
  /// - Parameter text: The trace.
  /// - Throws: ``DeviceTraceFailure``
  /// - Complexity: O(n) in the length of the text.
  public static func header(ofDeviceTrace text: String) throws(DeviceTraceFailure) -> DeviceTraceHeader {
    try read(deviceTrace: text).header
  }

  private static func read(
    deviceTrace text: String
  ) throws(DeviceTraceFailure) -> (header: DeviceTraceHeader, recording: Recording) {
    var (scenario, maker): (String?, String) = (nil, "")
    var (events, step): ([HierarchyEvent], (number: Int, title: String?)) = ([], (0, nil))
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if let name = rest(of: line, after: "# trace of ") {
        (scenario, events, step) = (name, [], (0, nil))
        continue
      }
      guard let scenario else { continue }
      if line == "# end" { return (DeviceTraceHeader(scenario: scenario, maker: maker), Recording(events: events)) }
      if let name = rest(of: line, after: "# made by ") {
        maker = name
      } else if let title = rest(of: line, after: "-- ") {
        step = (step.number + 1, title)
      } else if !line.hasPrefix("#"), !line.isEmpty {
        guard let event = HierarchyEvent(deviceLine: line, step: step) else {
          throw .wrongLine(number: index + 1, String(line))
        }
        events.append(event)
      }
    }
    if scenario == nil { throw .noHeader }
    throw .noEnd
  }

  private static func rest(of line: Substring, after start: String) -> String? {
    line.hasPrefix(start) ? String(line.dropFirst(start.count)) : nil
  }
}

extension HierarchyEvent {
  /// - Parameter line: `Name.callback(…)`.
  fileprivate init?(deviceLine line: Substring, step: (number: Int, title: String?)) {
    guard let dot = line.firstIndex(of: "."), dot != line.startIndex, line.hasSuffix(")"), line.contains("(") else {
      return nil
    }
    self.init(
      kind: .callback, turn: step.number, nanoseconds: 0,
      subject: ObjectName(type: "UIViewController", title: String(line[..<dot]), number: 0),
      text: String(line[line.index(after: dot)...]), stateBefore: "", stateAfter: "", circumstances: .inWindow,
      cause: step.title)
  }
}
