import UIKit
import XCTest

/// The library's own objects, used by the names of properties.
final class StockPropertiesTests: XCTestCase {
  /// RESP-23: looks that have no properties are kept, and parts are found.
  func test_RESP23_looksAndParts() async {
    await withTrace { trace in
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.setValue(NSAttributedString(string: "A"), forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "M"), forKey: "attributedMessage")
      XCTAssertEqual((alert.value(forKey: "attributedTitle") as? NSAttributedString)?.string, "A")
      XCTAssertEqual((alert.value(forKey: "attributedMessage") as? NSAttributedString)?.string, "M")
      XCTAssertEqual(alert.title, "T")
      let action = UIAlertAction(title: "OK", style: .default)
      action.setValue(UIColor.red, forKey: "titleTextColor")
      action.setValue(UIImage(), forKey: "image")
      action.setValue(true, forKey: "checked")
      XCTAssertEqual(action.value(forKey: "titleTextColor") as? UIColor, .red)
      XCTAssertNotNil(action.value(forKey: "image") as? UIImage)
      XCTAssertEqual(action.value(forKey: "checked") as? Bool, true)
      let picker = UIDatePicker()
      picker.setValue(UIColor.blue, forKey: "textColor")
      XCTAssertEqual(picker.value(forKey: "textColor") as? UIColor, .blue)
      let bar = UISearchBar()
      XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
      trace.expect("")
    }
  }

  /// RESP-23: names of objects that do not exist here stay unknown, and the advice is not about the library's own classes.
  func test_RESP23_unknownParts() async {
    await withTrace { trace in
      XCTAssertNil(UITextField().value(forKey: "clearButton"))
      trace.expect("! IB-20 unknownKey: the class UITextField has no key 'clearButton'.")
      XCTAssertNil(UISearchBar().value(forKey: "cancelButton"))
      trace.expect("! IB-20 unknownKey: the class UISearchBar has no key 'cancelButton'.")
      XCTAssertNil(UIBarButtonItem().value(forKey: "view"))
      trace.expect("! IB-20 unknownKey: the class UIBarButtonItem has no key 'view'.")
      UIAlertController().setValue(UIViewController(), forKey: "contentViewController")
      trace.expect("! IB-20 unknownKey: the class UIAlertController has no outlet 'contentViewController'.")
    }
  }

  /// RESP-23, TRAIT-13: an orientation that is set turns the device.
  func test_RESP23_orientation() async {
    await withTrace { trace in
      trace.setUp { trace.show(trace.controller("C")) }
      UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
      XCTAssertEqual(UIDevice.current.orientation.rawValue, UIInterfaceOrientation.landscapeRight.rawValue)
      UIDevice.current.setValue(UIDeviceOrientation.portrait.rawValue, forKey: "orientation")
      XCTAssertEqual(UIDevice.current.value(forKey: "orientation") as? Int, UIDeviceOrientation.portrait.rawValue)
      trace.begin()
    }
  }

  private final class OwnTabBar: UITabBar {}
  private final class OwnBar: UINavigationBar {}

  /// TAB-65: a tab bar that is set by its name takes the place of the old one.
  func test_TAB65_tabBarIsExchanged() async {
    await withTrace { trace in
      let tabs = UITabBarController()
      tabs.viewControllers = [trace.controller("A"), trace.controller("B")]
      trace.setUp { trace.show(tabs) }
      let (old, new) = (tabs.tabBar, OwnTabBar())
      let place = old.frame
      UpdateCycle.main.turn { tabs.setValue(new, forKey: "tabBar") }
      XCTAssertTrue(tabs.tabBar === new)
      XCTAssertEqual(new.frame, place)
      XCTAssertNil(old.superview)
      XCTAssertEqual(new.items?.count, 2)
      XCTAssertNil(old.items)
      XCTAssertTrue(new.delegate === tabs)
      tabs.selectedIndex = 1
      XCTAssertTrue(new.selectedItem === tabs.viewControllers?[1].tabBarItem)
      let other = UITabBarController()
      trace.begin()
      other.setValue(new, forKey: "tabBar")
      trace.expect("! IB-20 unknownKey: the class UITabBarController has no outlet 'tabBar'.")
      XCTAssertFalse(other.tabBar === new)
      XCTAssertTrue(new.delegate === tabs)
      tabs.setValue(UIView(), forKey: "tabBar")
      trace.expect("! IB-20 unknownKey: the class UITabBarController has no outlet 'tabBar'.")
      XCTAssertTrue(tabs.tabBar === new)
    }
  }

  /// NAV-45: a navigation bar that is set by its name takes the place of the old one.
  func test_NAV45_navigationBarIsExchanged() async {
    await withTrace { trace in
      let navigation = UINavigationController(rootViewController: trace.controller("A"))
      trace.setUp { trace.show(navigation) }
      let (old, new) = (navigation.navigationBar, OwnBar())
      let place = old.frame
      UpdateCycle.main.turn { navigation.setValue(new, forKey: "navigationBar") }
      XCTAssertTrue(navigation.navigationBar === new)
      XCTAssertEqual(new.frame, place)
      XCTAssertNil(old.superview)
      XCTAssertTrue(new.topItem === navigation.topViewController?.navigationItem)
      XCTAssertNil(old.topItem)
      navigation.setNavigationBarHidden(true, animated: false)
      XCTAssertTrue(new.isHidden)
      let third = OwnBar()
      navigation.setValue(third, forKey: "navigationBar")
      XCTAssertTrue(third.isHidden, "It is hidden as the old one was.")
      trace.begin()
      let other = UINavigationController()
      other.setValue(third, forKey: "navigationBar")
      trace.expect("! IB-20 unknownKey: the class UINavigationController has no outlet 'navigationBar'.")
      XCTAssertFalse(other.navigationBar === third)
    }
  }
}
