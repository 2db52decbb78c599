import Foundation

@testable import ControllerTree

/// Logs the calls to a split view controller's delegate, and returns answers of the test. It need not be an `NSObject`.
final class ProbeSplitDelegate: UISplitViewControllerDelegate {
  private unowned let trace: Trace
  var top: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?
  var action = UISplitViewController.DisplayMode.automatic
  var primaryForCollapsing: UIViewController?
  var primaryForExpanding: UIViewController?
  var collapse: (UIViewController, UIViewController) -> Bool = { _, _ in false }
  var separate: (UIViewController) -> UIViewController? = { _ in nil }
  var shows = false
  var showsDetail = false
  var didCollapse: (UISplitViewController) -> Void = { _ in }
  var didExpand: (UISplitViewController) -> Void = { _ in }
  var willChange: (UISplitViewController) -> Void = { _ in }

  init(_ trace: Trace) {
    self.trace = trace
    trace.kept.append(self)
  }

  private func name(_ controller: UIViewController) -> String { controller.title ?? "nil" }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    trace.note("will change from \(svc.displayMode) to \(displayMode)")
    willChange(svc)
  }
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    trace.note("target mode?")
    return action
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    trace.note("will show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    trace.note("will hide \(column)")
  }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    trace.note("gesture will begin")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    trace.note("gesture did end")
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    trace.note("top column? \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    trace.note("mode? \(proposedDisplayMode)")
    return expandedMode ?? proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    trace.note("did collapse: \(svc.isCollapsed)")
    didCollapse(svc)
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    trace.note("did expand: \(!svc.isCollapsed)")
    didExpand(svc)
  }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    trace.note("primary for collapsing?")
    return primaryForCollapsing
  }
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    trace.note("primary for expanding?")
    return primaryForExpanding
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    trace.note("collapse \(name(secondaryViewController)) onto \(name(primaryViewController))?")
    return collapse(secondaryViewController, primaryViewController)
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    trace.note("separate from \(name(primaryViewController))?")
    return separate(primaryViewController)
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    trace.note("show \(name(vc))?")
    return shows
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    trace.note("show detail \(name(vc))?")
    return showsDetail
  }
}

/// A split view controller `S` with a navigation controller in each column, and a controller on each of these.
@MainActor final class SplitScene {
  let split: UISplitViewController
  let delegate: ProbeSplitDelegate
  let stacks: [UISplitViewController.Column: UINavigationController]
  let roots: [UISplitViewController.Column: ScriptedController]
  let window: UIWindow

  fileprivate init(
    _ split: UISplitViewController, _ delegate: ProbeSplitDelegate,
    _ columns: [(UISplitViewController.Column, UINavigationController, ScriptedController)], _ window: UIWindow
  ) {
    self.split = split
    self.delegate = delegate
    stacks = Dictionary(uniqueKeysWithValues: columns.map { ($0.0, $0.1) })
    roots = Dictionary(uniqueKeysWithValues: columns.map { ($0.0, $0.2) })
    self.window = window
  }

  func stack(_ column: UISplitViewController.Column) -> UINavigationController {
    stacks[column] ?? UINavigationController()
  }

  func root(_ column: UISplitViewController.Column) -> ScriptedController { roots[column] ?? ScriptedController() }

  /// Changes the width of the window.
  func resize(to width: CGFloat) { window.frame.size = CGSize(width: width, height: 800) }
}

extension Trace {
  /// A split view controller in a hidden window: `NP` with `P`, `NX` with `X` if there are three columns, `NS` with `D`. The
  /// trace begins after it.
  ///
  /// There are no navigation bars by default: the content's safe area has tests of its own.
  func makeSplit(
    _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat, bars: Bool = false
  ) -> SplitScene {
    let split = controller("S") { UISplitViewController(style: style) }
    let names: [(UISplitViewController.Column, String, String)] =
      style == .tripleColumn
      ? [(.primary, "NP", "P"), (.supplementary, "NX", "X"), (.secondary, "NS", "D")]
      : [(.primary, "NP", "P"), (.secondary, "NS", "D")]
    let columns = names.map { column, stackName, rootName in
      let root = scripted(rootName)
      let stack = controller(stackName) { UINavigationController() }
      stack.isNavigationBarHidden = !bars
      stack.viewControllers = [root]
      return (column, stack, root)
    }
    if style == .unspecified {
      split.viewControllers = columns.map { $0.1 }
    } else {
      for (column, stack, _) in columns { split.setViewController(stack, for: column) }
    }
    let delegate = ProbeSplitDelegate(self)
    split.delegate = delegate
    let window = self.window(size: CGSize(width: width, height: 800))
    window.rootViewController = split
    begin()
    return SplitScene(split, delegate, columns, window)
  }

  /// The same on screen.
  func showSplit(
    _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat, bars: Bool = false
  ) -> SplitScene {
    let scene = makeSplit(style, width: width, bars: bars)
    scene.window.isHidden = false
    begin()
    return scene
  }

  /// Logs the notifications of split view controllers while `body` runs.
  func notingSplitNotifications(_ body: () -> Void) {
    let token = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
    ) { notification in
      nonisolated(unsafe) let object = notification.object
      MainActor.assumeIsolated {
        let split = object as? UISplitViewController
        self.note("posted by \(split?.title ?? "nil"): \(split?.isCollapsed == true ? "collapsed" : "expanded")")
      }
    }
    body()
    NotificationCenter.default.removeObserver(token)
  }
}
