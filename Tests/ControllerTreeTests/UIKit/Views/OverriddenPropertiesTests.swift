import UIKit
import XCTest

/// Read-only properties that subclasses override, as in UIKit.
final class OverriddenPropertiesTests: XCTestCase {
  private final class Effect: UIVisualEffectView {
    let inner = UIView()
    override var contentView: UIView { inner }
  }

  private final class Interaction: UIPercentDrivenInteractiveTransition {
    override var percentComplete: CGFloat { super.percentComplete + 0.5 }
    override var duration: CGFloat { super.duration + 2 }
  }

  private final class Alert: UIAlertController {
    override var actions: [UIAlertAction] { super.actions.reversed() }
  }

  func test_overridesAreAsked() async {
    await MainActor.run {
      let effect = Effect(effect: nil)
      XCTAssertTrue((effect as UIVisualEffectView).contentView === effect.inner)
      let interaction: UIPercentDrivenInteractiveTransition = Interaction()
      XCTAssertEqual([interaction.percentComplete, interaction.duration], [0.5, 2])
      let alert: UIAlertController = Alert(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "A", style: .default))
      alert.addAction(UIAlertAction(title: "B", style: .default))
      XCTAssertEqual(alert.actions.map(\.title), ["B", "A"])
    }
  }
}
