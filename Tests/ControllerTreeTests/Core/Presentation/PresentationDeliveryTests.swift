import XCTest

@testable import ControllerTree

final class PresentationDeliveryTests: XCTestCase {
  /// PC-06, DIS-04: for each dismissed controller of a chain, the notification that airbnb/epoxy-ios observes
  /// (PresentationModel.swift) is posted after the callback to its presentation controller; a cancelled dismissal posts none.
  func test_PC06_announcedDismissals() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let (root, sheet, top) = (trace.controller("R"), trace.modal("V"), trace.modal("W"))
      trace.chain(root, [sheet, top])
      let token = NotificationCenter.default.addObserver(
        forName: .init("UIPresentationControllerDismissalTransitionDidEndNotification"), object: nil, queue: nil
      ) { notification in
        let controller = notification.object as? UIViewController
        MainActor.assumeIsolated { trace.note("\(controller?.title ?? "nil") is gone") }
      }
      defer { NotificationCenter.default.removeObserver(token) }

      trace.setUp {
        top.presentationController?.interactiveDismissal.begin()
        top.presentationController?.interactiveDismissal.cancel()
        trace.finishTransitions()
      }

      root.dismiss(animated: false) { trace.note("completion") }
      trace.expect(
        """
        W's presentation.dismissalTransitionWillBegin()
        V's presentation.dismissalTransitionWillBegin()
        W.viewWillDisappear(false)
        V.viewWillDisappear(false)
        W.completeTransition(true)
        W.viewDidDisappear(false)
        V.viewDidDisappear(false)
        W's presentation.dismissalTransitionDidEnd(true)
        W is gone
        V's presentation.dismissalTransitionDidEnd(true)
        V is gone
        W.completion()
        completion
        """)
    }
  }

  /// M-PRES-14: it is also posted for a controller dismissed with the window's old root.
  func test_M_PRES14_announcedWithTheOldRoot() async {
    await withTrace { trace in
      let (root, sheet) = (trace.controller("R"), trace.modal("V"))
      trace.chain(root, [sheet])
      let token = NotificationCenter.default.addObserver(
        forName: .init("UIPresentationControllerDismissalTransitionDidEndNotification"), object: sheet, queue: nil
      ) { _ in
        MainActor.assumeIsolated { trace.note("V is gone") }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      root.view.window?.rootViewController = trace.controller("Q")
      XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText), ["V is gone"])
    }
  }
}
