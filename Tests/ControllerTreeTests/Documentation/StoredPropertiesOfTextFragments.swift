import UIKit
import XCTest

/// Properties of text fragments, drops of text and formatting that the library never reads.
final class StoredPropertiesOfTextFragments: XCTestCase {
  func test_fragmentsStoreTheirOptions() async {
    await MainActor.run {
      let (document, manager) = (NSTextContentStorage(), NSTextLayoutManager())
      assertStores(\NSTextContentStorage.includesTextListMarkers, true, in: document)
      assertStores(\NSTextLayoutManager.usesFontLeading, false, in: manager)
      assertStores(\NSTextLayoutManager.limitsLayoutForSuspiciousContents, true, in: manager)
      assertStores(\NSTextLayoutManager.usesHyphenation, true, in: manager)
      assertStores(\NSTextLayoutManager.resolvesNaturalAlignmentWithBaseWritingDirection, false, in: manager)
      assertStores(\NSTextLayoutManager.layoutQueue, OperationQueue(), in: manager)
      let element = NSTextElement(textContentManager: document)
      assertStores(
        \NSTextLayoutFragment.layoutQueue, OperationQueue(), in: NSTextLayoutFragment(textElement: element, range: nil))
      let selection = NSTextSelection(document.documentRange.location, affinity: .downstream)
      assertStores(\NSTextSelection.anchorPositionOffset, 3, in: selection)
      assertStores(\NSTextSelection.isLogical, false, in: selection)
      // \.typingAttributes
      selection.typingAttributes = [.kern: 2]
      XCTAssertEqual(selection.textSelection(with: []).typingAttributes[.kern] as? Int, 2)
    }
  }

  func test_inputsStoreOptionsOfDropsAndWritingTools() async {
    await MainActor.run {
      assertStores(\UITextDropProposal.dropProgressMode, .custom, in: UITextDropProposal(operation: .copy))
      // \.isBlinking
      assertStores(\UIStandardTextCursorView.isBlinking, false, in: UIStandardTextCursorView())
      let (view, field) = (UITextView(), UITextField())
      assertStores(\UITextView.writingToolsBehavior, .limited, in: view)
      assertStores(\UITextView.allowedWritingToolsResultOptions, [.plainText, .list], in: view)
      XCTAssertFalse(view.isWritingToolsActive)
      assertStores(\UITextField.writingToolsBehavior, .none, in: field)
      assertStores(\UITextField.allowedWritingToolsResultOptions, [.richText, .table], in: field)
      var descriptor = UITextFormattingViewController.FormattingDescriptor()
      descriptor.highlights = [.pink, .mint]
      descriptor.formattingStyleKey = "title"
      let controller = UITextFormattingViewController()
      // \.formattingDescriptor
      controller.formattingDescriptor = descriptor
      XCTAssertEqual(controller.formattingDescriptor?.highlights, [.mint, .pink])
      XCTAssertEqual(controller.formattingDescriptor?.formattingStyleKey, "title")
    }
  }
}
