import XCTest

@testable import ControllerTree

final class UIScrollViewTests: XCTestCase {
  /// AL-90: the offset is the origin of the bounds.
  func test_AL90_offset() async {
    await withTrace { trace in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      trace.begin()
      scroll.contentOffset = CGPoint(x: 3, y: 40)
      XCTAssertEqual(scroll.bounds, CGRect(x: 3, y: 40, width: 100, height: 200))
      scroll.bounds.origin.y = 7
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 3, y: 7))
      scroll.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 9))
      scroll.contentOffset.x = .nan
      scroll.contentSize.width = .infinity
      scroll.contentInset.top = .nan
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 9))
      XCTAssertEqual(scroll.contentSize, .zero)
      trace.expect(
        """
        ! MIS-32 invalidGeometry: bounds of UIScrollView #1 was given a number that is NaN or infinite; the old value stays.
        ! MIS-32 invalidGeometry: contentSize of UIScrollView #1 was given a number that is NaN or infinite; the old value stays.
        ! MIS-32 invalidGeometry: contentInset of UIScrollView #1 was given a number that is NaN or infinite; the old value stays.
        """)
    }
  }

  /// AL-91, AL-92: constraints to the scroll view's edges give the content its size, and its views their places.
  func test_AL91_AL92_contentFromConstraints() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let scroll = UIScrollView()
      scene.fill(scroll)
      let content = BoxView("content", 500, 900)
      scroll.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
        scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 30),
        scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 40),
      ])
      UpdateCycle.main.settle()
      XCTAssertEqual(scroll.frameText, "0 0 320 480")
      XCTAssertEqual(content.frameText, "10 20 500 900")
      XCTAssertEqual(scroll.contentSize, CGSize(width: 540, height: 960))
      XCTAssertEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 540, height: 960))

      // The content moves with the bounds, without new frames.
      scroll.contentOffset.y = 100
      UpdateCycle.main.settle()
      XCTAssertEqual(content.frameText, "10 20 500 900")
      content.content = CGSize(width: 500, height: 1000)
      UpdateCycle.main.settle()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 540, height: 1060))
      XCTAssertFalse(content.hasAmbiguousLayout)
    }
  }

  /// AL-92, AL-93: a stack in a scroll view, as wide as the visible rectangle, and a view that does not move.
  func test_AL92_AL93_guides() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let scroll = UIScrollView()
      scene.fill(scroll)
      let stack = UIStackView(arrangedSubviews: [BoxView("a", 10, 400), BoxView("b", 10, 300)])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      let badge = BoxView("badge", 20, 20)
      scroll.addSubview(stack)
      scroll.addSubview(badge)
      let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
        badge.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
        badge.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
      ])
      UpdateCycle.main.settle()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 700))
      XCTAssertEqual([stack.frameText, badge.frameText], ["0 0 320 700", "300 460 20 20"])
      scroll.contentOffset.y = 120
      UpdateCycle.main.settle()
      XCTAssertEqual([stack.frameText, badge.frameText], ["0 0 320 700", "300 580 20 20"])
      XCTAssertEqual(frame.layoutFrame, CGRect(x: 0, y: 120, width: 320, height: 480))
    }
  }

  /// AL-91: without constraints to the content, its size is the one that was set.
  func test_AL91_contentSizeThatWasSet() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let scroll = UIScrollView()
      scene.fill(scroll)
      scroll.contentSize = CGSize(width: 10, height: 1000)
      scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      UpdateCycle.main.settle()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 10, height: 1000))
      XCTAssertEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 10, height: 1000))
    }
  }

  /// AL-94, AL-95: the safe area is a part of the inset; content at the top stays there.
  func test_AL94_AL95_adjustedInsets() async {
    await withStage { trace in
      let controller = trace.controller("P")
      let scroll = InsetProbe(frame: .zero)
      trace.show(controller)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 7, bottom: 30, right: 0)
      scroll.frame = controller.view.bounds
      scroll.contentInset.top = 5
      controller.view.addSubview(scroll)
      UpdateCycle.main.settle()
      // The scroll view fills the controller, so it is adjusted vertically although nothing scrolls.
      XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 55, left: 0, bottom: 30, right: 0))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: -55))
      scroll.contentInsetAdjustmentBehavior = .never
      XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: -5))
      scroll.contentInsetAdjustmentBehavior = .always
      XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 55, left: 7, bottom: 30, right: 0))
      scroll.contentInsetAdjustmentBehavior = .scrollableAxes
      XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
      scroll.contentOffset.y = 60
      scroll.alwaysBounceVertical = true
      XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 55, left: 0, bottom: 30, right: 0))
      XCTAssertEqual(scroll.contentOffset.y, 60)
      scroll.contentSize = CGSize(width: 5_000, height: 10)
      XCTAssertEqual(scroll.adjustedContentInset.left, 7)
      XCTAssertEqual(scroll.announced.map(\.top), [5, 55, 5, 55, 5, 55, 55])
    }
  }

  private final class InsetProbe: UIScrollView {
    var announced: [UIEdgeInsets] = []

    override func adjustedContentInsetDidChange() { announced.append(adjustedContentInset) }
  }
}
