// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ControllerTree", path: "..")],
  targets: [
    // Valgrind 3.19, which Debian 12 has, gives up on newer debug information.
    .target(name: "Counters", cSettings: [.unsafeFlags(["-gdwarf-4"])]),
    .target(name: "Limit"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Counters", "Limit", .product(name: "ControllerTree", package: "ControllerTree")]),
    .executableTarget(
      name: "ListBenchmarks",
      dependencies: ["Counters", .product(name: "UIKit", package: "ControllerTree")]),
    .executableTarget(
      name: "ScreenBenchmarks",
      dependencies: ["Counters", .product(name: "UIKit", package: "ControllerTree")]),
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: ["Counters", .product(name: "ConstraintSolver", package: "ControllerTree")]),
  ],
  swiftLanguageModes: [.v6]
)
