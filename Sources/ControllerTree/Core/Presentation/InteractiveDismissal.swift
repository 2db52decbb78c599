import Foundation

/// A dismissal that the user drives step by step: pulling a sheet down.
///
/// ```swift
/// let pull = sheet.interactiveDismissal
/// pull.begin()
/// pull.update(0.4)
/// pull.cancel()      // the sheet goes back up
/// ```
///
/// Each step is a turn. ``begin()`` asks the delegate as ``UIPresentationController/attemptToDismiss()`` does. The
/// dismissal is an interactive transition, as its coordinators report, and does not end before ``finish()`` or
/// ``cancel()``, whatever the pacing.
/// Rules: DIS-12, TRANS-12, TRANS-14, TRANS-16, TURN-06.
@preconcurrency @MainActor
public final class InteractiveDismissal {
  private weak var controller: UIPresentationController?
  private let driver = UIPercentDrivenInteractiveTransition()

  init(of controller: UIPresentationController) { self.controller = controller }

  /// How far the sheet is pulled, from 0 to 1.
  public var percentComplete: CGFloat { driver.percentComplete }

  /// The user begins to pull.
  /// - Returns: Whether the sheet follows: `false` if it can't be pulled, or if the delegate
  ///   or `isModalInPresentation` prevents it.
  /// - Rules: DIS-11, DIS-12.
  @discardableResult
  public func begin() -> Bool {
    guard let controller else { return false }
    return UserDismissal.pull(at: controller, with: driver)
  }

  /// Pulls the sheet as far as `percentComplete`, clamped to 0…1.
  /// - Issues: `notInteractive` before ``begin()`` and after the end.
  public func update(_ percentComplete: CGFloat) { step("update(_:)") { driver.update(percentComplete) } }

  /// The user releases the sheet, and it is dismissed.
  /// - Issues: `notInteractive` before ``begin()`` and after the end.
  public func finish() { step("finish()") { driver.finish() } }

  /// The user releases the sheet, and it moves back up: `viewWillDisappear`,
  /// `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`.
  /// - Issues: `notInteractive` before ``begin()`` and after the end.
  /// - Rules: DIS-12, TRANS-12.
  public func cancel() { step("cancel()") { driver.cancel() } }

  private func step(_ call: StaticString, _ body: () -> Void) {
    Stage.turn(call, controller, .event, body)
  }
}
