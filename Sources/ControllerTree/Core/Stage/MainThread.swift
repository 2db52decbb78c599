import Dispatch
import Foundation

#if os(Windows)
  import WinSDK
#endif

/// Tells whether code runs on the main actor's thread.
enum MainThread {
  /// Whether the current thread is the main one, or one that runs the main queue.
  ///
  /// On Linux the two can differ: after `dispatchMain()`, with which an asynchronous `main` ends (as in Swift Testing), other
  /// threads run the main queue.
  /// - Complexity: O(1); one comparison if the first stage was made on the process's first thread.
  @inline(__always)
  static var isCurrent: Bool { identity == first || isMainQueueCurrent }

  /// The process's first thread, or `nil` if the first read was on another thread. ``Stage`` reads it when it is made.
  static let first: UInt? = Thread.isMainThread ? identity : nil

  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static var isMainQueueCurrent: Bool {
    @inline(never) get { DispatchQueue.getSpecific(key: mainQueueKey) == true }
  }

  /// How long the process's first thread has run so far, without its waits; `nil` where the system does not tell.
  static var timeRun: Duration? {
    #if canImport(Glibc)
      var clock = clockid_t()
      var time = timespec()
      guard let first, pthread_getcpuclockid(pthread_t(first), &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #else
      nil
    #endif
  }

  /// The identity of the current thread.
  @inline(__always)
  static var identity: UInt {
    #if os(Windows)
      UInt(GetCurrentThreadId())
    #else
      bits(of: pthread_self())
    #endif
  }

  /// A thread's identity is a number in some C libraries, and a pointer in others.
  @inline(__always)
  private static func bits<Identity>(of identity: Identity) -> UInt { unsafeBitCast(identity, to: UInt.self) }
}
