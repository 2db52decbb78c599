/// One or several recordings as a page that a browser opens: a timeline, and beside it the tree at each event.
///
/// The page is one file without any reference to another: it can be stored, sent and opened from a disk. The order, the causes and the
/// trees are those of the recordings; recorders that were made with `includesTree` give trees.
///
/// ```swift
/// let recorder = EventRecorder(includesTree: true, includesWindows: true)
/// recorder.record { router.open(.settings) }
/// try recorder.recording.html(title: "Settings").write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct RecordingPage: Hashable, Sendable {
  /// The heading of the page.
  public var title: String
  /// The recordings, in the order of the page's list.
  public var parts: [Part]

  /// Makes a page.
  public init(title: String, parts: [Part]) {
    self.title = title
    self.parts = parts
  }

  /// A recording on a page, with its heading.
  public struct Part: Hashable, Sendable {
    /// The name in the page's list.
    public var name: String
    /// A sentence or two about the recording; may be empty.
    public var summary: String
    /// The events, with their trees if these were noted.
    public var recording: Recording
    /// Headings between the events, in the order of the events.
    public var chapters: [Chapter]

    /// Makes a part of a page.
    public init(name: String, summary: String = "", recording: Recording, chapters: [Chapter] = []) {
      self.name = name
      self.summary = summary
      self.recording = recording
      self.chapters = chapters
    }
  }

  /// A heading in a timeline.
  public struct Chapter: Hashable, Sendable {
    /// The text of the heading.
    public var title: String
    /// The index of the first event below the heading.
    public var firstEvent: Int

    /// Makes a heading.
    public init(title: String, firstEvent: Int) {
      self.title = title
      self.firstEvent = firstEvent
    }
  }

  /// The page. Equal pages give equal bytes.
  /// - Complexity: O(n) in the events and the changes of the trees.
  public var html: String {
    let data = JSONText([
      "parts": JSONText(list: parts.map { PageData($0).json }), "title": JSONText(title),
    ])
    return PageText.page(title: title, data: data)
  }
}

extension Recording {
  /// The recording as a page for a browser, in one file.
  /// - Parameter title: The heading of the page.
  /// - Complexity: O(n) in the events and the changes of the trees.
  public func html(title: String) -> String {
    RecordingPage(title: title, parts: [RecordingPage.Part(name: title, recording: self)]).html
  }
}
