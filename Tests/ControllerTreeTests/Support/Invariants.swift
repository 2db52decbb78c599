import XCTest

@testable import ControllerTree

extension Trace {
  /// Checks that the tree is consistent once it has settled.
  func checkInvariants(file: StaticString = #filePath, line: UInt = #line) {
    let windows = WindowList.of(stage).windows
    var faults = TreeInvariants.linkFaults(in: windows)
    faults += TreeInvariants.restFaults(in: windows, on: stage)
    for root in windows.compactMap(\.rootViewController) { faults += PresentationInvariants.faults(in: [root]) }
    for fault in faults { XCTFail(fault, file: file, line: line) }
  }
}

/// Invariants of windows and of their content.
@MainActor enum TreeInvariants {
  /// The faults at any time: links that do not agree in both directions.
  static func linkFaults(in windows: [UIWindow]) -> [String] {
    windows.flatMap { window in views(in: window).flatMap { linkFaults(of: $0, in: window) } }
  }

  /// The faults after settling: controllers in a transition or appeared off screen, and unused container views.
  static func restFaults(in windows: [UIWindow], on stage: Stage) -> [String] {
    windows.flatMap(views).flatMap { view in
      [PresentationInvariants.fault(of: view)].compactMap(\.self)
        + ((view.owner as? UIViewController).map { restFaults(of: $0, on: stage) } ?? [])
    }
  }

  private static func views(in window: UIWindow) -> [UIView] {
    var views: [UIView] = []
    var open: [UIView] = [window]
    while let view = open.popLast() {
      views.append(view)
      open += view.subviews
    }
    return views
  }

  private static func linkFaults(of view: UIView, in window: UIWindow) -> [String] {
    var faults: [String] = []
    if view.window !== window { faults.append("A view has another window than its tree.") }
    for (index, subview) in view.subviews.enumerated() {
      if subview.superview !== view { faults.append("Superview and subview disagree.") }
      if Int(subview.siblingIndex) != index { faults.append("A view does not know its place.") }
    }
    guard let controller = view.owner as? UIViewController else { return faults }
    if controller.viewIfLoaded !== view { faults.append("View and controller disagree.") }
    for child in controller.children where child.parent !== controller { faults.append("Parent and child disagree.") }
    return faults
  }

  private static func restFaults(of controller: UIViewController, on stage: Stage) -> [String] {
    var faults: [String] = []
    if let open = controller.appearance.transition, open.explicit == 0, stage.cycle.pacing == .immediate {
      faults.append("\(controller.hierarchyName) is still \(controller.appearance.name) at rest.")
    }
    if controller.appearance == .appeared, controller.parent == nil,
      controller.viewIfLoaded?.window?.isOnScreen != true
    {
      faults.append("\(controller.hierarchyName) appeared off screen.")
    }
    return faults
  }
}
