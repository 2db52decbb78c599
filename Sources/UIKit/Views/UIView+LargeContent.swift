import ControllerTree
import Foundation

extension UIView {
  @MainActor private final class LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scales = false
    var insets = UIEdgeInsets.zero
  }

  private static var largeContentKey: UInt8 = 0

  private var largeContent: LargeContent? {
    withUnsafePointer(to: &Self.largeContentKey) { objc_getAssociatedObject(self, $0) as? LargeContent }
  }

  private var madeLargeContent: LargeContent {
    if let largeContent { return largeContent }
    let made = LargeContent()
    withUnsafePointer(to: &Self.largeContentKey) {
      objc_setAssociatedObject(self, $0, made, .OBJC_ASSOCIATION_RETAIN)
    }
    return made
  }

  /// Whether a long press shows the view in large form, with large text. Nothing is shown.
  public var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { madeLargeContent.isShown = newValue }
  }
  /// The text of the large form.
  public var largeContentTitle: String? {
    get { largeContent?.title }
    set { madeLargeContent.title = newValue }
  }
  /// The picture of the large form.
  public var largeContentImage: UIImage? {
    get { largeContent?.image }
    set { madeLargeContent.image = newValue }
  }
  /// Whether the picture is scaled.
  public var scalesLargeContentImage: Bool {
    get { largeContent?.scales ?? false }
    set { madeLargeContent.scales = newValue }
  }
  /// The insets of the picture.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { madeLargeContent.insets = newValue }
  }
}
