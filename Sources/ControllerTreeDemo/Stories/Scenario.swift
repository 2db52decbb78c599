import ControllerTree

/// One story about a hierarchy, told by the calls that an application would make.
@MainActor protocol Scenario {
  /// What the command line calls it.
  var name: String { get }
  /// A line for headings and lists.
  var title: String { get }
  /// What there is to see.
  var summary: String { get }
  /// How animations pass in it.
  var pacing: UpdateCycle.Pacing { get }
  /// What is recorded besides the callbacks of controllers.
  var extras: RecordedExtras { get }

  /// Makes the calls, each in a step of `story`.
  func play(_ story: Story)
}

/// What a recorder can be asked for besides the callbacks of controllers.
struct RecordedExtras: OptionSet {
  let rawValue: Int

  static let views = Self(rawValue: 1)
  static let windows = Self(rawValue: 2)
  static let transitions = Self(rawValue: 4)
}

extension Scenario {
  var pacing: UpdateCycle.Pacing { .immediate }
  var extras: RecordedExtras { [] }

  /// Plays the scenario on a stage of its own, so that no scenario sees another one's windows, turns or names. Its screen has no
  /// safe area, so that the timelines are about the scenario.
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
