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
/// ``begin()`` asks the delegate as ``UIPresentationController/attemptToDismiss()`` does. If the dismissal is cancelled, the
/// presented controller gets `viewWillDisappear`, `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`. Rules: DIS-12, TRANS-12.
@preconcurrency @MainActor
public final class InteractiveDismissal: InteractiveGesture {
  private weak var controller: UIPresentationController?

  init(of controller: UIPresentationController) {
    self.controller = controller
    super.init()
  }

  override var subject: (any Nameable)? { controller }

  /// Lets a recognizer drive the dismissal, if its gesture `isMeant` so.
  final func follow(_ pan: UIPanGestureRecognizer, if isMeant: @escaping () -> Bool) {
    follow(pan, if: isMeant) { [weak self] pan in
      self?.begin(by: pan) ?? false
    } progress: { [weak controller] pan in
      let height = max(controller?.presentedView?.bounds.height ?? 1, 1)
      return (pan.translation(in: nil).y / height, pan.velocity(in: nil).y / height)
    }
  }

  /// The user begins to pull.
  /// - Returns: Whether the sheet follows: `false` if it can't be pulled, or if the delegate
  ///   or `isModalInPresentation` prevents it.
  /// - Rules: DIS-11, DIS-12.
  @discardableResult
  public func begin() -> Bool { begin(by: nil) }

  private func begin(by pan: UIPanGestureRecognizer?) -> Bool {
    guard let controller else { return false }
    return UserDismissal.pull(at: controller, by: pan, with: driver)
  }
}
