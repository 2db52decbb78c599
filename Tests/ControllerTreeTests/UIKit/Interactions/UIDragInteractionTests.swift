import UIKit
import XCTest

@testable import ControllerTree

/// Notes all that drags and drops ask.
private final class Noting: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let trace: Trace
  var allowsMove = true
  var operation = UIDropOperation.move
  init(_ trace: Trace) { self.trace = trace }

  private func item(_ object: Any) -> UIDragItem { UIDragItem(itemProvider: NSItemProvider(object: object)) }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    trace.note("items \(Int(session.location(in: interaction.view ?? UIView()).x))")
    return [item("text")]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    trace.note("preview")
    return nil
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    trace.note("lift")
    animator.addAnimations { [trace] in trace.note("lift animation") }
    animator.addCompletion { [trace] _ in trace.note("lift completion") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    trace.note("begin \(session.allowsMoveOperation) \(session.isRestrictedToDraggingApplication)")
    session.localContext = "context"
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    trace.note("add \(Int(point.x))")
    return point.x < 20 ? [] : [item(URL(fileURLWithPath: "/")), item(UIColor.red)]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { trace.note("willAdd \(items.count)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { trace.note("willEnd \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { trace.note("didEnd") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    trace.note("transfer \(session.localContext ?? "")")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let types = ["public.text", "public.image", "com.apple.uikit.color", "public.item"]
    trace.note("drop \(types.map { session.hasItemsConforming(toTypeIdentifiers: [$0]) })")
    XCTAssertTrue(session.canLoadObjects(ofClass: URL.self))
    XCTAssertFalse(session.canLoadObjects(ofClass: Int.self))
    let progress = session.loadObjects(ofClass: String.self) { [trace] in trace.note("loaded \($0)") }
    XCTAssertTrue(progress.isFinished && progress === session.progress)
    XCTAssertTrue(session.localDragSession?.items.count == session.items.count)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    trace.note("animateDrop")
    animator.addCompletion { [trace] position in trace.note("dropped \(position == .end)") }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    trace.note("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    trace.note("exit")
  }
}

final class UIDragInteractionTests: XCTestCase {
  /// ACT-07: what is asked around a drag to which items are added, and around its drop.
  func test_ACT07_wholeDrag() async {
    await withTrace { trace in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      trace.keep(window)
      let source = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      let delegate = Noting(trace)
      let (drag, drop) = (UIDragInteraction(delegate: delegate), UIDropInteraction(delegate: delegate))
      trace.setUp {
        window.isHidden = false
        for view in [source, box] { window.addSubview(view) }
        source.addInteraction(drag)
        box.addInteraction(drop)
      }
      let starts = [10, 5, 40].map { CGPoint(x: $0, y: 10) }
      XCTAssertEqual(drag.drag(from: starts, to: CGPoint(x: 150, y: 150)), .move)
      trace.expect(
        """
        items 10
        preview
        lift
        lift animation
        begin true true
        add 5
        add 40
        willAdd 2
        drop [true, false, true, true]
        animateDrop
        animateDrop
        animateDrop
        conclude
        willEnd move
        didEnd
        transfer context
        loaded ["text"]
        lift completion
        dropped true
        dropped true
        dropped true
        """)
      XCTAssertNil(drag.drag(from: [], to: .zero))
      delegate.allowsMove = false
      XCTAssertEqual(drag.drag(to: CGPoint(x: 150, y: 150)), .forbidden)
      trace.expect(
        "items 25\npreview\nlift\nlift animation\nbegin false true\nexit\nwillEnd forbidden\ndidEnd\nlift completion")
      XCTAssertTrue(UIDragInteraction.isEnabledByDefault)
    }
  }

  /// ACT-07: the types of what providers have, and its loading.
  func test_ACT07_providers() async {
    await withStage { _ in
      let typed = NSItemProvider(item: 5, typeIdentifier: "app.number")
      XCTAssertEqual(typed.registeredTypeIdentifiers, ["app.number"])
      XCTAssertTrue(typed.hasItemConformingToTypeIdentifier("app.number"))
      XCTAssertEqual(NSItemProvider(item: UIImage(), typeIdentifier: nil).registeredTypeIdentifiers, ["public.png"])
      XCTAssertEqual(NSItemProvider(object: 5).registeredTypeIdentifiers, [])
      XCTAssertEqual(NSItemProvider().registeredTypeIdentifiers, [])
      var loaded: Int?
      XCTAssertTrue(typed.loadObject(ofClass: Int.self) { object, _ in loaded = object }.isFinished)
      XCTAssertEqual(loaded, 5)
    }
  }

  /// ACT-08: previews know their views, looks and places.
  func test_ACT08_previews() async {
    await withStage { _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      let preview = UITargetedPreview(view: view)
      XCTAssertEqual(preview.size, CGSize(width: 30, height: 40))
      XCTAssertEqual(preview.target.center, view.center)
      let target = UIDragPreviewTarget(container: view, center: CGPoint(x: 1, y: 2))
      XCTAssertEqual(target.transform, .identity)
      let moved = preview.retargetedPreview(with: target)
      XCTAssertTrue(moved.view === view && moved.target === target && moved.parameters === preview.parameters)
      let dragged = UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
      let movedDrag: UITargetedDragPreview = dragged.retargetedPreview(with: target)
      XCTAssertTrue(movedDrag.target.container === view)
      XCTAssertTrue(UIDragPreview(view: view).view === view)
      XCTAssertEqual(UIPreviewParameters(textLineRects: [NSValue(cgRect: .zero)]).textLineRects.count, 1)
    }
  }
}
