import UIKit
import XCTest

@testable import ControllerTree

/// Movements as libraries write them: cards, sheets, reordering, refreshing, viewers, under real fingers.
final class OwnPansTests: XCTestCase {
  /// TOUCH-32: a card follows the finger; thrown far or fast enough it leaves, else it returns.
  func test_TOUCH32_cards() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let cards = (0..<3).map { _ in UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)) }
      for card in cards {
        scene.controller.view.addSubview(card)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [unowned card] _ in
          let (way, speed) = (pan.translation(in: card.superview), pan.velocity(in: card.superview))
          switch pan.state {
          case .changed: card.transform = CGAffineTransform(translationX: way.x, y: way.y).rotated(by: way.x / 1000)
          case .ended where abs(way.x) > 120 || abs(speed.x) > 500:
            card.removeFromSuperview()
            trace.note("thrown")
          case .ended, .cancelled:
            UIView.animate(withDuration: 0.2) { card.transform = .identity }
            trace.note("back")
          default: break
          }
        }
        card.addGestureRecognizer(pan)
      }
      trace.begin()
      let start = CGPoint(x: 200, y: 200)
      scene.fingers.drag(from: start, to: CGPoint(x: 260, y: 210))
      scene.fingers.drag(from: start, to: CGPoint(x: 360, y: 210))
      scene.fingers.swipe(from: start, to: CGPoint(x: 110, y: 200), duration: 0.1)
      trace.expect("back\nthrown\nthrown")
      XCTAssertEqual(cards[0].transform, .identity)
      XCTAssertEqual(cards.map { $0.superview != nil }, [true, false, false])
    }
  }

  /// TOUCH-32: the translation that is set to zero in each step adds up to the whole way.
  func test_TOUCH32_translationReset() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scene.controller.view.addSubview(box)
      let pan = UIPanGestureRecognizer()
      pan.addHandler { _ in
        let way = pan.translation(in: box.superview)
        box.center = CGPoint(x: box.center.x + way.x, y: box.center.y + way.y)
        pan.setTranslation(.zero, in: box.superview)
      }
      box.addGestureRecognizer(pan)
      scene.fingers.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 150), steps: 7)
      XCTAssertEqual(box.center.x, 250, accuracy: 0.001)
      XCTAssertEqual(box.center.y, 150, accuracy: 0.001)
      XCTAssertEqual(pan.translation(in: box.superview), .zero)
    }
  }

  /// TOUCH-32: a pan of two fingers counts from the second one on, and ends when one is lifted.
  func test_TOUCH32_twoFingers() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      pan.addHandler { _ in trace.note("\(pan.state) \(Int(pan.translation(in: nil).x)) of \(pan.numberOfTouches)") }
      scene.controller.view.addGestureRecognizer(pan)
      trace.begin()
      let fingers = scene.fingers
      fingers.begin(at: CGPoint(x: 100, y: 100))
      fingers.move(to: CGPoint(x: 150, y: 100))
      fingers.begin(1, at: CGPoint(x: 200, y: 100))
      fingers.move(to: [CGPoint(x: 154, y: 100), CGPoint(x: 204, y: 100)])
      trace.expect("")
      fingers.move(to: [CGPoint(x: 162, y: 100), CGPoint(x: 212, y: 100)])
      fingers.end(1)
      fingers.move(to: CGPoint(x: 190, y: 100))
      fingers.end()
      trace.expect("began 12 of 2\nended 12 of 1")
    }
  }

  /// A sheet with a scroll view: the pan moves the sheet while the content is at its top, and scrolls otherwise.
  @MainActor private final class BottomSheet: NSObject, UIGestureRecognizerDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 250, width: 400, height: 400))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let pan = UIPanGestureRecognizer()
    private var top: CGFloat = 250

    override init() {
      super.init()
      scroll.contentSize = CGSize(width: 400, height: 2000)
      view.addSubview(scroll)
      pan.delegate = self
      pan.addHandler { [unowned self] _ in moved() }
      view.addGestureRecognizer(pan)
    }

    private func moved() {
      let way = pan.translation(in: view.superview).y
      switch pan.state {
      case .began, .changed:
        guard scroll.contentOffset.y <= 0 || view.frame.minY > 50 else { return }
        if way < 0 && view.frame.minY <= 50 { return }
        view.frame.origin.y = max(50, top + way)
        scroll.contentOffset = .zero
      case .ended, .cancelled:
        top = pan.velocity(in: nil).y < 0 || view.frame.minY < 150 ? 50 : 250
        view.frame.origin.y = top
      default: break
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { other === scroll.panGestureRecognizer }
  }

  /// TOUCH-22: both pans go on together.
  func test_TOUCH22_bottomSheet() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let sheet = BottomSheet()
      scene.controller.view.addSubview(sheet.view)
      scene.fingers.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250))
      XCTAssertEqual(sheet.view.frame.minY, 250)
      XCTAssertEqual(sheet.scroll.contentOffset.y, 0)
      scene.fingers.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 160))
      XCTAssertEqual(sheet.view.frame.minY, 50)
      scene.fingers.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 150))
      XCTAssertEqual(sheet.view.frame.minY, 50)
      XCTAssertEqual(sheet.scroll.contentOffset.y, 200)
    }
  }

  /// TOUCH-31: a long press lifts a row of a stack and moves it to another place.
  func test_TOUCH31_reorderedStack() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
      (stack.axis, stack.distribution) = (.vertical, .fillEqually)
      let rows = (0..<3).map { number in
        let row = UIView()
        row.tag = number
        let press = UILongPressGestureRecognizer()
        press.addHandler { [unowned row] _ in
          guard press.state == .changed else { return }
          let place = Int(press.location(in: stack).y / 100)
          guard stack.arrangedSubviews.indices.contains(place), stack.arrangedSubviews[place] !== row else { return }
          stack.insertArrangedSubview(row, at: place)
          stack.layoutIfNeeded()
        }
        row.addGestureRecognizer(press)
        stack.addArrangedSubview(row)
        return row
      }
      scene.controller.view.addSubview(stack)
      stack.layoutIfNeeded()
      scene.fingers.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250), steps: 5)
      XCTAssertEqual(stack.arrangedSubviews.map(\.tag), [0, 1, 2])
      scene.fingers.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250), steps: 5, hold: 0.6)
      XCTAssertEqual(stack.arrangedSubviews.map(\.tag), [1, 2, 0])
      XCTAssertEqual(rows[0].frame.minY, 200)
    }
  }
}
