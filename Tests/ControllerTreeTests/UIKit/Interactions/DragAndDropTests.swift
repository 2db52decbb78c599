import UIKit
import XCTest

@testable import ControllerTree

/// Drags a text, and takes drops.
private final class Delegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let note: (String) -> Void
  var items = [UIDragItem(itemProvider: NSItemProvider(object: "text" as Any))]
  var operation = UIDropOperation.copy
  var handles = true
  init(_ note: @escaping (String) -> Void) { self.note = note }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    note("items")
    return items
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { note("begin") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { note("move") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { note("end \(operation)") }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    note("canHandle \(session.items.first?.itemProvider.canLoadObject(ofClass: String.self) ?? false)")
    return handles
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { note("enter") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { note("exit") }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    note("drop \(interaction.view.map { session.location(in: $0).x } ?? 0)")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { note("ended") }
}

final class DragAndDropTests: XCTestCase {
  /// ACT-05: a drag and its drop, on a view or on the superview of the one that was hit.
  func test_ACT05_dragAndDrop() async {
    await withTrace { trace in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      trace.keep(window)
      let (source, box) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
        UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      )
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      let delegate = Delegate { trace.note($0) }
      let (drag, drop) = (UIDragInteraction(delegate: delegate), UIDropInteraction(delegate: delegate))
      trace.setUp {
        window.isHidden = false
        for view in [source, box] { window.addSubview(view) }
        box.addSubview(inner)
        source.addInteraction(drag)
        box.addInteraction(drop)
      }
      XCTAssertEqual(drag.drag(to: CGPoint(x: 115, y: 115)), .copy)
      trace.expect("items\nbegin\nmove\ncanHandle true\nenter\ndrop 15.0\nended\nend copy")
      delegate.operation = .forbidden
      XCTAssertEqual(drag.drag(to: CGPoint(x: 190, y: 190)), .forbidden)
      trace.expect("items\nbegin\nmove\ncanHandle true\nenter\nexit\nended\nend forbidden")
      delegate.handles = false
      XCTAssertEqual(drag.drag(to: CGPoint(x: 190, y: 190)), .cancel)
      trace.expect("items\nbegin\nmove\ncanHandle true\nend cancel")
      delegate.items = []
      XCTAssertNil(drag.drag(to: .zero))
      trace.expect("items")
      drag.isEnabled = false
      XCTAssertNil(drag.drag(to: .zero))
      var springs = 0
      let spring = UISpringLoadedInteraction { _, _ in springs += 1 }
      XCTAssertFalse(spring.activate())
      source.addInteraction(spring)
      XCTAssertTrue(spring.activate())
      XCTAssertEqual(springs, 1)
    }
  }
}
