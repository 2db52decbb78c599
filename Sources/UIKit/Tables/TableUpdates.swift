import ControllerTree
import Foundation

/// The changes that an app tells a table: collected until the outermost batch ends, then compared with the data source.
/// Rules: LIST-01 to LIST-03, LIST-17, LIST-18.
@MainActor final class TableUpdates {
  unowned let table: UITableView
  private var batch: Batch?

  /// A batch that has not ended.
  private struct Batch {
    /// How often it was begun.
    var depth = 0
    /// The numbers when it began; `nil` if the table did not know any.
    let counts: [Int]?
    var changes: [ListChange] = []
    var isAnimated = false
    var completions: [(Bool) -> Void] = []
    var call: StaticString = "endUpdates()"
  }

  init(of table: UITableView) { self.table = table }

  private var contents: TableContents { table.contents }

  var isOpen: Bool { batch != nil }

  // MARK: Batches

  func begin() {
    if batch == nil { batch = Batch(counts: contents.isRead ? contents.current.counts : nil) }
    batch?.depth += 1
  }

  /// One change outside of a batch is a batch of its own.
  func make(_ call: StaticString, _ changes: [ListChange], _ animation: UITableView.RowAnimation) {
    table.asTurn(call) {
      begin()
      batch?.changes += changes
      if animation != .none { batch?.isAnimated = true }
      if batch?.depth == 1 { batch?.call = call }
      end()
    }
  }

  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    begin()
    batch?.isAnimated = true
    batch?.call = "performBatchUpdates(_:completion:)"
    if let completion { batch?.completions.append(completion) }
    updates?()
    end()
  }

  func end() {
    guard var open = batch else { return }
    open.depth -= 1
    batch = open.depth > 0 ? open : nil
    if batch == nil { apply(open) }
  }

  // MARK: Applying

  private func apply(_ batch: Batch) {
    // What was never read can't have changed: it is read when it is needed.
    guard let counts = batch.counts, contents.isRead else {
      table.setNeedsLayout()
      return finish(batch)
    }
    let fresh = contents.freshCounts()
    do throws(ListUpdateError) {
      let update = try ListUpdate(batch.changes, from: counts, to: fresh, words: .table)
      take(update)
      finish(batch)
    } catch {
      ListReport.invalidUpdate(error.message, of: table, by: batch.call, uikitText: error.uikitText)
      reloadData()
      for completion in batch.completions { completion(false) }
    }
  }

  /// Brings everything in step with the data after a batch.
  func take(_ update: ListUpdate) {
    let data = contents.data(counts: update.newCounts, keeping: update)
    table.placeholdersIfUsed?.move(by: update)
    contents.take(data)
    table.selection.move(by: update)
    table.editing.move(by: update)
    table.focus.move(by: update)
    table.display.move(by: update)
    table.prefetching.move(by: update)
    table.display.measureAgain()
    table.setNeedsLayout()
  }

  /// The rows are in place at once; completions wait for the time of an animation.
  private func finish(_ batch: Batch) {
    if table.window != nil || contents.isRead { table.layoutIfNeeded() }
    guard !batch.completions.isEmpty else { return }
    let completions = batch.completions
    let duration = batch.isAnimated ? Self.duration : 0
    UIView.animateAsSystem(
      withDuration: duration, completion: { finished in for completion in completions { completion(finished) } })
  }

  private static let duration: TimeInterval = 0.3

  // MARK: Without a batch

  func reloadData() {
    if let open = batch {
      batch = Batch(
        depth: open.depth, counts: nil, isAnimated: open.isAnimated, completions: open.completions, call: open.call)
    }
    table.editing.closeSwipe()
    table.focus.forget()
    table.selection.clear(animated: false)
    table.prefetching.forget()
    table.placeholdersIfUsed?.removeAll()
    contents.forget()
    _ = contents.current
  }

  func reconfigure(_ paths: [IndexPath]) { table.display.reconfigure(paths) }
}
