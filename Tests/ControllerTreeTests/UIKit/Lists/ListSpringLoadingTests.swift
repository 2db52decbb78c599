import UIKit
import XCTest

@testable import ControllerTree

/// Decides which rows spring open.
@MainActor private final class Rows: NSObject, UITableViewDelegate {
  let trace: Trace
  var allows = true
  init(_ trace: Trace) { self.trace = trace }
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    let place = context.location(in: tableView)
    trace.note("shouldSpringLoad \(indexPath.row) \(Int(place.y)) \(context.targetView is UITableViewCell)")
    return allows
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.note("didSelect \(indexPath.row)")
  }
}

/// Has no opinion on springs.
@MainActor private final class Selections: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var paths: [IndexPath] = []
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { paths.append(indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    paths.append(indexPath)
  }
}

/// Notes the states of an interaction, and allows it or not.
@MainActor private final class Spring: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
  let trace: Trace
  var allows = true
  init(_ trace: Trace) { self.trace = trace }
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    trace.note("shouldAllow \(CollectionScene.text(CGRect(origin: context.location(in: nil), size: .zero)))")
    return allows
  }
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { trace.note("didFinish") }
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) { trace.note("\(context.state)") }
}

/// Allows everything.
@MainActor private final class PlainBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

final class ListSpringLoadingTests: XCTestCase {
  /// LIST-38: a row springs open if the table is spring loaded and the delegate allows it; it is selected.
  func test_LIST38_rows() async {
    await withTrace { trace in
      let scene = TableScene(trace, [["a", "b"]])
      let delegate = Rows(trace)
      scene.table.delegate = delegate
      scene.isNoting = false
      scene.table.layoutIfNeeded()
      trace.begin()
      XCTAssertFalse(scene.table.springLoadRow(at: .row(1)))
      scene.table.isSpringLoaded = true
      XCTAssertTrue(scene.table.springLoadRow(at: .row(1)))
      trace.expect("shouldSpringLoad 1 66 true\ndidSelect 1")
      delegate.allows = false
      XCTAssertFalse(scene.table.springLoadRow(at: .row(0)))
      trace.expect("shouldSpringLoad 0 22 true")
      XCTAssertFalse(scene.table.springLoadRow(at: .row(9)))
      XCTAssertEqual(scene.table.indexPathForSelectedRow, .row(1))
    }
  }

  /// LIST-38: without an answer of the delegate, all but the dragged elements spring open.
  func test_LIST38_usually() async {
    await withStage { trace in
      let scene = TableScene(trace, [["a", "b"]])
      let (selections, drags) = (Selections(), NotingDrags(trace))
      scene.table.delegate = selections
      (scene.table.dragDelegate, scene.table.dropDelegate) = (drags, drags)
      scene.table.isSpringLoaded = true
      var answers: [Bool] = []
      drags.perform = { _ in
        answers = [scene.table.springLoadRow(at: .row(0)), scene.table.springLoadRow(at: .row(1))]
      }
      scene.table.layoutIfNeeded()
      scene.table.dragRow(at: .row(0), to: .row(1))
      XCTAssertEqual(answers, [false, true])
      XCTAssertEqual(selections.paths, [.row(1)])
      let items = CollectionScene(trace, counts: [2])
      items.collection.delegate = selections
      XCTAssertFalse(items.collection.springLoadItem(at: .row(0)))
      items.collection.isSpringLoaded = true
      XCTAssertTrue(items.collection.springLoadItem(at: .row(0)))
      XCTAssertFalse(items.collection.springLoadItem(at: .row(7)))
      XCTAssertEqual(selections.paths, [.row(1), .row(0)])
      let (rows, flow) = (UITableViewController(), UICollectionViewFlowLayout())
      let controller = UICollectionViewController(collectionViewLayout: flow)
      let context = SpringLoadingContextOfTest()
      XCTAssertTrue(rows.tableView(scene.table, shouldSpringLoadRowAt: .row(0), with: context))
      XCTAssertTrue(controller.collectionView(items.collection, shouldSpringLoadItemAt: .row(0), with: context))
    }
  }

  /// LIST-38: the behaviour of an interaction is asked, and its effect learns the states.
  func test_LIST38_interaction() async {
    await withTrace { trace in
      let spring = Spring(trace)
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
      let interaction = UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) {
        _, context in
        trace.note("handler \(context.targetView === view) \(context.targetItem == nil)")
      }
      let controller = trace.setUp { trace.controller("P") }
      trace.setUp {
        _ = trace.show(controller)
        controller.view.addSubview(view)
        view.addInteraction(interaction)
      }
      XCTAssertTrue(interaction.activate())
      trace.expect(
        """
        shouldAllow 30 40 0 0
        possible
        activating
        activated
        handler true true
        inactive
        didFinish
        """)
      spring.allows = false
      XCTAssertFalse(interaction.activate())
      trace.expect("shouldAllow 30 40 0 0\ndidFinish")
      XCTAssertTrue(interaction.interactionEffect === spring)
      let plain = UISpringLoadedInteraction(
        interactionBehavior: PlainBehavior(), interactionEffect: nil, activationHandler: { _, _ in trace.note("open") })
      view.addInteraction(plain)
      XCTAssertTrue(plain.activate())
      trace.expect("open")
    }
  }
}

/// A context that is nowhere.
@MainActor private final class SpringLoadingContextOfTest: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?
  func location(in view: UIView?) -> CGPoint { .zero }
}
