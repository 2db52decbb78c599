/// What the delegate of a split view controller hears before other columns come into view. Rules SPLIT-05.
///
///     willChangeTo → willHide, for each column that goes → willShow, for each that comes
///
/// Of columns it does not hear in the classic style, nor where `show(_:)` or `hide(_:)` was called.
@MainActor struct SplitAnnouncement {
  let old: SplitArrangement
  let new: SplitArrangement
  let namesColumns: Bool

  /// - Returns: `nil` if there is nothing to tell: a collapse and an expansion are told otherwise.
  init?(from old: SplitArrangement, to new: SplitArrangement, _ cause: SplitScreen.Cause) {
    guard old.displayMode != new.displayMode else { return nil }
    (self.old, self.new) = (old, new)
    switch cause {
    case .folding: return nil
    case .call: namesColumns = false
    case .surroundings, .person: namesColumns = new.style != .unspecified
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
