import ControllerTree
import Foundation

/// Asks a person how something is printed. One at a time can be on screen. A person's acts are ``confirm()`` and ``cancel()``; nothing
/// comes out of a printer.
///
///     present   willPresentPrinterOptions → didPresentPrinterOptions
///     confirm   willDismissPrinterOptions → didDismissPrinterOptions → willStartJob → pages are drawn → didFinishJob → completion
///     cancel    willDismissPrinterOptions → didDismissPrinterOptions → completion
///
/// Rules: PRINT-01, PRINT-02.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Calls the client at the end.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private enum Phase {
    case idle
    case presented(PrinterOptions, CompletionHandler?)
  }
  private var phase = Phase.idle

  @MainActor private final class Shared {
    let controller = UIPrintInteractionController()
  }

  /// The controller of all print jobs. Each stage has its own.
  open class var shared: UIPrintInteractionController { Stage.current.part(Shared.self) { Shared() }.controller }
  /// Whether the device can print.
  open class var isPrintingAvailable: Bool { true }
  /// The types that can be printed: images and documents.
  open class var printableUTIs: Set<String> { ["public.png", "public.jpeg", "com.adobe.pdf"] }
  /// Whether a file can be printed, by its ending.
  open class func canPrint(_ url: URL) -> Bool {
    printableUTIs.contains(DocumentTypes.identifier(forExtension: url.pathExtension))
  }
  /// Whether data can be printed: those that begin as an image or a document do.
  open class func canPrint(_ data: Data) -> Bool {
    UIImage(data: data) != nil || data.starts(with: Data("%PDF".utf8))
  }

  /// Is told what happens. Not retained.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// How is printed.
  open var printInfo: UIPrintInfo?
  /// What is printed: an image, data or a file.
  open var printingItem: Any?
  /// What is printed: images, data or files.
  open var printingItems: [Any]?
  /// Makes the pages.
  open var printFormatter: UIPrintFormatter?
  /// Draws the pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The paper of the last job.
  open private(set) var printPaper: UIPrintPaper?
  /// Whether the number of copies is asked for. The library never reads it.
  open var showsNumberOfCopies = true
  /// Whether the pages to print are asked for. The library never reads it.
  open var showsPageRange = true
  /// Whether the orientation is asked for. The library never reads it.
  open var showsPaperOrientation = true
  /// Whether the chosen paper is shown for items. The library never reads it.
  open var showsPaperSelectionForLoadedPapers = false

  private var hasContents: Bool {
    printingItem != nil || printingItems?.isEmpty == false || printFormatter != nil || printPageRenderer != nil
  }

  /// Presents the options over the controller that the delegate names, or over the one on top of the key window. Rules: PRINT-01.
  /// - Parameters:
  ///   - animated: Whether the presentation is animated.
  ///   - completion: Called when the job has ended, with whether something was printed.
  /// - Returns: Whether they are presented: `false` without contents, without a controller, or if they are on screen.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard case .idle = phase, hasContents,
      let presenter = delegate?.printInteractionControllerParentViewController(self) ?? Self.topController
    else { return false }
    let options = PrinterOptions()
    phase = .presented(options, completion)
    UpdateCycle.main.turn("present(animated:completionHandler:)") {
      delegate?.printInteractionControllerWillPresentPrinterOptions(self)
      presenter.present(options, animated: animated) { [self] in
        delegate?.printInteractionControllerDidPresentPrinterOptions(self)
      }
    }
    if options.presentingViewController == nil { phase = .idle }
    return options.presentingViewController != nil
  }

  /// Presents the options for a place in a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Presents the options for an item of a bar.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  private static var topController: UIViewController? {
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// Takes the options away; nothing is printed. Rules: PRINT-01.
  open func dismiss(animated: Bool) { end(animated, prints: false) }

  /// A person cancels, in one event. Not in UIKit. Rules: PRINT-01.
  /// - Returns: Whether the options were on screen.
  @discardableResult
  @_disfavoredOverload
  public final func cancel() -> Bool {
    guard case .presented = phase else { return false }
    UpdateCycle.main.turn("cancel()") { end(true, prints: false) }
    return true
  }

  /// A person prints, in one event. Not in UIKit. Rules: PRINT-01, PRINT-02.
  /// - Returns: Whether the options were on screen.
  @discardableResult
  @_disfavoredOverload
  public final func confirm() -> Bool {
    guard case .presented = phase else { return false }
    UpdateCycle.main.turn("confirm()") { end(true, prints: true) }
    return true
  }

  private func end(_ animated: Bool, prints: Bool) {
    guard case .presented(let options, let completion) = phase else { return }
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    options.dismiss(animated: animated) { [self] in
      phase = .idle
      delegate?.printInteractionControllerDidDismissPrinterOptions(self)
      if prints { printAll() }
      completion?(self, prints, nil)
    }
  }

  private func printAll() {
    delegate?.printInteractionControllerWillStartJob(self)
    let paper = delegate?.printInteractionController(self, choosePaper: [.usual]) ?? .usual
    printPaper = paper
    if let renderer = printPageRenderer {
      let pages = renderer.numberOfPages
      renderer.prepare(forDrawingPages: NSRange(location: 0, length: pages))
      for page in 0..<max(0, pages) { renderer.drawPage(at: page, in: renderer.printableRect) }
    }
    delegate?.printInteractionControllerDidFinishJob(self)
  }
}

/// The screen on which a person decides. It shows nothing.
private final class PrinterOptions: UIViewController {}

/// Is told what happens to a print job. Clients implement it. Rules: PRINT-01.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which the options are presented; `nil` for the top one.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// The paper of the job.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// The options come.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The options are on screen.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The options go.
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The options have gone.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Pages are about to be printed.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// The pages were printed.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIPrintInteractionControllerDelegate {
  /// Returns `nil`.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Returns the first paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: paperList) }
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
