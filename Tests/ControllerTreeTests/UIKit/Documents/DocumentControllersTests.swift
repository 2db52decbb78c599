import UIKit
import XCTest

@testable import ControllerTree

/// Document browsers and previews.
final class DocumentControllersTests: XCTestCase {
  /// DOC-07: a person opens and makes documents in a browser.
  func test_DOC07_browser() async {
    await withTrace { trace in
      let browser = trace.controller("B") { UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: nil) }
      let notes = BrowserNotes(trace)
      let url = URL(fileURLWithPath: #filePath)
      XCTAssertFalse(browser.choose([url]))
      XCTAssertFalse(browser.createDocument())
      trace.show(browser)
      XCTAssertTrue(browser.choose([url]), "Nobody is told.")
      browser.createDocument()
      browser.delegate = notes
      XCTAssertTrue(browser.choose([url]))
      XCTAssertFalse(browser.choose([url, url]))
      browser.allowsPickingMultipleItems = true
      XCTAssertTrue(browser.choose([url, url]))
      trace.expect("picked 1\npicked 2")
      for answer in [(url, .copy), (URL(fileURLWithPath: "/none"), .move), (nil, .none)]
        as [(URL?, UIDocumentBrowserViewController.ImportMode)]
      {
        notes.answer = answer
        browser.createDocument()
      }
      trace.expect("requested\nimported\nrequested\nfailed\nrequested")
      browser.allowsDocumentCreation = false
      XCTAssertFalse(browser.createDocument())
      browser.revealDocument(at: url, importIfNeeded: false) { found, error in
        trace.note("revealed \(found != nil) \(error == nil)")
      }
      browser.revealDocument(at: URL(fileURLWithPath: "/none"), importIfNeeded: false) { found, error in
        trace.note("revealed \(found != nil) \(error == nil)")
      }
      UpdateCycle.main.settle()
      trace.expect("revealed true true\nrevealed false false")
      XCTAssertNotNil(UIDocumentBrowserViewController(coder: NSCoder()))
    }
  }

  /// DOC-07: a delegate may leave out each method.
  func test_DOC07_defaults() async {
    await MainActor.run {
      let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.text"])
      let defaults = DefaultBrowser()
      defaults.documentBrowser(browser, didPickDocumentsAt: [])
      defaults.documentBrowser(browser) { url, mode in XCTAssertTrue(url == nil && mode == .none) }
      let url = URL(fileURLWithPath: "/a")
      defaults.documentBrowser(browser, didImportDocumentAt: url, toDestinationURL: url)
      defaults.documentBrowser(browser, failedToImportDocumentAt: url, error: nil)
    }
  }

  /// DOC-08: a file is previewed over the delegate's controller.
  func test_DOC08_preview() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (documents, notes) = (
        UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/Plan.pdf")), InteractionNotes(trace)
      )
      XCTAssertFalse(documents.presentPreview(animated: true), "There is no delegate.")
      documents.delegate = notes
      XCTAssertFalse(documents.presentPreview(animated: true), "The controller is not on screen.")
      notes.presenter = root
      XCTAssertTrue(documents.presentPreview(animated: true))
      XCTAssertFalse(documents.presentPreview(animated: true))
      XCTAssertEqual(root.presentedViewController?.title, "Plan.pdf")
      trace.begin()
      documents.dismissPreview(animated: true)
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(notes.calls, ["will preview", "did preview"])
      XCTAssertEqual(documents.uti, "com.adobe.pdf")
      (documents.name, documents.uti) = ("Mine", "public.data")
      XCTAssertEqual([documents.name, documents.uti], ["Mine", "public.data"])
      XCTAssertTrue(documents.icons.isEmpty && documents.gestureRecognizers.isEmpty)
      XCTAssertFalse(UIDocumentInteractionController().presentPreview(animated: false))
      trace.begin()
    }
  }

  /// DOC-08: menus open for a view in a window; the file goes to another app.
  func test_DOC08_menus() async {
    await withStage { trace in
      let root = UIViewController()
      let (documents, notes) = (
        UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/Plan.pdf")), InteractionNotes(trace)
      )
      documents.delegate = notes
      XCTAssertFalse(documents.presentOptionsMenu(from: .zero, in: root.view, animated: true))
      trace.show(root)
      XCTAssertFalse(documents.sendToApplication("com.example.reader"))
      documents.dismissMenu(animated: true)
      XCTAssertTrue(documents.presentOptionsMenu(from: .zero, in: root.view, animated: true))
      XCTAssertFalse(documents.presentOpenInMenu(from: .zero, in: root.view, animated: true))
      documents.dismissMenu(animated: true)
      XCTAssertTrue(documents.presentOpenInMenu(from: UIBarButtonItem(), animated: true))
      XCTAssertTrue(documents.sendToApplication("com.example.reader"))
      XCTAssertEqual(
        notes.calls, ["will options", "did options", "will open in", "will send", "did open in", "did send"])
      XCTAssertTrue(documents.presentOptionsMenu(from: UIBarButtonItem(), animated: true))
      documents.delegate = DefaultInteractions.shared
      XCTAssertTrue(documents.sendToApplication("x"))
      XCTAssertTrue(documents.presentOpenInMenu(from: .zero, in: root.view, animated: true))
      documents.dismissMenu(animated: true)
      XCTAssertTrue(documents.presentOptionsMenu(from: .zero, in: root.view, animated: true))
      documents.dismissMenu(animated: true)
      XCTAssertFalse(documents.presentPreview(animated: true))
      DefaultInteractions.shared.documentInteractionControllerWillBeginPreview(documents)
      DefaultInteractions.shared.documentInteractionControllerDidEndPreview(documents)
    }
  }
}

private final class DefaultBrowser: NSObject, UIDocumentBrowserViewControllerDelegate {}

@MainActor private final class DefaultInteractions: NSObject, UIDocumentInteractionControllerDelegate {
  static let shared = DefaultInteractions()
}

private final class BrowserNotes: NSObject, UIDocumentBrowserViewControllerDelegate {
  private let trace: Trace
  var answer: (URL?, UIDocumentBrowserViewController.ImportMode) = (nil, .none)
  init(_ trace: Trace) { self.trace = trace }

  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    trace.note("picked \(documentURLs.count)")
  }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode)
      -> Void
  ) {
    trace.note("requested")
    importHandler(answer.0, answer.1)
  }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { trace.note("imported") }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) { trace.note("failed") }
}

private final class InteractionNotes: NSObject, UIDocumentInteractionControllerDelegate {
  var calls: [String] = []
  var presenter = UIViewController()
  init(_ trace: Trace) {}

  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { presenter }
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
    calls.append("will preview")
  }
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    calls.append("did preview")
  }
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
    calls.append("will options")
  }
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
    calls.append("did options")
  }
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
    calls.append("will open in")
  }
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
    calls.append("did open in")
  }
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) { calls.append("will send") }
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) { calls.append("did send") }
}
