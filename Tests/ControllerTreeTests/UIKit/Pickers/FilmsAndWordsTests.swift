import UIKit
import XCTest

/// The editor of films and the definitions of words.
final class FilmsAndWordsTests: XCTestCase {
  private final class Delegate: NSObject, UIVideoEditorControllerDelegate, UINavigationControllerDelegate {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String) {
      note("saved \(editedVideoPath)")
      editor.dismiss(animated: true)
    }
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {
      note("failed \((error as NSError).code)")
      editor.dismiss(animated: true)
    }
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
      note("cancelled")
      editor.dismiss(animated: true)
    }
  }
  private final class Plain: NSObject, UIVideoEditorControllerDelegate, UINavigationControllerDelegate {}

  @MainActor private static func presenter(_ trace: Trace) -> UIViewController {
    let (window, root) = (UIWindow(), UIViewController())
    trace.keep(window)
    trace.setUp {
      window.rootViewController = root
      window.isHidden = false
    }
    return root
  }

  /// ACT-76, ACT-20: the delegate is told, and dismisses the editor.
  func test_ACT76_films() async {
    await withStage { trace in
      let presenter = Self.presenter(trace)
      var calls: [String] = []
      let (delegate, plain) = (Delegate { calls.append($0) }, Plain())
      let acts: [(UIVideoEditorController) -> Bool] = [
        { $0.save(to: "/a.mov") }, { $0.fail(CocoaError(.fileNoSuchFile)) }, { $0.cancel() },
      ]
      for delegate in [delegate, plain, nil] as [(any UINavigationControllerDelegate)?] {
        for act in acts {
          let editor = UIVideoEditorController()
          editor.delegate = delegate
          XCTAssertTrue(editor.delegate === delegate)
          XCTAssertFalse(act(editor))
          presenter.present(editor, animated: true)
          XCTAssertTrue(act(editor))
          XCTAssertNil(presenter.presentedViewController)
        }
      }
      XCTAssertEqual(calls, ["saved /a.mov", "failed 4", "cancelled"])
      XCTAssertFalse(UIVideoEditorController.canEditVideo(atPath: "/nowhere.mov"))
    }
  }

  /// ACT-77: words have definitions if the test says so.
  func test_ACT77_words() async {
    await withStage { trace in
      let presenter = Self.presenter(trace)
      XCTAssertFalse(UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "tree"))
      UIReferenceLibraryViewController.definedTerms = ["tree"]
      XCTAssertTrue(UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "tree"))
      let controller = UIReferenceLibraryViewController(term: "tree")
      XCTAssertFalse(controller.finish())
      presenter.present(controller, animated: true)
      XCTAssertEqual(controller.term, "tree")
      XCTAssertTrue(controller.finish())
      XCTAssertNil(presenter.presentedViewController)
      XCTAssertEqual(UIReferenceLibraryViewController(coder: NSCoder())?.term, "")
    }
  }
}
