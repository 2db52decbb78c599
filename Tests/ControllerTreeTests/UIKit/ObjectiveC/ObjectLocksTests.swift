import UIKit
import XCTest

/// Locks by the places of objects and of values. Rules of the system's calls, as its headers tell them.
final class ObjectLocksTests: XCTestCase {
  /// Runs some work on another thread, and waits for it.
  private func elsewhere<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let result = Box<Result?>(nil)
    let thread = Thread {
      result.value = work()
      result.done.signal()
    }
    thread.start()
    result.done.wait()
    return result.value
  }

  private final class Box<Value>: @unchecked Sendable {
    var value: Value
    let done = DispatchSemaphore(value: 0)
    init(_ value: Value) { self.value = value }
  }

  func test_aThreadTakesTheLockOfAnObjectAgain() {
    let object = Box(0)
    XCTAssertEqual(objc_sync_enter(object), OBJC_SYNC_SUCCESS)
    XCTAssertEqual(objc_sync_enter(object), OBJC_SYNC_SUCCESS)
    XCTAssertEqual(elsewhere { objc_sync_exit(object) }, OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    XCTAssertEqual([objc_sync_exit(object), objc_sync_exit(object)], [OBJC_SYNC_SUCCESS, OBJC_SYNC_SUCCESS])
    XCTAssertEqual(objc_sync_exit(object), OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  func test_threadsTakeTurns() {
    let counter = Box(0)
    let threads = (0..<4).map { _ in
      Thread {
        for _ in 0..<500 {
          objc_sync_enter(counter)
          counter.value += 1
          objc_sync_exit(counter)
        }
        counter.done.signal()
      }
    }
    for thread in threads { thread.start() }
    for _ in threads { counter.done.wait() }
    XCTAssertEqual(counter.value, 2000)
  }

  func test_RESP73_unfairLocks() {
    let place = os_unfair_lock_t.allocate(capacity: 1)
    place.initialize(to: os_unfair_lock())
    defer { place.deallocate() }
    let address = UInt(bitPattern: place)
    os_unfair_lock_lock(place)
    os_unfair_lock_assert_owner(place)
    // RESP-73: not even by the thread that holds it.
    XCTAssertFalse(os_unfair_lock_trylock(place))
    XCTAssertEqual(elsewhere { os_unfair_lock_trylock(os_unfair_lock_t(bitPattern: address)!) }, false)
    os_unfair_lock_unlock(place)
    os_unfair_lock_assert_not_owner(place)
    XCTAssertTrue(os_unfair_lock_trylock(place))
    os_unfair_lock_unlock(place)
    XCTAssertEqual(os_unfair_lock_s(_os_unfair_lock_opaque: 1)._os_unfair_lock_opaque, 1)
  }

  func test_locksOfValues() {
    let lock = OSAllocatedUnfairLock(initialState: [1])
    lock.withLock { $0.append(2) }
    XCTAssertEqual(lock.withLockUnchecked { $0 }, [1, 2])
    XCTAssertEqual(lock.withLockIfAvailable { $0.count }, 2)
    let taken: Int? = lock.withLock { _ in lock.withLockIfAvailable { $0.count } }
    XCTAssertNil(taken)
    lock.precondition(.notOwner)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    XCTAssertFalse(plain.lockIfAvailable())
    plain.unlock()
    XCTAssertEqual(plain.withLock { 1 } + plain.withLockUnchecked { 2 }, 3)
  }

  func test_clocks() {
    XCTAssertEqual([NSEC_PER_MSEC * MSEC_PER_SEC, NSEC_PER_USEC * USEC_PER_SEC], [NSEC_PER_SEC, NSEC_PER_SEC])
    XCTAssertTrue(NSInteger.self == Int.self && NSUInteger.self == UInt.self)
    var base = mach_timebase_info()
    XCTAssertEqual(mach_timebase_info(&base), 0)
    XCTAssertEqual([base.numer, base.denom], [1, 1])
    XCTAssertEqual(mach_timebase_info(numer: 2, denom: 3).denom, 3)
    let start = mach_absolute_time()
    XCTAssertLessThanOrEqual(start, mach_absolute_time())
    XCTAssertGreaterThan(mach_continuous_time(), 0)
  }
}
