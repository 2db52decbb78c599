import XCTest

@testable import ControllerTree

/// The bars of a navigation controller: their items, and their space.
final class NavigationBarsTests: XCTestCase {
  /// NAV-19: the bar has the items of the stack after each call.
  func test_NAV19_theItemsFollowTheStack() async {
    await withStage { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let bar = scene.navigation.navigationBar
      XCTAssertEqual(bar.items, scene.members.map(\.navigationItem))
      XCTAssertEqual(bar.topItem?.title, "B")
      XCTAssertEqual(bar.backItem?.title, "A")
      trace.stage.cycle.turn {
        scene.navigation.setViewControllers([scene.members[0], trace.controller("C")], animated: true)
        XCTAssertEqual(bar.items?.map(\.title), ["A", "C"])
      }
      scene.navigation.popViewController(animated: false)
      XCTAssertEqual(bar.items?.map(\.title), ["A"])
      XCTAssertNil(bar.backItem)
      scene.navigation.viewControllers = []
      XCTAssertEqual(bar.items, [])
      XCTAssertNil(bar.topItem)
    }
  }

  /// NAV-19, NAV-20: the item has the controller's title at first and follows it; it can have a title of its own.
  func test_NAV19_NAV20_titles() async {
    await withStage { trace in
      let controller = trace.controller("A")
      let item = controller.navigationItem
      XCTAssertTrue(controller.navigationItem === item)
      XCTAssertEqual(item.title, "A")
      controller.title = "B"
      XCTAssertEqual(item.title, "B")
      item.title = "C"
      XCTAssertEqual(controller.title, "B")
      controller.title = nil
      XCTAssertNil(item.title)
      let navigation = UINavigationController(rootViewController: controller)
      controller.title = "D"
      XCTAssertNil(navigation.title)
    }
  }

  /// NAV-19: the sources of the back button's title.
  func test_NAV19_backButtonTitle() async {
    await withStage { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let (bar, below) = (scene.navigation.navigationBar, scene.members[0].navigationItem)
      XCTAssertEqual(bar.backButtonTitle, "A")
      below.backButtonTitle = "Before"
      XCTAssertEqual(bar.backButtonTitle, "Before")
      below.backBarButtonItem = UIBarButtonItem(title: "Home")
      XCTAssertEqual(bar.backButtonTitle, "Home")
      below.backButtonDisplayMode = .minimal
      XCTAssertEqual(bar.backButtonTitle, "")
      scene.members[1].navigationItem.hidesBackButton = true
      XCTAssertNil(bar.backButtonTitle)
    }
  }

  /// NAV-21, SAFE-03: the bar takes 44 pt below the safe area; when it is hidden, the content gets its space at the
  /// next layout, without appearance callbacks.
  func test_NAV21_theBarsRoom() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let scene = trace.showNavigation("A", bar: true)
      let (navigation, content) = (scene.navigation, scene.members[0])
      XCTAssertEqual(content.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
      XCTAssertEqual(content.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
      XCTAssertEqual(navigation.view.safeAreaInsets, .zero)
      trace.setUp { navigation.additionalSafeAreaInsets.top = 50 }
      XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 50, width: 400, height: 44))
      XCTAssertEqual(content.view.safeAreaInsets.top, 94)
      XCTAssertFalse(navigation.isNavigationBarHidden)
      navigation.setNavigationBarHidden(true, animated: true)
      XCTAssertTrue(navigation.isNavigationBarHidden)
      trace.expect(
        """
        A.viewSafeAreaInsetsDidChange()
        A.viewLayoutMarginsDidChange()
        N.viewWillLayoutSubviews()
        N.viewDidLayoutSubviews()
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(content.view.safeAreaInsets.top, 50)
      navigation.setNavigationBarHidden(true, animated: false)
      trace.expect("")
      trace.ignore { navigation.isNavigationBarHidden = false }
      XCTAssertEqual(content.view.safeAreaInsets.top, 94)
      trace.ignore { navigation.navigationBar.isHidden = true }
      XCTAssertEqual(content.view.safeAreaInsets.top, 50)
    }
  }

  /// NAV-21: a controller that hides the bar before it appears never has the bar's insets; the next one may show the
  /// bar.
  func test_NAV21_hiddenFromViewWillAppear() async {
    await withTrace(.safeArea) { trace in
      let scene = trace.showNavigation("A", bar: true)
      let detail = trace.scripted("B")
      detail.on(.viewWillAppear) { scene.navigation.setNavigationBarHidden(true, animated: true) }
      scene.members[0].on(.viewWillAppear) { scene.navigation.setNavigationBarHidden(false, animated: true) }
      scene.navigation.pushViewController(detail, animated: true)
      XCTAssertEqual(detail.view.safeAreaInsets.top, 0)
      XCTAssertFalse(trace.recorder.drain().contains { $0.line == "B.viewSafeAreaInsetsDidChange()" })
      trace.ignore { scene.navigation.popViewController(animated: true) }
      XCTAssertEqual(scene.members[0].view.safeAreaInsets.top, 44)
    }
  }

  /// NAV-22: the toolbar is hidden at first, shows the top's items, and takes 44 pt above the safe area.
  func test_NAV22_toolbar() async {
    await withStage { trace in
      let scene = trace.showNavigation("A")
      let (navigation, content) = (scene.navigation, scene.members[0])
      XCTAssertTrue(navigation.isToolbarHidden)
      let items = [UIBarButtonItem(systemItem: .add)]
      content.setToolbarItems(items, animated: false)
      XCTAssertEqual(navigation.toolbar.items, items)
      navigation.additionalSafeAreaInsets.bottom = 20
      navigation.setToolbarHidden(false, animated: true)
      XCTAssertEqual(navigation.toolbar.frame, CGRect(x: 0, y: 736, width: 400, height: 44))
      XCTAssertEqual(content.view.safeAreaInsets.bottom, 64)
      navigation.pushViewController(trace.controller("B"), animated: false)
      XCTAssertNil(navigation.toolbar.items)
      navigation.topViewController?.toolbarItems = []
      XCTAssertEqual(navigation.toolbar.items, [])
      navigation.isToolbarHidden = true
      XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 20)
      XCTAssertNil(navigation.toolbar.superview)
    }
  }

  /// NAV-25: the bars are hidden where the height is compact; the other reasons alone hide nothing.
  func test_NAV25_hiddenOfThemselves() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", bar: true)
      let navigation = scene.navigation
      navigation.hidesBarsOnTap = true
      navigation.hidesBarsOnSwipe = true
      navigation.hidesBarsWhenKeyboardAppears = true
      XCTAssertTrue(navigation.hidesBarsOnTap && navigation.hidesBarsOnSwipe && navigation.hidesBarsWhenKeyboardAppears)
      XCTAssertTrue(navigation.barHideOnSwipeGestureRecognizer === navigation.barHideOnSwipeGestureRecognizer)
      XCTAssertTrue(navigation.barHideOnTapGestureRecognizer === navigation.barHideOnTapGestureRecognizer)
      trace.expect("")
      navigation.hidesBarsWhenVerticallyCompact = true
      XCTAssertEqual(scene.members[0].view.safeAreaInsets.top, 44)
      scene.window.frame.size = .phoneOnItsSide
      XCTAssertEqual(scene.members[0].view.safeAreaInsets.top, 0)
      XCTAssertFalse(navigation.isNavigationBarHidden)
      scene.window.frame.size = .phone
      XCTAssertEqual(scene.members[0].view.safeAreaInsets.top, 44)
    }
  }

  /// NAV-28: the user goes back: the navigation controller is asked if its class implements the method; a pop in code
  /// does not ask.
  func test_NAV28_goingBack() async {
    await withTrace { trace in
      let navigation = trace.controller("N") { AskedNavigationController() }
      navigation.isNavigationBarHidden = false
      navigation.viewControllers = [trace.controller("A"), trace.controller("B"), trace.controller("C")]
      trace.show(navigation)
      let bar = navigation.navigationBar
      XCTAssertTrue(bar.delegate === navigation)
      navigation.mayPop = false
      XCTAssertFalse(bar.goBack())
      XCTAssertEqual(navigation.asked, ["C"])
      XCTAssertEqual(navigation.titles, ["A", "B", "C"])
      trace.expect("")
      navigation.mayPop = true
      XCTAssertTrue(bar.goBack())
      XCTAssertEqual(navigation.asked, ["C", "C"])
      XCTAssertEqual(navigation.titles, ["A", "B"])
      trace.expect(
        """
        C.willMove(toParent: nil)
        B.viewDidLoad()
        C.viewWillDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        C.viewDidDisappear(true)
        B.viewDidAppear(true)
        C.didMove(toParent: nil)
        """)
      trace.ignore { navigation.popViewController(animated: false) }
      XCTAssertEqual(navigation.asked, ["C", "C"])
      XCTAssertFalse(bar.goBack(), "There is nothing to go back to.")
    }
  }

  /// NAV-28, TURN-06: without a button or a bar, and in a transition, nothing happens; an action of the item takes
  /// precedence; a tap is one event.
  func test_NAV28_whenThereIsNoGoingBack() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let (bar, item) = (scene.navigation.navigationBar, scene.members[1].navigationItem)
      item.hidesBackButton = true
      XCTAssertFalse(bar.goBack())
      item.hidesBackButton = false
      bar.isHidden = true
      XCTAssertFalse(bar.goBack())
      bar.isHidden = false
      item.backAction = UIAction { _ in trace.note("action") }
      XCTAssertTrue(bar.goBack())
      trace.expect("action")
      item.backAction = nil
      trace.ignore { scene.navigation.pushViewController(trace.controller("C"), animated: true) }
      XCTAssertFalse(bar.goBack())
      XCTAssertEqual(scene.navigation.titles, ["A", "B", "C"])
      trace.ignore {
        trace.finishTransitions()
        XCTAssertTrue(bar.goBack())
        trace.finishTransitions()
      }
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
    }
  }

  /// TURN-06: the action of a bar button is one turn: a pop right after an animated push is refused, as on a device.
  func test_TURN06_aBarButtonIsOneEvent() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", bar: true)
      scene.members[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { [unowned navigation = scene.navigation] _ in
          navigation.pushViewController(trace.controller("B"), animated: true)
          navigation.popViewController(animated: true)
        })
      XCTAssertTrue(scene.navigation.navigationBar.topItem?.rightBarButtonItem?.performPrimaryAction() ?? false)
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
      XCTAssertEqual(trace.recorder.drain().filter { $0.kind == .issue }.map(\.line).count, 1)
    }
  }

  /// Bars of the client's own classes.
  func test_NAV19_classesOfTheBars() async {
    final class OwnBar: UINavigationBar {}
    final class OwnToolbar: UIToolbar {}
    await withTrace { trace in
      let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
      XCTAssertTrue(navigation.navigationBar is OwnBar)
      XCTAssertTrue(navigation.toolbar is OwnToolbar)
      XCTAssertEqual(navigation.navigationBar.items, [])
      XCTAssertFalse(UINavigationController(navigationBarClass: nil, toolbarClass: nil).navigationBar is OwnBar)
    }
  }
}

private final class AskedNavigationController: UINavigationController, UINavigationBarDelegate {
  var mayPop = true
  var asked: [String?] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title)
    return mayPop
  }
}
