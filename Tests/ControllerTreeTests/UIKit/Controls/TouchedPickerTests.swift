import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on pickers: the same events as the act by name.
final class TouchedPickerTests: XCTestCase {
  private struct Scene {
    let picker: UIPickerView
    let fingers: Fingers
  }

  @MainActor private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      trace.note("row \(row) of \(component)")
    }
  }

  @MainActor private static func show(_ trace: Trace) -> Scene {
    let root = trace.controller("P")
    let window = trace.show(root)
    let (picker, rows) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216)), Rows(trace))
    trace.kept.append(rows)
    (picker.dataSource, picker.delegate) = (rows, rows)
    root.view.addSubview(picker)
    return Scene(picker: picker, fingers: window.fingers)
  }

  /// TOUCH-46, TEXT-26: a tap on a row, and a spin to it.
  func test_TOUCH46_taps() async {
    await expectSameEvents(
      "row 2 of 1", in: Self.show, act: { $0.picker.spin(to: 2, inComponent: 1) },
      touch: { $0.fingers.tap($0.picker, at: CGPoint(x: 200, y: 108 + 64)) })
    await expectSameEvents(
      "row 3 of 0", in: Self.show, act: { $0.picker.spin(to: 3, inComponent: 0) },
      touch: { $0.fingers.drag($0.picker, by: CGVector(dx: 0, dy: -96), at: CGPoint(x: 60, y: 150)) })
  }

  /// TOUCH-46: what is beside the rows does nothing; a spin ends at the last row, and a fast one goes on.
  func test_TOUCH46_ends() async {
    await withTrace { trace in
      let scene = trace.setUp { Self.show(trace) }
      trace.begin()
      for point in [CGPoint(x: 20, y: 160), CGPoint(x: 60, y: 108), CGPoint(x: 60, y: 50), CGPoint(x: 290, y: 150)] {
        XCTAssertTrue(scene.fingers.tap(scene.picker, at: point))
      }
      scene.fingers.drag(scene.picker, by: CGVector(dx: 0, dy: 150), at: CGPoint(x: 60, y: 50))
      scene.fingers.drag(scene.picker, by: CGVector(dx: 0, dy: -150), at: CGPoint(x: 20, y: 200))
      trace.expect("")
      scene.fingers.swipe(scene.picker, by: CGVector(dx: 0, dy: -40), at: CGPoint(x: 60, y: 150))
      scene.fingers.swipe(scene.picker, by: CGVector(dx: 0, dy: -40), at: CGPoint(x: 60, y: 150))
      trace.expect("row 3 of 0\nrow 4 of 0")
      XCTAssertEqual(scene.picker.gestureRecognizers?.count, 1)
      scene.picker.gestureRecognizers = []
      XCTAssertNil(scene.picker.gestureRecognizers)
    }
  }
}
