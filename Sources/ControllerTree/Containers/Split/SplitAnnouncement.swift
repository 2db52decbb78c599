/// The delegate calls before a change of the columns in view. Rules SPLIT-05.
///
///     willChangeTo → willHide, for each column that is hidden → willShow, for each that is shown
///
/// `willHide` and `willShow` are not sent in the classic style, nor for calls of `show(_:)` and `hide(_:)`.
@MainActor struct SplitAnnouncement {
  let old: SplitArrangement
  let new: SplitArrangement
  let namesColumns: Bool

  /// - Returns: `nil` if there is nothing to announce: collapsing and expanding have their own delegate methods.
  init?(from old: SplitArrangement, to new: SplitArrangement, _ cause: ShownColumns.Cause) {
    guard old.displayMode != new.displayMode else { return nil }
    (self.old, self.new) = (old, new)
    switch cause {
    case .folding: return nil
    case .call: namesColumns = false
    case .surroundings, .user: namesColumns = new.style != .unspecified
    }
  }

  func send(from split: UISplitViewController) {
    guard let delegate = split.delegate else { return }
    TransitionRecord.add("splitViewController(_:willChangeTo:)", of: split)
    delegate.splitViewController(split, willChangeTo: new.displayMode)
    guard namesColumns else { return }
    for column in old.columns where !new.columns.contains(column) && split.columns.host(column) != nil {
      TransitionRecord.add("splitViewController(_:willHide:)", of: split)
      delegate.splitViewController(split, willHide: column)
    }
    for column in new.columns where !old.columns.contains(column) && split.columns.host(column) != nil {
      TransitionRecord.add("splitViewController(_:willShow:)", of: split)
      delegate.splitViewController(split, willShow: column)
    }
  }
}
