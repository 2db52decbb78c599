extension RecordingDifference {
  /// Both recordings beside each other as a page for a browser, in one file. It begins at the first difference and shows, where both
  /// recordings have trees, how the trees differ at each event.
  /// - Parameters:
  ///   - title: The heading of the page.
  ///   - names: The names of the older and of the newer recording.
  /// - Complexity: O(n) in the events and the changes of the trees.
  public func html(title: String = "Difference", names: (old: String, new: String) = ("Before", "After")) -> String {
    let parts = [
      RecordingPage.Part(name: names.old, recording: old), RecordingPage.Part(name: names.new, recording: new),
    ]
    let rows = lines.map { line -> JSONText in
      switch line {
      case .common(let old, let new): JSONText(list: [JSONText(old), JSONText(new)])
      case .removed(let old): JSONText(list: [JSONText(old), JSONText(-1)])
      case .inserted(let new): JSONText(list: [JSONText(-1), JSONText(new)])
      }
    }
    let data = JSONText([
      "parts": JSONText(list: parts.map { PageData($0).json }), "rows": JSONText(list: rows),
      "summary": JSONText(summary), "title": JSONText(title),
    ])
    return PageText.page(title: title, data: data)
  }

  private var summary: String {
    var (removed, inserted) = (0, 0)
    for line in lines {
      switch line {
      case .common: break
      case .removed: removed += 1
      case .inserted: inserted += 1
      }
    }
    if removed + inserted == 0 {
      return old.events == new.events ? "The events are equal" : "The events are equal; they happened at other moments"
    }
    return "\(removed) only before · \(inserted) only after · \(lines.count - removed - inserted) in both"
  }
}
