import UIKit
import XCTest

/// The properties of writing tools that only store a value.
final class StoredPropertiesOfWritingTools: XCTestCase {
  func test_writingTools() async {
    await withStage { _ in
      let (tools, view) = (UIWritingToolsCoordinator(delegate: nil), UIView())
      assertStores(\UIWritingToolsCoordinator.effectContainerView, view, in: tools)
      assertStores(\UIWritingToolsCoordinator.decorationContainerView, view, in: tools)
      assertStores(\UIWritingToolsCoordinator.includesTextListMarkers, true, in: tools)
      assertStores(\UITextView.borderStyle, .roundedRect, in: UITextView())
      let text = UITextView()
      XCTAssertEqual(text.textFormattingConfiguration?.groups.isEmpty, false)
      text.textFormattingConfiguration = .init(groups: [])
      XCTAssertEqual(text.textFormattingConfiguration?.groups.isEmpty, true)
      text.textFormattingConfiguration = nil
      XCTAssertNil(text.textFormattingConfiguration)
      tools.preferredResultOptions = [.richText]
      XCTAssertEqual(tools.resultOptions, [.richText])
      let parameters = UIWritingToolsCoordinator.AnimationParameters()
      var calls = 0
      parameters[keyPath: \UIWritingToolsCoordinator.AnimationParameters.progressHandler] = { _ in calls += 1 }
      parameters[keyPath: \UIWritingToolsCoordinator.AnimationParameters.completionHandler] = { calls += 1 }
      parameters.progressHandler?(1)
      parameters.completionHandler?()
      XCTAssertEqual([calls, Int(parameters.duration), Int(parameters.delay)], [2, 0, 0])
    }
  }
}
