import Foundation

/// A value that any thread may use, one at a time.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value. It must not use this value again, nor release an object whose `deinit` does.
  package func withValue<R>(_ body: (inout Value) -> R) -> R { lock.withLock { body(&value) } }
}
