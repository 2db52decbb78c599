import Dispatch
import Foundation

/// Tells controllers that memory is short (LOAD-16).
///
/// Every controller that a window of the stage reaches is told once: see ``StageControllers``.
@MainActor final class MemoryWarning {
  /// Whether ``UIApplication/receiveMemoryWarning()`` posts its notification: it tells the controllers itself, afterwards, so
  /// that the order does not depend on the notification center, which keeps none.
  private var isPosting = false

  private static func of(_ stage: Stage) -> MemoryWarning { stage.part(MemoryWarning.self) { MemoryWarning() } }

  /// Makes a posted notification reach the controllers. Runs once in a process, when the notification's name is read first:
  /// nobody can post it before.
  nonisolated static func observe(_ name: Notification.Name) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      guard Thread.isMainThread else {
        return DispatchQueue.main.async { MainActor.assumeIsolated { wasPosted() } }
      }
      MainActor.assumeIsolated { wasPosted() }
    }
  }

  private static func wasPosted() {
    let stage = Stage.current
    guard !of(stage).isPosting else { return }
    stage.cycle.turn(PublicCall("didReceiveMemoryWarningNotification", nil, .other)) { tellControllers(of: stage) }
  }

  /// Posts the notification, then tells the controllers.
  static func send(from application: UIApplication) {
    let stage = Stage.current
    let state = of(stage)
    stage.cycle.turn(PublicCall("receiveMemoryWarning()", application, .other)) {
      state.isPosting = true
      NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: application)
      state.isPosting = false
      tellControllers(of: stage)
    }
  }

  private static func tellControllers(of stage: Stage) {
    for controller in StageControllers.all(of: stage) { Delivery.deliver(.didReceiveMemoryWarning, to: controller) }
  }
}
