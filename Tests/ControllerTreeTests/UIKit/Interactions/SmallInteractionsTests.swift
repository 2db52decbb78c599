import UIKit
import XCTest

@testable import ControllerTree

final class SmallInteractionsTests: XCTestCase {
  private final class Pen: NSObject, UIPencilInteractionDelegate {
    var taps = 0
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
  }
  private final class Silent: NSObject, UIPencilInteractionDelegate, UIToolTipInteractionDelegate,
    UILargeContentViewerInteractionDelegate
  {}

  /// ACT-68: a pencil's tap is told as long as the interaction is enabled and in a window.
  func test_ACT68_taps() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let pen = Pen()
      let interaction = UIPencilInteraction(delegate: pen)
      XCTAssertFalse(interaction.tap())
      root.view.addInteraction(interaction)
      XCTAssertTrue(interaction.view === root.view)
      XCTAssertTrue(interaction.tap())
      interaction.isEnabled = false
      XCTAssertFalse(interaction.tap())
      XCTAssertEqual(pen.taps, 1)
      let silent = Silent()
      interaction.delegate = silent
      interaction.isEnabled = true
      XCTAssertTrue(interaction.tap())
      XCTAssertEqual(UIPencilInteraction.preferredTapAction, .switchEraser)
      XCTAssertEqual(UIPencilInteraction.preferredSqueezeAction, .showContextualPalette)
      XCTAssertFalse(UIPencilInteraction.prefersPencilOnlyDrawing)
      XCTAssertTrue(UIPencilInteraction.prefersHoverToolPreview)
    }
  }

  /// Texts of pointers and large forms: nothing is shown.
  func test_textsOfPointersAndLargeForms() async {
    await withStage { _ in
      let view = UIView()
      let tip = UIToolTipInteraction(defaultToolTip: "A")
      let silent = Silent()
      tip.delegate = silent
      view.addInteraction(tip)
      XCTAssertTrue(tip.view === view)
      XCTAssertEqual(silent.toolTipInteraction(tip, configurationAt: .zero)?.toolTip, "A")
      XCTAssertNil(silent.toolTipInteraction(UIToolTipInteraction(), configurationAt: .zero))
      XCTAssertEqual(UIToolTipConfiguration(toolTip: "A", in: .infinite).sourceRect, .infinite)
      let large = UILargeContentViewerInteraction(delegate: silent)
      XCTAssertTrue(large.delegate === silent)
      XCTAssertTrue(large.gestureRecognizerForExclusionRelationship.isEnabled)
      silent.largeContentViewerInteraction(large, didEndOn: view, at: .zero)
      XCTAssertNil(silent.largeContentViewerInteraction(large, itemAt: .zero))
      XCTAssertFalse(silent.viewController(for: large).isViewLoaded)
      let item: any UILargeContentViewerItem = view
      XCTAssertFalse(item.showsLargeContentViewer)
    }
  }

  /// Suggestions, delegates of search fields, restrictions of scenes.
  func test_searchAndScenes() async {
    await withStage { _ in
      let suggestion = UISearchSuggestionItem(localizedSuggestion: "A", localizedDescription: "B", iconImage: UIImage())
      suggestion.representedObject = 1
      XCTAssertEqual([suggestion.localizedSuggestion, suggestion.localizedDescription], ["A", "B"])
      XCTAssertEqual(suggestion.representedObject as? Int, 1)
      let field = FieldDelegate()
      XCTAssertNil(
        field.searchTextField(UISearchTextField(), itemProviderForCopying: UISearchToken(icon: nil, text: "A"))
          .suggestedName)
      let scene = UIWindowScene()
      XCTAssertNil(scene.sizeRestrictions)
      XCTAssertTrue(scene.isFullScreen)
      UIScreen.main.deviceTraits = UITraitCollection(userInterfaceIdiom: .pad)
      scene.sizeRestrictions?.minimumSize = CGSize(width: 1, height: 2)
      XCTAssertEqual(scene.sizeRestrictions?.minimumSize.height, 2)
      let conditions = UISceneActivationConditions()
      scene.activationConditions = conditions
      XCTAssertTrue(scene.activationConditions === conditions)
      XCTAssertTrue(conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))
    }
  }

  private final class FieldDelegate: NSObject, UISearchTextFieldDelegate {}
}
