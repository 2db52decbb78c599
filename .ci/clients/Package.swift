// swift-tools-version: 6.2
// Packages of users, as they would be: each target has other language settings. `.ci/run` copies this folder to a
// temporary place and replaces CONTROLLERTREE_PATH.
import PackageDescription

let uikit = Target.Dependency.product(name: "UIKit", package: "ControllerTree")

let kit = Target.Dependency.product(name: "ControllerTreeTesting", package: "ControllerTree")

let package = Package(
  name: "Clients",
  dependencies: [.package(name: "ControllerTree", path: "CONTROLLERTREE_PATH")],
  targets: [
    .executableTarget(
      name: "LaunchClient", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LaunchClientTests", dependencies: ["LaunchClient"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "SwiftFive", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["SwiftFive", uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "SwiftSixTests", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "MainActorTests", dependencies: [uikit],
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "VisibilityTests", dependencies: [uikit],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(name: "TestingFiveTests", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "TestingSixTests", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v6)]),
    // The kit: with XCTest, with Swift Testing, and in a program that links neither.
    .executableTarget(name: "KitClient", dependencies: [uikit, kit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "KitFiveTests", dependencies: [uikit, kit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "KitSixTests", dependencies: [uikit, kit], swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "KitTestingFiveTests", dependencies: [uikit, kit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "KitTestingSixTests", dependencies: [uikit, kit], swiftSettings: [.swiftLanguageMode(.v6)]),
    // Two modules that stand for Combine in "Unedited".
    .target(name: "CombineStandIn", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "CombineStandInFoundation", dependencies: ["CombineStandIn"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // Code for iOS, as it is, which the plugin UIKitSources rewrites.
    .target(
      name: "Unedited", dependencies: [uikit, "CombineStandIn", "CombineStandInFoundation"],
      exclude: ["UIKitSources.json"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "ControllerTree")]),
    .testTarget(
      name: "UneditedTests", dependencies: ["Unedited", uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
    // An ordinary application, as it is.
    .target(
      name: "Errands", dependencies: [uikit], exclude: ["UIKitSources.json"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "ControllerTree")]),
    .testTarget(
      name: "ErrandsTests", dependencies: ["Errands", uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ControllerTreeImportTests",
      dependencies: [.product(name: "ControllerTree", package: "ControllerTree")]),
    .testTarget(
      name: "StoryboardTests",
      dependencies: [uikit, .product(name: "StoryboardDocument", package: "ControllerTree")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
