import ControllerTree
import Foundation

/// Makes a document of a scene for a screenshot.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// Makes the document. Not retained. Rules: VAL-91.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene. Not retained.
  public final weak var windowScene: UIWindowScene?

  init(of scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }

  /// A person takes a screenshot: the delegate is asked for its document. A test calls it. Rules: VAL-91.
  /// - Parameter completionHandler: Gets the document, the page and the part of it that are shown; `nil`, 0 and no part without a
  ///   delegate.
  @_disfavoredOverload
  public final func takeScreenshot(_ completionHandler: @escaping (Data?, Int, CGRect) -> Void) {
    guard let delegate else { return completionHandler(nil, 0, .null) }
    delegate.screenshotService(self, generatePDFRepresentationWithCompletion: completionHandler)
  }
}

/// Makes a document of a scene. Clients implement it. Rules: VAL-91.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Makes the document, and passes it to the handler with the page and the part of it that are shown.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// Passes no document.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .null) }
}
