// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ControllerTree", path: "..")],
  targets: [
    .target(name: "Limit"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Limit", .product(name: "ControllerTree", package: "ControllerTree")]),
  ],
  swiftLanguageModes: [.v6]
)
