import XCTest

@testable import ControllerTree

/// The keyboard's notifications: their order and contents. Rule RESP-18.
final class KeyboardTests: XCTestCase {
  /// A visible root with two text fields; their delegate and the keyboard's notifications write into the trace.
  @MainActor private static func stage(_ trace: Trace) -> (root: UIViewController, fields: [UITextField]) {
    let root = trace.controller("R")
    trace.show(root, size: UIScreen.main.bounds.size)
    let listener = KeyboardListener(trace)
    trace.kept.append(listener)
    let fields = ["A", "B"].map { name in
      let field = UITextField()
      field.placeholder = name
      field.delegate = listener
      root.view.addSubview(field)
      return field
    }
    return (root, fields)
  }

  /// RESP-18: the keyboard is shown when editing has begun, and hidden when it has ended. `did…` comes after the animation.
  func test_RESP18_showAndHide() async {
    await withTrace(pacing: .manual) { trace in
      let (_, fields) = Self.stage(trace)
      XCTAssertTrue(fields[0].becomeFirstResponder())
      trace.expect("A begins\nwillChangeFrame\nwillShow")
      trace.stage.cycle.advance(by: .seconds(0.2))
      trace.expect("")
      trace.stage.cycle.advance(by: .seconds(0.05))
      trace.expect("didChangeFrame\ndidShow")
      XCTAssertTrue(fields[0].resignFirstResponder())
      trace.expect("A ends\nwillChangeFrame\nwillHide")
      trace.stage.cycle.advance(by: .seconds(0.25))
      trace.expect("didChangeFrame\ndidHide")
    }
  }

  /// RESP-18: with immediate pacing all notifications are posted when the call returns.
  func test_RESP18_immediatePacing() async {
    await withTrace { trace in
      let (_, fields) = Self.stage(trace)
      fields[0].becomeFirstResponder()
      trace.expect("A begins\nwillChangeFrame\nwillShow\ndidChangeFrame\ndidShow")
      fields[0].becomeFirstResponder()
      trace.expect("")
      fields[0].resignFirstResponder()
      trace.expect("A ends\nwillChangeFrame\nwillHide\ndidChangeFrame\ndidHide")
    }
  }

  /// RESP-18: from field to field the keyboard stays, and nothing is posted; a responder without a keyboard hides it.
  func test_RESP18_fromFieldToField() async {
    await withTrace { trace in
      let (root, fields) = Self.stage(trace)
      trace.setUp { fields[0].becomeFirstResponder() }
      fields[1].becomeFirstResponder()
      trace.expect("A ends\nB begins")
      let other = Focusable()
      root.view.addSubview(other)
      XCTAssertTrue(other.becomeFirstResponder())
      trace.expect("B ends\nwillChangeFrame\nwillHide\ndidChangeFrame\ndidHide")
    }
  }

  /// RESP-18: the keyboard's frame has the accessory view; another height shows it anew.
  func test_RESP18_accessoryViews() async {
    await withTrace(pacing: .manual) { trace in
      let (root, fields) = Self.stage(trace)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      var frames: [[CGFloat]] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { notification in
        let keys = [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey]
        let heights = keys.compactMap { (notification.userInfo?[$0] as? NSValue)?.cgRectValue }
        MainActor.assumeIsolated { frames.append(heights.map { UIScreen.main.bounds.height - $0.minY }) }
      }
      let height = UIScreen.main.device.keyboardHeight
      fields[0].inputAccessoryView = bar
      fields[0].becomeFirstResponder()
      trace.expect("A begins\nwillChangeFrame\nwillShow")
      fields[0].reloadInputViews()
      trace.expect("")
      // On its way: the first movement posts no end.
      bar.frame.size.height = 60
      fields[0].reloadInputViews()
      trace.expect("willChangeFrame\nwillShow")
      trace.stage.cycle.settle()
      trace.expect("didChangeFrame\ndidShow")
      fields[1].reloadInputViews()
      fields[1].becomeFirstResponder()
      trace.expect("A ends\nB begins\nwillChangeFrame\nwillShow")
      trace.stage.cycle.settle()
      trace.expect("didChangeFrame\ndidShow")
      // A view whose size is its content's, of an object further up.
      let holder = Holder()
      holder.bar = SizedByContent()
      root.view.addSubview(holder)
      holder.addSubview(fields[0])
      fields[0].inputAccessoryView = nil
      fields[0].becomeFirstResponder()
      trace.expect("B ends\nA begins\nwillChangeFrame\nwillShow")
      trace.stage.cycle.settle()
      trace.expect("didChangeFrame\ndidShow")
      XCTAssertEqual(
        frames,
        [
          [0, height + 44], [height + 44, height + 60], [height + 60, height],
          [height, height + 30],
        ])
      NotificationCenter.default.removeObserver(token)
    }
  }

  /// RESP-18: a keyboard that is reversed on its way posts no `did…` of the first movement.
  func test_RESP18_secondCallReversesTheChange() async {
    await withTrace(pacing: .manual) { trace in
      let (_, fields) = Self.stage(trace)
      fields[0].becomeFirstResponder()
      fields[0].resignFirstResponder()
      fields[1].becomeFirstResponder()
      trace.stage.cycle.settle()
      trace.expect(
        """
        A begins
        willChangeFrame
        willShow
        A ends
        willChangeFrame
        willHide
        B begins
        willChangeFrame
        willShow
        didChangeFrame
        didShow
        """)
    }
  }

  /// RESP-13, RESP-18: removing a field from the window hides the keyboard.
  func test_RESP18_fieldThatLeaves() async {
    await withTrace { trace in
      let (_, fields) = Self.stage(trace)
      trace.setUp { fields[0].becomeFirstResponder() }
      fields[0].removeFromSuperview()
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText),
        ["A ends", "willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    }
  }

  /// RESP-18: the notifications carry the frames in the screen's coordinates, the duration and the curve, in the types that
  /// UIKit uses.
  func test_RESP18_userInfo() async throws {
    try await withTrace { trace in
      UIScreen.main.device = .iPhone
      let (_, fields) = Self.stage(trace)
      nonisolated(unsafe) var heard: [Notification] = []
      let tokens = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidHideNotification].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          heard.append(notification)
        }
      }
      trace.setUp {
        fields[0].becomeFirstResponder()
        fields[0].resignFirstResponder()
        tokens.forEach(NotificationCenter.default.removeObserver)
      }
      let (hidden, shown) = (
        CGRect(x: 0, y: 852, width: 393, height: 336), CGRect(x: 0, y: 516, width: 393, height: 336)
      )
      XCTAssertEqual(heard.count, 2)
      for (notification, frames) in zip(heard, [(hidden, shown), (shown, hidden)]) {
        let info = try XCTUnwrap(notification.userInfo)
        XCTAssertTrue(notification.object as? UIScreen === UIScreen.main)
        XCTAssertEqual(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect, frames.0)
        XCTAssertEqual((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue, frames.1)
        XCTAssertEqual(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
        XCTAssertEqual((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue, 0.25)
        XCTAssertEqual(
          (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int).flatMap(UIView.AnimationCurve.init), .easeInOut)
        XCTAssertEqual(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool, true)
      }
    }
  }
}

private final class SizedByContent: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
}

private final class Holder: UIView {
  var bar: UIView?
  override var inputAccessoryView: UIView? { bar }
}

private final class Focusable: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
