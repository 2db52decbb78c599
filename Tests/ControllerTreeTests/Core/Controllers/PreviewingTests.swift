import UIKit
import XCTest

@testable import ControllerTree

final class PreviewingTests: XCTestCase {
  private final class Previewed: UIViewController {
    override var previewActionItems: [any UIPreviewActionItem] {
      [
        UIPreviewAction(title: "Rename", style: .default) { action, controller in
          controller.title = action.title
        },
        UIPreviewActionGroup(title: "More", style: .selected, actions: []),
      ]
    }
  }

  private final class List: UIViewController, UIViewControllerPreviewingDelegate {
    var places: [CGPoint] = []
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      places.append(location)
      previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
      return location.x < 50 ? Previewed() : nil
    }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {
      addChild(viewControllerToCommit)
    }
  }

  /// ACT-66: a press inside a registered view asks the delegate, a harder press commits.
  func test_ACT66_pressAndCommit() async {
    await withStage { _ in
      let list = List()
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      list.view.addSubview(inner)
      XCTAssertNil(list.preview(from: inner, at: .zero))
      let context = list.registerForPreviewing(with: list, sourceView: list.view)
      XCTAssertTrue(context.delegate === list && context.sourceView === list.view)
      XCTAssertEqual(context.sourceRect, list.view.bounds)
      XCTAssertFalse(context.previewingGestureRecognizerForFailureRelationship.isEqual(nil))
      guard let previewed = list.preview(from: inner, at: CGPoint(x: 1, y: 2)) else { return XCTFail("no preview") }
      XCTAssertEqual(list.places, [CGPoint(x: 11, y: 12)])
      XCTAssertEqual(context.sourceRect.width, 10)
      XCTAssertNil(list.preview(from: inner, at: CGPoint(x: 60, y: 0)))
      XCTAssertEqual(previewed.previewActionItems.map(\.title), ["Rename", "More"])
      let action = previewed.previewActionItems.first as? UIPreviewAction
      action?.handler(previewed.previewActionItems[0], previewed)
      XCTAssertEqual(previewed.title, "Rename")
      list.commitPreview(of: previewed, from: inner)
      XCTAssertTrue(list.children.first === previewed)
      list.unregisterForPreviewing(withContext: context)
      XCTAssertNil(list.preview(from: inner, at: .zero))
      list.commitPreview(of: previewed, from: inner)
      XCTAssertTrue(UIViewController().previewActionItems.isEmpty)
    }
  }

  /// ACT-66: without its delegate, a view previews nothing; actions and groups are their own copies.
  func test_ACT66_delegateIsGone() async {
    await withStage { _ in
      let controller = UIViewController()
      var delegate: List? = List()
      if let delegate { controller.registerForPreviewing(with: delegate, sourceView: controller.view) }
      delegate = nil
      XCTAssertNil(controller.preview(from: controller.view, at: .zero))
      controller.commitPreview(of: UIViewController(), from: controller.view)
      XCTAssertTrue(controller.children.isEmpty)
      let action = UIPreviewAction(title: "A", style: .destructive) { _, _ in }
      XCTAssertTrue(action.copy() as AnyObject === action)
      let group = UIPreviewActionGroup(title: "B", style: .default, actions: [action])
      XCTAssertTrue(group.copy() as AnyObject === group)
      XCTAssertEqual(group.actions.map(\.style), [.destructive])
    }
  }

  /// The former calls around a turn do nothing; the former property tells the present orientation.
  func test_formerTurns() async {
    await withStage { _ in
      let controller = UIViewController()
      XCTAssertEqual(controller.interfaceOrientation, .portrait)
      controller.willRotate(to: .landscapeLeft, duration: 1)
      controller.willAnimateRotation(to: .landscapeLeft, duration: 1)
      controller.didRotate(from: .portrait)
      XCTAssertNil(controller.rotatingHeaderView())
      XCTAssertNil(controller.rotatingFooterView())
    }
  }
}
