import ControllerTree
import Foundation

/// Runs what a static property of type `Void` stands for, as the plugin `UIKitSources` writes it.
///
/// ```swift
/// private static var prepared: Void { ClassInitialization.run { prepare() } }
/// ```
public enum ClassInitialization {
  private struct Place: Hashable {
    let file: String
    let line: Int
    let column: Int
  }

  private final class Once: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var hasBegun = false
  }

  private static let places = Locked<[Place: Once]>([:])

  /// Runs `body` once for the place of the call. Other threads wait until it has ended; on the thread that runs it, a call from inside
  /// returns at once.
  public static func run(file: String = #fileID, line: Int = #line, column: Int = #column, _ body: () -> Void) {
    let place = Place(file: file, line: line, column: column)
    let once = places.withValue { places in
      let once = places[place] ?? Once()
      places[place] = once
      return once
    }
    once.lock.lock()
    defer { once.lock.unlock() }
    guard !once.hasBegun else { return }
    once.hasBegun = true
    body()
  }
}
