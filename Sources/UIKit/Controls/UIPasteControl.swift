#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// A button with which a person pastes without being asked. A tap pastes into ``target``. Rules: VAL-50.
  @preconcurrency @MainActor
  open class UIPasteControl: UIControl {
    /// What the button shows.
    public enum DisplayMode: UInt, Hashable, Sendable {
      /// A picture and a text; only the picture; only the text; the button is as large as its arrow.
      case iconAndLabel, iconOnly, labelOnly, arrowAndLabel
    }

    /// The look of the button. Nothing is drawn.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
      /// What the button shows. The library never reads it.
      open var displayMode = DisplayMode.iconAndLabel
      /// The form of the corners. The library never reads it.
      open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
      /// The radius of corners of the fixed form, in points. The library never reads it.
      open var cornerRadius: CGFloat = -1
      /// The colour of the button; `nil` for the usual one. The library never reads it.
      open var baseBackgroundColor: UIColor?
      /// The colour of the text; `nil` for the usual one. The library never reads it.
      open var baseForegroundColor: UIColor?
      /// Where the picture is beside the text. The library never reads it.
      open var imagePlacement = NSDirectionalRectEdge.leading

      /// Makes the usual look.
      public override init() { super.init() }
    }

    /// The object that gets what is pasted. Not retained. Without one it is the first responder. Rules: VAL-50.
    open weak var target: (any UIPasteConfigurationSupporting)?
    /// The look.
    public final let configuration: Configuration

    /// Makes a button with the usual look.
    public override convenience init(frame: CGRect) {
      self.init(configuration: Configuration())
      self.frame = frame
    }
    /// Makes a button with a look.
    public init(configuration: Configuration) {
      self.configuration = configuration
      super.init(frame: .zero)
      pasteOnTap()
    }
    /// Makes a button with the usual look; the archive is not read.
    public required init?(coder: NSCoder) {
      configuration = Configuration()
      super.init(coder: coder)
      pasteOnTap()
    }

    private func pasteOnTap() {
      addAction(UIAction { [unowned self] _ in paste() }, for: .touchUpInside)
    }

    private func paste() {
      let items = UIPasteboard.general.itemProviders
      guard !items.isEmpty, let taker = target ?? window?.firstResponder else { return }
      if taker is any UIKeyInput, let input = taker as? UIResponder {
        input.paste(self)
      } else if taker.canPaste(items) {
        taker.paste(itemProviders: items)
      }
    }

    /// The size of the usual button, in points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 90, height: 34) }
  }
#endif
