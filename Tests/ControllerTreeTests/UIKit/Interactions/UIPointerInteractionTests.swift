import UIKit
import XCTest

@testable import ControllerTree

final class UIPointerInteractionTests: XCTestCase {
  private final class Halves: NSObject, UIPointerInteractionDelegate {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      let halves = defaultRegion.rect.divided(atDistance: 50, from: .minXEdge)
      if halves.slice.contains(request.location) { return UIPointerRegion(rect: halves.slice, identifier: "left") }
      return UIPointerRegion(rect: halves.remainder, identifier: "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      trace.note("style \(region.identifier as? String ?? "-")")
      return UIPointerStyle(shape: .verticalBeam(length: 10), constrainedAxes: .vertical)
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      trace.note("enter \(region.identifier as? String ?? "-")")
      animator.addCompletion { [trace] _ in trace.note("completion") }
      animator.addAnimations { [trace] in trace.note("animation") }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { trace.note("exit \(region.identifier as? String ?? "-")") }
  }

  /// ACT-67: the pointer leaves one region, enters another one and gets its look; within a region nothing happens.
  func test_ACT67_regions() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let delegate = Halves(trace)
      let pointer = UIPointerInteraction(delegate: delegate)
      XCTAssertFalse(pointer.hover(at: .zero))
      pointer.leave()
      trace.setUp {
        root.view.addSubview(view)
        view.addInteraction(pointer)
      }
      XCTAssertTrue(pointer.hover(at: CGPoint(x: 10, y: 10)))
      trace.expect("enter left\nstyle left\nanimation\ncompletion")
      XCTAssertEqual(pointer.currentStyle?.constrainedAxes, .vertical)
      pointer.hover(at: CGPoint(x: 20, y: 10))
      trace.expect("")
      pointer.hover(at: CGPoint(x: 60, y: 10))
      trace.expect("exit left\nenter right\nstyle right\nanimation\ncompletion")
      pointer.invalidate()
      trace.expect("style right")
      pointer.leave()
      pointer.invalidate()
      trace.expect("exit right")
      XCTAssertNil(pointer.currentStyle)
      pointer.isEnabled = false
      XCTAssertFalse(pointer.hover(at: .zero))
    }
  }

  private final class Nothing: NSObject, UIPointerInteractionDelegate {}

  /// ACT-67: without a choice of the delegate, the whole view is one region with the usual look.
  func test_ACT67_defaults() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let delegate = Nothing()
      for delegate in [delegate, nil] {
        let pointer = UIPointerInteraction(delegate: delegate)
        root.view.addInteraction(pointer)
        XCTAssertTrue(pointer.hover(at: CGPoint(x: 1, y: 1)))
        XCTAssertNil(pointer.currentStyle)
        XCTAssertFalse(pointer.hover(at: CGPoint(x: -1, y: 1)))
        root.view.removeInteraction(pointer)
      }
    }
  }

  /// Looks, effects and accessories are values.
  func test_looks() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let preview = UITargetedPreview(view: root.view)
      for effect in [UIPointerEffect.automatic(preview), .highlight(preview), .lift(preview), .hover(preview)] {
        XCTAssertTrue(UIPointerStyle(effect: effect).effect?.preview === preview)
      }
      XCTAssertTrue(UIPointerStyle.hidden().isHidden)
      XCTAssertNil(UIPointerStyle.system().shape)
      XCTAssertFalse(UIPointerStyle.automatic().isHidden)
      XCTAssertNotNil(UIHoverStyle.automatic())
      if case .roundedRect(_, let radius)? = UIPointerStyle(shape: .roundedRect(.zero)).shape {
        XCTAssertEqual(radius, 8)
      } else {
        XCTFail("another shape")
      }
      XCTAssertTrue(UIPointerAccessory.arrow(.top).orientationMatchesAngle)
      XCTAssertEqual(UIPointerAccessory(.path(UIBezierPath()), position: .bottomLeft).position.angle, .pi * 5 / 4)
      let region = UIPointerRegion(rect: .zero, identifier: 1)
      XCTAssertEqual(region.copy() as? UIPointerRegion, UIPointerRegion(rect: .zero, identifier: 1))
      XCTAssertEqual(region.hash, UIPointerRegion(rect: .zero, identifier: 1).hash)
      XCTAssertNotEqual(region, UIPointerRegion(rect: .zero))
      XCTAssertFalse(region.isEqual(nil))
    }
  }
}
