import ControllerTree
import Foundation

/// Makes tests for a device from scenarios, and compares the traces that they print.
enum DeviceTraces {
  static let usage = """
    usage: device-traces export SCENARIO.swift           prints the scenario as a test for Xcode, with its recorder
           device-traces compare EXPECTED ACTUAL         compares two traces; the exit status is 1 if they differ

    """

  static func run(_ arguments: [String]) throws -> Int32 {
    switch (arguments.first, arguments.count) {
    case ("export", 2):
      print(try DeviceTest(scenario: text(of: arguments[1])).source, terminator: "")
      return 0
    case ("compare", 3):
      let (expected, actual) = (try recording(arguments[1]), try recording(arguments[2]))
      let difference = actual.difference(from: expected)
      print(difference.isEmpty ? "The \(expected.events.count) lines are the same." : difference)
      return difference.isEmpty ? 0 : 1
    default:
      try FileHandle.standardError.write(contentsOf: Data(usage.utf8))
      return 64
    }
  }

  private static func recording(_ path: String) throws -> Recording { try Recording(deviceTrace: text(of: path)) }

  private static func text(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}

do {
  exit(try DeviceTraces.run(Array(CommandLine.arguments.dropFirst())))
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("device-traces: \(error)\n".utf8))
  exit(1)
}
