import ControllerTree

/// One story about a hierarchy, as the calls of an application.
@MainActor protocol Scenario {
  /// The name on the command line.
  var name: String { get }
  /// A line for headings and lists.
  var title: String { get }
  /// The point of the scenario.
  var summary: String { get }
  /// The pacing of the scenario's animations.
  var pacing: UpdateCycle.Pacing { get }
  /// The recorded events besides the callbacks of controllers.
  var extras: RecordedExtras { get }

  /// Makes the calls, each in a step of `story`.
  func play(_ story: Story)
}

/// Optional kinds of recorded events, besides the callbacks of controllers.
struct RecordedExtras: OptionSet {
  let rawValue: Int

  static let views = Self(rawValue: 1)
  static let windows = Self(rawValue: 2)
  static let transitions = Self(rawValue: 4)
  static let application = Self(rawValue: 8)
}

extension Scenario {
  /// Plays the scenario, as ``report()`` does, for a page.
  func pagePart() -> RecordingPage.Part {
    Stage.withPristine(pacing: pacing, device: .bare) { stage in
      let story = Story(recording: extras, forPage: true)
      _ = stage.diagnostics.collect {
        play(story)
        story.end()
      }
      return RecordingPage.Part(
        name: name, summary: summary, recording: story.recording, chapters: story.chapters)
    }
  }

  var pacing: UpdateCycle.Pacing { .immediate }
  var extras: RecordedExtras { [] }

  /// Plays the scenario on a stage of its own, so that scenarios do not share windows, turns or names. Its screen has no
  /// safe area, so that the timelines show only events of the scenario.
  func report() -> Report {
    Stage.withPristine(pacing: pacing, device: .bare) { stage in
      let story = Story(recording: extras)
      let strayIssues = stage.diagnostics.collect {
        play(story)
        story.end()
      }
      return Report(
        name: name, title: title, summary: summary, passages: story.passages, strayIssues: strayIssues)
    }
  }
}
