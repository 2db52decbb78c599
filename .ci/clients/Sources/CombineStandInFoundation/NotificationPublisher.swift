import CombineStandIn
import Foundation

public struct NotificationPublisher: Publisher {
  let center: NotificationCenter
  let name: Notification.Name

  public func sink(receiveValue: @escaping (Notification) -> Void) -> AnyCancellable {
    nonisolated(unsafe) let receive = receiveValue
    let token = center.addObserver(forName: name, object: nil, queue: nil) { receive($0) }
    return AnyCancellable { [center] in center.removeObserver(token) }
  }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name) -> NotificationPublisher { .init(center: self, name: name) }
}
