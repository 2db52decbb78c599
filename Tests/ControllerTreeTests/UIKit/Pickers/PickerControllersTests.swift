import UIKit
import XCTest

@testable import ControllerTree

/// Notes the calls of all pickers, and dismisses image pickers.
private final class Delegate: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate
{
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) { self.note = note }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    note("picked \(urls.map(\.lastPathComponent)) \(controller.presentingViewController == nil)")
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { note("cancelled") }
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    note("image \((info[.originalImage] as? UIImage)?.size.width ?? 0) \(picker.presentingViewController == nil)")
    picker.dismiss(animated: true)
  }
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { note("color \(color)") }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { note("finished") }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { note("font") }
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { note("no font") }
}

private final class OwnActivity: UIActivity {
  var note: (String) -> Void = { _ in }
  override var activityType: UIActivity.ActivityType? { .init("own") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
  override func prepare(withActivityItems activityItems: [Any]) { note("prepare \(activityItems.count)") }
  override func perform() {
    note("perform")
    activityDidFinish(true)
  }
}

final class PickerControllersTests: XCTestCase {
  /// A controller on screen.
  @MainActor private static func presenter(_ trace: Trace) -> UIViewController {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    trace.keep(window)
    trace.setUp {
      window.rootViewController = controller
      window.isHidden = false
    }
    return controller
  }

  /// ACT-21, ACT-20: a document picker is dismissed, then the delegate is told.
  func test_ACT20_ACT21_documents() async {
    await withStage { trace in
      let presenter = Self.presenter(trace)
      var calls: [String] = []
      let delegate = Delegate { calls.append($0) }
      let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
      picker.delegate = delegate
      let urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
      XCTAssertFalse(picker.choose([urls[0]]))
      presenter.present(picker, animated: false)
      XCTAssertFalse(picker.choose([]))
      XCTAssertFalse(picker.choose(urls))
      picker.allowsMultipleSelection = true
      XCTAssertTrue(picker.choose(urls))
      XCTAssertEqual(calls, ["picked [\"a\", \"b\"] true"])
      XCTAssertFalse(picker.cancel())
      presenter.present(picker, animated: false)
      XCTAssertTrue(picker.cancel())
      XCTAssertEqual(calls.last, "cancelled")
      XCTAssertEqual(UIDocumentPickerViewController(forExporting: urls).exportedURLs, urls)
    }
  }

  /// ACT-22: an image picker's delegate dismisses it; without one it is dismissed.
  func test_ACT22_images() async {
    await withStage { trace in
      let presenter = Self.presenter(trace)
      var calls: [String] = []
      let delegate = Delegate { calls.append($0) }
      let picker = UIImagePickerController()
      picker.delegate = delegate
      presenter.present(picker, animated: false)
      XCTAssertTrue(picker.choose(UIImage(systemName: "star") ?? UIImage()))
      XCTAssertEqual(calls, ["image 20.0 false"])
      XCTAssertNil(presenter.presentedViewController)
      presenter.present(picker, animated: false)
      // The delegate leaves the method out.
      XCTAssertTrue(picker.cancel())
      XCTAssertNil(presenter.presentedViewController)
      picker.delegate = nil
      presenter.present(picker, animated: false)
      XCTAssertTrue(picker.choose([:]))
      XCTAssertNil(presenter.presentedViewController)
      XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
      XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
    }
  }

  /// ACT-23: an activity is performed after the dismissal, then the handler is called.
  func test_ACT23_activities() async {
    await withStage { trace in
      let presenter = Self.presenter(trace)
      var calls: [String] = []
      let own = OwnActivity()
      own.note = { calls.append($0) }
      let controller = UIActivityViewController(activityItems: ["Hello", 5], applicationActivities: [own])
      controller.excludedActivityTypes = [.mail]
      controller.completionWithItemsHandler = { type, completed, _, _ in
        calls.append("\(type?.rawValue ?? "none") \(completed) \(controller.presentingViewController == nil)")
      }
      presenter.present(controller, animated: false)
      XCTAssertFalse(controller.choose(.mail))
      XCTAssertTrue(controller.choose(.init("own")))
      XCTAssertEqual(calls, ["prepare 2", "perform", "own true true"])
      presenter.present(controller, animated: false)
      XCTAssertTrue(controller.choose(.copyToPasteboard))
      XCTAssertEqual(UIPasteboard.general.strings, ["Hello"])
      presenter.present(controller, animated: false)
      XCTAssertTrue(controller.cancel())
      XCTAssertEqual(calls.last, "none false true")
      let empty = UIActivityViewController(activityItems: [5], applicationActivities: [own])
      presenter.present(empty, animated: false)
      XCTAssertFalse(empty.choose(.init("own")))
      XCTAssertTrue(empty.cancel())
    }
  }

  /// ACT-24, ACT-25: colours and fonts.
  func test_ACT24_ACT25_colorsAndFonts() async {
    await withStage { trace in
      let presenter = Self.presenter(trace)
      var calls: [String] = []
      let delegate = Delegate { calls.append($0) }
      let picker = UIColorPickerViewController()
      picker.delegate = delegate
      XCTAssertFalse(picker.choose(.red))
      presenter.present(picker, animated: false)
      picker.supportsAlpha = false
      XCTAssertTrue(picker.choose(UIColor(white: 0, alpha: 0.5)))
      XCTAssertEqual(picker.selectedColor, UIColor(white: 0, alpha: 1))
      XCTAssertTrue(presenter.presentedViewController === picker)
      XCTAssertTrue(picker.finish())
      XCTAssertEqual(calls, ["color UIExtendedGrayColorSpace 0 1", "finished"])
      let fonts = UIFontPickerViewController()
      fonts.delegate = delegate
      presenter.present(fonts, animated: false)
      XCTAssertTrue(fonts.choose(UIFont.systemFont(ofSize: 10).fontDescriptor))
      XCTAssertNotNil(fonts.selectedFontDescriptor)
      XCTAssertTrue(fonts.cancel())
      XCTAssertEqual(calls.suffix(2), ["font", "no font"])
    }
  }
}
