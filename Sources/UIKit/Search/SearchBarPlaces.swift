import ControllerTree
import Foundation

/// The places of a search bar's parts, in points of the bar. Rules: SEARCH-05, TOUCH-43.
@MainActor struct SearchBarPlaces {
  private static let margin: CGFloat = 8
  private static let fieldHeight: CGFloat = 36
  /// The width of the cancel button, with the margin at its edge.
  private static let cancelWidth: CGFloat = 72

  let field: CGRect
  /// The cancel button; `nil` if there is none.
  let cancel: CGRect?
  /// The scopes from the leading edge on; empty if they are not shown.
  let scopes: [CGRect]

  init(of bar: UISearchBar) {
    let (bounds, isMirrored) = (bar.bounds, bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let row = bounds.height - (bar.hasScopeRow ? UISearchBar.heights.scopes : 0)
    let reserved = bar.showsCancelButton ? Self.cancelWidth : Self.margin
    func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    field = placed(
      Self.margin, max(0, row / 2 - Self.fieldHeight / 2), max(0, bounds.width - Self.margin - reserved),
      Self.fieldHeight)
    cancel = bar.showsCancelButton ? placed(bounds.width - reserved, 0, reserved, row) : nil
    var scopes: [CGRect] = []
    let count = bar.hasScopeRow ? bar.scopeButtonTitles?.count ?? 0 : 0
    for index in 0..<count {
      let width = bounds.width / CGFloat(count)
      scopes.append(placed(width * CGFloat(index), row, width, bounds.height - row))
    }
    self.scopes = scopes
  }
}

extension UISearchBar: TapAnswering {
  /// A tap on the cancel button or on a scope is the act on it. Rules: TOUCH-43.
  package func tapped(_ tap: AnsweredTap) {
    let places = SearchBarPlaces(of: self)
    if let button = places.cancel, button.contains(tap.point) {
      cancel()
    } else if let index = places.scopes.firstIndex(where: { $0.contains(tap.point) }) {
      selectScope(at: index)
    }
  }

  /// The place of the cancel button, in points of the bar: `nil` if there is none. Not in UIKit. Rules: SEARCH-05.
  public final var cancelButtonFrame: CGRect? { SearchBarPlaces(of: self).cancel }

  /// The place of a scope, in points of the bar: `nil` if it is not shown. Not in UIKit. Rules: SEARCH-05.
  @_disfavoredOverload
  public final func frameOfScope(at index: Int) -> CGRect? {
    let scopes = SearchBarPlaces(of: self).scopes
    return scopes.indices.contains(index) ? scopes[index] : nil
  }

  /// A tap where the clear button of an empty field would be: on the button for results or for bookmarks.
  /// - Returns: Whether there is one.
  final func tappedButtonOfField() -> Bool {
    if showsSearchResultsButton { return tapResultsListButton() }
    return showsBookmarkButton && tapBookmarkButton()
  }
}
