/// Which of the library's classes inherits from which, as far as extensions override members of theirs.
enum LibraryClasses {
  /// `Superclass: Class Class`, a line each.
  static let text = """
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer \
    CATiledLayer CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    UIBarItem: UIBarButtonItem UITabBarItem
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout \
    UICollectionViewTransitionLayout
    UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl \
    UISegmentedControl UISlider UIStepper UISwitch UITextField
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer \
    UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    UINavigationController: UIImagePickerController
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UIScrollView: UICollectionView UITableView UITextView
    UITextField: UISearchTextField
    UIView: UIActivityIndicatorView UIBackgroundExtensionView UICalendarView UICollectionReusableView \
    UIContentUnavailableView UIControl UIImageView UIInputView UILabel UIListContentView UINavigationBar \
    UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar UIStackView UITabBar \
    UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
    UIViewController: UIActivityViewController UIAlertController UICollectionViewController \
    UIColorPickerViewController UIDocumentBrowserViewController UIDocumentPickerViewController \
    UIFontPickerViewController UIInputViewController UINavigationController UIPageViewController \
    UISearchController UISplitViewController UITabBarController UITableViewController
    """

  private static let superclasses: [String: String] = {
    var found: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for name in words.dropFirst() { found[name] = String(words[0].dropLast()) }
    }
    return found
  }()

  /// Whether a class of the library is one of views or controllers.
  static func isViewOrController(_ name: String) -> Bool {
    ([name] + superclasses(of: name)).contains { $0 == "UIView" || $0 == "UIViewController" }
  }

  /// The classes above a class of the library, the nearest first.
  static func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let next = superclasses[current], found.count < 16 {
      found.append(next)
      current = next
    }
    return name == "NSObject" ? [] : found + ["NSObject"]
  }
}
