extension StoryboardDocument {
  /// A view controller. Its element names the stock class, which `customClass` replaces.
  public struct Controller: StoryboardObject, Codable {
    public internal(set) var kind: ControllerKind
    public internal(set) var record: ObjectRecord
    /// The root view; `nil` if the file has none: containers, and controllers that make their view in `loadView()`.
    public internal(set) var view: View?
    public internal(set) var navigationItem: BarItem?
    public internal(set) var tabBarItem: BarItem?
    public internal(set) var toolbarItems: [BarItem]
    /// The bars of a navigation or tab bar controller.
    public internal(set) var bars: [View]
    /// The top and bottom layout guides of iOS 7 to 10.
    public internal(set) var layoutGuides: [LayoutGuide]
    /// Views and other objects in places that have no member above.
    public internal(set) var attachedObjects: [Object]

    /// The name for `instantiateViewController(withIdentifier:)`.
    public var storyboardIdentifier: String? { attributes["storyboardIdentifier"] }

    public var restorationIdentifier: String? {
      attributes["restorationIdentifier"]
        ?? (attributes.bool("useStoryboardIdentifierAsRestorationIdentifier") == true ? storyboardIdentifier : nil)
    }

    public var title: String? { text("title") }

    /// The relationship segues, whose destinations are made together with this controller, in the order of the children.
    public var relationships: [Segue] {
      segues.filter { if case .relationship = $0.kind { true } else { false } }
    }

    public func bar(_ key: String) -> View? { bars.first { $0.record.key == key } }
  }

  /// The stock class of a controller, by the name of its element.
  public enum ControllerKind: String, Hashable, Sendable, Codable, CaseIterable {
    case viewController, navigationController, tabBarController, splitViewController, pageViewController
    case tableViewController, collectionViewController
    // Classes of other frameworks than UIKit.
    case avPlayerViewController, glkViewController, hostingController
    /// Any other element in a controller's place: a plain `UIViewController` (STORY-07).
    case unknown

    /// UIKit's class, or the other framework's.
    public var stockClass: String {
      switch self {
      case .viewController, .unknown: "UIViewController"
      case .navigationController: "UINavigationController"
      case .tabBarController: "UITabBarController"
      case .splitViewController: "UISplitViewController"
      case .pageViewController: "UIPageViewController"
      case .tableViewController: "UITableViewController"
      case .collectionViewController: "UICollectionViewController"
      case .avPlayerViewController: "AVPlayerViewController"
      case .glkViewController: "GLKViewController"
      case .hostingController: "UIHostingController"
      }
    }

    /// The relationships that a controller of this kind has to its children.
    public var relationships: [Relationship] {
      switch self {
      case .navigationController: [.rootViewController]
      case .tabBarController: [.viewControllers]
      case .splitViewController:
        [.masterViewController, .detailViewController, .supplementaryViewController, .compactViewController]
      case .viewController, .pageViewController, .tableViewController, .collectionViewController,
        .avPlayerViewController, .glkViewController, .hostingController, .unknown:
        []
      }
    }
  }
}

/// Attributes of controllers. A value that the file leaves out is `nil`, and UIKit's default then holds.
extension StoryboardDocument.Controller {
  public var modalPresentationStyle: StoryboardDocument.PresentationStyle? {
    attributes.value("modalPresentationStyle")
  }
  public var modalTransitionStyle: StoryboardDocument.TransitionStyle? { attributes.value("modalTransitionStyle") }
  public var definesPresentationContext: Bool? { attributes.bool("definesPresentationContext") }
  public var providesPresentationContextTransitionStyle: Bool? {
    attributes.bool("providesPresentationContextTransitionStyle")
  }
  public var hidesBottomBarWhenPushed: Bool? { attributes.bool("hidesBottomBarWhenPushed") }
  public var automaticallyAdjustsScrollViewInsets: Bool? { attributes.bool("automaticallyAdjustsScrollViewInsets") }
  public var extendedLayoutIncludesOpaqueBars: Bool? { attributes.bool("extendedLayoutIncludesOpaqueBars") }
  public var clearsSelectionOnViewWillAppear: Bool? { attributes.bool("clearsSelectionOnViewWillAppear") }

  /// The edges of `edgesForExtendedLayout`; `nil` stands for all.
  public var edgesForExtendedLayout: StoryboardDocument.Edges? {
    guard case .element(let element) = property("edgesForExtendedLayout") else { return nil }
    return StoryboardDocument.Edges(element.attributes)
  }

  /// `preferredContentSize`, also under its former name.
  public var preferredContentSize: StoryboardDocument.Size? {
    for name in ["preferredContentSize", "contentSizeForViewInPopover"] {
      if case .size(let size) = property(name) { return size }
    }
    return nil
  }

  // MARK: Navigation controllers

  public var isNavigationBarHidden: Bool? { attributes.bool("navigationBarHidden") }
  public var isToolbarHidden: Bool? { attributes.bool("toolbarHidden") }
  public var hidesBarsWhenVerticallyCompact: Bool? { attributes.bool("hidesBarsWhenVerticallyCompact") }
  public var hidesBarsOnSwipe: Bool? { attributes.bool("hidesBarsOnSwipe") }
  public var hidesBarsOnTap: Bool? { attributes.bool("hidesBarsOnTap") }
  public var hidesBarsWhenKeyboardAppears: Bool? { attributes.bool("hidesBarsWhenKeyboardAppears") }

  // MARK: Split view controllers

  /// The style of a split view controller; `nil` for other controllers. Three columns need a supplementary controller.
  public var splitStyle: StoryboardDocument.SplitStyle? {
    guard kind == .splitViewController else { return nil }
    guard attributes.bool("allowDoubleColumnStyle") == true else { return .classic }
    let isTriple = relationships.contains { $0.kind == .relationship(.supplementaryViewController) }
    return isTriple ? .tripleColumn : .doubleColumn
  }

  // MARK: Page view controllers

  public var pageTransitionStyle: StoryboardDocument.PageTransitionStyle? { attributes.value("transitionStyle") }
  public var pageNavigationOrientation: StoryboardDocument.Axis? { attributes.value("navigationOrientation") }
  public var spineLocation: StoryboardDocument.SpineLocation? { attributes.value("spineLocation") }
  public var isDoubleSided: Bool? { attributes.bool("doubleSided") }
}
