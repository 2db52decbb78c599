import XCTest

@testable import ControllerTree

final class AutoresizingTests: XCTestCase {
  private static let all: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
    .flexibleBottomMargin,
  ]

  /// AUTO-01: subviews are resized at once, in order, each with its own subviews; layout comes later.
  func test_AUTO01_subviewsAreResizedAtOnceInOrder() async {
    await withTrace([.layout, .views]) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let log = Log()
      let outer = Logging("outer", CGRect(x: 0, y: 0, width: 100, height: 100), log)
      let (a, a1, b) = (
        Logging("a", outer.bounds, log), Logging("a1", outer.bounds, log), Logging("b", outer.bounds, log)
      )
      trace.setUp {
        for view in [a, a1, b] { view.autoresizingMask = .flexibleWidth }
        outer.addSubview(a)
        a.addSubview(a1)
        outer.addSubview(b)
        root.view.addSubview(outer)
      }

      UpdateCycle.main.turn {
        outer.frame.size.width = 150
        XCTAssertEqual(log.lines, ["outer 150", "a 150", "a1 150", "b 150"])
        trace.expect("")
      }
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        outer.layoutSubviews()
        a.layoutSubviews()
        a1.layoutSubviews()
        b.layoutSubviews()
        """)
    }
  }

  /// AUTO-01: without `autoresizesSubviews`, or where only the position changes, nothing is resized.
  func test_AUTO01_nothingWithoutASizeOrTheSwitch() async {
    await withTrace { _ in
      let (outer, inner) = Self.pair(CGRect(x: 0, y: 0, width: 100, height: 100), Self.all)
      outer.frame.origin = CGPoint(x: 30, y: 40)
      outer.center.x += 7
      outer.bounds.origin = CGPoint(x: 5, y: 6)
      outer.transform = CGAffineTransform(scaleX: 3, y: 3)
      XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 100, height: 100))

      outer.autoresizesSubviews = false
      outer.bounds.size = CGSize(width: 200, height: 200)
      XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
      // A missed resize is not made up for.
      outer.autoresizesSubviews = true
      outer.bounds.size.width = 210
      XCTAssertEqual(inner.frame.width, 105)
    }
  }

  /// AUTO-01: a deep chain does not overflow the stack.
  func test_AUTO01_deepChain() async {
    await withTrace { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var last = outer
      for _ in 0..<50_000 {
        let next = UIView(frame: last.bounds)
        next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        last.addSubview(next)
        last = next
      }
      outer.frame.size = CGSize(width: 30, height: 20)
      XCTAssertEqual(last.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  /// AUTO-01: at any depth a superview comes before its subviews, and siblings come in order.
  func test_AUTO01_orderInTheDepth() async {
    await withTrace { _ in
      let (outer, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Log())
      var last = outer
      for _ in 0..<40 {
        let next = UIView(frame: last.bounds)
        next.autoresizingMask = .flexibleWidth
        last.addSubview(next)
        last = next
      }
      for name in ["A", "B"] {
        let (view, inner) = (Logging(name, last.bounds, log), Logging(name + name, last.bounds, log))
        view.autoresizingMask = .flexibleWidth
        inner.autoresizingMask = .flexibleWidth
        last.addSubview(view)
        view.addSubview(inner)
      }
      log.lines = []
      outer.frame.size.width = 30
      XCTAssertEqual(log.lines.filter { $0.count == 4 }, ["A 30", "B 30"])
      XCTAssertEqual(log.lines.filter { $0.count == 5 }, ["AA 30", "BB 30"])
      XCTAssertEqual(log.lines.filter { $0.hasPrefix("B") }, ["B 30", "BB 30"])
    }
  }

  /// AUTO-01: a view that an earlier setter has removed is skipped.
  func test_AUTO01_subviewThatLeavesMeanwhile() async {
    await withTrace { _ in
      let (outer, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Log())
      let views = ["A", "B", "C"].map { Logging($0, outer.bounds, log) }
      for view in views {
        view.autoresizingMask = .flexibleWidth
        outer.addSubview(view)
      }
      views[0].whenSet = { [unowned view = views[1]] in view.removeFromSuperview() }
      log.lines = []
      outer.frame.size.width = 200
      XCTAssertEqual(log.lines, ["A 200", "C 200"])
      XCTAssertEqual(views[1].frame.width, 100)
    }
  }

  /// AUTO-02: the flexible parts share the difference in proportion to their lengths; without one nothing moves. The test has
  /// 20 points before the view, 30 of the view, 50 behind it, and 100 more.
  func test_AUTO02_flexiblePartsShareInProportion() async {
    await withTrace { _ in
      let (near, size, far) = (
        UIView.AutoresizingMask.flexibleLeftMargin, UIView.AutoresizingMask.flexibleWidth,
        UIView.AutoresizingMask.flexibleRightMargin
      )
      let vertical: [UIView.AutoresizingMask: UIView.AutoresizingMask] = [
        near: .flexibleTopMargin, size: .flexibleHeight, far: .flexibleBottomMargin,
      ]
      let table: [([UIView.AutoresizingMask], start: CGFloat, length: CGFloat)] = [
        ([], 20, 30),
        ([far], 20, 30),
        ([near], 120, 30),
        ([size], 20, 130),
        ([near, far], 20 + 100 * 20 / 70, 30),
        ([near, size], 60, 90),
        ([size, far], 20, 67.5),
        ([near, size, far], 40, 60),
      ]
      for (parts, start, length) in table {
        let mask = UIView.AutoresizingMask(parts)
        let (outer, inner) = Self.pair(CGRect(x: 20, y: 0, width: 30, height: 10), mask)
        outer.frame.size.width = 200
        XCTAssertEqual(inner.frame.minX, start, accuracy: 1e-9, "\(mask)")
        XCTAssertEqual(inner.frame.width, length, accuracy: 1e-9, "\(mask)")
        XCTAssertEqual(inner.frame.size.height, 10)

        let upright = UIView.AutoresizingMask(parts.compactMap { vertical[$0] })
        let (tall, view) = Self.pair(CGRect(x: 0, y: 20, width: 10, height: 30), upright)
        tall.frame.size.height = 200
        XCTAssertEqual(view.frame.minY, start, accuracy: 1e-9, "\(upright)")
        XCTAssertEqual(view.frame.height, length, accuracy: 1e-9, "\(upright)")
      }
    }
  }

  /// AUTO-05: parts whose lengths add up to 0 or less are equally long after the change.
  func test_AUTO05_equalPartsWithoutALength() async {
    await withTrace { _ in
      let (outer, inner) = Self.pair(.zero, Self.all, in: .zero)
      outer.frame.size = CGSize(width: 90, height: 60)
      XCTAssertEqual(inner.frame, CGRect(x: 30, y: 20, width: 30, height: 20))

      let (whole, part) = Self.pair(
        CGRect(x: -30, y: 0, width: 10, height: 10), [.flexibleLeftMargin, .flexibleWidth])
      whole.frame.size.width = 200
      XCTAssertEqual(part.frame, CGRect(x: 40, y: 0, width: 40, height: 10))
    }
  }

  /// AUTO-05: a view with flexible margins lies in the middle of a superview that had no size, wherever it was placed there.
  func test_AUTO05_flexibleMarginsInASuperviewWithoutASize() async {
    await withTrace { _ in
      let margins: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      for origin in [CGPoint.zero, CGPoint(x: -10, y: -10)] {
        let (outer, inner) = Self.pair(CGRect(origin: origin, size: CGSize(width: 20, height: 20)), margins, in: .zero)
        outer.frame.size = CGSize(width: 100, height: 40)
        XCTAssertEqual(inner.frame, CGRect(x: 40, y: 10, width: 20, height: 20))
        outer.frame.size = CGSize(width: 10, height: 10)
        XCTAssertEqual(inner.frame, CGRect(x: -5, y: -5, width: 20, height: 20))
        outer.frame.size = CGSize(width: 60, height: 60)
        XCTAssertEqual(inner.frame, CGRect(x: 20, y: 20, width: 20, height: 20))
      }
    }
  }

  /// AUTO-02: nothing is rounded, and a size does not fall below 0.
  func test_AUTO02_neitherRoundedNorNegative() async {
    await withTrace { _ in
      let (outer, inner) = Self.pair(CGRect(x: 1, y: 0, width: 1, height: 10), [.flexibleLeftMargin, .flexibleWidth])
      outer.frame.size.width = 100.25
      XCTAssertEqual(inner.frame, CGRect(x: 1.125, y: 0, width: 1.125, height: 10))

      let (whole, part) = Self.pair(CGRect(x: 20, y: 0, width: 30, height: 10), .flexibleWidth)
      whole.frame.size.width = 50
      XCTAssertEqual(part.frame, CGRect(x: 20, y: 0, width: 0, height: 10))
    }
  }

  /// AUTO-03: filling, sticking to the right, scaling; and back again.
  func test_AUTO03_usualMasks() async {
    await withTrace { _ in
      let small = CGSize(width: 100, height: 100)
      let (outer, filling) = Self.pair(
        CGRect(origin: .zero, size: small), [.flexibleWidth, .flexibleHeight], in: small)
      let sticking = UIView(frame: CGRect(x: 70, y: 0, width: 20, height: 10))
      sticking.autoresizingMask = .flexibleLeftMargin
      let scaling = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      scaling.autoresizingMask = Self.all
      [sticking, scaling].forEach(outer.addSubview)

      outer.frame.size = CGSize(width: 300, height: 50)
      XCTAssertEqual(filling.frame, CGRect(x: 0, y: 0, width: 300, height: 50))
      XCTAssertEqual(sticking.frame, CGRect(x: 270, y: 0, width: 20, height: 10))
      XCTAssertEqual(scaling.frame, CGRect(x: 30, y: 10, width: 90, height: 20))

      outer.frame.size = small
      XCTAssertEqual(filling.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertEqual(sticking.frame, CGRect(x: 70, y: 0, width: 20, height: 10))
      XCTAssertEqual(scaling.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  /// AUTO-04: a margin may be negative.
  func test_AUTO04_fromSizeZero() async {
    await withTrace { _ in
      let (outer, inner) = Self.pair(CGRect(x: 0, y: 0, width: 20, height: 10), .flexibleWidth, in: .zero)
      outer.frame.size = CGSize(width: 100, height: 100)
      XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 120, height: 10))
    }
  }

  /// AUTO-02, GEO-05: a transformed subview is resized as if it had no transform, without an issue.
  func test_AUTO02_transformedSubview() async {
    await withTrace { _ in
      let (outer, inner) = Self.pair(
        CGRect(x: 0, y: 0, width: 100, height: 100), [.flexibleWidth, .flexibleHeight],
        in: CGSize(width: 100, height: 100))
      inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      outer.frame.size = CGSize(width: 200, height: 100)
      XCTAssertEqual(inner.bounds.size, CGSize(width: 200, height: 100))
      XCTAssertEqual(inner.center, CGPoint(x: 100, y: 50))
    }
  }

  /// AUTO-01: a size that a superview's layout sets resizes the descendants within that layout.
  func test_AUTO01_resizeFromLayoutSubviews() async {
    await withStage { trace in
      let root = trace.controller("P")
      trace.show(root)
      let outer = ProbeView("outer", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let (middle, inner) = Self.pair(CGRect(x: 0, y: 0, width: 10, height: 10), [.flexibleWidth, .flexibleHeight])
      middle.frame.size = CGSize(width: 10, height: 10)
      inner.frame = middle.bounds
      outer.addSubview(middle)
      var seen: CGRect?
      outer.onLayout = {
        middle.frame = outer.bounds
        seen = inner.frame
      }
      root.view.addSubview(outer)
      XCTAssertEqual(seen, CGRect(x: 0, y: 0, width: 50, height: 50))
    }
  }
}

extension AutoresizingTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  /// A view that logs its widths.
  private final class Logging: UIView {
    private let name: String
    private let log: Log
    var whenSet: () -> Void = {}

    init(_ name: String, _ frame: CGRect, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var nameTitle: String? { name }
    override var frame: CGRect {
      willSet { log.lines.append("\(name) \(Int(newValue.width))") }
      didSet { whenSet() }
    }
  }

  @MainActor private static func pair(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, in size: CGSize = CGSize(width: 100, height: 100)
  ) -> (outer: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(origin: .zero, size: size))
    let inner = UIView(frame: frame)
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    return (outer, inner)
  }
}
