import UIKit
import XCTest

@testable import ControllerTree

/// Properties of documents' controllers, print jobs, calendars and screens without content that the library never reads.
final class StoredPropertiesOfDocuments: XCTestCase {
  func test_documentControllersStoreTheirLooks() async {
    await MainActor.run {
      let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.text"])
      XCTAssertEqual(browser.allowedContentTypes, ["public.text"])
      assertStores(\UIDocumentBrowserViewController.recentDocumentsContentTypes, ["a"], in: browser)
      assertStores(\UIDocumentBrowserViewController.shouldShowFileExtensions, true, in: browser)
      assertStores(
        \UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems, [UIBarButtonItem()], in: browser)
      assertStores(
        \UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems, [UIBarButtonItem()], in: browser)
      assertStores(\UIDocumentBrowserViewController.browserUserInterfaceStyle, .dark, in: browser)
      assertStores(\UIDocumentBrowserViewController.localizedCreateDocumentActionTitle, "New", in: browser)
      assertStores(\UIDocumentBrowserViewController.defaultDocumentAspectRatio, 1, in: browser)
      let documents = UIDocumentInteractionController()
      documents.annotation = 1  // \.annotation
      XCTAssertEqual(documents.annotation as? Int, 1)
    }
  }

  func test_printingStoresItsOptions() async {
    await withStage { _ in
      let info = UIPrintInfo.printInfo()
      assertStores(\UIPrintInfo.outputType, .photo, in: info)
      assertStores(\UIPrintInfo.orientation, .landscape, in: info)
      assertStores(\UIPrintInfo.duplex, .longEdge, in: info)
      assertStores(\UIPrintInfo.jobName, "Plan", in: info)
      assertStores(\UIPrintInfo.printerID, "1", in: info)
      let controller = UIPrintInteractionController()
      controller.printInfo = info
      XCTAssertTrue(controller.printInfo === info)
      assertStores(\UIPrintInteractionController.showsNumberOfCopies, false, in: controller)
      assertStores(\UIPrintInteractionController.showsPageRange, false, in: controller)
      assertStores(\UIPrintInteractionController.showsPaperOrientation, false, in: controller)
      assertStores(\UIPrintInteractionController.showsPaperSelectionForLoadedPapers, true, in: controller)
      let text = UISimpleTextPrintFormatter(text: "")
      assertStores(\UISimpleTextPrintFormatter.color, .red, in: text)
      assertStores(\UISimpleTextPrintFormatter.textAlignment, .center, in: text)
    }
  }

  func test_calendarsAndEmptyScreensStoreTheirLooks() async {
    await MainActor.run {
      let (calendar, empty) = (UICalendarView(), UIContentUnavailableView(configuration: .empty()))
      assertStores(\UICalendarView.locale, Locale(identifier: "xx"), in: calendar)
      assertStores(\UICalendarView.fontDesign, .rounded, in: calendar)
      assertStores(\UIFindSession.searchResultDisplayStyle, .total, in: UIFindSession())  // \.searchResultDisplayStyle
      let find = UIFindInteraction(sessionDelegate: UITextView())
      find.optionsMenuProvider = { _ in nil }  // \.optionsMenuProvider
      XCTAssertNotNil(find.optionsMenuProvider)
      assertStores(\UIContentUnavailableView.isScrollEnabled, false, in: empty)
    }
  }
}
