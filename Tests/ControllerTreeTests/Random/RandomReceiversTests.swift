import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// Random fingers on everything that a person sees: bars, lists, fields, pickers, an alert. Whatever happens, nothing stays touched, no
/// issue is reported, and lists show what their data has.
final class RandomReceiversTests: XCTestCase {
  /// TOUCH-15, TOUCH-43 to TOUCH-49: the invariants after each sequence.
  func test_TOUCH43_randomFingersOnReceivers() async {
    await MainActor.run {
      RandomRuns<FingerCall>(
        calls: { _, generator in (0..<Int.random(in: 5...30, using: &generator)).map { _ in .random(using: &generator) }
        },
        failure: { calls, seed in
          Stage.withPristine(pacing: seed % 2 == 0 ? .manual : .immediate, device: .bare) { stage in
            stage.diagnostics.policies = [.all: .collect]
            let world = ReceiverWorld()
            for call in calls { world.make(call) }
            world.liftAll()
            stage.cycle.settle()
            defer { world.window.isHidden = true }
            return world.fault ?? stage.diagnostics.takeCollected().first.map { "\($0)" }
          }
        }
      ).check(150)
    }
  }
}

/// One step of a random person.
private enum FingerCall: RandomCallable {
  case tap(CGPoint, taps: Int)
  case press(CGPoint)
  case drag(CGPoint, CGPoint, hold: Bool)
  case swipe(CGPoint, CGFloat)
  case begin(CGPoint)
  case move(CGPoint)
  case end
  case cancel
  case key(String)
  case wheel(CGPoint, CGFloat)
  case hover(CGPoint)
  case edit
  case alert

  static func random(using generator: inout SeededGenerator) -> FingerCall {
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    let (point, other) = (
      CGPoint(x: number(40) * 10, y: number(80) * 10), CGPoint(x: number(40) * 10, y: number(80) * 10)
    )
    switch number(24) {
    case 0...5: return .tap(point, taps: 1 + number(3))
    case 6: return .press(point)
    case 7...9: return .drag(point, other, hold: number(3) == 0)
    case 10...13: return .swipe(point, CGFloat(number(80) - 40) * 10)
    case 14: return .begin(point)
    case 15, 16: return .move(point)
    case 17: return .end
    case 18: return .cancel
    case 19: return .key(["a", "\u{8}", "\r", " "][number(4)])
    case 20: return .wheel(point, CGFloat(number(40) - 20) * 10)
    case 21: return .hover(point)
    case 22: return .edit
    default: return .alert
    }
  }

  var description: String {
    switch self {
    case .tap(let point, let taps): "tap(at: \(point), taps: \(taps))"
    case .press(let point): "longPress(at: \(point))"
    case .drag(let start, let end, let hold): "drag(from: \(start), to: \(end), hold: \(hold ? 0.6 : 0))"
    case .swipe(let point, let way): "swipe from \(point) by \(way)"
    case .begin(let point): "begin(at: \(point))"
    case .move(let point): "move(to: \(point))"
    case .end: "end()"
    case .cancel: "cancel()"
    case .key(let key): "pressKey(\(key.debugDescription))"
    case .wheel(let point, let way): "scroll by \(way) at \(point)"
    case .hover(let point): "hover(at: \(point))"
    case .edit: "edit"
    case .alert: "alert"
    }
  }
}

/// A navigation controller in a tab, with bars full of buttons and a root full of receivers.
@MainActor
private final class ReceiverWorld: NSObject, UITableViewDataSource, UITableViewDelegate, UIPickerViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 250), style: .plain)
  private var rows = Array(0..<20)
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private var controls: [UIControl] = []

  override init() {
    super.init()
    let screen = UIViewController()
    navigation.pushViewController(screen, animated: false)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    window.rootViewController = tabs
    window.isHidden = false
    let custom = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(customView: custom), UIBarButtonItem(title: "Edit", image: nil, primaryAction: UIAction { _ in }),
    ]
    screen.toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "T", image: nil, primaryAction: UIAction { _ in })]
    let (field, text) = (UITextField(), UITextView(frame: CGRect(x: 0, y: 400, width: 200, height: 80)))
    field.frame = CGRect(x: 0, y: 360, width: 200, height: 40)
    (field.text, field.clearButtonMode, text.text) = ("some words", .always, "more words\nin lines")
    let (bar, picker) = (UISearchBar(), UIPickerView(frame: CGRect(x: 0, y: 500, width: 400, height: 150)))
    bar.frame = CGRect(x: 200, y: 360, width: 200, height: 100)
    (bar.scopeButtonTitles, bar.showsScopeBar, bar.showsCancelButton) = (["a", "b"], true, true)
    picker.dataSource = self
    (table.dataSource, table.delegate) = (self, self)
    for view in [table, field, text, bar, picker] as [UIView] { screen.view.addSubview(view) }
    controls = [custom, field, bar.searchTextField]
  }

  func make(_ call: FingerCall) {
    let fingers = window.fingers
    switch call {
    case .tap(let point, let taps): if isUp { fingers.tap(at: point, taps: taps) }
    case .press(let point): if isUp { fingers.longPress(at: point) }
    case .drag(let start, let end, let hold): if isUp { fingers.drag(from: start, to: end, hold: hold ? 0.6 : 0) }
    case .swipe(let point, let way):
      if isUp { fingers.swipe(from: point, to: CGPoint(x: point.x + way, y: point.y)) }
    case .begin(let point): if isUp { fingers.begin(at: point) }
    case .move(let point): if !isUp { fingers.move(to: point) }
    case .end: fingers.endAll()
    case .cancel: fingers.cancel()
    case .key(let key): window.pressKey(key)
    case .wheel(let point, let way): fingers.scroll(by: CGVector(dx: 0, dy: way), at: point)
    case .hover(let point): fingers.hover(at: point)
    case .edit: table.isEditing.toggle()
    case .alert: if window.rootViewController?.presentedViewController == nil { present() }
    }
  }

  private var isUp: Bool { window.fingers.touches.isEmpty }

  private func present() {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addTextField()
    navigation.present(alert, animated: true)
  }

  func liftAll() {
    window.fingers.endAll()
    window.fingers.hover(at: nil)
  }

  var fault: String? {
    if !GestureEnvironment.current.followers.isEmpty { return "recognizers are left over" }
    if !window.fingers.touches.isEmpty { return "fingers are left over" }
    for control in controls where control.isTracking || control.isHighlighted { return "\(control) is left touched" }
    if table.isTracking || table.isDragging { return "the table is left touched" }
    if table.numberOfRows(inSection: 0) != rows.count { return "the table shows other rows than its data" }
    for cell in table.visibleCells where cell.isHighlighted { return "a row is left highlighted" }
    return Self.followed(in: window).map { "\($0) follows a finger" }
  }

  private static func followed(in view: UIView) -> UIView? {
    if view.rare?.followedTap != nil { return view }
    for subview in view.subviews { if let found = followed(in: subview) { return found } }
    return nil
  }

  // MARK: Data

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.showsReorderControl = true
    cell.accessoryType = rows[indexPath.row] % 3 == 0 ? .detailButton : .none
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { rows[indexPath.row] % 4 != 0 }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to target: IndexPath) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: target.row)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
}
