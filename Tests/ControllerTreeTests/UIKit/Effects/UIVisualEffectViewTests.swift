import UIKit
import XCTest

@testable import ControllerTree

final class UIVisualEffectViewTests: XCTestCase {
  /// LAYER-61: an animator that ends at its start restores the effect; one that ends at its end keeps it.
  func test_LAYER61_effect() async {
    await withStage(pacing: .manual) { trace in
      let view = UIVisualEffectView(effect: nil)
      trace.window().addSubview(view)
      for end in [UIViewAnimatingPosition.start, .end] {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.effect = UIBlurEffect(style: .light)
          view.effect = UIBlurEffect(style: .dark)
        }
        animator.fractionComplete = 0.3
        XCTAssertEqual(view.effect, UIBlurEffect(style: .dark))
        animator.stopAnimation(false)
        animator.finishAnimation(at: end)
        XCTAssertEqual(view.effect, end == .start ? nil : UIBlurEffect(style: .dark))
      }
    }
  }
}
