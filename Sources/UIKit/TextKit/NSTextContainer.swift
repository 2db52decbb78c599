import ControllerTree
import Foundation

/// The place of a text view's lines. A change lets the text view measure its text anew. Rules: TEXT-39.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The text view of the container.
  final var owner: WeakView?

  /// Makes a place of a size, in points; 0 means no limit.
  @preconcurrency @MainActor public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a place without limits.
  @preconcurrency @MainActor public convenience override init() { self.init(size: .zero) }

  /// The size of the place, in points; 0 means no limit. The width of a text view's container follows the view.
  open var size: CGSize { didSet { changed() } }
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

  private func changed() { (owner?.view as? UITextView)?.textChanged() }
}
