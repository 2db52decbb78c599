#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// The properties of the library's own classes that can be read and set by name.
  enum StockProperties {
    private typealias Table = [String: KeyedProperty]

    private struct Group: @unchecked Sendable {
      let isMember: (AnyObject) -> Bool
      let table: Table
    }

    static func property(_ name: String, of object: AnyObject) -> KeyedProperty? {
      for group in groups where group.isMember(object) {
        if let property = group.table[name] { return property }
      }
      return nil
    }

    /// Whether a property has a getter or setter of that name: `title`, `setTitle:`.
    static func hasAccessor(_ name: String, of object: AnyObject) -> Bool {
      if property(name, of: object) != nil { return true }
      guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first else { return false }
      return property(first.lowercased() + name.dropFirst(4).dropLast(), of: object)?.setValue != nil
    }

    /// Subclasses before their superclasses. The key paths are constants: they are made on whichever thread asks first.
    private static let groups: [Group] = {
      let make: @MainActor () -> [Group] = {
        [
          Group(isMember: { $0 is UITextField }, table: textField),
          Group(isMember: { $0 is UITextView }, table: textView),
          Group(isMember: { $0 is UIDatePicker }, table: datePicker),
          Group(isMember: { $0 is UIControl }, table: control),
          Group(isMember: { $0 is UIScrollView }, table: scrollView),
          Group(isMember: { $0 is UISearchBar }, table: searchBar), Group(isMember: { $0 is UIView }, table: view),
          Group(isMember: { $0 is UINavigationController }, table: navigation),
          Group(isMember: { $0 is UITabBarController }, table: tabs),
          Group(isMember: { $0 is UIAlertController }, table: alert),
          Group(isMember: { $0 is UIViewController }, table: controller),
          Group(isMember: { $0 is UINavigationItem }, table: navigationItem),
          Group(isMember: { $0 is UIBarItem }, table: barItem),
          Group(isMember: { $0 is UIApplication }, table: application),
          Group(isMember: { $0 is UIAlertAction }, table: alertAction),
          Group(isMember: { $0 is UIDevice }, table: device),
        ]
      }
      return unsafeBitCast(make, to: (() -> [Group]).self)()
    }()

    @MainActor private static var view: Table {
      [
        "frame": KeyedProperty(\UIView.frame), "bounds": KeyedProperty(\UIView.bounds),
        "center": KeyedProperty(\UIView.center), "transform": KeyedProperty(\UIView.transform),
        "alpha": KeyedProperty(\UIView.alpha), "hidden": KeyedProperty(\UIView.isHidden),
        "isHidden": KeyedProperty(\UIView.isHidden), "tag": KeyedProperty(\UIView.tag),
        "backgroundColor": KeyedProperty(\UIView.backgroundColor), "tintColor": KeyedProperty(\UIView.tintColor),
        "userInteractionEnabled": KeyedProperty(\UIView.isUserInteractionEnabled),
        "clipsToBounds": KeyedProperty(\UIView.clipsToBounds), "safeAreaInsets": KeyedProperty(\UIView.safeAreaInsets),
        "subviews": KeyedProperty(\UIView.subviews), "superview": KeyedProperty(\UIView.superview),
        "window": KeyedProperty(\UIView.window), "layer": KeyedProperty(\UIView.layer),
        "contentMode": KeyedProperty(\UIView.contentMode),
        "accessibilityIdentifier": KeyedProperty(\UIView.accessibilityIdentifier),
      ]
    }

    @MainActor private static var scrollView: Table {
      [
        "contentOffset": KeyedProperty(\UIScrollView.contentOffset),
        "contentSize": KeyedProperty(\UIScrollView.contentSize),
        "contentInset": KeyedProperty(\UIScrollView.contentInset),
      ]
    }

    @MainActor private static var control: Table {
      [
        "enabled": KeyedProperty(\UIControl.isEnabled), "selected": KeyedProperty(\UIControl.isSelected),
        "highlighted": KeyedProperty(\UIControl.isHighlighted),
      ]
    }

    @MainActor private static var textField: Table {
      [
        "text": KeyedProperty(\UITextField.text), "placeholder": KeyedProperty(\UITextField.placeholder),
        "inputView": KeyedProperty(\UITextField.inputView),
        "inputAccessoryView": KeyedProperty(\UITextField.inputAccessoryView),
      ]
    }

    @MainActor private static var textView: Table {
      [
        "text": KeyedProperty(\UITextView.text), "attributedText": KeyedProperty(\UITextView.attributedText),
        "editable": KeyedProperty(\UITextView.isEditable), "selectable": KeyedProperty(\UITextView.isSelectable),
        "inputView": KeyedProperty(\UITextView.inputView),
        "inputAccessoryView": KeyedProperty(\UITextView.inputAccessoryView),
      ]
    }

    @MainActor private static var controller: Table {
      [
        "title": KeyedProperty(\UIViewController.title), "view": KeyedProperty(\UIViewController.view),
        "parentViewController": KeyedProperty(\UIViewController.parent),
        "childViewControllers": KeyedProperty(\UIViewController.children),
        "navigationItem": KeyedProperty(\UIViewController.navigationItem),
        "tabBarItem": KeyedProperty(\UIViewController.tabBarItem),
        "navigationController": KeyedProperty(\UIViewController.navigationController),
        "tabBarController": KeyedProperty(\UIViewController.tabBarController),
        "presentedViewController": KeyedProperty(\UIViewController.presentedViewController),
        "presentingViewController": KeyedProperty(\UIViewController.presentingViewController),
        "preferredContentSize": KeyedProperty(\UIViewController.preferredContentSize),
        "modalPresentationStyle": KeyedProperty(\UIViewController.modalPresentationStyle.rawValue),
      ]
    }

    @MainActor private static var navigation: Table {
      [
        "viewControllers": KeyedProperty(\UINavigationController.viewControllers),
        "navigationBar": KeyedProperty(\UINavigationController.navigationBar) { $0.exchangeBar(for: $1) },
        "topViewController": KeyedProperty(\UINavigationController.topViewController),
        "visibleViewController": KeyedProperty(\UINavigationController.visibleViewController),
      ]
    }

    @MainActor private static var tabs: Table {
      [
        "viewControllers": KeyedProperty(\UITabBarController.viewControllers),
        "selectedIndex": KeyedProperty(\UITabBarController.selectedIndex),
        "selectedViewController": KeyedProperty(\UITabBarController.selectedViewController),
        "tabBar": KeyedProperty(\UITabBarController.tabBar) { $0.exchangeBar(for: $1) },
      ]
    }

    @MainActor private static var searchBar: Table {
      ["searchField": KeyedProperty(\UISearchBar.searchTextField)]
    }

    @MainActor private static var datePicker: Table { ["textColor": KeyedProperty(\UIDatePicker.looks.textColor)] }

    @MainActor private static var alert: Table {
      [
        "attributedTitle": KeyedProperty(\UIAlertController.looks.title),
        "attributedMessage": KeyedProperty(\UIAlertController.looks.message),
      ]
    }

    @MainActor private static var alertAction: Table {
      [
        "titleTextColor": KeyedProperty(\UIAlertAction.looks.titleTextColor),
        "image": KeyedProperty(\UIAlertAction.looks.image), "checked": KeyedProperty(\UIAlertAction.looks.isChecked),
      ]
    }

    /// Code that sets the orientation wants the interface to turn.
    @MainActor private static var device: Table {
      [
        "orientation": KeyedProperty(\UIDevice.orientation) { device, orientation in
          device.rotate(to: orientation)
          return true
        }
      ]
    }

    @MainActor private static var navigationItem: Table {
      [
        "title": KeyedProperty(\UINavigationItem.title), "titleView": KeyedProperty(\UINavigationItem.titleView),
        "prompt": KeyedProperty(\UINavigationItem.prompt),
        "leftBarButtonItem": KeyedProperty(\UINavigationItem.leftBarButtonItem),
        "leftBarButtonItems": KeyedProperty(\UINavigationItem.leftBarButtonItems),
        "rightBarButtonItem": KeyedProperty(\UINavigationItem.rightBarButtonItem),
        "rightBarButtonItems": KeyedProperty(\UINavigationItem.rightBarButtonItems),
        "backBarButtonItem": KeyedProperty(\UINavigationItem.backBarButtonItem),
        "hidesBackButton": KeyedProperty(\UINavigationItem.hidesBackButton),
      ]
    }

    @MainActor private static var barItem: Table {
      [
        "title": KeyedProperty(\UIBarItem.title), "image": KeyedProperty(\UIBarItem.image),
        "enabled": KeyedProperty(\UIBarItem.isEnabled), "tag": KeyedProperty(\UIBarItem.tag),
      ]
    }

    @MainActor private static var application: Table {
      [
        "windows": KeyedProperty(\UIApplication.windows), "keyWindow": KeyedProperty(\UIApplication.keyWindow),
        "delegate": KeyedProperty(\UIApplication.delegate),
      ]
    }
  }
#endif
