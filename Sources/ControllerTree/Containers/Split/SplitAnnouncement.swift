/// The delegate's messages before a change of the columns in view. A pure value. Rules SPLIT-05.
///
///     willChangeTo → willHide, for each column that is hidden → willShow, for each that is shown
///
/// `willHide` and `willShow` are not sent in the classic style, nor for calls of `show(_:)` and `hide(_:)`. Collapsing and
/// expanding have messages of their own.
struct SplitAnnouncement: Hashable {
  typealias Column = UISplitViewController.Column

  let mode: UISplitViewController.DisplayMode
  private(set) var hidden: [Column] = []
  private(set) var shown: [Column] = []

  /// - Returns: `nil` if there is nothing to announce.
  init?(from old: SplitArrangement, to new: SplitArrangement, _ cause: ShownColumns.Cause) {
    guard old.displayMode != new.displayMode else { return nil }
    mode = new.displayMode
    switch cause {
    case .folding: return nil
    case .call: break
    case .surroundings, .user:
      guard new.style != .unspecified else { return }
      hidden = old.columns.filter { !new.columns.contains($0) }
      shown = new.columns.filter { !old.columns.contains($0) }
    }
  }

  /// Sends the messages; those about columns only for columns that have a controller.
  @MainActor func send(from split: UISplitViewController) {
    guard split.delegate != nil else { return }
    split.send("splitViewController(_:willChangeTo:)") { $0.splitViewController(split, willChangeTo: mode) }
    for column in hidden where split.columns.host(column) != nil {
      split.send("splitViewController(_:willHide:)") { $0.splitViewController(split, willHide: column) }
    }
    for column in shown where split.columns.host(column) != nil {
      split.send("splitViewController(_:willShow:)") { $0.splitViewController(split, willShow: column) }
    }
  }
}
