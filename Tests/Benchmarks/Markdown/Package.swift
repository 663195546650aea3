// swift-tools-version: 6.2
import PackageDescription

/// What Markdown costs beside other renderers: a package of its own, so that Vipera does not depend on them.
let package = Package(
  name: "bench-markdown",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vipera", path: "../../..")],
  targets: [
    .systemLibrary(
      name: "CMD4CHTML", pkgConfig: "md4c-html",
      providers: [.apt(["libmd4c-html0-dev"]), .brew(["md4c"])]),
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .executableTarget(
      name: "bench-markdown",
      dependencies: ["CMD4CHTML", "CCMarkGFM", .product(name: "Vipera", package: "vipera")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
