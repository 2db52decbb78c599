import Foundation

/// The tasks for which an application asks for time in the background.
@MainActor struct BackgroundTasks {
  private struct Task {
    let id: UIBackgroundTaskIdentifier
    let name: String?
    let expire: (@MainActor @Sendable () -> Void)?
  }

  private var tasks: [Task] = []
  private var count = 0

  var isEmpty: Bool { tasks.isEmpty }

  mutating func begin(
    _ name: String?, _ expire: (@MainActor @Sendable () -> Void)?
  ) -> UIBackgroundTaskIdentifier {
    count += 1
    let id = UIBackgroundTaskIdentifier(rawValue: count)
    tasks.append(Task(id: id, name: name, expire: expire))
    return id
  }

  mutating func end(_ id: UIBackgroundTaskIdentifier) { tasks.removeAll { $0.id == id } }

  fileprivate var handlers: [@MainActor @Sendable () -> Void] { tasks.compactMap(\.expire) }

  fileprivate mutating func endAll() { tasks = [] }
}

/// The number of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// An identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = Self(rawValue: 0)
}

extension UIApplication {

  /// Simulates the end of the time in the background: calls the handlers of all tasks, and ends the tasks that are still there. Does
  /// nothing in front. Rules: LAUNCH-09, TURN-06.
  public func expireBackgroundTasks() {
    guard applicationState == .background, !tasks.isEmpty else { return }
    let cycle = Stage.current.cycle
    cycle.turn(PublicCall("expireBackgroundTasks()", self, .event)) {
      for handler in tasks.handlers { cycle.runCallback { handler() } }
      tasks.endAll()
    }
  }
}
