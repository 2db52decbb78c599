import XCTest

@testable import ControllerTree

final class HitTestTests: XCTestCase {
  /// HIT-01: a view calls its subviews, front to back; a subview that cannot be hit gets no `point(inside:)`.
  func test_HIT01_order() async {
    await withTrace { trace in
      let log = HitLog()
      let top = Target("T", log)
      let (back, middle, front) = (Target("A", log), Target("B", log), Target("C", log))
      let (hidden, disabled, clear) = (Target("Hidden", log), Target("Disabled", log), Target("Clear", log))
      top.add(back, middle, front, hidden, disabled, clear)
      middle.add(Target("B1", log), Target("B2", log))
      front.frame.origin = CGPoint(x: 50, y: 0)
      hidden.isHidden = true
      disabled.isUserInteractionEnabled = false
      clear.alpha = 0

      let hit = top.hitTest(CGPoint(x: 10, y: 10), with: nil)
      XCTAssertEqual((hit as? Target)?.name, "B2")
      XCTAssertEqual(
        log.lines,
        [
          "T.hitTest(10, 10)", "T.point(inside: 10, 10)", "Clear.hitTest(10, 10)", "Disabled.hitTest(10, 10)",
          "Hidden.hitTest(10, 10)", "C.hitTest(-40, 10)", "C.point(inside: -40, 10)", "B.hitTest(10, 10)",
          "B.point(inside: 10, 10)", "B2.hitTest(10, 10)", "B2.point(inside: 10, 10)",
        ])
      trace.expect("")
    }
  }

  /// HIT-01: where no subview is hit the view itself is; a view that can't be hit hides its descendants.
  func test_HIT01_selfAndNoView() async {
    await withTrace { _ in
      let (top, view, inner) = (NamedView("T"), NamedView("V"), NamedView("A"))
      top.add(view)
      view.add(inner)
      let point = CGPoint(x: 10, y: 10)
      XCTAssertTrue(top.hitTest(point, with: nil) === inner)
      inner.frame.origin = CGPoint(x: 50, y: 50)
      XCTAssertTrue(top.hitTest(point, with: nil) === view)

      inner.frame.origin = .zero
      view.isUserInteractionEnabled = false
      XCTAssertTrue(top.hitTest(point, with: nil) === top)
      view.isUserInteractionEnabled = true
      view.isHidden = true
      XCTAssertTrue(top.hitTest(point, with: nil) === top)
      top.isHidden = true
      XCTAssertNil(top.hitTest(point, with: nil))
      XCTAssertNil(NamedView("X").hitTest(CGPoint(x: -1, y: 5), with: nil))
    }
  }

  /// HIT-01: overrides decide: a view can let touches through, catch them outside its bounds, or return another view.
  func test_HIT01_overrides() async {
    final class Through: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    await withTrace { _ in
      let top = NamedView("T")
      let through = Through(frame: top.bounds)
      let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
      top.add(through)
      through.add(wide)
      XCTAssertTrue(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === top)
      XCTAssertTrue(top.hitTest(CGPoint(x: 25, y: 25), with: nil) === wide)
    }
  }

  /// HIT-02: up to an alpha of 0.01 a view can't be hit; the alphas of superview and view are not multiplied.
  func test_HIT02_alphaLimit() async {
    await withTrace { _ in
      let (top, view) = (NamedView("T"), NamedView("V"))
      top.add(view)
      let point = CGPoint(x: 10, y: 10)
      let cases: [(CGFloat, Bool)] = [(0, false), (0.005, false), (0.01, false), (0.0100001, true), (0.02, true)]
      for (alpha, isHit) in cases {
        view.alpha = alpha
        XCTAssertEqual(top.hitTest(point, with: nil) === view, isHit, "alpha \(alpha)")
      }
      top.alpha = 0.02
      view.alpha = 0.02
      XCTAssertTrue(top.hitTest(point, with: nil) === view)
    }
  }

  /// HIT-03: points on the far edges are outside a view, points on the near edges are inside.
  func test_HIT03_halfOpenBounds() async {
    await withTrace { _ in
      let view = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 200))
      view.bounds.origin = CGPoint(x: 5, y: 5)
      XCTAssertTrue(view.point(inside: CGPoint(x: 5, y: 5), with: nil))
      XCTAssertTrue(view.point(inside: CGPoint(x: 204.9, y: 204.9), with: nil))
      XCTAssertFalse(view.point(inside: CGPoint(x: 205, y: 204), with: nil))
      XCTAssertFalse(view.point(inside: CGPoint(x: 204, y: 205), with: nil))
      XCTAssertFalse(view.point(inside: CGPoint(x: 4.9, y: 10), with: nil))
      XCTAssertFalse(UIView().point(inside: .zero, with: nil))
    }
  }

  /// HIT-04: a part of a view outside its superview can't be hit there, clipped or not.
  func test_HIT04_pointsOutsideTheSuperview() async {
    await withTrace { _ in
      let (top, view, inner) = (NamedView("T"), NamedView("V"), NamedView("A"))
      top.frame.size = CGSize(width: 300, height: 300)
      top.add(view)
      view.add(inner)
      inner.frame.origin = CGPoint(x: 60, y: 60)
      for clips in [false, true] {
        view.clipsToBounds = clips
        XCTAssertTrue(top.hitTest(CGPoint(x: 90, y: 90), with: nil) === inner)
        XCTAssertTrue(top.hitTest(CGPoint(x: 120, y: 120), with: nil) === top)
      }
    }
  }

  /// HIT-05: points are converted through transforms and the origin of the bounds on their way down.
  func test_HIT05_transforms() async {
    await withTrace { _ in
      let (top, view, inner) = (NamedView("T"), NamedView("V"), NamedView("A"))
      top.frame.size = CGSize(width: 400, height: 400)
      top.add(view)
      view.add(inner)
      view.center = CGPoint(x: 200, y: 200)
      inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      // Upright, the inner view lies at the upper left corner; after a quarter turn it lies at the upper right one.
      XCTAssertTrue(top.hitTest(CGPoint(x: 155, y: 155), with: nil) === inner)
      view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      XCTAssertTrue(top.hitTest(CGPoint(x: 155, y: 155), with: nil) === view)
      XCTAssertTrue(top.hitTest(CGPoint(x: 245, y: 155), with: nil) === inner)
      // Twice as large, it reaches (100, 100) and the inner view (140, 140).
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      XCTAssertTrue(top.hitTest(CGPoint(x: 139, y: 139), with: nil) === inner)
      XCTAssertTrue(top.hitTest(CGPoint(x: 141, y: 139), with: nil) === view)
      XCTAssertTrue(top.hitTest(CGPoint(x: 99, y: 139), with: nil) === top)
      // Moved by (100, 0), it begins at 250.
      view.transform = CGAffineTransform(translationX: 100, y: 0)
      XCTAssertTrue(top.hitTest(CGPoint(x: 249, y: 155), with: nil) === top)
      XCTAssertTrue(top.hitTest(CGPoint(x: 251, y: 155), with: nil) === inner)
      view.transform = .identity
      view.bounds.origin = CGPoint(x: -30, y: -30)
      XCTAssertTrue(top.hitTest(CGPoint(x: 155, y: 155), with: nil) === view)
      XCTAssertTrue(top.hitTest(CGPoint(x: 181, y: 181), with: nil) === inner)
    }
  }

  /// HIT-06: a window is tested like a view; windows are tested from the last of `windows` on, and hidden ones are never hit.
  func test_HIT06_windows() async {
    await withStage { trace in
      let (below, above, alert) = (trace.window(), trace.window(), trace.window())
      alert.windowLevel = .alert
      for window in [alert, below, above] { window.isHidden = false }
      let view = NamedView("V")
      below.add(view)
      let point = CGPoint(x: 10, y: 10)
      @MainActor func hit() -> UIView? {
        UIApplication.shared.windows.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }.first
      }
      XCTAssertTrue(hit() === alert)
      alert.isHidden = true
      XCTAssertNil(alert.hitTest(point, with: nil))
      XCTAssertTrue(hit() === above)
      above.isUserInteractionEnabled = false
      XCTAssertTrue(hit() === view)
      above.isUserInteractionEnabled = true
      below.makeKeyAndVisible()
      XCTAssertTrue(hit() === view)
      XCTAssertNil(below.hitTest(CGPoint(x: 400, y: 10), with: nil))
    }
  }

  /// SEED-08: later siblings lie above earlier ones, and subviews above their superview; reordering changes the view that is hit.
  func test_SEED08_hitFollowsOrder() async {
    await withTrace { _ in
      let (top, a, b) = (NamedView("T"), NamedView("A"), NamedView("B"))
      top.add(a, b)
      @MainActor func hit() -> String? { (top.hitTest(CGPoint(x: 1, y: 1), with: nil) as? NamedView)?.name }
      XCTAssertEqual(hit(), "B")
      top.bringSubviewToFront(a)
      XCTAssertEqual(hit(), "A")
      top.sendSubviewToBack(a)
      XCTAssertEqual(hit(), "B")
      top.exchangeSubview(at: 0, withSubviewAt: 1)
      XCTAssertEqual(hit(), "A")
      top.insertSubview(NamedView("C"), aboveSubview: a)
      XCTAssertEqual(hit(), "C")
    }
  }
}

@MainActor private final class HitLog {
  var lines: [String] = []
}

/// A view that logs the calls that it gets.
private final class Target: NamedView {
  private let log: HitLog

  init(_ name: String, _ log: HitLog) {
    self.log = log
    super.init(name, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.lines.append("\(name).hitTest(\(point.x.shortText), \(point.y.shortText))")
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.lines.append("\(name).point(inside: \(point.x.shortText), \(point.y.shortText))")
    return super.point(inside: point, with: event)
  }
}
