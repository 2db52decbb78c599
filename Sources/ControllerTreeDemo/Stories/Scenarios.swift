/// All scenarios, in the recommended order.
@MainActor enum Scenarios {
  static let all: [any Scenario] = [
    RootControllerScenario(),
    SideBySideScenario(),
    ContainmentScenario(),
    ToggleScenario(),
    TransitionScenario(),
    WindowsScenario(),
    ViewTreeScenario(),
    ManualForwardingScenario(),
    PresentationScenario(),
    PresentationContextScenario(),
    PresentationStylesScenario(),
    ChainScenario(),
    SheetScenario(),
    OffScreenScenario(),
    NavigationScenario(),
    TabsScenario(),
    PagesScenario(),
    SplitScenario(),
    LayoutScenario(),
    EverydayScenario(),
    LaunchScenario(),
    SceneLaunchScenario(),
    LifecycleScenario(),
    StoryboardsScenario(),
    SeguesScenario(),
    MisuseScenario(),
  ]

  /// The scenarios with `names`, in that order; all of them if there are no names.
  static func named(_ names: [String]) -> [any Scenario] {
    names.isEmpty ? all : names.compactMap { name in all.first { $0.name == name } }
  }
}
