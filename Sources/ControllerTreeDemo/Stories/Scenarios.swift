/// All scenarios, in the recommended order.
@MainActor enum Scenarios {
  static let all: [any Scenario] = [
    TourScenario(),
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
    ScrollScenario(),
    TouchScenario(),
    CollectionScenario(),
    TableScenario(),
    SearchScenario(),
    EverydayScenario(),
    LaunchScenario(),
    SceneLaunchScenario(),
    LifecycleScenario(),
    StoryboardsScenario(),
    SeguesScenario(),
    LayersScenario(),
    MisuseScenario(),
  ]

  /// The scenarios of `selection`, in its order.
  static func selected(_ selection: Invocation.Selection) -> [any Scenario] {
    switch selection {
    case .tour: [TourScenario()]
    case .all: all
    case .named(let names): names.compactMap { name in all.first { $0.name == name } }
    }
  }
}
