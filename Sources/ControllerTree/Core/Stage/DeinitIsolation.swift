import Dispatch
import Foundation

// A `deinit` runs on the thread that releases the last reference. `isolated deinit` would run it on the main thread, but costs
// three times as much, and a subclass with a plain `deinit` would no longer compile. So a `deinit` of the library checks
// `MainThread.isCurrent` if it has work besides freeing memory. On the main thread it does all of that work at once.
// On another thread it clears the references to the object, and the main thread does the rest later.

/// Runs code of the main actor in a `deinit`, without the actor's own check, which would end the process on other threads.
///
/// On other threads `body` may use only the object itself and objects that only it refers to.
nonisolated func inDeinit<R>(_ body: @MainActor () -> R) -> R {
  withoutActuallyEscaping(body) { escapable in
    unsafeBitCast(escapable, to: (() -> R).self)()
  }
}

/// The remaining `deinit` work of objects that were released on a thread other than the main thread.
enum OffMainRelease {
  private struct Rest: @unchecked Sendable {
    /// A counted `unowned` reference: the released object's memory is not reused before the references to it are cleared.
    unowned let memory: AnyObject
    let work: @MainActor () -> Void
  }

  private static let rests = Locked<[Rest]>([])

  /// Runs `work` later on the main thread, and keeps the memory of `object` until then. Releases `parts` there too.
  ///
  /// Call it in the `deinit` of `object`.
  /// - Parameters:
  ///   - parts: What the object retained, and nothing else may use any more. The caller consumes its own reference: the main
  ///     thread may be done with its work before the caller goes on.
  ///   - work: It must not refer to the object.
  nonisolated static func finish<Parts>(
    _ object: AnyObject, releasing parts: consuming Parts, _ work: @escaping @MainActor (inout Parts) -> Void = { _ in }
  ) {
    let box = Box(parts)
    let rest = Rest(memory: object) {
      guard var parts = box.take() else { return }
      work(&parts)
    }
    rests.withValue { $0.append(rest) }
    DispatchQueue.main.async { MainActor.assumeIsolated { finishAll() } }
  }

  /// What one thread hands over to another. The first may release the box last, so the second takes the content out.
  private final class Box<Content>: @unchecked Sendable {
    private var content: Content?

    init(_ content: consuming Content) { self.content = content }

    func take() -> Content? {
      defer { content = nil }
      return content
    }
  }

  /// Runs `work` on the main thread, and waits for it.
  ///
  /// Call it in a `deinit`. It gives up when the main thread has hardly run for half a second: that thread probably waits too, or asks
  /// again and again, perhaps for this one. As long as the main thread works, it may be using what the object refers to; after ten
  /// seconds it gives up all the same.
  /// - Returns: Whether `work` has run. If it has not, it does not run later.
  nonisolated static func runOnMain(_ work: @escaping @MainActor () -> Void) -> Bool {
    let awaited = AwaitedWork()
    DispatchQueue.main.async {
      guard awaited.begin() else { return }
      MainActor.assumeIsolated(work)
      awaited.isDone.signal()
    }
    var (timeRun, pauses, periods) = (MainThread.timeRun, 0, 0)
    while awaited.isDone.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
      let (before, now) = (timeRun, MainThread.timeRun)
      let isWaiting = if let before, let now { now - before < .milliseconds(5) } else { true }
      (timeRun, pauses, periods) = (now, isWaiting ? pauses + 1 : 0, periods + 1)
      if pauses >= 5 || periods >= 100, awaited.begin() { return false }
    }
    return true
  }

  /// Work that the main thread runs or the waiting thread cancels; the first call of `begin()` decides.
  private final class AwaitedWork: @unchecked Sendable {
    let isDone = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var hasBegun = false

    /// Returns `true` for the first call only.
    func begin() -> Bool {
      lock.withLock {
        defer { hasBegun = true }
        return !hasBegun
      }
    }
  }

  /// Does the work that other threads have left. The main queue and every event call it.
  @MainActor static func finishAll() {
    let rests = rests.withValue { rests in
      defer { rests = [] }
      return rests
    }
    for rest in rests { rest.work() }
  }
}
