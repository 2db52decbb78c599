import ControllerTree
import Foundation

/// Finds text in a view, with a panel that a person uses. A person's acts are ``search(for:)``, ``replaceFound(by:)`` and
/// ``replaceAllFound(by:)``. The panel is not on screen. Rules: FIND-01, FIND-02.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  private var link = ViewLink()
  private var query: String?

  /// Makes an interaction whose delegate makes sessions. The delegate is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Makes sessions, and is told about them.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// What is found now; `nil` while the panel is closed.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether the panel is open.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  /// The text to find; setting it while the panel is open finds it.
  open var searchText: String? {
    get { query }
    set {
      query = newValue
      perform()
    }
  }
  /// The text that replaces what is found.
  open var replacementText: String?
  /// Makes the menu of options. The library never reads it.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// The view.
  open var view: UIView? { link.view }
  /// The panel closes when the view changes.
  open func willMove(to view: UIView?) { dismissFindNavigator() }
  /// The interaction has another view.
  open func didMove(to view: UIView?) { link.view = view }

  /// Opens the panel, if the delegate has a session for the view. Rules: FIND-01.
  /// - Parameter showingReplace: Whether the panel also replaces. It does so only if the session supports it.
  open func presentFindNavigator(showingReplace: Bool) {
    guard !isFindNavigatorVisible, let view, view.window != nil,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    perform()
  }

  /// Closes the panel. Rules: FIND-01.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Goes on to the next place. Rules: FIND-02.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Goes back to the previous place. Rules: FIND-02.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Reads the number of places again. It is read with each use here.
  open func updateResultCount() {}

  private func perform() {
    guard let session = activeFindSession else { return }
    guard let query, !query.isEmpty else { return session.invalidateFoundResults() }
    session.performSearch(query: query, options: nil)
  }

  // MARK: A person's acts

  /// A person opens the panel and types a text to find, in one event. Not in UIKit. Rules: FIND-02.
  /// - Returns: The number of places; `nil` if the panel can't open.
  @discardableResult
  @_disfavoredOverload
  public final func search(for text: String) -> Int? {
    UpdateCycle.main.turn("search(for:)") {
      presentFindNavigator(showingReplace: false)
      searchText = text
      return activeFindSession?.resultCount
    }
  }

  /// A person replaces the highlighted place, in one event. Not in UIKit. Rules: FIND-02.
  /// - Returns: Whether a person could.
  @discardableResult
  @_disfavoredOverload
  public final func replaceFound(by text: String) -> Bool {
    replace("replaceFound(by:)", text) { session, query in
      guard session.allowsReplacementForCurrentlyHighlightedResult else { return false }
      session.performSingleReplacement(query: query, replacement: text, options: nil)
      return true
    }
  }

  /// A person replaces all places, in one event. Not in UIKit. Rules: FIND-02.
  /// - Returns: Whether a person could.
  @discardableResult
  @_disfavoredOverload
  public final func replaceAllFound(by text: String) -> Bool {
    replace("replaceAllFound(by:)", text) { session, query in
      session.replaceAll(query: query, replacement: text, options: nil)
      return true
    }
  }

  private func replace(_ call: StaticString, _ text: String, _ body: (UIFindSession, String) -> Bool) -> Bool {
    guard let session = activeFindSession, session.supportsReplacement, let query, !query.isEmpty else { return false }
    return UpdateCycle.main.turn(call) {
      replacementText = text
      return body(session, query)
    }
  }
}

/// Makes the sessions of a find interaction. Clients implement it. Rules: FIND-01.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// What finds text in a view; `nil` for nothing.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// The panel has opened.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// The panel has closed.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// How texts are compared. Rules: FIND-02.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Where a place begins and ends.
  public enum WordMatchMethod: Int, Hashable, Sendable {
    /// Anywhere.
    case contains
    /// At the beginning of a word.
    case startsWith
    /// At the beginning and the end of a word.
    case fullWord
  }

  /// Where a place begins and ends: anywhere.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How letters are compared: large and small ones are the same.
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}

/// Finds places in a text. Subclasses override the methods; the base finds nothing. Rules: FIND-02.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How many places a panel shows.
  public enum SearchResultDisplayStyle: Int, Hashable, Sendable {
    /// The cases are named for the number.
    case currentAndTotal, total, none
  }

  /// The number of places.
  open var resultCount: Int { 0 }
  /// The highlighted place; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// How many places a panel shows. The library never reads it.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether places can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted place can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  /// Finds a text. The base does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted place. The base does nothing.
  open func performSingleReplacement(
    query searchQuery: String, replacement replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all places. The base does nothing.
  open func replaceAll(
    query searchQuery: String, replacement replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Highlights the next place in a direction, and the first one after the last. The base does nothing.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets all places. The base does nothing.
  open func invalidateFoundResults() {}
}
