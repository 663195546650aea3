// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors where nobody reads them: in CI.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness

let package = Package(
  name: "vipera",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1")
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CMD4C", pkgConfig: "md4c",
      providers: [.apt(["libmd4c-dev"]), .brew(["md4c"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    .target(name: "Diagnostics", swiftSettings: settings),
    .target(name: "Entities", swiftSettings: settings),
    .target(
      name: "Files",
      dependencies: [.product(name: "SystemPackage", package: "swift-system")],
      swiftSettings: settings),
    .target(name: "Markup", dependencies: ["Diagnostics"], swiftSettings: settings),
    .target(
      name: "Markdown", dependencies: ["CMD4C", "Diagnostics", "Markup"], swiftSettings: settings),
    .target(name: "Shapes", dependencies: ["Entities", "Markup"], swiftSettings: settings),
    .target(
      name: "Templates", dependencies: ["Diagnostics", "Markup", "Shapes"], swiftSettings: settings),
    .target(name: "Services", dependencies: ["Entities"], swiftSettings: settings),
    .target(
      name: "ContentLoading",
      dependencies: ["CLibYAML", "Diagnostics", "Entities", "Files", "Services", "Shapes"],
      swiftSettings: settings),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
    .testTarget(name: "EntitiesTests", dependencies: ["Entities"], swiftSettings: settings),
    .testTarget(
      name: "MarkupTests", dependencies: ["Diagnostics", "Markup"], swiftSettings: settings),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Diagnostics", "Markdown", "Markup"],
      swiftSettings: settings),
    .testTarget(
      name: "ShapesTests", dependencies: ["Entities", "Markup", "Shapes"], swiftSettings: settings),
    .testTarget(
      name: "TemplatesTests", dependencies: ["Diagnostics", "Entities", "Markup", "Shapes", "Templates"],
      swiftSettings: settings),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: settings),
    .testTarget(
      name: "FilesTests", dependencies: ["Files", "TemporaryFolders"], swiftSettings: settings),
    .testTarget(
      name: "ContentLoadingTests",
      dependencies: [
        "ContentLoading", "Diagnostics", "Entities", "Files", "Services", "Shapes", "TemporaryFolders",
      ],
      swiftSettings: settings),
  ]
)
