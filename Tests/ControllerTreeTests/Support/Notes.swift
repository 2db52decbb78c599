import Foundation

@testable import ControllerTree

extension Trace {
  /// Writes a line of the test into the trace: for instance that a block ran, or the value of an expression.
  func note(_ text: String) {
    let subject = ObjectReference(type: Note.self, title: text, number: 0)
    recorder.append(.viewHook, of: subject, name: "", on: stage)
  }

  /// Logs the notifications of `UIWindow` while `body` runs, as `W1 did become key`.
  func notingWindows(_ names: [ObjectIdentifier: String], _ body: () -> Void) {
    let posts: [(Notification.Name, String)] = [
      (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
      (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "not key"),
    ]
    let tokens = posts.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let window = notification.object.map { ObjectIdentifier($0 as AnyObject) }
        let extra = notification.userInfo == nil ? "" : " with userInfo"
        MainActor.assumeIsolated {
          guard let window, let name = names[window] else { return }
          self.note("posted: \(name) \(text)\(extra)")
        }
      }
    }
    body()
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

extension HierarchyEvent {
  /// The text of a line that the test wrote.
  var noteText: String? { kind == .viewHook && subject.type == "Note" ? subject.title : nil }
}

private final class Note {}
