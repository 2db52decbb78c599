import ControllerTree
import Foundation

/// A search that is presented over the content, while a person uses its search bar.
///
/// The search becomes active when its bar is tapped or ``isActive`` is set, and is then a presentation in the context of the controller
/// that the bar belongs to: its appearance callbacks are those of any presented controller. The results controller is its child, whose
/// view is hidden while there is no text.
///
///     begin    presentSearchController → willPresentSearchController → presentation → didPresentSearchController
///     text     updateSearchResults(for:)
///     end      willDismissSearchController → dismissal → didDismissSearchController
///
/// Rules: SEARCH-06 to SEARCH-10.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate {
  /// When the row of scopes is shown.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// While the search is active.
    case automatic
    /// When ``UISearchBar/showsScopeBar`` says so.
    case manual
    /// While there is a text.
    case onTextEntry
    /// While the search is active.
    case onSearchActivation
  }

  /// What the search is doing.
  enum Phase {
    case inactive
    /// It is about to be presented, by the delegate or by itself.
    case activating
    /// It is presented.
    case active
    /// It is about to be dismissed.
    case ending
  }

  private final var phase = Phase.inactive

  /// Makes a search.
  /// - Parameter searchResultsController: The controller of the results; `nil` if the controller that is searched shows them.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a search without a controller of results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a search without a controller of results; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .custom
    transitioningDelegate = self
    ownBar.owner = WeakController(self)
  }

  // MARK: Parts

  private final var results: UIViewController?
  /// The controller of the results: a child. Rules: SEARCH-09.
  open var searchResultsController: UIViewController? { results }

  private final lazy var ownBar = UISearchBar()
  /// The search bar. The app puts it into a view, or gives the search to a navigation item.
  open var searchBar: UISearchBar { ownBar }

  /// Learns about text and scope. Not retained. Rules: SEARCH-07.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Learns about the presentation. Not retained. Rules: SEARCH-06.
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: Options

  /// Whether the content is not to be used during the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateTouches() } }
  /// The former spelling of ``obscuresBackgroundDuringPresentation``.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during the search; of a navigation item's search, only its title. Rules: SEARCH-08.
  open var hidesNavigationBarDuringPresentation = true { didSet { updateAttachment() } }
  /// Whether the search bar has its cancel button during the search. Rules: SEARCH-06.
  open var automaticallyShowsCancelButton = true
  /// Whether the row of scopes is shown by ``scopeBarActivation``.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the row of scopes is shown. Rules: SEARCH-06.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// Whether the results are visible while there is a text, and only then; setting ``showsSearchResultsController`` turns it off.
  /// Rules: SEARCH-09.
  open var automaticallyShowsSearchResultsController = true { didSet { updateResultsView() } }
  /// Whether the results are visible during the search. Rules: SEARCH-09.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
      updateResultsView()
    }
  }
  private final var showsResults = false

  // MARK: Activity

  /// Whether the search is presented. Setting it presents or dismisses it with animation. Rules: SEARCH-06.
  open var isActive: Bool {
    get {
      switch phase {
      case .activating, .active: true
      case .inactive, .ending: false
      }
    }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// The search bar's delegate has agreed that a person edits its text.
  final func searchBarAgreedToBegin() { activate() }

  private func activate() {
    guard case .inactive = phase, let source = source else { return }
    phase = .activating
    delegate?.presentSearchController(self)
    guard case .activating = phase, presentingViewController == nil else { return }
    delegate?.willPresentSearchController(self)
    source.present(self, animated: true) { self.delegate?.didPresentSearchController(self) }
    // The presentation was refused.
    if presentingViewController == nil { phase = .inactive }
  }

  private func deactivate() {
    guard isActive, let presenter = presentingViewController else { return }
    delegate?.willDismissSearchController(self)
    phase = .ending
    end()
    presenter.dismiss(animated: true) { self.delegate?.didDismissSearchController(self) }
  }

  /// The controller on which the search is presented: that of its navigation item, else the one whose view has the search bar.
  private var source: UIViewController? {
    if let controller = navigationItemOfSearch?.controller { return controller }
    var next = searchBar.next
    while let responder = next {
      if let controller = responder as? UIViewController, controller !== self { return controller }
      next = responder.next
    }
    return nil
  }

  /// The navigation item that shows the search bar.
  final weak var navigationItemOfSearch: UINavigationItem?

  // MARK: The presentation

  /// The presentation begins, by the search itself or by the app.
  final func presentationBegins() {
    phase = .active
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    showScopes()
    hideNavigationBar(true)
    updateAttachment()
    updateResultsView()
    updateTouches()
  }

  /// The presentation has ended or was cancelled, or the dismissal has ended.
  final func presentationIsOver() {
    if case .active = phase { end() }
    phase = .inactive
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if scopeBarActivation != .manual { searchBar.showsScopeBar = false }
    hideNavigationBar(false)
    updateAttachment()
    tellSearchedController()
  }

  /// A dismissal by the app, instead of by ``isActive``, ends the search, too.
  final func dismissalBegins() {
    guard case .active = phase else { return }
    phase = .ending
    end()
  }

  /// The text goes, and the field is not edited any more.
  private func end() {
    searchBar.searchTextField.tokens = []
    if searchBar.text?.isEmpty == false {
      searchBar.searchTextField.text = ""
      updateResults()
    }
    searchBar.resignFirstResponder()
  }

  private func showScopes() {
    guard searchBar.scopeButtonTitles?.isEmpty == false else { return }
    switch scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation: searchBar.showsScopeBar = true
    case .onTextEntry: searchBar.showsScopeBar = searchBar.searchTextField.hasText
    }
  }

  /// A navigation item's bar loses its title instead.
  private func hideNavigationBar(_ isHidden: Bool) {
    guard hidesNavigationBarDuringPresentation, navigationItemOfSearch == nil else { return }
    hiddenBar.hide(isHidden, of: isHidden ? presentingViewController : nil)
  }
  private final var hiddenBar = HiddenNavigationBar()

  // MARK: Results

  /// Text or scope has changed, or the field is edited now. Rules: SEARCH-07.
  final func updateResults() {
    if scopeBarActivation == .onTextEntry, isActive { showScopes() }
    updateResultsView()
    tellSearchedController()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The controller may show that nothing was found. Rules: TEXT-70.
  private func tellSearchedController() {
    navigationItemOfSearch?.controller?.searchTextChanged(to: isActive ? searchBar.text : nil)
  }

  private func updateResultsView() {
    if automaticallyShowsSearchResultsController { showsResults = isActive && searchBar.searchTextField.hasText }
    if isViewLoaded { results?.view.isHidden = !showsResults }
    updateTouches()
  }

  private func updateTouches() {
    presentationController?.containerView?.isUserInteractionEnabled =
      obscuresBackgroundDuringPresentation || showsResults && results != nil
  }

  /// Makes the results controller a child. An override calls `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    results.view.isHidden = !showsResults
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  // MARK: Suggestions

  /// What is suggested to a person while the search is active; `nil` for nothing. Rules: SEARCH-11.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Whether a search bar below the title shows no suggestions. The library never reads it.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

  /// A person chooses a suggestion, in one event. Not in UIKit. Rules: SEARCH-11.
  /// - Returns: Whether a person could: `false` if the search is not active or the suggestion is none of it.
  @discardableResult
  @_disfavoredOverload
  public final func choose(_ suggestion: any UISearchSuggestion) -> Bool {
    guard isActive, searchSuggestions?.contains(where: { $0 === suggestion }) == true else { return false }
    asEvent("choose(_:)") { searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion) }
    return true
  }

  private func asEvent(_ call: StaticString, _ body: () -> Void) { UpdateCycle.main.turn(call, body) }

  // MARK: Bars

  /// The height of the search bar has changed.
  final func barSizeChanged() { updateAttachment() }

  private func updateAttachment() { navigationItemOfSearch?.attachSearchBar() }

  // MARK: Transitioning delegate

  /// A presentation in the context of the controller that is searched; its view stays.
  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
