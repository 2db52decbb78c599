/// Segues that a user triggers. Each asks the source's `shouldPerformSegue(withIdentifier:sender:)` first, and passes the object that
/// was touched as the sender. Nothing refers strongly to the source. Rules SEGUE-01, SEGUE-13.
extension UIViewController {
  /// A user triggers one of the controller's segues, by an object that has no method for it: a row, or a view of the app's own.
  ///
  /// - Parameters:
  ///   - segue: The segue; it need not be among ``segueTemplates``.
  ///   - sender: The object that was touched.
  /// - Issues: those of ``performSegue(withIdentifier:sender:)``.
  /// - Rules: SEGUE-01, SEGUE-13, TURN-06.
  @_disfavoredOverload
  public final func triggerSegue(_ segue: SegueTemplate, sender: Any?) {
    Stage.turn("triggerSegue(_:sender:)", self, .event) {
      SeguePerformance.performIfAllowed(segue, of: self, sender: sender)
    }
  }

  /// Triggers `segue` as long as the controller exists.
  final func trigger(for segue: SegueTemplate) -> @MainActor (Any?) -> Void {
    { [reference] sender in
      guard let source = reference.controller else { return }
      SeguePerformance.performIfAllowed(segue, of: source, sender: sender)
    }
  }
}

extension UIControl {
  /// Triggers a segue of `source` on events of the control.
  ///
  /// - Parameters:
  ///   - segue: The segue; it need not be among the source's ``UIViewController/segueTemplates``.
  ///   - source: The controller that performs it. Not retained.
  ///   - controlEvents: The events; by default a tap, or what is the main event of the control.
  /// - Rules: SEGUE-13.
  public final func addSegue(
    _ segue: SegueTemplate, from source: UIViewController,
    for controlEvents: UIControl.Event = [.touchUpInside, .primaryActionTriggered]
  ) {
    let trigger = source.trigger(for: segue)
    addAction(UIAction { action in trigger(action.sender) }, for: controlEvents)
  }
}

extension UIBarButtonItem {
  /// Triggers a segue of `source` when a user taps the button: the segue becomes the ``primaryAction``.
  ///
  /// - Parameters:
  ///   - segue: The segue; it need not be among the source's ``UIViewController/segueTemplates``.
  ///   - source: The controller that performs it. Not retained.
  /// - Rules: SEGUE-13.
  public final func setSegue(_ segue: SegueTemplate, from source: UIViewController) {
    let (title, image, trigger) = (self.title, self.image, source.trigger(for: segue))
    primaryAction = UIAction { action in trigger(action.sender) }
    (self.title, self.image) = (title, image)
  }
}

extension UIGestureRecognizer {
  /// Triggers a segue of `source` once for each gesture: when it begins, or, for a gesture without duration, when it has happened.
  ///
  /// - Parameters:
  ///   - segue: The segue; it need not be among the source's ``UIViewController/segueTemplates``.
  ///   - source: The controller that performs it. Not retained.
  /// - Rules: SEGUE-13.
  public final func addSegue(_ segue: SegueTemplate, from source: UIViewController) {
    let trigger = source.trigger(for: segue)
    var isUnderWay = false
    addHandler { recognizer in
      let isBeginning = !isUnderWay && recognizer.state != .cancelled
      isUnderWay = recognizer.state == .began || recognizer.state == .changed
      if isBeginning { trigger(recognizer) }
    }
  }
}
