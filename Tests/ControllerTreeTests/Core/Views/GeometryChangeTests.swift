import XCTest

@testable import ControllerTree

final class GeometryChangeTests: XCTestCase {
  private static let turned = CGAffineTransform(rotationAngle: .pi / 4)

  // MARK: Frame, bounds, center, transform

  /// GEO-01: the frame is the box around the turned bounds; bounds and center stay.
  func test_GEO01_frameIsComputed() async {
    await withTrace { _ in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
      XCTAssertEqual(view.center, CGPoint(x: 200, y: 150))
      view.transform = Self.turned
      // Both sides are (200 + 100) / √2 = 212.13; the middle is still (200, 150).
      assertEqual(view.frame, CGRect(x: 93.93, y: 43.93, width: 212.13, height: 212.13))
      XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 200, height: 100))
      XCTAssertEqual(view.center, CGPoint(x: 200, y: 150))
      view.transform = .identity
      XCTAssertEqual(view.frame, CGRect(x: 100, y: 100, width: 200, height: 100))
    }
  }

  /// GEO-01: a scale changes the frame about the center, a translation moves it from there; the center stays.
  func test_GEO01_scaledAndMovedFrame() async {
    await withTrace { _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
      view.transform = CGAffineTransform(scaleX: -2, y: 0.5)
      XCTAssertEqual(view.frame, CGRect(x: -10, y: 35, width: 80, height: 30))
      view.transform = CGAffineTransform(translationX: 100, y: -5)
      XCTAssertEqual(view.frame, CGRect(x: 110, y: 15, width: 40, height: 60))
      XCTAssertEqual(view.center, CGPoint(x: 30, y: 50))
      XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 40, height: 60))
      view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 100, ty: -5)
      XCTAssertEqual(view.frame, CGRect(x: 90, y: 15, width: 80, height: 60))
    }
  }

  /// GEO-02: a new frame sets the center and the size, and keeps the origin of the bounds.
  func test_GEO02_setFrame() async {
    await withTrace(.layout) { trace in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.bounds.origin = CGPoint(x: 3, y: 4)
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
      XCTAssertEqual(view.center, CGPoint(x: 25, y: 45))
      XCTAssertEqual(view.bounds, CGRect(x: 3, y: 4, width: 30, height: 50))
      trace.expect("")
    }
  }

  /// GEO-03, MIS-33: under a transform the size is the frame's under the inverse, each side absolute; an issue is reported.
  func test_GEO03_MIS33_setFrameUnderTransform() async {
    await withTrace(.layout) { trace in
      let quarterTurn = CGAffineTransform(rotationAngle: .pi / 2)
      let wide = CGRect(x: 0, y: 0, width: 60, height: 20)
      let cases: [(transform: CGAffineTransform, frame: CGRect, size: CGSize)] = [
        (Self.turned, CGRect(x: 0, y: 0, width: 50, height: 50), CGSize(width: 70.71, height: 0)),
        (quarterTurn, wide, CGSize(width: 20, height: 60)),
        (CGAffineTransform(scaleX: 2, y: 4), wide, CGSize(width: 30, height: 5)),
        (CGAffineTransform(scaleX: -1, y: 2), wide, CGSize(width: 60, height: 10)),
        // A translation does not affect the size.
        (CGAffineTransform(translationX: 100, y: 100), wide, CGSize(width: 60, height: 20)),
        // A transform without inverse counts as the identity (GEO-12).
        (CGAffineTransform(scaleX: 0, y: 0), wide, CGSize(width: 60, height: 20)),
      ]
      for (number, (transform, frame, size)) in cases.enumerated() {
        let view = NamedView("V")
        view.bounds.origin = CGPoint(x: 1, y: 2)
        view.transform = transform
        view.frame = frame
        assertEqual(view.center, CGPoint(x: frame.midX, y: frame.midY), "case \(number)")
        assertEqual(view.bounds, CGRect(origin: CGPoint(x: 1, y: 2), size: size), "case \(number)")
        trace.expect(
          "! MIS-33 frameWithTransform: frame of NamedView \"V\" was set while its transform is not the identity; "
            + "its size is the frame's under the inverse.")
      }
    }
  }

  /// GEO-03, MIS-33: under a mirror, and upside down, the view has the frame that was set, and nothing is reported.
  func test_GEO03_MIS33_setFrameUnderAMirror() async {
    await withTrace { trace in
      let frame = CGRect(x: 0, y: 0, width: 60, height: 20)
      for transform in [
        CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(rotationAngle: .pi),
      ] {
        let view = NamedView("V")
        view.transform = transform
        view.frame = frame
        assertEqual(view.frame, frame, "\(transform)")
        assertEqual(view.bounds, frame, "\(transform)")
        trace.expect("")
      }
    }
  }

  /// GEO-04: a new size grows about the center.
  func test_GEO04_setBoundsSize() async {
    await withTrace { _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      view.bounds.size = CGSize(width: 200, height: 100)
      XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
      XCTAssertEqual(view.frame, CGRect(x: -40, y: -5, width: 200, height: 100))
    }
  }

  /// GEO-04: a new origin of the bounds changes no frame, only the positions of subviews in the superview.
  func test_GEO04_setBoundsOrigin() async {
    await withTrace([.layout, .views]) { trace in
      let (parent, view, inner) = (trace.viewInWindow("P"), NamedView("V"), NamedView("A"))
      trace.setUp {
        parent.add(view)
        view.add(inner)
        view.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        inner.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
      }

      view.bounds.origin = CGPoint(x: 15, y: 25)
      trace.expect("V.layoutSubviews()")
      XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 50, height: 50))
      XCTAssertEqual(view.center, CGPoint(x: 35, y: 45))
      XCTAssertEqual(inner.frame, CGRect(x: 5, y: 6, width: 7, height: 8))
      XCTAssertEqual(inner.convert(CGPoint.zero, to: view), CGPoint(x: 5, y: 6))
      XCTAssertEqual(inner.convert(CGPoint.zero, to: parent), CGPoint(x: 0, y: 1))
    }
  }

  /// GEO-05: a new center moves the frame and keeps the size; it causes no layout.
  func test_GEO05_setCenter() async {
    await withTrace([.layout, .views]) { trace in
      let (parent, view, inner) = (trace.viewInWindow("P"), NamedView("V"), NamedView("A"))
      trace.setUp {
        inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        parent.add(view)
        view.add(inner)
      }

      view.center = CGPoint(x: 5, y: 7)
      trace.expect("")
      XCTAssertEqual(view.frame, CGRect(x: -45, y: -43, width: 100, height: 100))
      XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  /// GEO-05: a transform keeps bounds and center, and causes neither layout nor resizing of subviews.
  func test_GEO05_setTransform() async {
    await withTrace([.layout, .views]) { trace in
      let (parent, view, inner) = (trace.viewInWindow("P"), NamedView("V"), NamedView("A"))
      trace.setUp {
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.add(view)
        view.add(inner)
      }

      view.transform = CGAffineTransform(scaleX: 3, y: 2)
      trace.expect("")
      XCTAssertEqual(view.frame, CGRect(x: -100, y: -50, width: 300, height: 200))
      XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertEqual(view.center, CGPoint(x: 50, y: 50))
      XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  /// GEO-02, LAY-05: a new size marks the view and its superview, also from inside a hook; the same frame again marks neither.
  func test_GEO02_sizeChangeMarksForLayout() async {
    await withTrace([.layout, .views]) { trace in
      let root = trace.viewInWindow("R")
      let (parent, view) = (NamedView("P"), NamedView("V"))
      trace.setUp {
        root.add(parent)
        parent.add(view)
      }

      view.frame.size.width = 40
      trace.expect("P.layoutSubviews()\nV.layoutSubviews()")
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 100)
      view.frame.origin.x = 5
      trace.expect("")

      // A view that lays out its subviews is not marked again by its own changes to them.
      parent.when(.layoutSubviews) { view.frame.size.width = 30 }
      parent.setNeedsLayout()
      UpdateCycle.main.settle()
      trace.expect("P.layoutSubviews()\nV.layoutSubviews()")
    }
  }

  /// GEO-13: `sizeToFit()` sets the size from `sizeThatFits(_:)` and keeps the frame's origin; by default it changes nothing.
  func test_GEO13_sizeToFit() async {
    final class Label: UIView {
      var asked: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked.append(size)
        return CGSize(width: 80, height: 20)
      }
    }
    await withTrace { _ in
      let plain = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(plain.sizeThatFits(CGSize(width: 1, height: 1)), CGSize(width: 30, height: 40))
      plain.sizeToFit()
      XCTAssertEqual(plain.frame, CGRect(x: 10, y: 20, width: 30, height: 40))

      let label = Label(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      label.sizeToFit()
      XCTAssertEqual(label.asked, [CGSize(width: 30, height: 40)])
      XCTAssertEqual(label.frame, CGRect(x: 10, y: 20, width: 80, height: 20))
    }
  }

  // MARK: Invalid numbers

  /// GEO-06: negative sides mean the same rectangle, given from another corner.
  func test_GEO06_negativeSidesAreStandardised() async {
    await withTrace(.layout) { trace in
      let view = UIView(frame: .zero)
      view.frame = CGRect(x: 50, y: 50, width: -20, height: -10)
      XCTAssertEqual(view.frame, CGRect(x: 30, y: 40, width: 20, height: 10))
      XCTAssertEqual(view.center, CGPoint(x: 40, y: 45))
      view.bounds = CGRect(x: 10, y: 10, width: -4, height: 6)
      XCTAssertEqual(view.bounds, CGRect(x: 6, y: 10, width: 4, height: 6))
      trace.expect("")
    }
  }

  /// GEO-06, MIS-32: NaN and infinity are refused entirely; the old value stays.
  func test_GEO06_MIS32_refusesWhatIsNoNumber() async {
    await withTrace([.layout, .views]) { trace in
      let (parent, view) = (trace.viewInWindow("P"), NamedView("V"))
      trace.setUp { parent.add(view) }
      let changes: [(property: String, change: (CGFloat) -> Void)] = [
        ("frame", { view.frame.origin.x = $0 }),
        ("frame", { view.frame.size = CGSize(width: 10, height: $0) }),
        ("frame", { view.frame = CGRect(x: $0, y: 0, width: -1, height: 1) }),
        ("bounds", { view.bounds.origin.y = $0 }),
        ("bounds", { view.bounds.size.width = $0 }),
        ("center", { view.center = CGPoint(x: 0, y: $0) }),
        ("transform", { view.transform = CGAffineTransform(scaleX: $0, y: 1) }),
        ("transform", { view.transform = CGAffineTransform(translationX: 0, y: $0) }),
      ]
      for (property, change) in changes {
        for number in [CGFloat.nan, .infinity, -.infinity, .signalingNaN] {
          trace.expectRefusal(
            "! MIS-32 invalidGeometry: \(property) of NamedView \"V\" was given a number that is NaN or infinite; "
              + "the old value stays."
          ) { change(number) }
          XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
          XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
          XCTAssertTrue(view.transform.isIdentity)
        }
      }
      let issues = trace.collectIssues { view.center.x = .nan }
      XCTAssertEqual(issues.first?.uikitText, "CALayer position contains NaN: [nan nan]")
    }
  }

  /// GEO-06: a value refused inside a hook does not affect the turn; the next value is stored.
  func test_GEO06_refusedInsideAHook() async {
    await withTrace([.layout, .views]) { trace in
      let (parent, view) = (trace.viewInWindow("P"), NamedView("V"))
      trace.setUp { parent.add(view) }
      parent.when(.layoutSubviews) {
        view.frame.size.width = .nan
        view.frame.size.width = 50
      }

      parent.setNeedsLayout()
      UpdateCycle.main.settle()
      trace.expect(
        """
        P.layoutSubviews()
        ! MIS-32 invalidGeometry: settle()
        V.layoutSubviews()
        """)
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 50, height: 100))
    }
  }
}

private func assertEqual(
  _ actual: CGRect, _ expected: CGRect, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual(actual.origin, expected.origin, message, file: file, line: line)
  XCTAssertEqual(actual.width, expected.width, accuracy: 0.005, message, file: file, line: line)
  XCTAssertEqual(actual.height, expected.height, accuracy: 0.005, message, file: file, line: line)
}

private func assertEqual(
  _ actual: CGPoint, _ expected: CGPoint, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(actual.x, expected.x, accuracy: 0.005, message, file: file, line: line)
  XCTAssertEqual(actual.y, expected.y, accuracy: 0.005, message, file: file, line: line)
}
