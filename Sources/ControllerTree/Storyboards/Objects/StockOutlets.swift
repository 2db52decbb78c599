import Foundation

/// The outlets of UIKit's classes (IB-24).
@MainActor enum StockOutlets {
  enum Result {
    case set
    case wrongType(String)
    case unknown
  }

  static func set(_ name: String, of owner: AnyObject, to object: AnyObject) -> Result {
    switch (owner, name) {
    case (let owner as UIViewController, "view"): give(object, UIView.self) { owner.view = $0 }
    case (let owner as UITextField, "delegate"): give(object, (any UITextFieldDelegate).self) { owner.delegate = $0 }
    case (let owner as UINavigationBar, "delegate"):
      give(object, (any UINavigationBarDelegate).self) { owner.delegate = $0 }
    case (let owner as UITabBar, "delegate"): give(object, (any UITabBarDelegate).self) { owner.delegate = $0 }
    case (let owner as UITabBar, "selectedItem"): give(object, UITabBarItem.self) { owner.selectedItem = $0 }
    case (let owner as UINavigationController, "delegate"):
      give(object, (any UINavigationControllerDelegate).self) { owner.delegate = $0 }
    case (let owner as UITabBarController, "delegate"):
      give(object, (any UITabBarControllerDelegate).self) { owner.delegate = $0 }
    case (let owner as UISplitViewController, "delegate"):
      give(object, (any UISplitViewControllerDelegate).self) { owner.delegate = $0 }
    case (let owner as UIPageViewController, "delegate"):
      give(object, (any UIPageViewControllerDelegate).self) { owner.delegate = $0 }
    case (let owner as UIPageViewController, "dataSource"):
      give(object, (any UIPageViewControllerDataSource).self) { owner.dataSource = $0 }
    case (let owner as UIGestureRecognizer, "delegate"):
      give(object, (any UIGestureRecognizerDelegate).self) { owner.delegate = $0 }
    case (let owner as UINavigationItem, "titleView"): give(object, UIView.self) { owner.titleView = $0 }
    case (let owner as UINavigationItem, "leftBarButtonItem"):
      give(object, UIBarButtonItem.self) { owner.leftBarButtonItem = $0 }
    case (let owner as UINavigationItem, "rightBarButtonItem"):
      give(object, UIBarButtonItem.self) { owner.rightBarButtonItem = $0 }
    case (let owner as any FileOutlets, _) where owner.takeOutlet(name, object): .set
    // A scroll view may stand for a list, whose delegate is of a further type.
    case (let owner as UIScrollView, "delegate"): setDelegate(object, of: owner)
    case (let owner as UIScrollView, "refreshControl"):
      give(object, UIRefreshControl.self) { owner.refreshControl = $0 }
    // Of classes that the library does not have, in the place of which a controller or view may stand.
    case (is UIViewController, "searchDisplayController"), (is UIResponder, "menu"): .set
    default: .unknown
    }
  }

  private static func setDelegate(_ object: AnyObject, of scrollView: UIScrollView) -> Result {
    scrollView.delegate = object as? any UIScrollViewDelegate
    return .set
  }

  private static func give<Value>(_ object: AnyObject, _ type: Value.Type, _ body: (Value) -> Void) -> Result {
    guard let value = object as? Value else { return .wrongType("\(type)") }
    body(value)
    return .set
  }
}
