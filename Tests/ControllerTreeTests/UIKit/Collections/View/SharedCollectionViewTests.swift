import UIKit
import XCTest

@testable import ControllerTree

/// Four items of a size in a list of controllers.
@MainActor private final class Squares: UICollectionViewController {
  init(_ title: String, side: CGFloat, shares: Bool = false) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    super.init(collectionViewLayout: layout)
    self.title = title
    useLayoutToLayoutNavigationTransitions = shares
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  /// The places of the cells.
  var places: String {
    collectionView.indexPathsForVisibleItems.compactMap { collectionView.cellForItem(at: $0)?.frame }
      .map { CollectionScene.text($0) }.joined(separator: ", ")
  }
  var holdsCollectionView: Bool { collectionView.superview === view }
}

private let small = "0 0 50 50, 50 0 50 50, 0 50 50 50, 50 50 50 50"
private let large = "0 0 100 100, 0 100 100 100, 0 200 100 100, 0 300 100 100"

final class SharedCollectionViewTests: XCTestCase {
  @MainActor private static func show(_ trace: Trace) -> (UINavigationController, Squares, Squares) {
    let (a, b) = (Squares("A", side: 50), Squares("B", side: 100, shares: true))
    let navigation = UINavigationController(rootViewController: a)
    navigation.isNavigationBarHidden = true
    navigation.title = "N"
    trace.show(navigation, size: CGSize(width: 100, height: 400))
    trace.begin()
    return (navigation, a, b)
  }

  /// LIST-99: a push moves the items to the places of the other layout; the pop moves them back.
  func test_LIST99_pushAndPop() async {
    await withTrace(pacing: .manual) { trace in
      let (navigation, a, b) = Self.show(trace)
      let (collection, cell) = (a.collectionView, a.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
      XCTAssertEqual(a.places, small)
      collection?.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      navigation.pushViewController(b, animated: true)
      trace.expect(
        """
        B.willMove(toParent: N)
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        """)
      XCTAssertTrue(b.collectionView === collection)
      XCTAssertTrue(b.holdsCollectionView)
      XCTAssertTrue(collection?.dataSource === a && collection?.delegate === a)
      trace.advance(0.175)
      XCTAssertEqual(cell?.layer.presentation().map { CollectionScene.text($0.frame) }, "25 50 75 75")
      trace.advance(0.2)
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        """)
      XCTAssertEqual(b.places, large)
      XCTAssertTrue(b.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
      XCTAssertEqual(collection?.indexPathsForSelectedItems?.count, 1, "LIST-95")
      XCTAssertFalse(a.collectionViewLayout === b.collectionViewLayout)
      trace.ignore { navigation.popViewController(animated: true) }
      trace.ignore { trace.advance(0.4) }
      XCTAssertEqual(a.places, small)
      XCTAssertTrue(a.holdsCollectionView)
      XCTAssertNil(collection?.indexPathsForSelectedItems)
      XCTAssertTrue(a.collectionViewLayout === collection?.collectionViewLayout)
      XCTAssertTrue(collection?.window != nil)
    }
  }

  /// LIST-99: a swipe back moves the items with the finger; a cancelled one gives the collection view back.
  func test_LIST99_interactivePop() async {
    await withStage(pacing: .manual) { trace in
      let (navigation, a, b) = Self.show(trace)
      navigation.isNavigationBarHidden = false
      navigation.pushViewController(b, animated: false)
      XCTAssertEqual(b.places, large)
      let cell = b.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
      XCTAssertTrue(navigation.interactivePop.begin())
      XCTAssertTrue(a.holdsCollectionView)
      navigation.interactivePop.update(0.5)
      XCTAssertEqual(cell?.layer.presentation().map { CollectionScene.text($0.frame) }, "25 50 75 75")
      navigation.interactivePop.cancel()
      trace.advance(0.4)
      XCTAssertTrue(b.holdsCollectionView)
      XCTAssertEqual(b.places, large)
      XCTAssertTrue(b.collectionViewLayout === b.collectionView.collectionViewLayout)
      XCTAssertTrue(navigation.interactivePop.begin())
      navigation.interactivePop.finish()
      trace.advance(0.4)
      XCTAssertTrue(a.holdsCollectionView)
      XCTAssertEqual(a.places, small)
    }
  }

  /// LIST-99: unanimated changes, chains of three, changes off screen, and a way back that leaves others out.
  func test_LIST99_otherChanges() async {
    await withStage { trace in
      let (navigation, a, b) = Self.show(trace)
      let (c, plain) = (Squares("C", side: 25, shares: true), UIViewController())
      b.loadViewIfNeeded()
      let own = b.collectionView
      XCTAssertFalse(own === a.collectionView)
      navigation.pushViewController(b, animated: false)
      XCTAssertTrue(b.collectionView === a.collectionView)
      XCTAssertNil(own?.superview)
      navigation.pushViewController(c, animated: true)
      XCTAssertTrue(c.holdsCollectionView)
      navigation.pushViewController(plain, animated: true)
      XCTAssertTrue(c.holdsCollectionView)
      navigation.popToRootViewController(animated: true)
      XCTAssertTrue(a.holdsCollectionView)
      XCTAssertEqual(a.places, small)
      let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      a.collectionView = other
      XCTAssertTrue(other.superview === a.view && other.frame == a.view.bounds)
      navigation.pushViewController(b, animated: true)
      XCTAssertTrue(b.collectionView === other, "It shares that of the controller below.")
      let unshared = Squares("D", side: 10)
      navigation.pushViewController(unshared, animated: true)
      XCTAssertFalse(unshared.collectionView === other)
      let window = navigation.view.window
      trace.ignore { window?.isHidden = true }
      navigation.popToRootViewController(animated: false)
      XCTAssertFalse(a.holdsCollectionView)
      trace.ignore { window?.isHidden = false }
      XCTAssertTrue(a.holdsCollectionView, "It has come back with the stack.")
    }
  }

  /// LIST-99: an animator of the app moves the layout itself.
  func test_LIST99_interactiveAnimator() async {
    await withStage { trace in
      let (navigation, a, b) = Self.show(trace)
      let delegate = GridTransitions()
      navigation.delegate = delegate
      navigation.pushViewController(b, animated: true)
      guard let between = delegate.layout else { return XCTFail("The interaction did not begin.") }
      between.transitionProgress = 0.5
      a.collectionView.layoutIfNeeded()
      XCTAssertEqual(b.collectionView.visibleCells.first?.frame.width, 75)
      XCTAssertTrue(between.currentLayout === a.collectionViewLayout && between.nextLayout === b.collectionViewLayout)
      a.collectionView.cancelInteractiveTransition()
      XCTAssertEqual(navigation.viewControllers, [a])
      XCTAssertEqual(a.places, small)
      XCTAssertTrue(a.holdsCollectionView)
      navigation.pushViewController(b, animated: true)
      delegate.layout?.transitionProgress = 0.9
      b.collectionView.finishInteractiveTransition()
      XCTAssertEqual(navigation.viewControllers, [a, b])
      XCTAssertEqual(b.places, large)
    }
  }
}

/// Lets the test move the items, as Apple's sample for transitions of collection views does.
private final class GridTransitions: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private(set) var layout: UICollectionViewTransitionLayout?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from) as? UICollectionViewController,
      let to = transitionContext.viewController(forKey: .to) as? UICollectionViewController
    else { return }
    transitionContext.containerView.addSubview(to.view)
    layout = from.collectionView.startInteractiveTransition(to: to.collectionViewLayout) { completed, _ in
      if completed {
        transitionContext.finishInteractiveTransition()
      } else {
        transitionContext.cancelInteractiveTransition()
      }
      transitionContext.completeTransition(completed)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}
