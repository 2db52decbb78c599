import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  /// A text that is about to be pasted. The delegate decides what it becomes. Rules: TEXT-96.
  @preconcurrency @MainActor
  public protocol UITextPasteItem: NSObjectProtocol {
    /// The text as an item.
    var itemProvider: NSItemProvider { get }
    /// An object of the app: always `nil`.
    var localObject: Any? { get }
    /// The attributes of text at the place.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Pastes this text instead.
    func setResult(string: String)
    /// Pastes the characters of this text instead.
    func setResult(attributedString string: NSAttributedString)
    /// Pastes nothing.
    func setNoResult()
    /// Pastes the text as it is.
    func setDefaultResult()
  }

  /// An input whose delegate changes what is pasted. Rules: TEXT-96.
  @preconcurrency @MainActor
  public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Changes what is pasted. Not retained.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
  }

  /// Changes what is pasted in a text field or a text view. Clients implement it. Rules: TEXT-96.
  @preconcurrency @MainActor
  public protocol UITextPasteDelegate: NSObjectProtocol {
    /// A text is about to be pasted. An implementation calls one of the item's methods.
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  }

  extension UITextPasteDelegate {
    /// Pastes the text as it is.
    public func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
  }

  /// A text on its way from the pasteboard to an input.
  private final class PastedText: NSObject, UITextPasteItem {
    private let original: String
    private(set) var result: String?
    let defaultAttributes: [NSAttributedString.Key: Any]

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
      original = text
      defaultAttributes = attributes
    }

    var itemProvider: NSItemProvider { NSItemProvider(object: NSString(string: original)) }
    var localObject: Any? { nil }
    func setResult(string: String) { result = string }
    func setResult(attributedString string: NSAttributedString) { result = string.string }
    func setNoResult() { result = nil }
    func setDefaultResult() { result = original }
  }

  /// The delegates of inputs; they are rare, so they are associated with the view.
  private final class WeakPasteDelegate {
    weak var delegate: (any UITextPasteDelegate)?
    init(_ delegate: (any UITextPasteDelegate)?) { self.delegate = delegate }
  }

  extension UIView {
    nonisolated(unsafe) private static var pasteKey = 0

    fileprivate var weakPasteDelegate: (any UITextPasteDelegate)? {
      get { (objc_getAssociatedObject(self, &Self.pasteKey) as? WeakPasteDelegate)?.delegate }
      set {
        objc_setAssociatedObject(
          self, &Self.pasteKey, newValue.map { WeakPasteDelegate($0) }, .OBJC_ASSOCIATION_RETAIN)
      }
    }
  }

  extension UITextPasteConfigurationSupporting {
    /// What the delegate makes of a text; `nil` for nothing.
    func transformed(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String? {
      guard let delegate = pasteDelegate else { return text }
      let item = PastedText(text, attributes)
      delegate.textPasteConfigurationSupporting(self, transform: item)
      return item.result
    }
  }

  extension UITextView: UITextPasteConfigurationSupporting, PasteTransforming {
    /// Changes what is pasted. Not retained. Rules: TEXT-96.
    public var pasteDelegate: (any UITextPasteDelegate)? {
      get { weakPasteDelegate }
      set { weakPasteDelegate = newValue }
    }

    package func transformedForPasting(_ text: String) -> String? { transformed(text, typingAttributes) }
  }

  extension UITextField: UITextPasteConfigurationSupporting, PasteTransforming {
    /// Changes what is pasted. Not retained. Rules: TEXT-96.
    public var pasteDelegate: (any UITextPasteDelegate)? {
      get { weakPasteDelegate }
      set { weakPasteDelegate = newValue }
    }

    package func transformedForPasting(_ text: String) -> String? { transformed(text, defaultTextAttributes) }
  }
#endif
