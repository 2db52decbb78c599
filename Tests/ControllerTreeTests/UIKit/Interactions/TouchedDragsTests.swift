import UIKit
import XCTest

@testable import ControllerTree

/// Fingers that drag things from view to view: the same events as the act by name.
final class TouchedDragsTests: XCTestCase {
  @MainActor private final class Board: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let trace: Trace
    var isOffered = true
    var operation = UIDropOperation.copy
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    lazy var drag = UIDragInteraction(delegate: self)
    var fingers: Fingers? { source.window?.fingers }

    init(_ trace: Trace) { self.trace = trace }

    private func name(_ interaction: UIDropInteraction) -> String { interaction.view === left ? "left" : "right" }
    private func item() -> UIDragItem { UIDragItem(itemProvider: NSItemProvider(object: "text" as Any)) }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      trace.note("items at \(Int(session.location(in: source).x))")
      return isOffered ? [item()] : []
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      trace.note("lift")
      return nil
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      trace.note("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      trace.note("add at \(Int(point.x))")
      return isOffered ? [item()] : []
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { trace.note("willAdd \(items.count)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      trace.note("move")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      trace.note("preview back \(defaultPreview.view === source)")
      return defaultPreview
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { trace.note("back") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { trace.note("willEnd \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { trace.note("didEnd \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      trace.note("\(name(interaction)) canHandle \(session.items.count)")
      return true
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      trace.note("\(name(interaction)) enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      trace.note("\(name(interaction)) update")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      trace.note("\(name(interaction)) exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      trace.note("\(name(interaction)) drop \(session.items.count)")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      trace.note("\(name(interaction)) preview")
      return defaultPreview
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      trace.note("\(name(interaction)) end")
    }
  }

  @MainActor private static func show(_ trace: Trace) -> Board {
    let board = Board(trace)
    let root = trace.controller("P")
    trace.show(root)
    for view in [board.source, board.left, board.right] { root.view.addSubview(view) }
    board.source.addInteraction(board.drag)
    for view in [board.left, board.right] { view.addInteraction(UIDropInteraction(delegate: board)) }
    trace.kept.append(board)
    return board
  }

  private static let start = CGPoint(x: 50, y: 50)
  private static let onLeft = CGPoint(x: 50, y: 250)
  private static let onRight = CGPoint(x: 250, y: 250)

  /// TOUCH-54, ACT-05: a long press lifts, a movement drags, and the end drops.
  func test_TOUCH54_dragAndDrop() async {
    let (start, onLeft) = (Self.start, Self.onLeft)
    await expectSameEvents(
      """
      items at 50
      lift
      begin
      move
      left canHandle 1
      left enter
      left update
      left drop 1
      left preview
      left end
      willEnd copy
      didEnd copy
      """, in: Self.show, act: { XCTAssertEqual($0.drag.drag(to: onLeft), .copy) },
      touch: { $0.fingers?.drag(from: start, to: onLeft, steps: 1, hold: 0.6) })
  }

  /// TOUCH-54: a drag passes over views; another finger adds to it, and views are asked again.
  func test_TOUCH54_passingAndAdding() async {
    await withTrace { trace in
      let board = trace.setUp { Self.show(trace) }
      trace.begin()
      guard let fingers = board.fingers else { return XCTFail("The view is in a window.") }
      fingers.begin(at: Self.start)
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 55, y: 50))
      trace.expect("items at 50\nlift")
      fingers.move(to: Self.onLeft)
      fingers.move(to: Self.onRight)
      trace.expect(
        """
        begin
        move
        left canHandle 1
        left enter
        left update
        move
        right canHandle 1
        left exit
        right enter
        right update
        """)
      fingers.begin(1, at: CGPoint(x: 20, y: 20))
      fingers.end(1)
      fingers.move(to: Self.onLeft)
      fingers.end()
      trace.expect(
        """
        add at 20
        willAdd 1
        move
        left canHandle 2
        right exit
        left enter
        left update
        left drop 2
        left preview
        left preview
        left end
        right end
        willEnd copy
        didEnd copy
        """)
    }
  }

  /// TOUCH-54: what nothing takes goes back; so does what a finger only lifts, or that the system takes away.
  func test_TOUCH54_back() async {
    await withTrace { trace in
      let board = trace.setUp { Self.show(trace) }
      trace.begin()
      guard let fingers = board.fingers else { return XCTFail("The view is in a window.") }
      fingers.longPress(board.source)
      trace.expect("items at 50\nlift\npreview back true\nback")
      fingers.drag(from: Self.start, to: CGPoint(x: 300, y: 500), steps: 1, hold: 0.6)
      trace.expect("items at 50\nlift\nbegin\nmove\nwillEnd cancel\npreview back true\nback\ndidEnd cancel")
      board.operation = .forbidden
      fingers.drag(from: Self.start, to: Self.onLeft, steps: 1, hold: 0.6)
      trace.expect(
        """
        items at 50
        lift
        begin
        move
        left canHandle 1
        left enter
        left update
        left exit
        left end
        willEnd forbidden
        preview back true
        back
        didEnd forbidden
        """)
      fingers.begin(at: Self.start)
      fingers.wait(0.6)
      fingers.move(to: Self.onLeft)
      board.source.removeInteraction(board.drag)
      trace.expect(
        """
        items at 50
        lift
        begin
        move
        left canHandle 1
        left enter
        left update
        left exit
        left end
        willEnd cancel
        back
        didEnd cancel
        """)
      fingers.end()
      trace.expect("")
    }
  }

  /// TOUCH-54: without items the view keeps its touches; a tap without a drag adds nothing.
  func test_TOUCH54_none() async {
    await withTrace { trace in
      let board = trace.setUp { Self.show(trace) }
      let inner = TouchedView("V", trace)
      inner.frame = board.source.bounds
      board.source.addSubview(inner)
      trace.begin()
      board.fingers?.tap(inner)
      trace.expect("V.began\nV.ended")
      board.isOffered = false
      board.fingers?.longPress(inner)
      trace.expect("V.began\nitems at 50\nV.ended")
      board.drag.isEnabled = false
      board.fingers?.longPress(inner)
      trace.expect("V.began\nV.ended")
    }
  }

  /// TOUCH-53, TOUCH-54: on a view with both, a press opens the menu, and a movement closes it and drags.
  func test_TOUCH54_menuAndDrag() async {
    await withTrace { trace in
      let board = trace.setUp { Self.show(trace) }
      let menus = NotedMenus { trace.note($0) }
      let menu = UIContextMenuInteraction(delegate: menus)
      board.source.addInteraction(menu)
      trace.begin()
      board.fingers?.begin(at: Self.start)
      board.fingers?.wait(0.6)
      XCTAssertNotNil(menu.openMenu)
      board.fingers?.move(to: Self.onRight)
      XCTAssertNil(menu.openMenu)
      board.fingers?.cancel()
      trace.expect(
        """
        items at 50
        lift
        menu
        closed
        begin
        move
        right canHandle 1
        right enter
        right update
        right exit
        right end
        willEnd cancel
        preview back true
        back
        didEnd cancel
        """)
    }
  }
}

/// Makes a context menu.
@MainActor private final class NotedMenus: NSObject, UIContextMenuInteractionDelegate {
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) { self.note = note }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    note("menu")
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note("closed") }
}
