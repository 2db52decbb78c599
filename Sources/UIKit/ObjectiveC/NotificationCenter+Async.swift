#if !canImport(ObjectiveC)
  import Foundation

  extension NotificationCenter {
    /// The notifications that are posted from now on, for `for await`.
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender of the notifications; `nil` for every sender.
    public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
      Notifications(self, name, object)
    }

    /// The notifications of a name. They are observed as soon as an iterator is made, until it is released.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      /// A notification.
      public typealias Element = Notification

      private let center: NotificationCenter
      private let name: Notification.Name
      private let object: AnyObject?

      fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      /// Begins to observe.
      public func makeAsyncIterator() -> Iterator { Iterator(Observation(center, name, object)) }

      /// Waits for one notification after the other.
      public struct Iterator: AsyncIteratorProtocol {
        private let observation: Observation
        private var iterator: AsyncStream<Posted>.Iterator

        fileprivate init(_ observation: Observation) {
          self.observation = observation
          iterator = observation.stream.makeAsyncIterator()
        }

        /// The next notification; `nil` when the task is cancelled.
        public mutating func next() async -> Notification? { await iterator.next()?.notification }

        /// The next notification; `nil` when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Notification? {
          await iterator.next(isolation: actor)?.notification
        }
      }
    }
  }

  /// A notification on its way to the task that waits for it.
  private struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  /// Observes as long as it is retained.
  private final class Observation: @unchecked Sendable {
    let stream: AsyncStream<Posted>
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      self.stream = stream
      self.center = center
      token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
    }

    deinit { center.removeObserver(token as Any) }
  }
#endif
