import Foundation

/// Shows a message or a question in front of everything else: as an alert, or as a list of actions.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in … })
/// controller.present(alert, animated: true)
/// alert.perform(alert.actions[0])      // the user taps it: the alert is dismissed, then the handler runs
/// ```
///
/// The presenter gets no appearance callback: its view stays on screen. An action sheet is a popover where there is room for
/// one, and needs an anchor there. Rules: ALERT-01 to ALERT-06.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The form of an alert.
  public enum Style: Int, Hashable, Sendable {
    /// A list of actions at the lower edge, or a popover.
    case actionSheet = 0
    /// A box in the middle.
    case alert
  }

  /// The form of the alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  open var message: String?
  /// The actions that the user can choose, in the order of adding. Rules: ALERT-01.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields that the user can fill in, in the order of adding; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []
  private var preferred: UIAlertAction?

  /// Makes an alert without actions.
  /// - Parameters:
  ///   - title: The alert's title.
  ///   - message: The text below the title.
  ///   - preferredStyle: The alert's form.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  // MARK: What it is made of

  /// Adds an action.
  /// - Issues: `secondCancelAction`: the action is not added.
  /// - Rules: ALERT-01, M-ALERT-01.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let other = cancelAction {
      return report(.secondCancelAction(action, besides: other, of: self), by: "addAction(_:)")
    }
    actions.append(action)
  }

  /// Adds a text field and passes it to `configurationHandler` within this call. Only an alert has fields.
  /// - Issues: `textFieldOnActionSheet`: the field is not added.
  /// - Rules: M-ALERT-02.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return report(.textFieldOnActionSheet(self), by: "addTextField(configurationHandler:)")
    }
    let field = UITextField()
    fields.append(field)
    if let view = loadedView { view.addSubview(field) }
    configurationHandler?(field)
  }

  /// The action that the return key would perform; only an alert has one. The library never reads it.
  /// - Issues: `foreignAlertAction` for one that is not in ``actions``; the old one stays.
  /// - Rules: ALERT-01, M-ALERT-04.
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !actions.contains(where: { $0 === newValue }) {
        return report(.foreignAlertAction(newValue, of: self), by: "preferredAction")
      }
      preferred = newValue
    }
  }

  /// The action that leaves everything as it is.
  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The actions as a person sees them: that to cancel is the last one.
  final var shownActions: [UIAlertAction] {
    var (shown, cancel): ([UIAlertAction], UIAlertAction?) = ([], nil)
    for action in actions { if action.style == .cancel { cancel = action } else { shown.append(action) } }
    if let cancel { shown.append(cancel) }
    return shown
  }

  /// The place of an action, in points of the alert's view; `nil` for an action of another alert. Not in UIKit. Rules: TOUCH-44.
  @_disfavoredOverload
  public final func frame(of action: UIAlertAction) -> CGRect? { (view as? AlertView)?.frame(of: action) }

  override func makeDefaultView() -> UIView {
    let view = AlertView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { view.addSubview(field) }
  }

  // MARK: The user

  /// The user chooses an action. One turn: the alert is dismissed with animation, then the action's handler runs, so it can
  /// present the next controller.
  /// - Returns: Whether the user could choose it: `false` if the action is disabled, or if the alert is not on screen, in
  ///   transition, or behind another presentation.
  /// - Issues: `foreignAlertAction` for an action that is not in ``actions``.
  /// - Rules: ALERT-02, M-ALERT-04, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func perform(_ action: UIAlertAction) -> Bool {
    Stage.turn("perform(_:)", self, .event) {
      guard actions.contains(where: { $0 === action }) else {
        report(.foreignAlertAction(action, of: self))
        return false
      }
      guard action.isEnabled, let presentation = ownPresentation, presentation.isWithinReach else { return false }
      DismissalRequest.start(
        [presentation], for: self, by: "perform(_:)", animated: true, completion: nil,
        dismissed: { [self] in runHandler(of: action) })
      return true
    }
  }

  final func runHandler(of action: UIAlertAction) {
    TransitionRecord.add("handler", of: action)
    action.runHandler()
  }

  // MARK: Being presented

  /// The style depends on `preferredStyle` alone; the stored style is ignored.
  override func presentationStyle(for style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    switch preferredStyle {
    case .alert: .overFullScreen
    case .actionSheet: .popover
    }
  }

  override func stockPresentationController(presenting presenter: UIViewController?) -> UIPresentationController {
    switch preferredStyle {
    case .alert: AlertPresentationController(presentedViewController: self, presenting: presenter)
    case .actionSheet: ActionSheetPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  override var refusalToBePresented: HierarchyIssue? {
    let hasText = [title, message].contains { $0?.isEmpty == false }
    return hasText || !actions.isEmpty ? nil : .emptyAlert(self)
  }

  override func refusalToBecomeChild(of parent: UIViewController) -> HierarchyIssue? {
    .alertAsChild(self, of: parent)
  }
}
