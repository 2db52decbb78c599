// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ControllerTree",
  products: [
    .library(name: "ControllerTree", targets: ["ControllerTree"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "ControllerTreeTesting", targets: ["ControllerTreeTesting"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "StoryboardDocument", targets: ["StoryboardDocument"]),
    .library(name: "SourceRewriter", targets: ["SourceRewriter"]),
    .executable(name: "ControllerTreeDemo", targets: ["ControllerTreeDemo"]),
    .executable(name: "uikit-sources", targets: ["uikit-sources"]),
    .executable(name: "device-traces", targets: ["device-traces"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .plugin(name: "UIKitReport", targets: ["UIKitReport"]),
  ],
  targets: [
    .target(name: "ControllerTree", dependencies: ["ConstraintSolver", "StoryboardDocument"]),
    .target(name: "UIKit", dependencies: ["ControllerTree", "StoryboardDocument"]),
    // The compiler imports it wherever a file imports Testing and UIKit.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    // The kit for users' tests. It finds the test framework in the running process, and links none.
    .target(name: "ControllerTreeTesting", dependencies: ["ControllerTree", "SourceRewriter"]),
    // Knows neither views nor controllers, and can be used alone.
    .target(name: "ConstraintSolver"),
    // Reads storyboards into values; it knows no type of the library.
    .target(name: "StoryboardDocument"),
    // Writes down in Swift what the Objective-C runtime would find by name; it imports nothing.
    .target(name: "SourceRewriter"),
    .executableTarget(name: "uikit-sources", dependencies: ["SourceRewriter"], path: "Sources/UIKitSourcesTool"),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["uikit-sources"],
      path: "Sources/Plugins/UIKitSources"),
    .plugin(
      name: "UIKitReport",
      capability: .command(
        intent: .custom(
          verb: "uikit-report", description: "Lists what UIKitSources rewrites in a folder, and what it can't.")),
      dependencies: ["uikit-sources"], path: "Sources/Plugins/UIKitReport"),
    .executableTarget(name: "ControllerTreeDemo", dependencies: ["ControllerTree", "UIKit", "StoryboardDocument"]),
    // Makes tests for a device from scenarios, and compares their traces.
    .executableTarget(name: "device-traces", dependencies: ["ControllerTree"], path: "Sources/DeviceTracesTool"),
    // Files that also run under Xcode as they are; the traces from there are read where they lie.
    .testTarget(name: "DeviceTraceTests", dependencies: ["ControllerTree", "UIKit"], exclude: ["Evidence"]),
    // The tests run the demo as a program; they import nothing of it.
    .testTarget(
      name: "ControllerTreeTests",
      dependencies: ["ControllerTree", "UIKit", "ControllerTreeTesting", "ControllerTreeDemo"],
      resources: [.process("Resources")]),
    .testTarget(name: "ControllerTreeTestingTests", dependencies: ["UIKit", "ControllerTreeTesting"]),
    .testTarget(name: "SourceRewriterTests", dependencies: ["SourceRewriter"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], exclude: ["Support/RecordedSystems.txt"]),
    // The tests read the fixtures where they lie, so these are no resources of a bundle.
    .testTarget(
      name: "StoryboardDocumentTests", dependencies: ["StoryboardDocument", "ControllerTree"], exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)
