import Dispatch
import Foundation

/// Sends `didReceiveMemoryWarning()` to controllers (LOAD-16).
///
/// Every controller that a window of the stage reaches gets it once: see ``StageControllers``.
@MainActor final class MemoryWarning: StagePart {
  /// Whether ``UIApplication/receiveMemoryWarning()`` posts its notification. It then calls the controllers itself, afterwards:
  /// the order would otherwise depend on the notification center, which guarantees none.
  private var isPosting = false

  /// Makes a posted notification reach the controllers. Runs once per process, when the notification's name is first read:
  /// no code can post it before.
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

  /// Calls the delegate, posts the notification, then calls the controllers.
  static func send(from application: UIApplication) {
    let stage = Stage.current
    let state = of(stage)
    stage.cycle.turn(PublicCall("receiveMemoryWarning()", application, .other)) {
      if let delegate = application.delegate {
        ApplicationDelivery.send("applicationDidReceiveMemoryWarning(_:)", to: delegate) {
          $0.applicationDidReceiveMemoryWarning(application)
        }
      }
      state.isPosting = true
      ApplicationDelivery.post(
        UIApplication.didReceiveMemoryWarningNotification, "didReceiveMemoryWarningNotification", from: application)
      state.isPosting = false
      tellControllers(of: stage)
    }
  }

  private static func tellControllers(of stage: Stage) {
    for controller in StageControllers.all(of: stage) { Delivery.deliver(.didReceiveMemoryWarning, to: controller) }
  }
}
