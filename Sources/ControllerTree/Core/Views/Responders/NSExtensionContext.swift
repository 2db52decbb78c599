#if !canImport(ObjectiveC)
  import Foundation

  /// What the host application gives an extension, and where the extension answers. Rules: VAL-20.
  open class NSExtensionContext: NSObject {
    /// How a request ended.
    public enum Outcome {
      /// It has not ended.
      case running
      /// The extension returned items.
      case completed([Any])
      /// The extension gave up.
      case cancelled(any Error)
    }

    /// What the host application gives the extension: objects of ``NSExtensionItem``.
    open var inputItems: [Any] { items }
    private let items: [Any]
    /// How the request ended. A test reads it. Rules: VAL-20.
    public final private(set) var outcome = Outcome.running
    /// The addresses that the extension asked the system to open, in order. A test reads them. Rules: VAL-20.
    public final private(set) var openedURLs: [URL] = []

    /// Makes a context without items.
    public override init() {
      items = []
      super.init()
    }
    /// Makes a context with items, as the host application does.
    public init(inputItems: [Any]) {
      items = inputItems
      super.init()
    }

    /// Ends the request with items. Only the first end counts.
    /// - Parameters:
    ///   - items: The items for the host application.
    ///   - completionHandler: Runs within this call, with `false`: the system does not stop the extension. Rules: VAL-20.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
      if case .running = outcome { outcome = .completed(items ?? []) }
      completionHandler?(false)
    }

    /// Ends the request with an error. Only the first end counts. Rules: VAL-20.
    open func cancelRequest(withError error: any Error) {
      if case .running = outcome { outcome = .cancelled(error) }
    }

    /// Asks the system to open an address. Rules: VAL-20.
    /// - Parameters:
    ///   - url: The address, which is noted in ``openedURLs``.
    ///   - completionHandler: Runs within this call, with `true`.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
      openedURLs.append(url)
      completionHandler?(true)
    }
  }

  /// A thing that the host application gives an extension, or gets from it.
  open class NSExtensionItem: NSObject, NSCopying {
    /// The title; `nil` for none.
    open var attributedTitle: NSAttributedString?
    /// The text; `nil` for none.
    open var attributedContentText: NSAttributedString?
    /// The files and texts; `nil` for none.
    open var attachments: [NSItemProvider]?
    /// The other values; `nil` for none.
    open var userInfo: [AnyHashable: Any]?

    /// An item with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSExtensionItem()
      (copy.attributedTitle, copy.attributedContentText) = (attributedTitle, attributedContentText)
      (copy.attachments, copy.userInfo) = (attachments, userInfo)
      return copy
    }
  }

  /// The object of an extension that gets a request first. Controllers do, and keep the context.
  @preconcurrency @MainActor
  public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// A request begins.
    func beginRequest(with context: NSExtensionContext)
  }

  extension NSNotification.Name {
    /// The host application has come to the front, has left it, and so on. The library never posts them.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSExtensionHostWillEnterForeground = Self("NSExtensionHostWillEnterForegroundNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSExtensionHostDidBecomeActive = Self("NSExtensionHostDidBecomeActiveNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSExtensionHostWillResignActive = Self("NSExtensionHostWillResignActiveNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSExtensionHostDidEnterBackground = Self("NSExtensionHostDidEnterBackgroundNotification")
  }
#endif
