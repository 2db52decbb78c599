import Foundation
import XCTest

@testable import ControllerTree

final class ActingAsPersonAndDeviceTests: XCTestCase {
  /// Every block of the article runs, and prints what it says.
  func test_documentation_actingAsPersonAndDevice() async throws {
    try await withArticle("ActingAsPersonAndDevice") { article in
      article.onStage { print in Self.chooseDevice(article, print) }
      article.onStage { print in Self.rotate(article, print) }
      article.onStage { print in Self.settings(article, print) }
      article.onStage { print in Self.system(article, print) }
      article.onStage { print in Self.type(article, print) }
      article.onStage { print in Self.keyboard(article, print) }
      article.onStage { print in Self.tap(article, print) }
      article.onStage { print in Self.bars(article, print) }
      article.onStage { print in Self.menus(article, print) }
      article.onStage(pacing: .manual) { print in Self.swipe(article, print) }
      article.onStage { print in Self.pan(article, print) }
      article.onStage(pacing: .manual) { print in Self.scroll(article, print) }
      article.onStage { print in Self.answer(article, print) }
      article.onStage(pacing: .manual) { print in Self.time(article, print) }
    }
  }

  @MainActor private static func chooseDevice(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: device
    UIScreen.main.device = .iPad.landscape
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    print("\(root.view.frame.size), \(root.view.safeAreaInsets.top), \(root.traitCollection.horizontalSizeClass)")
    // end
    window.isHidden = true
    article.expectPrinted("device")
  }

  @MainActor private static func rotate(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: rotate
    let recorder = EventRecorder()
    recorder.record { UIScreen.main.device = .iPhone.landscape }
    print(recorder.text)
    // end
    article.expectPrinted("rotate")
    _ = root
  }

  @MainActor private static func settings(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: settings
    UIScreen.main.deviceTraits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.preferredContentSizeCategory = .accessibilityLarge
    }
    print(root.traitCollection.userInterfaceStyle == .dark)
    // end
    article.expectPrinted("settings")
  }

  @MainActor private static func system(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: system
    let recorder = EventRecorder()
    recorder.record { UIApplication.shared.receiveMemoryWarning() }
    print(recorder.text)

    UIApplication.shared.move(to: .background)
    print(UIApplication.shared.applicationState == .background)
    // end
    article.expectPrinted("system")
    _ = root
  }

  @MainActor private static func type(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: type
    let field = UITextField()
    field.addAction(UIAction { _ in print("now: \(field.text ?? "")") }, for: .editingChanged)
    root.view.addSubview(field)

    field.enter("Ann")
    field.enter("a")
    field.clear()
    field.pressReturn()
    field.resignFirstResponder()
    // end
    article.expectPrinted("type")
  }

  @MainActor private static func keyboard(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    let field = UITextField()
    root.view.addSubview(field)
    nonisolated(unsafe) let print = print
    // example: keyboard
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      print("The keyboard will cover \(frame?.cgRectValue.height ?? 0) points.")
    }
    field.becomeFirstResponder()
    // end
    NotificationCenter.default.removeObserver(token)
    article.expectPrinted("keyboard")
  }

  @MainActor private static func tap(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: tap
    let button = UIControl()
    button.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
    root.view.addSubview(button)
    button.sendActions(for: .touchUpInside)

    let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in print("saved") })
    root.navigationItem.rightBarButtonItem = save
    save.performPrimaryAction()
    save.isEnabled = false
    print(save.performPrimaryAction())
    // end
    article.expectPrinted("tap")
  }

  @MainActor private static func bars(_ article: Article, _ print: @escaping (Any) -> Void) {
    let tabs = article.show("Tabs", UITabBarController())
    // example: bars
    let navigation = UINavigationController(rootViewController: UIViewController())
    let profile = UIViewController()
    profile.tabBarItem = UITabBarItem(title: "Profile", image: nil, tag: 1)
    tabs.viewControllers = [navigation, profile]
    navigation.pushViewController(UIViewController(), animated: false)

    navigation.navigationBar.goBack()
    print(navigation.viewControllers.count)
    tabs.tabBar.select(profile.tabBarItem)
    print(tabs.selectedIndex)
    // end
    article.expectPrinted("bars")
  }

  @MainActor private static func menus(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    let field = UITextField()
    root.view.addSubview(field)
    // example: menus
    let reload = UIKeyCommand(
      title: "Reload", action: Selector("reload", calling: { (_: UIViewController) in print("reloaded") }),
      input: "r", modifierFlags: .command)
    let sorting = UIMenu(title: "Sort", children: [UIAction(title: "By name") { _ in print("by name") }])
    root.addKeyCommand(reload)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: sorting)

    field.becomeFirstResponder()
    root.view.window?.pressKey("r", modifierFlags: .command)
    root.navigationItem.rightBarButtonItem?.performPrimaryAction()
    root.navigationItem.rightBarButtonItem?.choose(sorting.children[0])
    UIMenuSystem.main.openMenuBar()
    print(UIMenuSystem.main.openMenu?.children.map(\.title) ?? [])
    // end
    article.expectPrinted("menus")
  }

  @MainActor private static func swipe(_ article: Article, _ print: @escaping (Any) -> Void) {
    let navigation = article.show("Stack", UINavigationController(rootViewController: UIViewController()))
    navigation.pushViewController(UIViewController(), animated: false)
    // example: swipe
    navigation.interactivePop.begin()
    navigation.interactivePop.update(0.4)
    print(navigation.interactivePop.percentComplete)
    navigation.interactivePop.cancel()
    UpdateCycle.main.settle()
    print(navigation.viewControllers.count)
    // end
    article.expectPrinted("swipe")
  }

  @MainActor private static func pan(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: pan
    let pan = UIPanGestureRecognizer { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      print("\(pan.state) at \(pan.translation(in: pan.view).x)")
    }
    root.view.addGestureRecognizer(pan)

    pan.state = .began
    pan.setTranslation(CGPoint(x: 80, y: 0), in: root.view)
    pan.state = .changed
    pan.state = .ended
    // end
    article.expectPrinted("pan")
  }

  @MainActor private static func scroll(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: scroll
    let scrollView = UIScrollView(frame: root.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 5_000)
    scrollView.contentInsetAdjustmentBehavior = .never
    root.view.addSubview(scrollView)

    scrollView.drag(by: CGVector(dx: 0, dy: -200))
    print(scrollView.contentOffset.y)

    scrollView.fling(by: CGVector(dx: 0, dy: -50), velocity: CGVector(dx: 0, dy: -1_000))
    print(scrollView.isDecelerating)
    UpdateCycle.main.settle()
    print(scrollView.contentOffset.y)

    UIStatusBarManager(of: .main).tap()
    UpdateCycle.main.settle()
    print(scrollView.contentOffset.y)
    // end
    article.expectPrinted("scroll")
  }

  @MainActor private static func answer(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: answer
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
    root.present(alert, animated: true)
    alert.perform(alert.actions[0])
    print(root.presentedViewController == nil)

    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    root.present(sheet, animated: true)
    print(sheet.presentationController?.attemptToDismiss() == true)
    // end
    article.expectPrinted("answer")
  }

  @MainActor private static func time(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: time
    let view = UIView()
    var isDone = false
    UIView.animate(withDuration: 2, animations: { view.alpha = 0 }, completion: { _ in isDone = true })
    UpdateCycle.main.advance(by: .seconds(2))
    print(isDone)
    // end
    article.expectPrinted("time")
  }
}
