extension FirstResponder {
  /// A controller that has appeared becomes first responder, if it can and its window has none. Rules: RESP-90.
  @inline(__always)
  static func appeared(_ controller: UIViewController) {
    if Delivery.deliverUnrecorded({ controller.canBecomeFirstResponder }) { takeOver(controller) }
  }

  @inline(never)
  private static func takeOver(_ controller: UIViewController) {
    guard let window = controller.responderWindow?.home, window.firstResponder == nil else { return }
    if let parent = controller.links.parent, parent.shouldAutomaticallyForwardAppearanceMethods { return }
    _ = Delivery.deliverUnrecorded { controller.becomeFirstResponder() }
  }
}
