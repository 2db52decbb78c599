import Foundation

/// A reference to a window that does not retain it and that the window's `deinit` clears.
///
/// Another thread may release the window while the main thread reads the reference. A weak reference allows that as well, but it
/// makes every later retain of the window slower, and views and turns retain their window often. Here the lock serves for reading,
/// and a `deinit` on another thread then waits until the main thread has no window in use any more.
final class WindowReference: @unchecked Sendable {
  private let lock = NSLock()
  private var link = Uncounted<UIWindow>(wrappedValue: nil)

  /// The window; `nil` before it is set, and from the beginning of the window's `deinit`.
  var window: UIWindow? {
    get { lock.withLock { link.wrappedValue } }
    set { lock.withLock { link.wrappedValue = newValue } }
  }
}
