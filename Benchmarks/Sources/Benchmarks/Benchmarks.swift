import ControllerTree
import Foundation

/// Prints each workload's ratio to the limit, at one size, and how it grows.
@main @MainActor struct Benchmarks {
  static func main() {
    // The limits have no safe areas: neither has the screen.
    UIScreen.main.device = .bare
    if let name = value(after: "--only") { return only(name) }
    if let count = value(after: "--figures").flatMap({ Int($0) }) { return figures(count: count) }
    let small = 10_000
    let large = CommandLine.arguments.contains("--quick") ? 20_000 : 100_000
    let runs = CommandLine.arguments.contains("--quick") ? 2 : 3
    print("figure        ns/op (limit)   ns/op (ours)   ratio   growth")
    let memory = (Workloads<LimitTree>.memory(count: large), Workloads<ControllerTreeTree>.memory(count: large))
    var recorded = 0.0
    for group in Group.allCases {
      let limit = Workloads<LimitTree>.measure(group, count: small, runs: runs)
      let ours = Workloads<ControllerTreeTree>.measure(group, count: small, runs: runs)
      if let cycle = ours["W3"] { recorded = recordedCycle(count: small) / cycle }
      table(limit, ours, grown: Workloads<ControllerTreeTree>.measure(group, count: large, runs: 1), count: small)
    }
    func line(_ name: String, _ value: (Memory) -> Double) {
      print("W6 \(name) a node: limit \(format(value(memory.0), 1)), ours \(format(value(memory.1), 1))")
    }
    line("resident bytes") { $0.residentBytes }
    line("heap bytes") { $0.heapBytes }
    line("allocations") { $0.allocations }
    print("recording: W3 takes \(format(recorded, 1)) times as long")
  }

  private static func table(
    _ limit: [String: Double], _ ours: [String: Double], grown: [String: Double], count: Int
  ) {
    for name in ours.keys.sorted() {
      guard let base = limit[name], let time = ours[name], let later = grown[name] else { continue }
      let operations = Double(Workloads<ControllerTreeTree>.operations(of: name, count: count))
      let columns = [
        name.padding(toLength: 12, withPad: " ", startingAt: 0),
        format(base / operations * 1e9, 12), format(time / operations * 1e9, 14),
        format(time / base, 9), format(later / time, 9),
      ]
      print(columns.joined(separator: " "))
    }
  }

  /// What scripts read: a line for each piece of a workload in the order in which they ran, `tree figure seconds`, then the
  /// memory, `tree figure amount`. The trees take turns, so that a slow moment of the machine meets both.
  private static func figures(count: Int) {
    let isOursAlone = CommandLine.arguments.contains("--ours")
    for group in Group.allCases {
      // What the runtime does once, on first use, is nobody's cost.
      Workloads<LimitTree>.once(group, count: 50)
      Workloads<ControllerTreeTree>.once(group, count: 50)
      regions = []
      for _ in 0..<(value(after: "--runs").flatMap { Int($0) } ?? 1) {
        if !isOursAlone { Workloads<LimitTree>.once(group, count: count) }
        Workloads<ControllerTreeTree>.once(group, count: count)
      }
      for region in regions ?? [] { print(region.tree, region.figure, region.seconds) }
      regions = nil
    }
    func memory(_ name: String, _ memory: Memory) {
      print(name, "W6.bytes", memory.heapBytes)
      print(name, "W6.allocations", memory.allocations)
    }
    if !isOursAlone { memory(LimitTree.name, Workloads<LimitTree>.memory(count: count)) }
    memory(ControllerTreeTree.name, Workloads<ControllerTreeTree>.memory(count: count))
  }

  /// W3 with a recorder that listens.
  private static func recordedCycle(count: Int) -> Double {
    let recorder = EventRecorder()
    return recorder.record { Workloads<ControllerTreeTree>.only("W1", count: count)["W3"] ?? 0 }
  }

  /// Runs one workload of ours, of ours with a recorder that listens, or of the limit's, alone: for a profiler.
  private static func only(_ name: String) {
    let arguments = CommandLine.arguments
    let recorder = EventRecorder()
    if arguments.contains("--recorded") { recorder.start() }
    let figures =
      arguments.contains("--limit")
      ? Workloads<LimitTree>.only(name, count: 10_000) : Workloads<ControllerTreeTree>.only(name, count: 10_000)
    recorder.stop()
    for (name, seconds) in figures.sorted(by: { $0.key < $1.key }) {
      let operations = Workloads<ControllerTreeTree>.operations(of: name, count: 10_000)
      print(name, format(seconds / Double(operations) * 1e9, 12))
    }
  }

  private static func value(after option: String) -> String? {
    CommandLine.arguments.firstIndex(of: option).flatMap { CommandLine.arguments.dropFirst($0 + 1).first }
  }

  private static func format(_ number: Double, _ width: Int) -> String {
    let text = String(format: "%.2f", number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
