import Foundation

/// Runs systems of constraints with our solver. `compare-with-kiwi` runs the same with kiwi.
///
///     SolverBenchmarks --write SYSTEM COUNT      prints the calls of a layout with COUNT views
///     SolverBenchmarks --write-random COUNT SEED prints COUNT small random systems
///     SolverBenchmarks FILE --measure            prints a line for each region: "ours", its name, seconds; then "ours", "bytes" and
///                                                the memory of the solver at the end of the first region
///     SolverBenchmarks FILE --compare VALUES     compares the solutions with those in a file, and prints what differs
///     SolverBenchmarks FILE --record VALUES      prints the systems with those solutions, for the recorded cases of the tests
@main struct SolverBenchmarks {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
    case ("--write", let name?, let count?):
      guard let layout = LayoutSystems(rawValue: name), let count = Int(count) else { return usage() }
      print(layout.system(count: count).text, terminator: "")
    case ("--write-random", let count?, let seed?):
      guard let count = Int(count), let seed = UInt64(seed) else { return usage() }
      var random = RandomSystems(seed: seed)
      for _ in 0..<count { print(random.next().text, terminator: "") }
    case (let file?, "--measure", _):
      for system in try systems(in: file) {
        let run = try SystemRun(system)
        for region in run.regions { print("ours \(region.name) \(String(format: "%.9f", region.seconds))") }
        print("ours bytes \(Int(run.heapBytes))")
      }
    case (let file?, "--compare", let values?):
      let values = try String(contentsOfFile: values, encoding: .utf8)
      let comparison = try Comparison(try systems(in: file), values)
      for difference in comparison.differences { print(difference) }
      print("\(comparison.equal) equal, \(comparison.differences.count) differ, \(comparison.wrong) wrong in the file")
      if !comparison.differences.isEmpty { exit(1) }
    case (let file?, "--record", let values?):
      let values = try String(contentsOfFile: values, encoding: .utf8)
      print(Comparison.record(try systems(in: file), values))
    default: usage()
    }
  }

  private static func systems(in path: String) throws -> [SystemFile] {
    SystemFile.systems(in: try String(contentsOfFile: path, encoding: .utf8))
  }

  private static func usage() {
    FileHandle.standardError.write(Data("see SolverBenchmarks.swift for the arguments\n".utf8))
    exit(2)
  }
}
