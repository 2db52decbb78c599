import XCTest

@testable import ControllerTree

/// Bars without a navigation controller, and items.
final class UINavigationBarTests: XCTestCase {
  /// NAV-19: `leftBarButtonItem` and `rightBarButtonItem` are the first of several buttons; the other values are plain.
  func test_NAV19_itemsAreValues() async {
    await MainActor.run {
      let item = UINavigationItem(title: "A")
      let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
      item.setRightBarButtonItems([first, second], animated: true)
      XCTAssertTrue(item.rightBarButtonItem === first)
      item.setRight(second, animated: false)
      XCTAssertEqual(item.rightBarButtonItems, [second])
      item.setLeftBarButtonItems([first, second], animated: false)
      item.setLeft(nil, animated: false)
      XCTAssertNil(item.leftBarButtonItems)
      item.setHidesBackButton(true, animated: true)
      XCTAssertTrue(item.hidesBackButton)
      XCTAssertEqual(item.largeTitleDisplayMode, .automatic)
      XCTAssertEqual([item.prompt, item.backButtonTitle], [nil, nil])
      XCTAssertNil(item.titleView)
    }
  }

  /// An item of an app's own class is made with a title.
  func test_initializersOfItems() async {
    final class OwnItem: UINavigationItem {
      override init(title: String) {
        super.init(title: title)
        prompt = "P"
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    await MainActor.run {
      let item = OwnItem(title: "A")
      XCTAssertEqual([item.title, item.prompt], ["A", "P"])
    }
  }

  /// NAV-28: a bar without a navigation controller asks its delegate about every change.
  func test_NAV28_aBarThatStandsAlone() async {
    await withTrace { trace in
      let (bar, delegate) = (UINavigationBar(frame: .zero), BarDelegate(trace))
      bar.delegate = delegate
      bar.items = [UINavigationItem(title: "A")]
      bar.pushItem(UINavigationItem(title: "B"), animated: true)
      XCTAssertTrue(bar.goBack())
      delegate.agrees = false
      bar.pushItem(UINavigationItem(title: "C"), animated: true)
      XCTAssertNil(bar.popItem(animated: false))
      XCTAssertEqual(bar.items?.map(\.title), ["A"])
      trace.expect("push B?\npushed B\npop B?\npopped B\npush C?\npop A?")
      XCTAssertEqual(bar.barPosition, .any)
      XCTAssertFalse(bar.goBack())
      bar.items = nil
      XCTAssertEqual(bar.items, [])
      let toolbar = UIToolbar(frame: .zero)
      toolbar.items = [UIBarButtonItem.flexibleSpace()]
      XCTAssertEqual(toolbar.items?.count, 1)
      XCTAssertEqual(toolbar.barPosition, .bottom)
    }
  }

  /// NAV-40: the background is behind everything else, takes no touches, and reaches up to the top for an attached bar.
  func test_NAV40_background() async {
    await withStage { trace in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let mark = UIView()
      bar.addSubview(mark)
      XCTAssertEqual(bar.subviews.count, 2)
      XCTAssertTrue(bar.subviews.last === mark)
      XCTAssertTrue(bar.layer.sublayers?.first === bar.subviews.first?.layer)
      XCTAssertNil(bar.subviews.first?.hitTest(.zero, with: nil))
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      trace.kept = [window]
      XCTAssertEqual(navigation.navigationBar.layer.sublayers?.count, 1)
      navigation.navigationBar.layoutIfNeeded()
      let top = navigation.navigationBar.frame.minY
      XCTAssertEqual(
        navigation.navigationBar.subviews.first?.frame, CGRect(x: 0, y: -top, width: 320, height: 44 + top))
    }
  }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate {
  private unowned let trace: Trace
  var agrees = true

  init(_ trace: Trace) { self.trace = trace }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    trace.note("push \(item.title ?? "")?")
    return agrees
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    trace.note("pushed \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    trace.note("pop \(item.title ?? "")?")
    return agrees
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    trace.note("popped \(item.title ?? "")")
  }
}
