// swift-tools-version: 6.2
import PackageDescription

/// A site with a page type of its own, as somebody else would write it: it depends on Vipera's library and changes none of its
/// sources. CI builds it, so that what a page module needs stays public.
let package = Package(
  name: "my-site",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vipera", path: "../..")],
  targets: [
    .executableTarget(
      name: "MySite",
      dependencies: [.product(name: "Vipera", package: "vipera")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
