import ControllerTree
import Foundation

/// Gives the views of a selection another place. Clients implement it. Rules: ACT-73.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// The view of what lies below the text; `nil` for the view of the interaction.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  /// Returns `nil`.
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Shows the caret or the selection of an input by views: subviews of the view of the interaction, while it is activated. Rules: ACT-73.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// The input. Not retained.
  open var textInput: (any UITextInput)? { input.object as? any UITextInput }
  /// Gives the views another place. Not retained.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  private final let input: UnretainedTarget
  private var link = ViewLink()

  /// Whether the views are shown, as soon as the selection is laid out.
  open var isActivated = false {
    didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } }
  }

  /// The caret, shown while nothing is selected.
  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView() {
    willSet { cursorView.removeFromSuperview() }
    didSet { setNeedsSelectionUpdate() }
  }
  /// What lies behind the selected text.
  open var highlightView: any UIView & UITextSelectionHighlightView = StandardHighlightView() {
    willSet { highlightView.removeFromSuperview() }
    didSet { setNeedsSelectionUpdate() }
  }
  /// The handles at the beginning and at the end of the selected text: two of them.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [
    StandardHandleView(.leading), StandardHandleView(.trailing),
  ]
  {
    willSet { for handle in handleViews { handle.removeFromSuperview() } }
    didSet { setNeedsSelectionUpdate() }
  }

  /// Makes an interaction for an input.
  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    input = UnretainedTarget(textInput as AnyObject)
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move: its views leave.
  open func willMove(to view: UIView?) { for part in parts { part.removeFromSuperview() } }
  /// The interaction has moved.
  open func didMove(to view: UIView?) {
    link.view = view
    setNeedsSelectionUpdate()
  }

  private var parts: [UIView] { [highlightView, cursorView] + handleViews }

  /// The selection has changed: the views follow at the end of the turn. Rules: ACT-73.
  open func setNeedsSelectionUpdate() {
    UIView.animate(withDuration: 0, animations: {}, completion: { [weak self] _ in self?.layoutManagedSubviews() })
  }

  /// Gives the views the places of the selection. Rules: ACT-73.
  open func layoutManagedSubviews() {
    guard isActivated, let view, let input = textInput, let range = input.selectedTextRange else {
      for part in parts { part.isHidden = true }
      return
    }
    let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
    if highlightView.superview !== below { below.insertSubview(highlightView, at: 0) }
    let above: [UIView] = [cursorView] + handleViews
    for part in above where part.superview !== view { view.addSubview(part) }
    let source = input as? UIView ?? input.textInputView
    cursorView.isHidden = !range.isEmpty
    cursorView.frame = view.convert(input.caretRect(for: range.start), from: source)
    let rects = range.isEmpty ? [] : input.selectionRects(for: range).filter { !$0.rect.isEmpty }
    highlightView.isHidden = rects.isEmpty
    highlightView.frame = below.bounds
    highlightView.selectionRects = rects
    for (handle, rect) in zip(handleViews, [rects.first, rects.last]) {
      handle.isHidden = rect == nil
      if let rect { handle.frame = view.convert(handle.preferredFrame(for: rect.rect), from: source) }
    }
  }
}

/// A view that shows the caret. Clients implement it.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether the caret blinks.
  var isBlinking: Bool { get set }
  /// The caret is visible, and blinks from now on.
  func resetBlinkAnimation()
}

/// A view behind selected text. Clients implement it.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// The rectangles of the selected text.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at an end of selected text. Clients implement it.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The end at which it is.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether the text runs downwards.
  var isVertical: Bool { get }
  /// Another form; `nil` for the usual one.
  var customShape: UIBezierPath? { get set }
  /// Its frame beside a rectangle of the selected text.
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// The system's caret. Nothing is drawn.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
  /// Whether the caret blinks. The library never reads it.
  open var isBlinking = true
  /// Does nothing: nothing is drawn.
  open func resetBlinkAnimation() {}
}

/// The system's colour behind selected text. Nothing is drawn.
private final class StandardHighlightView: UIView, UITextSelectionHighlightView {
  var selectionRects: [UITextSelectionRect] = []
}

/// The system's handle: a line with a ball above or below. Nothing is drawn.
private final class StandardHandleView: UIView, UITextSelectionHandleView {
  /// The diameter of the ball, in points.
  private static let ball: CGFloat = 10
  var direction: NSDirectionalRectEdge
  var isVertical: Bool { false }
  var customShape: UIBezierPath?

  init(_ direction: NSDirectionalRectEdge) {
    self.direction = direction
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) {
    direction = .leading
    super.init(coder: coder)
  }

  func preferredFrame(for rect: CGRect) -> CGRect {
    let isLeading = direction == .leading
    return CGRect(
      x: (isLeading ? rect.minX : rect.maxX) - Self.ball / 2, y: isLeading ? rect.minY - Self.ball : rect.minY,
      width: Self.ball, height: rect.height + Self.ball)
  }
}
