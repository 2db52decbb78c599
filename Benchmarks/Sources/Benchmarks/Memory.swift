import Counters
import Foundation

/// What W1 costs in memory, a node.
struct Memory {
  /// Whole pages of the process. Fixed costs show unless there are many nodes.
  var residentBytes: Double
  /// What the allocator has given out; the same in every run.
  var heapBytes: Double
  /// How often the allocator was asked; the same in every run.
  var allocations: Double

  /// Of the process, now.
  static var now: Self {
    Self(
      residentBytes: pages * Double(sysconf(Int32(_SC_PAGESIZE))), heapBytes: Double(counters_heap_bytes()),
      allocations: Double(counters_allocations()))
  }

  private static var pages: Double {
    let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return statm?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  }
}

extension Workloads {
  /// W6: W1 is built and kept.
  static func memory(count: Int) -> Memory {
    let root = T.make()
    // The list of nodes is the workload's own.
    var nodes = [root]
    nodes.reserveCapacity(count)
    _ = Memory.now
    let before = Memory.now
    grow(&nodes, to: count)
    let after = Memory.now
    withExtendedLifetime(nodes) {}
    return Memory(
      residentBytes: (after.residentBytes - before.residentBytes) / Double(count),
      heapBytes: (after.heapBytes - before.heapBytes) / Double(count),
      allocations: (after.allocations - before.allocations) / Double(count))
  }
}
