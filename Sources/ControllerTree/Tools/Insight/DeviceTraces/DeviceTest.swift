/// A scenario as one Swift file that runs here and on a device: a test for Xcode that prints its trace.
///
/// You write the scenario, with UIKit's API alone; this type adds the recorder below it:
///
/// ```swift
/// import UIKit
/// import XCTest
///
/// @MainActor enum PushAndPop {
///   fileprivate static func play(_ trace: DeviceTrace) async {
///     let navigation = trace.navigation("Navigation", root: trace.controller("List"))
///     await trace.show(navigation)
///     await trace.step("push Detail") {
///       navigation.pushViewController(trace.controller("Detail"), animated: true)
///     }
///   }
/// }
/// ```
///
/// The file imports nothing of this library, so it builds in a test target of any iOS app. <doc:TracesFromADevice> shows how to run it
/// there, and how to compare the trace. Rules: DEVICE-01, DEVICE-02.
public struct DeviceTest: Hashable, Sendable {
  /// What a scenario lacks.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// No line of the scenario declares an enum with a method `play`.
    case noScenario

    /// The failure and how to fix it.
    public var description: String {
      "The scenario declares no enum: write '@MainActor enum Name { fileprivate static func play(_ trace: DeviceTrace) async … }'."
    }
  }

  /// The name of the scenario's enum.
  public let name: String
  /// The whole file: the scenario and the recorder.
  public let source: String

  /// Adds the recorder to a scenario. A recorder that `scenario` has already is replaced, so a file can be made anew from itself.
  /// - Parameter scenario: The source of the scenario.
  /// - Throws: ``Failure``
  /// - Complexity: O(n) in the length of the scenario.
  public init(scenario: String) throws(Failure) {
    var lines: [Substring] = []
    for line in scenario.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix(DeviceRecorder.mark) { break }
      lines.append(line)
    }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    guard let name = Self.name(in: lines) else { throw .noScenario }
    self.name = name
    source = lines.joined(separator: "\n") + "\n\n" + DeviceRecorder.source(for: name)
  }

  /// The name of the first enum that a line declares.
  private static func name(in lines: [Substring]) -> String? {
    for line in lines where !line.hasPrefix("//") {
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "enum"), index + 1 < words.count else { continue }
      let name = words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { return String(name) }
    }
    return nil
  }
}
