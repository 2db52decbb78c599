import ControllerTree
import Foundation

/// Prints each workload's ratio to the limit, at one size, and how it grows.
@main @MainActor struct Benchmarks {
  static func main() {
    if let name = CommandLine.arguments.firstIndex(of: "--only"), CommandLine.arguments.indices.contains(name + 1) {
      return only(CommandLine.arguments[name + 1])
    }
    let small = 10_000
    let large = CommandLine.arguments.contains("--quick") ? 20_000 : 100_000
    let runs = CommandLine.arguments.contains("--quick") ? 2 : 3
    print("figure        ns/op (limit)   ns/op (ours)   ratio   growth")
    let bytes = (
      Workloads<LimitTree>.bytesPerNode(count: large), Workloads<ControllerTreeTree>.bytesPerNode(count: large)
    )
    let limit = Workloads<LimitTree>.measure(count: small, runs: runs)
    let ours = Workloads<ControllerTreeTree>.measure(count: small, runs: runs)
    let grown = Workloads<ControllerTreeTree>.measure(count: large, runs: 1)
    for name in ours.keys.sorted() {
      guard let base = limit[name], let time = ours[name], let later = grown[name] else { continue }
      let columns = [
        name.padding(toLength: 12, withPad: " ", startingAt: 0),
        format(base / Double(small) * 1e9, 12), format(time / Double(small) * 1e9, 14),
        format(time / base, 9), format(later / time, 9),
      ]
      print(columns.joined(separator: " "))
    }
    print("W6 bytes a node: limit \(Int(bytes.0)), ours \(Int(bytes.1))")
    print("recording: W3 takes \(format(recordedCycle(count: small) / (ours["W3"] ?? 1), 1)) times as long")
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
    for (name, seconds) in figures.sorted(by: { $0.key < $1.key }) { print(name, format(seconds / 10_000 * 1e9, 12)) }
  }

  private static func format(_ number: Double, _ width: Int) -> String {
    let text = String(format: "%.2f", number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
