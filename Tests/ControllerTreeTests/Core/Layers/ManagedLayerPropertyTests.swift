import XCTest

@testable import ControllerTree

/// Properties of layer classes that are stored by their names, as the plugin writes them for `@NSManaged`.
final class ManagedLayerPropertyTests: XCTestCase {
  private final class Ring: CALayer {
    var progress: CGFloat {
      get { managedValue("progress", 0) }
      set { setManagedValue(newValue, "progress") }
    }
    var label: String? {
      get { managedValue("label", nil) }
      set { setManagedValue(newValue, "label") }
    }
    var marks: [String] = []

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      marks = (layer as? Ring)?.marks ?? []
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      marks.append("action at \(progress)")
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.progress ?? progress
      animation.duration = 2
      return animation
    }

    override func setNeedsDisplay() {
      marks.append("display at \(progress)")
      super.setNeedsDisplay()
    }
  }

  /// The action is searched before the change, the content is drawn after it, and the copy has the value of the moment.
  func test_LAYER43_settingAnimates() async {
    await withTrace(pacing: .manual) { trace in
      let ring = Ring()
      XCTAssertEqual(ring.progress, 0)
      XCTAssertNil(ring.label)
      ring.progress = 0.5
      XCTAssertEqual(ring.marks, ["action at 0.0", "display at 0.5"])
      XCTAssertEqual(ring.animationKeys(), ["progress"])
      let root = trace.controller("A")
      trace.show(root)
      root.view.layer.addSublayer(ring)
      ring.marks = []
      ring.progress = 1
      ring.label = "full"
      XCTAssertEqual(ring.marks, ["action at 0.5", "display at 1.0"])
      XCTAssertEqual(ring.label, "full")
      UpdateCycle.main.advance(by: .seconds(1))
      XCTAssertEqual(ring.progress, 1)
      XCTAssertEqual(ring.presentation()?.progress ?? 0, 0.75, accuracy: 0.15)
      XCTAssertEqual(ring.presentation()?.marks, ring.marks)
      UpdateCycle.main.settle()
      XCTAssertEqual(ring.presentation()?.progress, 1)
      ring.setValue(0.25 as Double, forKey: "progress")
      XCTAssertEqual(ring.progress, 0.25)
    }
  }
}
