/// All scenarios, in the order in which they are best read.
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
    EverydayScenario(),
    MisuseScenario(),
  ]

  /// The scenarios with `names`, in their order; all of them if there is no name.
  static func named(_ names: [String]) -> [any Scenario] {
    names.isEmpty ? all : names.compactMap { name in all.first { $0.name == name } }
  }
}
