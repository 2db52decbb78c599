import UIKit
import XCTest

@testable import ControllerTree

final class FormerAnimationCallsTests: XCTestCase {
  @available(*, deprecated)
  @MainActor private static func move(_ view: UIView) {
    UIView.beginAnimations("a", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(view)
    UIView.setAnimationDidStop(nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationRepeatCount(1)
    UIView.setAnimationRepeatAutoreverses(false)
    view.center.x = 10
    UIView.commitAnimations()
    UIApplication.shared.setStatusBarHidden(true, with: .fade)
    UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
  }

  @MainActor private protocol Moving { func move(_ view: UIView) }
  private struct Mover: Moving {
    @available(*, deprecated)
    func move(_ view: UIView) { FormerAnimationCallsTests.move(view) }
  }

  /// Changes between the former calls are made at once.
  func test_changesAreMadeAtOnce() async {
    await withStage { _ in
      let view = UIView()
      let mover: any Moving = Mover()
      mover.move(view)
      XCTAssertEqual(view.center.x, 10)
      XCTAssertNil(view.layer.animationKeys())
    }
  }
}
