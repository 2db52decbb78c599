import ControllerTree
import Foundation

/// Lets a person cut a film. A person's acts are ``save(to:)``, ``fail(_:)`` and ``cancel()``; no film is read. Rules: ACT-20, ACT-76.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  private weak var editorDelegate: (any UIVideoEditorControllerDelegate & UINavigationControllerDelegate)?
  /// Is told of the result. Not retained.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {
      super.delegate = newValue
      editorDelegate = newValue as? any UIVideoEditorControllerDelegate & UINavigationControllerDelegate
    }
  }
  /// The path of the film. The library never reads it.
  open var videoPath = ""
  /// The longest time of the film, in seconds; 0 for no limit. The library never reads it.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of the film. The library never reads it.
  open var videoQuality = UIImagePickerController.QualityType.typeMedium

  /// Whether there is a file at a path. What is in it is not read.
  open class func canEditVideo(atPath videoPath: String) -> Bool { FileManager.default.fileExists(atPath: videoPath) }

  /// A person saves the film, in one event: the delegate is told, and dismisses the editor. Without a delegate the editor is dismissed.
  /// Rules: ACT-76.
  /// - Parameter path: Where the film that was cut would be.
  /// - Returns: Whether a person could save it.
  @discardableResult
  @_disfavoredOverload
  open func save(to path: String) -> Bool {
    actOnPresented("save(to:)") {
      guard let editorDelegate else { return dismiss(animated: true) }
      editorDelegate.videoEditorController(self, didSaveEditedVideoToPath: path)
    }
  }

  /// The film can't be saved, in one event: the delegate is told, and dismisses the editor. Rules: ACT-76.
  /// - Returns: Whether a person could save it.
  @discardableResult
  @_disfavoredOverload
  open func fail(_ error: any Error) -> Bool {
    actOnPresented("fail(_:)") {
      guard let editorDelegate else { return dismiss(animated: true) }
      editorDelegate.videoEditorController(self, didFailWithError: error)
    }
  }

  /// A person cancels, in one event: the delegate is told, and dismisses the editor. Rules: ACT-76.
  /// - Returns: Whether a person could cancel.
  @discardableResult
  @_disfavoredOverload
  open func cancel() -> Bool {
    actOnPresented("cancel()") {
      guard let editorDelegate else { return dismiss(animated: true) }
      editorDelegate.videoEditorControllerDidCancel(self)
    }
  }
}

/// Is told how the cutting of a film ended. Clients implement it. Rules: ACT-76.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  /// The film was saved. The delegate dismisses the editor.
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// The film could not be saved. The delegate dismisses the editor.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// The person has cancelled. The delegate dismisses the editor.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIVideoEditorControllerDelegate {
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) { editor.dismiss(animated: true) }
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {
    editor.dismiss(animated: true)
  }
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { editor.dismiss(animated: true) }
}
