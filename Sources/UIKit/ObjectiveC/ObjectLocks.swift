// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, NoLeadingUnderscores

#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  // The locks of the modules ObjectiveC and os, which know a lock by the place of an object or of a value.

  /// The result of a lock's call that succeeded.
  public let OBJC_SYNC_SUCCESS: Int32 = 0
  /// The result of `objc_sync_exit(_:)` on a thread that does not hold the lock.
  public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

  /// Waits for the lock of an object and takes it. A thread may take it again.
  /// - Returns: `OBJC_SYNC_SUCCESS`.
  @discardableResult
  public func objc_sync_enter(_ obj: Any) -> Int32 {
    PlaceLocks.take(UInt(bitPattern: ObjectIdentifier(obj as AnyObject)))
    return OBJC_SYNC_SUCCESS
  }

  /// Gives the lock of an object back.
  /// - Returns: `OBJC_SYNC_SUCCESS`, or `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if this thread does not hold it.
  @discardableResult
  public func objc_sync_exit(_ obj: Any) -> Int32 {
    PlaceLocks.giveBack(UInt(bitPattern: ObjectIdentifier(obj as AnyObject)))
      ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
  }

  /// A lock for short work, known by its place in memory.
  public struct os_unfair_lock_s: Sendable {
    /// A number of the system's. The library never reads it.
    public var _os_unfair_lock_opaque: UInt32
    /// A lock that nobody holds.
    public init() { _os_unfair_lock_opaque = 0 }
    /// A lock that nobody holds.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
  }

  /// A lock for short work, known by its place in memory.
  public typealias os_unfair_lock = os_unfair_lock_s
  /// The place of a lock.
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

  /// Waits for a lock and takes it. If the thread holds it already, it must give it back twice; a device ends the process then.
  public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { PlaceLocks.take(UInt(bitPattern: lock)) }
  /// Takes a lock if no thread holds it, this one included. Rules: RESP-73.
  /// - Returns: Whether the thread has it now.
  public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { PlaceLocks.try(UInt(bitPattern: lock)) }
  /// Gives a lock back. Does nothing on a thread that does not hold it.
  public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { PlaceLocks.giveBack(UInt(bitPattern: lock)) }
  /// Does nothing: a device ends the process if the thread does not hold the lock.
  public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {}
  /// Does nothing: a device ends the process if the thread holds the lock.
  public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {}

  /// The locks that some thread holds or waits for, by their places.
  private enum PlaceLocks {
    private struct Entry {
      let lock = NSRecursiveLock()
      /// The calls that hold the lock or wait for it.
      var uses = 0
      /// The thread that holds the lock, and how often.
      var holder: (thread: pthread_t, count: Int)?
    }

    private static let entries = Locked<[UInt: Entry]>([:])

    private static func use(_ place: UInt) -> NSRecursiveLock {
      entries.withValue { entries in
        var entry = entries[place] ?? Entry()
        entry.uses += 1
        entries[place] = entry
        return entry.lock
      }
    }

    static func take(_ place: UInt) {
      use(place).lock()
      note(place)
    }

    static func `try`(_ place: UInt) -> Bool {
      let lock = use(place)
      if lock.try() {
        if entries.withValue({ $0[place]?.holder == nil }) {
          note(place)
          return true
        }
        // The lock of an entry may be taken again by the thread that holds it.
        lock.unlock()
      }
      entries.withValue { release(place, of: &$0) }
      return false
    }

    /// - Returns: Whether the thread held the lock.
    @discardableResult
    static func giveBack(_ place: UInt) -> Bool {
      let lock: NSRecursiveLock? = entries.withValue { entries in
        guard let entry = entries[place], let holder = entry.holder, pthread_equal(holder.thread, pthread_self()) != 0
        else { return nil }
        entries[place]?.holder = holder.count > 1 ? (holder.thread, holder.count - 1) : nil
        release(place, of: &entries)
        return entry.lock
      }
      lock?.unlock()
      return lock != nil
    }

    private static func note(_ place: UInt) {
      entries.withValue { entries in
        let count = entries[place]?.holder?.count ?? 0
        entries[place]?.holder = (pthread_self(), count + 1)
      }
    }

    private static func release(_ place: UInt, of entries: inout [UInt: Entry]) {
      guard let uses = entries[place]?.uses else { return }
      if uses > 1 { entries[place]?.uses = uses - 1 } else { entries[place] = nil }
    }
  }

  /// A value that one thread at a time may use.
  public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// Whether a thread holds a lock.
    public enum Ownership: Hashable, Sendable {
      /// This thread.
      case owner
      /// Another thread, or none.
      case notOwner
    }

    private let mutex = NSLock()
    private var state: State

    /// Makes a lock of a value that is not `Sendable`.
    public init(uncheckedState initialState: State) { state = initialState }

    /// Waits for the lock, and calls the work with the value.
    /// - Returns: The result of the work.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
      try mutex.withLock { try body(&state) }
    }

    /// Waits for the lock, and calls the work with the value.
    /// - Returns: The result of the work.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
      try mutex.withLock { try body(&state) }
    }

    /// Calls the work with the value, if no thread holds the lock.
    /// - Returns: The result of the work; `nil` if it was not called.
    public func withLockIfAvailable<Result: Sendable>(
      _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
      guard mutex.try() else { return nil }
      defer { mutex.unlock() }
      return try body(&state)
    }

    /// Does nothing: a device ends the process if the condition is wrong.
    public func precondition(_ condition: Ownership) {}
  }

  extension OSAllocatedUnfairLock where State: Sendable {
    /// Makes a lock of a value.
    public convenience init(initialState: State) { self.init(uncheckedState: initialState) }
  }

  extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock without a value.
    public convenience init() { self.init(uncheckedState: ()) }
    /// Waits for the lock and takes it.
    public func lock() { mutex.lock() }
    /// Gives the lock back.
    public func unlock() { mutex.unlock() }
    /// Takes the lock if no thread holds it.
    /// - Returns: Whether this thread has it now.
    public func lockIfAvailable() -> Bool { mutex.try() }
    /// Waits for the lock, and calls the work.
    /// - Returns: The result of the work.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
      try mutex.withLock(body)
    }
    /// Waits for the lock, and calls the work.
    /// - Returns: The result of the work.
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result { try mutex.withLock(body) }
  }
#endif
