import Foundation

#if !canImport(ObjectiveC)
  /// Runs `body`, then releases the visible windows that were shown in it and that no other reference retains.
  ///
  /// Other objects are released with their last reference; ``UIWindow`` describes when visible windows are released.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let start = MainActor.assumeIsolated { Stage.current.pool.position }
    defer { MainActor.assumeIsolated { Stage.current.pool.drain(.scopeEnded(since: start)) } }
    return try body()
  }
#endif

/// Retains visible windows for a while without another reference, as the autorelease pool of a device does (WIN-16).
///
/// A device releases an autoreleased object when the event or the test has ended. This pool therefore releases a window that no
/// other reference retains when another window is shown, when an event begins, and when the stage's scope ends.
@MainActor final class AutoreleasePool {
  /// Why the pool is drained.
  enum Occasion: Hashable {
    case eventBegins, anotherIsShown
    /// A scope ends, such as that of a test: objects that were added since a ``position`` are no longer needed.
    case scopeEnded(since: Int)
  }

  /// A class, so that copies of the list of entries do not retain the windows.
  private final class Entry {
    @exclusivity(unchecked) private(set) var object: AnyObject?
    let position: Int

    init(_ object: AnyObject, position: Int) {
      self.object = object
      self.position = position
    }

    func isUnheld() -> Bool { isKnownUniquelyReferenced(&object) }
    func release() { object = nil }
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The number of objects that were added so far.
  private(set) var position = 0
  /// The reason for the drain that is running; `nil` if none is.
  private(set) var occasion: Occasion?
  /// Whether the scope of the stage has ended: the pool then ignores new objects.
  private(set) var isClosed = false

  /// Retains `object` until it is removed, or until the pool is drained and no other reference retains it.
  func add(_ object: AnyObject) {
    guard !isClosed else { return }
    position += 1
    entries.append(Entry(object, position: position))
  }

  func remove(_ object: AnyObject) {
    entries.removeAll { $0.object === object }
  }

  /// The object with this identity; `nil` if the pool does not retain it.
  @inline(__always)
  func object(_ id: ObjectIdentifier) -> AnyObject? {
    for index in entries.indices {
      let object = entries.withUncounted(at: index) { $0.object }
      if let object, ObjectIdentifier(object) == id { return object }
    }
    return nil
  }

  /// Whether an object besides `object` waits for its release.
  func holdsUnheld(besides object: AnyObject) -> Bool { entries.contains { $0.object !== object && $0.isUnheld() } }

  /// Releases the objects that no other reference retains.
  func drain(_ occasion: Occasion) {
    guard !entries.isEmpty else { return }
    let start = if case .scopeEnded(let position) = occasion { position } else { 0 }
    let unheld = entries.filter { $0.position > start && $0.isUnheld() }
    entries.removeAll { entry in unheld.contains { $0 === entry } }
    release(unheld, occasion)
  }

  /// Releases all objects: the stage's scope has ended.
  func close() {
    isClosed = true
    let rest = entries
    entries = []
    release(rest, .scopeEnded(since: 0))
  }

  private func release(_ entries: [Entry], _ occasion: Occasion) {
    let outer = self.occasion
    self.occasion = occasion
    for entry in entries { entry.release() }
    self.occasion = outer
  }
}
