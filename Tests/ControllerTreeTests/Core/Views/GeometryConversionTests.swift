import XCTest

@testable import ControllerTree

final class GeometryConversionTests: XCTestCase {
  /// GEO-07: each step up adds the view's position and subtracts the origin of its bounds.
  func test_GEO07_pointsThroughTheTree() async {
    await withTrace { trace in
      let (a, b, c) = (UIView(), UIView(), UIView())
      a.frame = CGRect(x: 1_000, y: 1_000, width: 300, height: 300)
      b.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
      c.frame = CGRect(x: 20, y: 30, width: 50, height: 50)
      a.add(b)
      b.add(c)
      XCTAssertEqual(c.convert(CGPoint.zero, to: a), CGPoint(x: 70, y: 130))
      XCTAssertEqual(a.convert(CGPoint.zero, from: c), CGPoint(x: 70, y: 130))
      XCTAssertEqual(c.convert(CGPoint(x: 70, y: 130), from: a), .zero)
      XCTAssertEqual(a.convert(CGPoint(x: 70, y: 130), to: c), .zero)

      b.bounds.origin = CGPoint(x: 15, y: 25)
      XCTAssertEqual(c.convert(CGPoint.zero, to: a), CGPoint(x: 55, y: 105))
      XCTAssertEqual(a.convert(CGPoint(x: 55, y: 105), to: c), .zero)
      // In its own superview's coordinates it has not moved.
      XCTAssertEqual(c.convert(CGPoint.zero, to: b), CGPoint(x: 20, y: 30))
      trace.expect("")
    }
  }

  /// GEO-07: between siblings the path goes up to the common superview and down again.
  func test_GEO07_betweenBranches() async {
    await withTrace { _ in
      let (top, left, right, inner) = (UIView(), UIView(), UIView(), UIView())
      left.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      right.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
      inner.frame = CGRect(x: 1, y: 2, width: 5, height: 5)
      top.add(left, right)
      left.add(inner)
      XCTAssertEqual(inner.convert(CGPoint(x: 3, y: 3), to: right), CGPoint(x: -86, y: -185))
      XCTAssertEqual(inner.convert(CGPoint(x: -86, y: -185), from: right), CGPoint(x: 3, y: 3))
      XCTAssertEqual(inner.convert(CGPoint(x: 3.3, y: 0.1), to: inner), CGPoint(x: 3.3, y: 0.1))
    }
  }

  /// GEO-07: a transform rotates and scales about the center: `center + M · (p − middle of the bounds)`.
  func test_GEO07_transforms() async {
    await withTrace { _ in
      let (parent, view) = (UIView(), UIView())
      parent.add(view)
      view.bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
      view.center = CGPoint(x: 200, y: 100)
      view.transform = CGAffineTransform(scaleX: 2, y: 3)
      // (200 + 2 · (30 − 60), 100 + 3 · (30 − 45))
      XCTAssertEqual(view.convert(CGPoint(x: 30, y: 30), to: parent), CGPoint(x: 140, y: 55))
      assertEqual(view.convert(CGPoint(x: 140, y: 55), from: parent), CGPoint(x: 30, y: 30))

      // A quarter turn sends (dx, dy) to (−dy, dx); the translation moves on top of that.
      view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 9)
      // (200 + 7 + 15, 100 + 9 − 30)
      XCTAssertEqual(view.convert(CGPoint(x: 30, y: 30), to: parent), CGPoint(x: 222, y: 79))
      assertEqual(parent.convert(CGPoint(x: 222, y: 79), to: view), CGPoint(x: 30, y: 30))
    }
  }

  /// GEO-08: a rectangle becomes the box around its four converted corners.
  func test_GEO08_rects() async {
    await withTrace { _ in
      let (parent, view) = (UIView(), UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
      parent.add(view)
      let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
      XCTAssertEqual(view.convert(rect, to: parent), CGRect(x: 60, y: 70, width: 30, height: 40))
      XCTAssertEqual(view.convert(rect, from: parent), CGRect(x: -40, y: -30, width: 30, height: 40))

      // A quarter turn about (100, 100): corners (10, 20) and (40, 60) go to (130, 60) and (90, 90).
      view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      XCTAssertEqual(view.convert(rect, to: parent), CGRect(x: 90, y: 60, width: 40, height: 30))

      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      let turned = view.convert(view.bounds, to: parent)
      assertEqual(turned.origin, CGPoint(x: 29.289, y: 29.289))
      assertEqual(CGPoint(x: turned.width, y: turned.height), CGPoint(x: 141.421, y: 141.421))
      let back = parent.convert(CGRect(x: 100, y: 100, width: 0, height: 0), to: view)
      assertEqual(back.origin, CGPoint(x: 50, y: 50))
    }
  }

  /// GEO-09: `nil` means the window; outside a window nothing is converted.
  func test_GEO09_nilMeansTheWindow() async {
    await withTrace { trace in
      let (view, inner) = (NamedView("V"), NamedView("A"))
      view.frame.origin = CGPoint(x: 10, y: 20)
      inner.frame.origin = CGPoint(x: 1, y: 2)
      view.add(inner)
      let (point, rect) = (CGPoint(x: 3.3, y: 4.4), CGRect(x: 5.5, y: 6, width: 7, height: 8))
      XCTAssertEqual(inner.convert(point, to: nil), point)
      XCTAssertEqual(inner.convert(point, from: nil), point)
      XCTAssertEqual(inner.convert(rect, to: nil), rect)
      XCTAssertEqual(inner.convert(rect, from: nil), rect)

      let window = trace.window()
      window.frame.origin = CGPoint(x: 500, y: 500)
      window.addSubview(view)
      XCTAssertEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 11, y: 22))
      XCTAssertEqual(inner.convert(CGPoint(x: 11, y: 22), from: nil), .zero)
      XCTAssertEqual(inner.convert(rect, to: nil), CGRect(x: 16.5, y: 28, width: 7, height: 8))
      XCTAssertEqual(inner.convert(CGPoint.zero, to: window), CGPoint(x: 11, y: 22))
      trace.expect("")
    }
  }

  /// GEO-10: the topmost views of two trees count as one space, and an issue is reported.
  func test_GEO10_noCommonAncestor() async {
    await withTrace { trace in
      let (top, view) = (NamedView("T"), NamedView("V"))
      let (otherTop, other) = (NamedView("U"), NamedView("W"))
      top.frame.origin = CGPoint(x: 1_000, y: 1_000)
      otherTop.frame.origin = CGPoint(x: -500, y: 0)
      view.frame.origin = CGPoint(x: 10, y: 20)
      other.frame.origin = CGPoint(x: 1, y: 2)
      top.add(view)
      otherTop.add(other)

      XCTAssertEqual(view.convert(CGPoint(x: 5, y: 5), to: other), CGPoint(x: 14, y: 23))
      trace.expect(
        "! GEO-10 noCommonAncestor: NamedView \"V\" and NamedView \"W\" are in different trees; "
          + "their topmost views were taken for one.")
      XCTAssertEqual(view.convert(CGPoint(x: 14, y: 23), from: other), CGPoint(x: 5, y: 5))
      trace.expect(
        "! GEO-10 noCommonAncestor: NamedView \"W\" and NamedView \"V\" are in different trees; "
          + "their topmost views were taken for one.")

      // A view in a window and one outside have no common space either.
      trace.window().addSubview(top)
      XCTAssertEqual(view.convert(CGPoint.zero, to: otherTop), CGPoint(x: 1_010, y: 1_020))
      trace.expect(
        "! GEO-10 noCommonAncestor: NamedView \"V\" and NamedView \"U\" are in different trees; "
          + "their topmost views were taken for one.")
    }
  }

  /// GEO-11: between windows the path goes over the screen; `nil` stands for the screen.
  func test_GEO11_windows() async {
    await withTrace { trace in
      let (first, second) = (trace.window(), trace.window())
      first.frame.origin = CGPoint(x: 10, y: 20)
      second.frame.origin = CGPoint(x: 100, y: 200)
      let screen: UIWindow? = nil
      let point = CGPoint(x: 1, y: 2)
      XCTAssertEqual(first.convert(point, to: second), CGPoint(x: -89, y: -178))
      XCTAssertEqual(first.convert(point, from: second), CGPoint(x: 91, y: 182))
      XCTAssertEqual(first.convert(point, to: screen), CGPoint(x: 11, y: 22))
      XCTAssertEqual(first.convert(point, from: screen), CGPoint(x: -9, y: -18))
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      XCTAssertEqual(first.convert(rect, to: second), CGRect(x: -89, y: -178, width: 3, height: 4))
      XCTAssertEqual(first.convert(rect, from: second), CGRect(x: 91, y: 182, width: 3, height: 4))
      XCTAssertEqual(first.convert(rect, to: screen), CGRect(x: 11, y: 22, width: 3, height: 4))
      XCTAssertEqual(first.convert(rect, from: screen), CGRect(x: -9, y: -18, width: 3, height: 4))

      let (view, other) = (UIView(), UIView())
      view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      other.frame = CGRect(x: 7, y: 7, width: 10, height: 10)
      first.add(view)
      second.add(other)
      // (5 + 10 − 100 − 7, 5 + 20 − 200 − 7)
      XCTAssertEqual(view.convert(CGPoint.zero, to: other), CGPoint(x: -92, y: -182))
      XCTAssertEqual(view.convert(CGPoint(x: -92, y: -182), from: other), .zero)
      trace.expect("")
    }
  }

  /// GEO-12: a transform too large or too small for a finite inverse has none.
  func test_GEO12_inverseBeyondNumbers() async {
    await withTrace { _ in
      let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
      outer.addSubview(inner)
      for (x, y) in [(1e200, 1e200), (CGFloat.leastNonzeroMagnitude, 1)] {
        inner.transform = CGAffineTransform(scaleX: x, y: y)
        XCTAssertEqual(inner.transform.inverse, .identity)
        XCTAssertEqual(inner.convert(CGPoint(x: 3, y: 4), from: outer), CGPoint(x: 3, y: 4))
      }
    }
  }

  /// GEO-12: a transform without an inverse counts as the identity on the way down.
  func test_GEO12_singularTransform() async {
    await withTrace { trace in
      let (parent, view) = (UIView(), UIView(frame: CGRect(x: 50, y: 60, width: 20, height: 20)))
      parent.add(view)
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
      XCTAssertEqual(view.convert(CGPoint(x: 3, y: 4), to: parent), CGPoint(x: 60, y: 70))
      XCTAssertEqual(view.convert(CGPoint(x: 53, y: 64), from: parent), CGPoint(x: 3, y: 4))
      XCTAssertEqual(parent.convert(CGPoint(x: 53, y: 64), to: view), CGPoint(x: 3, y: 4))
      trace.expect("")
    }
  }

  /// GEO-07 to GEO-10: any path through a random tree gives the same as its single steps, up and down, and back again.
  func test_GEO07_randomTreesAgainstSingleSteps() async {
    for seed in 0..<30 as Range<UInt64> {
      await withTrace { trace in
        var random = SeededGenerator(seed: seed)
        let window = trace.window()
        var views: [UIView] = [window]
        for _ in 0..<25 {
          let view = UIView(frame: randomRect(&random))
          view.bounds.origin = CGPoint(x: CGFloat.random(in: -9...9, using: &random), y: 3)
          if Bool.random(using: &random) {
            view.transform = CGAffineTransform(rotationAngle: CGFloat.random(in: 0..<6, using: &random))
              .scaledBy(x: CGFloat.random(in: 0.5...2, using: &random), y: 1.5)
              .translatedBy(x: CGFloat.random(in: -9...9, using: &random), y: 4)
          }
          views[Int.random(in: views.indices, using: &random)].addSubview(view)
          views.append(view)
        }
        for _ in 0..<60 {
          let from = views[Int.random(in: views.indices, using: &random)]
          let to = views[Int.random(in: views.indices, using: &random)]
          let point = randomRect(&random).origin
          let converted = from.convert(point, to: to)
          assertEqual(toWindow(converted, of: to), toWindow(point, of: from), "seed \(seed)")
          assertEqual(from.convert(converted, from: to), point, "seed \(seed)")
          assertEqual(from.convert(point, to: nil), toWindow(point, of: from), "seed \(seed)")
        }
        trace.expect("")
      }
    }
  }
}

private func randomRect(_ random: inout SeededGenerator) -> CGRect {
  let numbers = (0..<4).map { _ in CGFloat.random(in: 1...100, using: &random) }
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

/// GEO-07's formula, view by view.
@MainActor private func toWindow(_ point: CGPoint, of view: UIView) -> CGPoint {
  var point = point
  var current = view
  while let superview = current.superview {
    let (bounds, transform) = (current.bounds, current.transform)
    let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
    point = CGPoint(
      x: current.center.x + transform.a * dx + transform.c * dy + transform.tx,
      y: current.center.y + transform.b * dx + transform.d * dy + transform.ty)
    current = superview
  }
  return point
}

private func assertEqual(
  _ actual: CGPoint, _ expected: CGPoint, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(actual.x, expected.x, accuracy: 0.001, message, file: file, line: line)
  XCTAssertEqual(actual.y, expected.y, accuracy: 0.001, message, file: file, line: line)
}
