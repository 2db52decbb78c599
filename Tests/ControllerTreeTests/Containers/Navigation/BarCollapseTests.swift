import UIKit
import XCTest

@testable import ControllerTree

/// A navigation bar follows the content: its large title and its search bar. Rules NAV-36, SEARCH-15.
final class BarCollapseTests: XCTestCase {
  /// A stack of A, which prefers large titles; its content is 3,000 points high.
  @MainActor private final class Scene {
    let navigation: UINavigationController
    let window: UIWindow
    let page: UIViewController
    let scroll = UIScrollView()
    var bar: UINavigationBar { navigation.navigationBar }
    var height: CGFloat { bar.frame.height }

    init(_ trace: Trace, largeTitles: Bool = true, search: UISearchController? = nil) {
      let scene = trace.showNavigation("A", bar: true)
      (navigation, window, page) = (scene.navigation, scene.window, scene.members[0])
      navigation.navigationBar.prefersLargeTitles = largeTitles
      page.navigationItem.searchController = search
      scroll.frame = page.view.bounds
      scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
      page.view.addSubview(scroll)
      settle()
    }

    func settle() {
      UpdateCycle.main.settle()
      navigation.view.layoutIfNeeded()
    }

    /// A finger that moves by `way` points and rests.
    func drag(_ way: CGFloat) {
      window.fingers.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 + way), steps: 5)
      settle()
    }
  }

  /// NAV-36: the title goes point by point, and comes again.
  func test_NAV36_largeTitle() async {
    await withStage { trace in
      let scene = Scene(trace)
      XCTAssertEqual(scene.height, 96)
      XCTAssertEqual(scene.scroll.contentOffset.y, -96)
      let fingers = scene.window.fingers
      fingers.begin(at: CGPoint(x: 200, y: 450))
      for (place, height) in [(430.0, 76.0), (410, 56), (398, 44), (300, 44), (398, 44), (420, 66), (450, 96)] {
        fingers.move(to: CGPoint(x: 200, y: place))
        scene.navigation.view.layoutIfNeeded()
        XCTAssertEqual(scene.height, height, "finger at \(place)")
        XCTAssertEqual(scene.page.view.safeAreaInsets.top, height)
        XCTAssertEqual(scene.scroll.contentOffset.y, 450 - place - 96, accuracy: 0.001)
      }
      fingers.move(to: CGPoint(x: 200, y: 500))
      XCTAssertGreaterThan(scene.scroll.contentOffset.y, -146, "beyond the top the content follows less")
      fingers.end()
      scene.settle()
      XCTAssertEqual(scene.scroll.contentOffset.y, -96)
    }
  }

  /// NAV-36: content that would rest in between rests at the nearer end.
  func test_NAV36_restingPlaces() async {
    await withStage { trace in
      let scene = Scene(trace)
      scene.drag(-20)
      XCTAssertEqual(scene.scroll.contentOffset.y, -96)
      XCTAssertEqual(scene.height, 96)
      scene.drag(-40)
      XCTAssertEqual(scene.scroll.contentOffset.y, -44)
      XCTAssertEqual(scene.height, 44)
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
      scene.settle()
      XCTAssertEqual(scene.height, 44)
      XCTAssertTrue(ScrollToTop.run(on: .main, .current))
      scene.settle()
      XCTAssertEqual(scene.height, 96)
      XCTAssertEqual(scene.scroll.contentOffset.y, -96)
    }
  }

  /// NAV-36: another controller has its own content; one that comes back has the bar that it had.
  func test_NAV36_pushAndPop() async {
    await withStage { trace in
      let scene = Scene(trace)
      scene.drag(-300)
      XCTAssertEqual(scene.height, 44)
      let next = trace.controller("B")
      let other = UIScrollView(frame: scene.page.view.bounds)
      other.contentSize = CGSize(width: 100, height: 3000)
      next.view.addSubview(other)
      scene.navigation.pushViewController(next, animated: false)
      scene.settle()
      XCTAssertEqual(scene.height, 96)
      XCTAssertEqual(other.contentOffset.y, -96)
      scene.navigation.popViewController(animated: false)
      scene.settle()
      XCTAssertEqual(scene.height, 44)
      XCTAssertEqual(scene.scroll.contentOffset.y, 204, accuracy: 0.001)
    }
  }

  /// NAV-36: the content is the scroll view that the app sets.
  func test_NAV36_chosenContent() async {
    await withStage { trace in
      let scene = Scene(trace)
      let second = UIScrollView(frame: scene.page.view.bounds)
      second.contentSize = CGSize(width: 100, height: 3000)
      scene.page.view.addSubview(second)
      scene.page.setContentScrollView(second, for: .top)
      scene.settle()
      second.contentOffset.y = 100
      scene.settle()
      XCTAssertEqual(scene.height, 44)
      scene.page.setContentScrollView(nil, for: .top)
      scene.scroll.contentOffset.y = -96
      scene.settle()
      XCTAssertEqual(scene.height, 96)
    }
  }

  /// SEARCH-15: the search bar goes first, then the title; an active search keeps its bar.
  func test_SEARCH15_searchBar() async {
    await withStage { trace in
      let search = UISearchController(searchResultsController: nil)
      let scene = Scene(trace, search: search)
      let bar = search.searchBar
      XCTAssertEqual(scene.height, 148)
      XCTAssertEqual(bar.frame.height, 52)
      let fingers = scene.window.fingers
      fingers.begin(at: CGPoint(x: 200, y: 450))
      for (place, height, searchHeight) in [
        (430.0, 128.0, 32.0), (398, 96, 0), (388, 86, 0), (340, 44, 0), (388, 86, 0), (440, 138, 42),
      ] {
        fingers.move(to: CGPoint(x: 200, y: place))
        scene.navigation.view.layoutIfNeeded()
        XCTAssertEqual(scene.height, height, "finger at \(place)")
        XCTAssertEqual(bar.frame.height, searchHeight)
        XCTAssertEqual(bar.frame.maxY, height)
      }
      fingers.end()
      scene.settle()
      XCTAssertEqual(scene.height, 148)
      scene.drag(-45)
      XCTAssertEqual(scene.height, 96, "without the search bar")
      search.isActive = true
      scene.settle()
      XCTAssertEqual(bar.frame.height, 52)
      search.isActive = false
    }
  }

  /// SEARCH-15: without the property, or without content that scrolls, the bar stays.
  func test_SEARCH15_staying() async {
    await withStage { trace in
      let search = UISearchController(searchResultsController: nil)
      let scene = Scene(trace, largeTitles: false, search: search)
      XCTAssertEqual(scene.height, 96)
      scene.page.navigationItem.hidesSearchBarWhenScrolling = false
      scene.drag(-200)
      XCTAssertEqual(scene.height, 96)
      scene.page.navigationItem.hidesSearchBarWhenScrolling = true
      scene.drag(-10)
      XCTAssertEqual(scene.height, 44)
      scene.scroll.removeFromSuperview()
      scene.navigation.view.setNeedsLayout()
      scene.settle()
      XCTAssertEqual(scene.height, 96)
    }
  }
}
