import Foundation

#if !canImport(ObjectiveC)
  /// Runs `body`, and releases the visible windows that were shown in it and that nobody else retains.
  ///
  /// Other objects are released as soon as nobody retains them; see ``UIWindow`` for what visible windows wait for.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let start = MainActor.assumeIsolated { Stage.current.pool.position }
    defer { MainActor.assumeIsolated { Stage.current.pool.drain(.scopeEnded(since: start)) } }
    return try body()
  }
#endif

/// Retains visible windows for a while although nobody else may retain them, as the autorelease pool of a device does (WIN-16).
///
/// A device releases an object that was autoreleased when the event or the test has ended. The pool therefore lets go of a
/// window that nobody else retains when another window is shown, when an event begins, and when the stage's scope ends.
@MainActor final class AutoreleasePool {
  /// Why the pool is drained.
  enum Occasion: Hashable {
    case eventBegins, anotherIsShown
    /// A scope ends, such as that of a test: objects that were added since a ``position`` are no longer needed.
    case scopeEnded(since: Int)
  }

  /// An object of its own: copies of the list of entries then retain no window.
  private final class Entry {
    private(set) var object: AnyObject?
    let position: Int

    init(_ object: AnyObject, position: Int) {
      self.object = object
      self.position = position
    }

    func isUnheld() -> Bool { isKnownUniquelyReferenced(&object) }
    func release() { object = nil }
  }

  private var entries: [Entry] = []
  /// How many objects were added so far.
  private(set) var position = 0
  /// Why objects are being released at the moment; `nil` if nobody drains the pool.
  private(set) var occasion: Occasion?
  /// Whether the scope of the stage has ended: the pool takes nothing in any more.
  private(set) var isClosed = false

  /// Retains `object` until it is removed, or until the pool is drained and nobody else retains it.
  func add(_ object: AnyObject) {
    guard !isClosed else { return }
    position += 1
    entries.append(Entry(object, position: position))
  }

  func remove(_ object: AnyObject) {
    entries.removeAll { $0.object === object }
  }

  /// Releases the objects that nobody else retains.
  func drain(_ occasion: Occasion) {
    guard !entries.isEmpty else { return }
    let start = if case .scopeEnded(let position) = occasion { position } else { 0 }
    let unheld = entries.filter { $0.position > start && $0.isUnheld() }
    entries.removeAll { entry in unheld.contains { $0 === entry } }
    release(unheld, occasion)
  }

  /// Lets go of everything: the stage's scope has ended.
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
