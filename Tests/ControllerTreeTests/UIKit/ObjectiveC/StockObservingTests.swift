import UIKit
import XCTest

/// Observers of the library's own properties.
final class StockObservingTests: XCTestCase {
  /// RESP-22: each property of a place that has changed is told, whichever was set; a call that changes nothing tells nothing.
  func test_RESP22_viewsTellTheirPlaces() async {
    await withStage { _ in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var changes: [String] = []
      let observations = [
        view.observe(\.frame, named: "frame", options: [.old, .new]) {
          changes.append("frame \($1.oldValue!.width) \($1.newValue!.width)")
        },
        view.observe(\.bounds, named: "bounds") { view, _ in changes.append("bounds \(view.bounds.minY)") },
        view.observe(\.center, named: "center") { view, _ in changes.append("center \(view.center.x)") },
        view.observe(\.contentOffset, named: "contentOffset", options: .old) {
          changes.append("offset \($0.contentOffset.y) \($1.oldValue!.y)")
        },
        view.observe(\.transform, named: "transform") { view, _ in changes.append("transform \(view.transform.a)") },
        view.observe(\.isHidden, named: "isHidden", options: .old) {
          changes.append("hidden \($0.isHidden) \($1.oldValue!)")
        },
        view.observe(\.alpha, named: "alpha") { view, _ in changes.append("alpha \(view.alpha)") },
        view.observe(\.contentSize, named: "contentSize") { view, _ in changes.append("size \(view.contentSize.height)")
        },
      ]
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      XCTAssertEqual(changes, ["bounds 0.0", "center 10.0", "frame 10.0 20.0"])
      changes = []
      view.contentOffset.y = 3
      view.contentOffset.y = 3
      XCTAssertEqual(changes, ["bounds 3.0", "offset 3.0 0.0"])
      changes = []
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.isHidden = true
      view.alpha = 0.5
      view.contentSize = CGSize(width: 1, height: 7)
      XCTAssertEqual(changes, ["transform 2.0", "frame 20.0 40.0", "hidden true false", "alpha 0.5", "size 7.0"])
      changes = []
      for observation in observations { observation.invalidate() }
      view.bounds = .zero
      XCTAssertEqual(changes, [])
    }
  }

  /// RESP-22: a change by layout and by the safe area is told too.
  func test_RESP22_layoutAndInsetsAreTold() async {
    await withStage { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let root = UIViewController()
      window.rootViewController = root
      var changes: [String] = []
      let tokens = [
        root.view.observe(\.bounds, named: "bounds") { view, _ in changes.append("bounds \(view.bounds.width)") },
        root.view.observe(\.safeAreaInsets, named: "safeAreaInsets") { view, _ in
          changes.append("insets \(view.safeAreaInsets.top)")
        },
      ]
      window.makeKeyAndVisible()
      changes = []
      window.frame.size.width = 200
      root.additionalSafeAreaInsets.top += 5
      XCTAssertEqual(changes.first, "bounds 200.0")
      XCTAssertEqual(changes.last, "insets \(root.view.safeAreaInsets.top)")
      withExtendedLifetime(tokens) {}
      window.isHidden = true
    }
  }

  /// RESP-22: texts, images and values are told, and that of a recognizer; setting the same again is told as well where it is a text.
  func test_RESP22_textsAndValuesAreTold() async {
    await withStage { _ in
      var changes: [String] = []
      var tokens: [NSKeyValueObservation] = []
      @MainActor func watch<T: NSObject, V>(_ object: T, _ path: KeyPath<T, V>, _ name: String) {
        tokens.append(
          object.observe(path, named: name, options: [.old, .new]) {
            changes.append("\(name) \($1.oldValue.map { "\($0)" } ?? "-") \($1.newValue.map { "\($0)" } ?? "-")")
          })
      }
      let (label, view, image) = (UILabel(), UITextView(), UIImageView())
      watch(label, \.text, "text")
      watch(view, \.text, "text")
      watch(view, \.textAlignment.rawValue, "textAlignment")
      watch(view, \.textContainerInset.left, "textContainerInset")
      watch(image, \.image?.size.width, "image")
      (label.text, label.attributedText) = ("a", NSAttributedString(string: "b"))
      view.text = "c"
      view.attributedText = NSAttributedString(string: "d")
      (view.textAlignment, view.font) = (.right, .systemFont(ofSize: 10))
      view.textContainerInset.left = 4
      image.image = UIImage()
      XCTAssertEqual(
        changes,
        [
          "text nil Optional(\"a\")", "text Optional(\"a\") Optional(\"b\")", "text Optional(\"\") Optional(\"c\")",
          "text Optional(\"c\") Optional(\"d\")", "textAlignment - 2", "textContainerInset - 4.0",
          "image nil Optional(0.0)",
        ])
      changes = []
      let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
      let (progress, segments, pages) = (UIProgressView(), UISegmentedControl(items: ["a", "b"]), UIPageControl())
      pages.numberOfPages = 3
      watch(toggle, \.isOn, "isOn")
      watch(slider, \.value, "value")
      watch(stepper, \.value, "value")
      watch(progress, \.progress, "progress")
      watch(segments, \.selectedSegmentIndex, "selectedSegmentIndex")
      watch(pages, \.currentPage, "currentPage")
      (toggle.isOn, slider.value, stepper.value, progress.progress) = (true, 0.5, 2, 0.25)
      (segments.selectedSegmentIndex, pages.currentPage) = (1, 2)
      let (pan, tab, controller) = (UIPanGestureRecognizer(), UITabBarItem(), UIViewController())
      watch(pan, \.state.rawValue, "state")
      watch(tab, \.badgeValue, "badgeValue")
      watch(controller, \.preferredContentSize.width, "preferredContentSize")
      watch(label, \.backgroundColor, "backgroundColor")
      pan.state = .began
      tab.badgeValue = "3"
      controller.preferredContentSize = CGSize(width: 5, height: 5)
      label.backgroundColor = nil
      XCTAssertEqual(
        changes,
        [
          "isOn false true", "value 0.0 0.5", "value 0.0 2.0", "progress 0.0 0.25", "selectedSegmentIndex -1 1",
          "currentPage 0 2", "state - 1", "badgeValue nil Optional(\"3\")", "preferredContentSize - 5.0",
          "backgroundColor nil nil",
        ])
    }
  }

  /// RESP-22: the looks of texts are told: code places a label again when its font changes.
  func test_RESP22_looksOfTextsAreTold() async {
    await withStage { _ in
      var changes: [String] = []
      var tokens: [NSKeyValueObservation] = []
      @MainActor func watch<T: NSObject, V>(
        _ object: T, _ path: KeyPath<T, V>, _ name: String, _ value: @escaping (T) -> Any
      ) {
        tokens.append(object.observe(path, named: name) { object, _ in changes.append("\(name) \(value(object))") })
      }
      let (label, field, view) = (UILabel(), UITextField(), UITextView())
      watch(label, \.font, "font") { $0.font.pointSize }
      watch(label, \.textColor, "textColor") { $0.textColor == .red }
      watch(label, \.textAlignment, "textAlignment") { $0.textAlignment == .right }
      watch(field, \.font, "font") { $0.font?.pointSize ?? 0 }
      watch(field, \.textColor, "textColor") { $0.textColor == .red }
      watch(field, \.textAlignment, "textAlignment") { $0.textAlignment == .right }
      watch(field, \.placeholder, "placeholder") { $0.placeholder ?? "" }
      watch(view, \.textColor, "textColor") { $0.textColor == .red }
      (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 9), .red, .right)
      (field.font, field.textColor, field.textAlignment) = (.systemFont(ofSize: 8), .red, .right)
      field.placeholder = "a"
      view.textColor = .red
      XCTAssertEqual(
        changes,
        [
          "font 9.0", "textColor true", "textAlignment true", "font 8.0", "textColor true", "textAlignment true",
          "placeholder a", "textColor true",
        ])
      withExtendedLifetime(tokens) {}
    }
  }

  /// RESP-22: a delegate that an observer replaces again, as code does that stands between a list and its delegate.
  func test_RESP22_delegatesAreTold() async {
    final class Between: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
      weak var original: (any UICollectionViewDelegate)?
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    await withStage { _ in
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let (between, own) = (Between(), Between())
      var names: [String] = []
      let tokens = [
        list.observe(\.delegate, named: "delegate", options: [.initial, .new]) { list, _ in
          guard list.delegate !== between else { return }
          between.original = list.delegate
          list.delegate = between
        },
        list.observe(\.dataSource, named: "dataSource") { _, _ in names.append("dataSource") },
        list.observe(\.dragDelegate, named: "dragDelegate") { _, _ in names.append("dragDelegate") },
        list.observe(\.dropDelegate, named: "dropDelegate") { _, _ in names.append("dropDelegate") },
      ]
      XCTAssertTrue(list.delegate === between)
      list.delegate = own
      XCTAssertTrue(list.delegate === between)
      XCTAssertTrue(between.original === own)
      (list.dataSource, list.dragDelegate, list.dropDelegate) = (own, nil, nil)
      XCTAssertEqual(names, ["dataSource", "dragDelegate", "dropDelegate"])
      let table = UITableView()
      let observations = [
        table.observe(\.dataSource, named: "dataSource") { _, _ in names.append("rows") },
        table.observe(\.delegate, named: "delegate") { _, _ in names.append("delegate") },
        table.observe(\.dragDelegate, named: "dragDelegate") { _, _ in names.append("drag") },
        table.observe(\.dropDelegate, named: "dropDelegate") { _, _ in names.append("drop") },
      ]
      (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) = (nil, nil, nil, nil)
      XCTAssertEqual(names.suffix(4), ["rows", "delegate", "drag", "drop"])
      withExtendedLifetime((tokens, observations)) {}
    }
  }

  /// RESP-22: controllers and the items of bars tell their titles, views and buttons.
  func test_RESP22_titlesAndItemsAreTold() async {
    await withStage { _ in
      let controller = UIViewController()
      let item = controller.navigationItem
      var changes: [String] = []
      let tokens = [
        controller.observe(\.title, named: "title", options: [.old]) {
          changes.append("\($0.title!) \($1.oldValue.flatMap { $0 } ?? "nil")")
        },
        item.observe(\.title, named: "title") { item, _ in changes.append("item \(item.title!)") },
        item.observe(\.rightBarButtonItem, named: "rightBarButtonItem") { item, _ in
          changes.append("right \(item.rightBarButtonItem?.title ?? "-")")
        },
        item.observe(\.titleView, named: "titleView") { _, _ in changes.append("view") },
      ]
      controller.title = "A"
      item.rightBarButtonItem = UIBarButtonItem(title: "R", style: .plain, target: nil, action: nil)
      item.titleView = UIView()
      XCTAssertEqual(changes, ["item A", "A nil", "right R", "view"])
      withExtendedLifetime(tokens) {}
    }
  }

  private final class Screen: UIViewController {
    var log: [String] = []
    var field = UITextField()

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = change?[.oldKey].map { "\($0)" } ?? "-"
      log.append("\(keyPath ?? "") \(old) \(change?[.newKey].map { "\($0)" } ?? "-") \(context == nil)")
    }
  }

  /// RESP-22: responders observe by key paths, with options and contexts, until they are removed.
  func test_RESP22_observersByKeyPath() async {
    await withStage { _ in
      let screen = Screen()
      var context = 0
      screen.field.addObserver(screen, forKeyPath: "text", options: [.old, .new], context: nil)
      screen.field.addObserver(screen, forKeyPath: "hidden", context: &context)
      screen.addObserver(screen, forKeyPath: "view.tag", options: [.initial, .new], context: nil)
      screen.field.text = "A"
      screen.field.isHidden = true
      XCTAssertEqual(screen.log, ["view.tag - 0 true", "text  A true", "hidden - - false"])
      screen.log = []
      screen.field.removeObserver(screen, forKeyPath: "hidden", context: nil)
      screen.field.removeObserver(screen, forKeyPath: "text")
      screen.field.isHidden = false
      screen.field.text = ""
      XCTAssertEqual(screen.log, ["hidden - - false"])
    }
  }

  fileprivate final class Model: NSObject {
    var child: Model? { didSet { KeyValueObserving.changed(self, "child", from: oldValue) } }
    var name = "" { didSet { KeyValueObserving.changed(self, "name", from: oldValue) } }
  }

  private final class Watcher: NSObject, KeyValueObserver {
    var log: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      log.append("\(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
  }

  /// RESP-22: the objects of a path are observed; a replaced one is not any more.
  func test_RESP22_pathsFollowTheirObjects() {
    let (model, first, second) = (Model(), Model(), Model())
    model.child = first
    var names: [String] = []
    let token = model.observe(\.child?.name, named: "child.name", options: .old) { model, change in
      names.append("\(change.oldValue.flatMap { $0 } ?? "-") \(model.child?.name ?? "-")")
    }
    first.name = "A"
    second.name = "B"
    model.child = second
    first.name = "C"
    second.name = "D"
    model.child = nil
    second.name = "E"
    XCTAssertEqual(names, [" A", "A B", "B D", "D -"])
    withExtendedLifetime(token) {}
  }

  /// RESP-22: neither object is retained, and a released observer is not called.
  func test_RESP22_observersAreNotRetained() {
    let model = Model()
    weak var released: Watcher?
    do {
      let watcher = Watcher()
      released = watcher
      model.addObserver(watcher, forKeyPath: "name", options: [.old], context: nil)
      model.name = "A"
      XCTAssertEqual(watcher.log, [" -"])
    }
    XCTAssertNil(released)
    model.name = "B"
  }
}

extension StockObservingTests.Model: InterfaceConnecting {
  @MainActor static var interfaceConnections: InterfaceConnections {
    InterfaceConnections(StockObservingTests.Model.self) {
      $0.property("child", \.child)
      $0.property("name", \.name)
    }
  }
}
