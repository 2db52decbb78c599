/// Which of the library's classes inherits from which, as far as extensions override members of theirs.
enum LibraryClasses {
  /// `Superclass: Class Class`, a line each.
  static let text = """
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer \
    CATiledLayer CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup \
    NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSParagraphStyle: NSMutableParagraphStyle
    NSTextContentManager: NSTextContentStorage
    NSTextElement: NSTextParagraph
    UIApplicationShortcutItem: UIMutableApplicationShortcutItem
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UICalendarSelection: UICalendarSelectionMultiDate UICalendarSelectionSingleDate \
    UICalendarSelectionWeekOfYear
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout \
    UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewPlaceholder: UICollectionViewDropPlaceholder
    UICommand: UIKeyCommand
    UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl \
    UISegmentedControl UISlider UIStepper UISwitch UITextField
    UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal
    UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior \
    UIGravityBehavior UIPushBehavior UISnapBehavior
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UICanvasFeedbackGenerator UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
    UISelectionFeedbackGenerator
    UIFindSession: UITextSearchingFindSession
    UIFocusEffect: UIFocusHaloEffect
    UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer \
    UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
    UIGraphicsRendererContext: UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
    UIGraphicsRendererFormat: UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
    UIHoverStyle: UIPointerStyle
    UIImageConfiguration: UIImageSymbolConfiguration
    UILayoutGuide: UIFocusGuide UITrackingLayoutGuide
    UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController: UIImagePickerController UIVideoEditorController
    UIPageControlProgress: UIPageControlTimerProgress
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters: UIDragPreviewParameters
    UIPreviewTarget: UIDragPreviewTarget
    UIPrintFormatter: UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
    UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UISceneDestructionRequestOptions: UIWindowSceneDestructionRequestOptions
    UIScrollView: UICollectionView UITableView UITextView
    UIStoryboardSegue: UIStoryboardPopoverSegue
    UITab: UISearchTab UITabGroup
    UITableViewPlaceholder: UITableViewDropPlaceholder
    UITargetedPreview: UITargetedDragPreview
    UITextField: UISearchTextField
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UIView: UIActivityIndicatorView UIBackgroundExtensionView UICalendarView UICollectionReusableView \
    UIContentUnavailableView UIControl UIImageView UIInputView UILabel UIListContentView UINavigationBar \
    UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar UIStackView \
    UIStandardTextCursorView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView \
    UIWindow
    UIViewController: UIActivityViewController UIAlertController UICollectionViewController \
    UIColorPickerViewController UIDocumentBrowserViewController UIDocumentPickerViewController \
    UIFontPickerViewController UIInputViewController UINavigationController UIPageViewController \
    UIReferenceLibraryViewController UISearchController UISplitViewController UITabBarController \
    UITableViewController UITextFormattingViewController
    UIVisualEffect: UIBlurEffect UIColorEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect
    UIWindowScenePlacement: UIWindowSceneProminentPlacement UIWindowScenePushPlacement \
    UIWindowSceneStandardPlacement
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
