import Dispatch
import Foundation

// A `deinit` runs on the thread that releases the last reference. `isolated deinit` would make it the main thread, but costs three
// times as much, and a subclass with a plain `deinit` would no longer compile. So a `deinit` of the library asks
// `MainThread.isCurrent` if there is something to do besides freeing memory. On the main thread it does all of it at once.
// Elsewhere it clears the references that lead to the object, and hands over the rest to the main thread.

/// Runs code of the main actor in a `deinit`, without the actor's own check, which would end the process on other threads.
///
/// On other threads `body` may use only the object and what nobody but the object refers to.
nonisolated func inDeinit<R>(_ body: @MainActor () -> R) -> R {
  withoutActuallyEscaping(body) { escapable in
    unsafeBitCast(escapable, to: (() -> R).self)()
  }
}

/// The rest of the work for objects that other threads than the main one have released.
enum OffMainRelease {
  private struct Rest: @unchecked Sendable {
    /// Counted, so that the memory of the dead object is not used again before the references to it are cleared.
    unowned let memory: AnyObject
    let work: @MainActor () -> Void
  }

  nonisolated(unsafe) private static var rests: [Rest] = []
  private static let lock = NSLock()

  /// Has the main thread run `work` when it is free, and keeps the memory of `object` until then.
  ///
  /// Runs in the `deinit` of `object`. What `work` alone holds is released on the main thread.
  /// - Parameter work: It must not refer to the object.
  nonisolated static func finish(_ object: AnyObject, _ work: @escaping @MainActor () -> Void) {
    let rest = Rest(memory: object, work: work)
    lock.withLock { rests.append(rest) }
    DispatchQueue.main.async { MainActor.assumeIsolated { finishAll() } }
  }

  /// Has the main thread run `work`, and waits for it.
  ///
  /// Runs in a `deinit`. If the main thread is not free within half a second it probably waits itself, perhaps for this thread.
  /// - Returns: Whether `work` has run. It does not run later.
  nonisolated static func runOnMain(_ work: @escaping @MainActor () -> Void) -> Bool {
    let errand = Errand()
    DispatchQueue.main.async {
      guard errand.begin() else { return }
      MainActor.assumeIsolated(work)
      errand.isDone.signal()
    }
    if errand.isDone.wait(timeout: .now() + .milliseconds(500)) == .success { return true }
    if errand.begin() { return false }
    errand.isDone.wait()
    return true
  }

  /// Work that is either begun by the main thread or taken back.
  private final class Errand: @unchecked Sendable {
    let isDone = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var hasBegun = false

    /// Whether nobody has begun it, or taken it back, before.
    func begin() -> Bool {
      lock.withLock {
        defer { hasBegun = true }
        return !hasBegun
      }
    }
  }

  /// Does what other threads have left to do. The main queue calls it, and every event.
  @MainActor static func finishAll() {
    let rests = lock.withLock {
      defer { self.rests = [] }
      return self.rests
    }
    for rest in rests { rest.work() }
  }
}
