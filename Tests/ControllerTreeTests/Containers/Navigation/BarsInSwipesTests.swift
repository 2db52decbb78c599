import UIKit
import XCTest

@testable import ControllerTree

/// NAV-41: the bar of a stack while a person swipes back.
final class BarsInSwipesTests: XCTestCase {
  /// The frame of a view as it is drawn now, in whole points.
  @MainActor private static func shown(_ view: UIView) -> CGRect {
    let frame = view.layer.presentation()?.frame ?? view.frame
    return CGRect(
      x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(), height: frame.height.rounded())
  }

  /// `A` with a large title below `B` with a small one.
  @MainActor private static func show(_ trace: Trace) -> (
    UINavigationController, ScriptedController, ScriptedController
  ) {
    let (a, b) = (trace.scripted("A"), trace.scripted("B"))
    b.navigationItem.largeTitleDisplayMode = .never
    let navigation = trace.controller("N", UINavigationController.init)
    navigation.viewControllers = [a, b]
    navigation.navigationBar.prefersLargeTitles = true
    trace.show(navigation, size: CGSize(width: 400, height: 800))
    return (navigation, a, b)
  }

  /// NAV-41, TRANS-22: items, height and what runs alongside follow the finger; a cancelled swipe restores them.
  func test_NAV41_cancelled() async {
    await withTrace(pacing: .manual) { trace in
      let (navigation, a, b) = Self.show(trace)
      let bar = navigation.navigationBar
      a.on(.viewWillAppear) {
        navigation.transitionCoordinator?.animate(
          alongsideTransition: { context in
            trace.note("alongside, interactive: \(context.isInteractive)")
            (bar.alpha, bar.backgroundColor) = (0.5, .red)
          },
          completion: { trace.note("alongside done, cancelled: \($0.isCancelled), alpha: \(bar.alpha)") })
      }
      XCTAssertEqual([bar.topItem?.title, bar.backItem?.title, bar.backButtonTitle], ["B", "A", "A"])
      XCTAssertTrue(navigation.interactivePop.begin())
      trace.expect(
        """
        B.willMove(toParent: nil)
        A.viewDidLoad()
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        alongside, interactive: true
        """)
      XCTAssertEqual(bar.items?.map(\.title), ["A"])
      XCTAssertNil(bar.backButtonTitle)
      XCTAssertEqual([bar.frame.height, Self.shown(bar).height], [96, 44])
      navigation.interactivePop.update(0.5)
      XCTAssertEqual(Self.shown(bar).height, 70)
      XCTAssertEqual(bar.layer.presentation().map { ($0.opacity * 100).rounded() / 100 }, 0.75)
      navigation.interactivePop.update(0.25)
      XCTAssertEqual(Self.shown(bar).height, 51, "A quarter of the time is less than a quarter of the way.")
      navigation.interactivePop.cancel()
      trace.advance(0.4)
      trace.expect(
        """
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        B.viewDidAppear(true)
        alongside done, cancelled: true, alpha: 1.0
        """)
      XCTAssertEqual(bar.items?.map(\.title), ["A", "B"])
      XCTAssertEqual([bar.frame.height, Self.shown(bar).height], [44, 44])
      XCTAssertNil(bar.backgroundColor)
      XCTAssertEqual(b.view.safeAreaInsets.top, 44)
    }
  }

  /// NAV-41: a swipe that finishes, and a push, take the height along.
  func test_NAV41_finished() async {
    await withStage(pacing: .manual) { trace in
      let (navigation, a, b) = Self.show(trace)
      let bar = navigation.navigationBar
      XCTAssertTrue(navigation.interactivePop.begin())
      navigation.interactivePop.update(0.5)
      navigation.interactivePop.finish()
      XCTAssertEqual(Self.shown(bar).height, 70)
      trace.advance(0.4)
      XCTAssertEqual(Self.shown(bar).height, 96)
      XCTAssertEqual(a.view.safeAreaInsets.top, 96)
      navigation.pushViewController(b, animated: true)
      XCTAssertEqual([bar.frame.height, Self.shown(bar).height], [44, 96])
      trace.advance(0.175)
      XCTAssertEqual(Self.shown(bar).height, 70)
      trace.advance(0.2)
      XCTAssertEqual(Self.shown(bar).height, 44)
    }
  }

  /// NAV-41, NAV-39: a bar that the page below hides leaves with the finger, and comes back with a cancelled swipe.
  func test_NAV41_hiddenBar() async {
    await withStage(pacing: .manual) { trace in
      let (navigation, a, b) = Self.show(trace)
      let bar = navigation.navigationBar
      a.on(.viewWillAppear) { navigation.setNavigationBarHidden(true, animated: true) }
      b.on(.viewWillAppear) { navigation.setNavigationBarHidden(false, animated: true) }
      XCTAssertTrue(navigation.interactivePop.begin())
      navigation.interactivePop.update(0.5)
      XCTAssertEqual(Self.shown(bar).minX, -200)
      navigation.interactivePop.cancel()
      trace.advance(1)
      XCTAssertFalse(navigation.isNavigationBarHidden || bar.isHidden)
      XCTAssertEqual(Self.shown(bar), CGRect(x: 0, y: 0, width: 400, height: 44))
      XCTAssertTrue(navigation.interactivePop.begin())
      navigation.interactivePop.finish()
      trace.advance(1)
      XCTAssertTrue(navigation.isNavigationBarHidden && bar.isHidden)
      XCTAssertNil(bar.superview)
    }
  }

  /// LIST-32, LIST-95: the selection of the list below goes when a swipe is over, and stays if it is cancelled.
  func test_LIST32_LIST95_selection() async {
    await withStage { trace in
      let (table, grid) = (Rows(style: .plain), Items(collectionViewLayout: UICollectionViewFlowLayout()))
      let navigation = UINavigationController(rootViewController: table)
      trace.show(navigation)
      let path = IndexPath(item: 0, section: 0)
      table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      navigation.pushViewController(grid, animated: false)
      grid.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      navigation.pushViewController(UIViewController(), animated: false)
      for finishes in [false, true] {
        XCTAssertTrue(navigation.interactivePop.begin())
        XCTAssertEqual(grid.collectionView.indexPathsForSelectedItems, [path])
        if finishes { navigation.interactivePop.finish() } else { navigation.interactivePop.cancel() }
        XCTAssertEqual(grid.collectionView.indexPathsForSelectedItems == nil, finishes)
      }
      for finishes in [false, true] {
        XCTAssertTrue(navigation.interactivePop.begin())
        XCTAssertEqual(table.tableView.indexPathForSelectedRow, path)
        if finishes { navigation.interactivePop.finish() } else { navigation.interactivePop.cancel() }
        XCTAssertEqual(table.tableView.indexPathForSelectedRow == nil, finishes)
      }
    }
  }
}

@MainActor private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor private final class Items: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
