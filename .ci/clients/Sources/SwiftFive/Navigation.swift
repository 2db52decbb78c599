#if canImport(UIKit)
  import UIKit
#else
  #error("UIKit must be importable")
#endif

// Code as UIKit projects have it, in Swift 5 mode: nothing in it knows that there is no UIKit.

public protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

public protocol TabBarViewDelegate: AnyObject {
  func tabBarView(_ view: TabBarView, didSelect index: Int)
}

public final class TabBarView: UIView {
  public weak var delegate: TabBarViewDelegate?

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(x: CGFloat(index) * 44, y: 0, width: 44, height: bounds.height)
    }
  }

  public func select(_ index: Int) { delegate?.tabBarView(self, didSelect: index) }
}

open class ContainerViewController: UIViewController, TabBarViewDelegate {
  public let tabBarView = TabBarView()
  public private(set) var viewControllers: [UIViewController]
  public private(set) var selected: UIViewController?

  public init(viewControllers: [UIViewController]) {
    self.viewControllers = viewControllers
    super.init(nibName: nil, bundle: nil)
    tabBarView.delegate = self
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    viewControllers = []
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    viewControllers = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    tabBarView.frame = CGRect(x: 0, y: view.bounds.maxY - 49, width: view.bounds.width, height: 49)
    view.addSubview(tabBarView)
    if let first = viewControllers.first { show(first) }
  }

  public func tabBarView(_ view: TabBarView, didSelect index: Int) { show(viewControllers[index]) }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }

  private func show(_ viewController: UIViewController) {
    guard viewController != selected else { return }
    if let old = selected {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(viewController)
    viewController.view.frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
    viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(viewController.view, belowSubview: tabBarView)
    viewController.didMove(toParent: self)
    selected = viewController
    setNeedsStatusBarAppearanceUpdate()
  }

  public func crossDissolve(to next: UIViewController, completion: (() -> Void)? = nil) {
    guard let current = selected else { return }
    current.willMove(toParent: nil)
    addChild(next)
    next.view.alpha = 0
    transition(
      from: current, to: next, duration: 0.25, options: [.transitionCrossDissolve],
      animations: {
        next.view.alpha = 1
        current.view.alpha = 0
      },
      completion: { _ in
        current.removeFromParent()
        next.didMove(toParent: self)
        self.selected = next
        completion?()
      })
  }
}

public final class AppCoordinator: NSObject, Coordinator {
  public var children: [Coordinator] = []
  public let window: UIWindow
  public private(set) var visits: [UIViewController: Int] = [:]

  public init(window: UIWindow) {
    self.window = window
    super.init()
  }

  public func start() {
    window.rootViewController = make(ContainerViewController.self)
    window.makeKeyAndVisible()
  }

  public func make<VC: UIViewController>(_ type: VC.Type) -> VC {
    let viewController = VC()
    visits[viewController, default: 0] += 1
    return viewController
  }

  public func identifier(of viewController: UIViewController) -> String { String(describing: type(of: viewController)) }
}

extension UIView {
  var nearestViewController: UIViewController? {
    var responder: UIResponder? = self
    while let next = responder?.next {
      if let viewController = next as? UIViewController { return viewController }
      responder = next
    }
    return nil
  }
}
