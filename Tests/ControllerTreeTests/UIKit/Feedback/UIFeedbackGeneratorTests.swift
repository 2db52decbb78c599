import UIKit
import XCTest

@testable import ControllerTree

final class UIFeedbackGeneratorTests: XCTestCase {
  /// ACT-10: feedback is noted in order, on each stage for itself.
  func test_ACT10_feedback() async {
    await withStage { _ in
      let impact = UIImpactFeedbackGenerator(style: .heavy)
      impact.prepare()
      impact.impactOccurred()
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
      UICanvasFeedbackGenerator().pathCompleted(at: .zero)
      XCTAssertEqual(
        UIFeedbackGenerator.given,
        ["impact(heavy)", "impact(medium, 0.5)", "selection", "notification(error)", "pathCompleted"])
      let view = UIView()
      let inView = UISelectionFeedbackGenerator(view: view)
      XCTAssertTrue(view.interactions.first === inView)
      XCTAssertTrue(inView.view === view)
    }
    await withStage { _ in XCTAssertTrue(UIFeedbackGenerator.given.isEmpty) }
  }
}
