import ControllerTree
import Foundation

/// The place of lines. A change lets the layout manager, and the text view, measure the text anew. Rules: TEXT-39, TEXT-54.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// The text view of the container. Only the main thread uses it.
  nonisolated(unsafe) final var owner: WeakView?
  /// How text without attributes is laid out.
  final var defaults = TextDefaults()
  private var ownSize: CGSize

  /// Makes a place of a size, in points; 0 means no limit.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  /// Makes a place without limits.
  public convenience override init() { self.init(size: .zero) }

  /// Makes a place without limits; the archive is not read.
  public required init?(coder: NSCoder) {
    ownSize = .zero
    super.init()
  }

  /// The layout manager that fills the place; it retains the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// The layout manager of fragments that fills the place; it retains the container. Rules: FRAG-03.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?

  /// Puts another layout manager in the place of the container's, with its text storage and its other containers. Rules: TEXT-54.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let (storage, containers) = (old.textStorage, old.textContainers)
    for _ in containers { old.removeTextContainer(at: 0) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
    storage?.removeLayoutManager(old)
  }

  /// The size of the place, in points; 0 means no limit. The width of a text view's container follows the view, less the insets; its
  /// height has no limit.
  open var size: CGSize {
    get { sizeOfView ?? ownSize }
    set { change { ownSize = newValue } }
  }

  private var sizeOfView: CGSize? {
    guard widthTracksTextView, owner != nil, Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated {
      (owner?.view as? UITextView).map { view in
        CGSize(
          width: max(0, view.bounds.width - view.textContainerInset.left - view.textContainerInset.right),
          height: ownSize.height > 0 ? ownSize.height : .greatestFiniteMagnitude)
      }
    }
  }

  /// The space at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The largest number of lines; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// How lines break that have no paragraph style.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Whether the width follows the text view. With `false` lines break at the width of ``size``.
  open var widthTracksTextView = true { didSet { changed() } }
  /// Whether the height follows the text view. The library never reads it.
  open var heightTracksTextView = false
  /// Parts of the place without text, in points of the container: lines go on beside them. Rules: TEXT-91.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
  /// Whether lines have the width of the place everywhere: there are no ``exclusionPaths``. A subclass with another form overrides it and
  /// returns `false`. Rules: TEXT-91.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The first part of a proposed line that lies in the place and in no exclusion path. An override gives the place another form. Called
  /// for each row of a place that is no simple rectangle. Rules: TEXT-54, TEXT-91.
  /// - Parameters:
  ///   - proposedRect: The line, or the rest of one, in points of the container.
  ///   - characterIndex: The first character of the line, in UTF-16 units of what is laid out in the container.
  ///   - baseWritingDirection: The direction of the text.
  ///   - remainingRect: Gets the rest behind the part; empty for none.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let size = size
    let line = proposedRect.intersection(
      CGRect(
        x: 0, y: 0, width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
        height: size.height > 0 ? size.height : .greatestFiniteMagnitude))
    let found = ExcludedParts(exclusionPaths).first(of: line)
    remainingRect?.pointee = found.rest
    return found.part
  }

  private func change(_ body: () -> Void) {
    let old = size
    body()
    changed(from: old)
  }

  private func changed(from old: CGSize? = nil) {
    layoutManager?.geometryChanged(of: self, from: old ?? size)
    textLayoutManager?.forgetLayout()
    tellView()
  }

  /// Lets the text view measure anew.
  final func tellView() {
    guard owner != nil, Thread.isMainThread else { return }
    MainActor.assumeIsolated { (owner?.view as? UITextView)?.textChanged() }
  }
}

/// How text without attributes is laid out.
struct TextDefaults {
  var font = UIFont.systemFont(ofSize: 12)
  var alignment = NSTextAlignment.natural
}
