// swift-tools-version: 6.2
import PackageDescription

/// What a template costs beside another engine: a package of its own, so that Vipera does not depend on that engine.
let package = Package(
  name: "bench-templates",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "vipera", path: "../../.."),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
  ],
  targets: [
    .executableTarget(
      name: "bench-templates",
      dependencies: [
        .product(name: "Templates", package: "vipera"),
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      path: "Sources",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
