// swift-tools-version: 6.2
import PackageDescription

/// The page types: one folder and one target each. To remove a page type, delete its folder,
/// its line here and its lines in `AppModules`.
let pageTypes = [
  "Home",
  "Text",
  "Section",
  "Article",
  "Archive",
  "Record",
  "NotFound",
  "Redirect",
  "Feed",
  "Sitemap",
  "Search",
]

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

let pageTargets: [Target] = pageTypes.map { name in
  .target(
    name: "\(name)Module",
    dependencies: [
      "Diagnostics", "Digests", "Entities", "Fragments", "Markdown", "Markup", "Prose", "Routing",
      "Services", "Templates", "Viper",
    ],
    path: "Sources/Pages/\(name)",
    swiftSettings: settings)
}

let pageTests: [Target] = pageTypes.map { name in
  .testTarget(
    name: "\(name)ModuleTests",
    dependencies: [
      .target(name: "\(name)Module"), "Diagnostics", "Entities", "Fragments", "Markdown", "Markup",
      "Prose", "Routing", "Services", "Templates", "TestSupport", "Viper",
    ],
    path: "Tests/Pages/\(name)",
    swiftSettings: settings)
}

let package = Package(
  name: "vipera",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vipera", targets: ["vipera"]),
    .library(
      name: "Vipera",
      targets: [
        "Commands", "Diagnostics", "Entities", "Fragments", "Markdown", "Markup", "Routing",
        "Prose", "Services", "Site", "Templates", "Viper",
      ]),
    .library(name: "Templates", targets: ["Diagnostics", "Markup", "Templates"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
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
    .systemLibrary(name: "CLibMD", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(name: "CMalloc"),

    .target(name: "Diagnostics", swiftSettings: settings),
    .target(name: "Entities", swiftSettings: settings),
    .target(name: "StoredValues", swiftSettings: settings),
    .target(name: "Digests", dependencies: ["StoredValues"], swiftSettings: settings),
    .target(name: "Images", swiftSettings: settings),
    .target(
      name: "Fingerprints", dependencies: [.target(name: "CLibMD", condition: .when(platforms: [.linux]))],
      swiftSettings: settings),
    .target(name: "Routing", dependencies: ["Diagnostics", "Markup"], swiftSettings: settings),
    .target(
      name: "Viper", dependencies: ["Diagnostics", "Digests", "Markup", "Routing", "Templates"],
      swiftSettings: settings),
    .target(
      name: "Prose",
      dependencies: [
        "Diagnostics", "Digests", "Entities", "Images", "Markdown", "Markup", "Routing",
      ], swiftSettings: settings),
    .target(
      name: "Fragments",
      dependencies: [
        "Diagnostics", "Entities", "Images", "Markdown", "Markup", "Prose", "Routing", "Services",
        "Templates",
        "Viper",
      ], swiftSettings: settings),
    .target(
      name: "Files",
      dependencies: [.product(name: "SystemPackage", package: "swift-system")],
      swiftSettings: settings),
    .target(name: "Caches", dependencies: ["Digests", "Files"], swiftSettings: settings),
    .testTarget(
      name: "CachesTests", dependencies: ["Caches", "TemporaryFolders"], swiftSettings: settings),
    .target(
      name: "Programs",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"), "Files",
      ], swiftSettings: settings),
    .testTarget(name: "ProgramsTests", dependencies: ["Programs"], swiftSettings: settings),
    .target(
      name: "History", dependencies: ["ContentLoading", "Entities", "Programs"], swiftSettings: settings),
    .testTarget(
      name: "HistoryTests",
      dependencies: ["ContentLoading", "Entities", "History", "Programs", "TemporaryFolders"],
      swiftSettings: settings),
    .target(
      name: "Transfers", dependencies: ["Programs"], swiftSettings: settings),
    .testTarget(
      name: "TransfersTests", dependencies: ["LoopbackServer", "Transfers"], swiftSettings: settings),
    .target(
      name: "RemoteData", dependencies: ["ContentLoading", "Digests", "Entities", "Files", "Transfers"],
      swiftSettings: settings),
    .testTarget(
      name: "RemoteDataTests",
      dependencies: [
        "ContentLoading", "Entities", "Files", "LoopbackServer", "RemoteData", "TemporaryFolders",
      ], swiftSettings: settings),
    .target(
      name: "ExternalLinks", dependencies: ["Entities", "Files", "HTML", "Routing", "Transfers"],
      swiftSettings: settings),
    .target(
      name: "Crafts",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"), "Digests", "Files", "Images", "Programs",
      ], swiftSettings: settings),
    .testTarget(
      name: "CraftsTests", dependencies: ["Digests", "Files", "Images", "Crafts", "TemporaryFolders"],
      exclude: ["Images"], swiftSettings: settings),
    .target(name: "HTML", dependencies: ["Diagnostics", "Markup"], swiftSettings: settings),
    .target(name: "Markup", dependencies: ["Diagnostics"], swiftSettings: settings),
    .target(
      name: "Drawings", dependencies: ["Diagnostics", "HTML", "Markup", "Validation"],
      swiftSettings: settings),
    .testTarget(name: "DrawingsTests", dependencies: ["Drawings", "Markup"], swiftSettings: settings),
    .target(name: "Highlighting", dependencies: ["Diagnostics", "Markup"], swiftSettings: settings),
    .target(
      name: "Markdown",
      dependencies: ["CMD4C", "Diagnostics", "Digests", "Drawings", "Highlighting", "Markup"],
      swiftSettings: settings),
    .target(name: "Shapes", dependencies: ["Entities", "Markup"], swiftSettings: settings),
    .target(
      name: "Templates", dependencies: ["Diagnostics", "Markup", "Shapes", "StoredValues"],
      swiftSettings: settings),
    .target(
      name: "Validation", dependencies: ["CLibXML2", "Diagnostics"], resources: [.embedInCode("Schemas")],
      swiftSettings: settings),
    .target(
      name: "Services", dependencies: ["Diagnostics", "Entities", "Images", "Markdown"],
      swiftSettings: settings),
    .target(
      name: "ContentLoading",
      dependencies: [
        "Caches", "CLibYAML", "Diagnostics", "Digests", "Entities", "Files", "Routing", "Services",
        "Shapes",
      ],
      swiftSettings: settings),
    .target(
      name: "Importing",
      dependencies: ["ContentLoading", "Diagnostics", "Entities", "Files", "Routing"],
      swiftSettings: settings),
    .testTarget(
      name: "ImportingTests",
      dependencies: ["ContentLoading", "Diagnostics", "Entities", "Files", "Importing", "TemporaryFolders"],
      swiftSettings: settings),
    .target(
      name: "Scaffolding",
      dependencies: ["ContentLoading", "Diagnostics", "Entities", "Files", "Routing", "Theme"],
      swiftSettings: settings),
    .testTarget(
      name: "ScaffoldingTests",
      dependencies: ["ContentLoading", "Entities", "Files", "Scaffolding", "TemporaryFolders"],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Commands", "Diagnostics", "HTML", "LoopbackServer", "Templates", "TemporaryFolders", "vipera",
      ],
      swiftSettings: settings),
    .target(
      name: "TestSupport",
      dependencies: [
        "Diagnostics", "Entities", "Files", "Fragments", "Markup", "Prose", "Routing", "Services",
        "Templates", "Viper",
      ], path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics"], exclude: ["Reporters/Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "ReportSchemaTests", dependencies: ["CLibXML2", "Diagnostics"], exclude: ["junit.xsd"],
      swiftSettings: settings),
    .testTarget(name: "DigestsTests", dependencies: ["Digests"], swiftSettings: settings),
    .testTarget(name: "StoredValuesTests", dependencies: ["StoredValues"], swiftSettings: settings),
    .testTarget(name: "FingerprintsTests", dependencies: ["Fingerprints"], swiftSettings: settings),
    .testTarget(name: "ImagesTests", dependencies: ["Images"], swiftSettings: settings),
    .testTarget(name: "EntitiesTests", dependencies: ["Entities"], swiftSettings: settings),
    .testTarget(
      name: "RoutingTests", dependencies: ["Diagnostics", "Routing"], swiftSettings: settings),
    .testTarget(
      name: "ViperTests", dependencies: ["Diagnostics", "Markup", "Routing", "Templates", "Viper"],
      swiftSettings: settings),
    .testTarget(
      name: "ServicesTests", dependencies: ["Diagnostics", "Entities", "Services"],
      swiftSettings: settings),
    .testTarget(
      name: "ProseTests",
      dependencies: [
        "Diagnostics", "Digests", "Entities", "Images", "Markdown", "Markup", "Prose", "Routing",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FragmentsTests",
      dependencies: [
        "Diagnostics", "Entities", "Fragments", "Images", "Markdown", "Markup", "Prose", "Routing",
        "Services",
        "Templates", "TestSupport", "Viper",
      ], swiftSettings: settings),
    .testTarget(
      name: "ValidationTests", dependencies: ["Diagnostics", "Validation"], swiftSettings: settings),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "Caches", "ContentLoading", "Crafts", "Diagnostics", "Digests", "Entities", "ExternalLinks", "Files",
        "Fingerprints", "Fragments", "HTML", "Images", "Markup", "Preview", "Routing", "Services", "Site",
        "Templates", "TemporaryFolders", "TestSupport", "Theme", "Validation", "Viper",
      ], swiftSettings: settings),
    .executableTarget(
      name: "bench-check", dependencies: ["HTML"], path: "Tests/Benchmarks/Check", swiftSettings: settings),
    .executableTarget(
      name: "fuzz", dependencies: ["HTML"], path: "Tests/Fuzzing", swiftSettings: settings),
    .executableTarget(
      name: "bench-stages",
      dependencies: [
        "ArticleModule", "ContentLoading", "Diagnostics", "Entities", "Files", "Fragments", "HTML",
        "Markdown",
        "Markup", "Prose", "Routing", "Services", "Templates", "Validation", "Viper",
      ], path: "Tests/Benchmarks/Stages", swiftSettings: settings),
    .executableTarget(
      name: "bench-highlight", dependencies: ["Highlighting", "Markup"], path: "Tests/Benchmarks/Highlight",
      swiftSettings: settings),
    .testTarget(
      name: "HighlightingTests", dependencies: ["Highlighting", "Markup"],
      exclude: ["Samples", "compare-pygments.py"], swiftSettings: settings),
    .testTarget(
      name: "ExternalLinksTests",
      dependencies: ["ExternalLinks", "LoopbackServer", "TemporaryFolders", "Transfers"],
      swiftSettings: settings),
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: settings),
    .testTarget(name: "HTMLTests", dependencies: ["Diagnostics", "HTML"], swiftSettings: settings),
    .testTarget(
      name: "MarkupTests", dependencies: ["Diagnostics", "Markup"], swiftSettings: settings),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Diagnostics", "Digests", "HTML", "Markdown", "Markup"],
      swiftSettings: settings),
    .testTarget(
      name: "ShapesTests", dependencies: ["Entities", "Markup", "Shapes"], swiftSettings: settings),
    .testTarget(
      name: "TemplatesTests",
      dependencies: ["Diagnostics", "Entities", "HTML", "Markup", "Shapes", "Templates"],
      swiftSettings: settings),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: settings),
    .target(
      name: "Preview",
      dependencies: [
        "Diagnostics", "Digests", "Files", "Markup", "Routing", "Templates",
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      resources: [.embedInCode("Assets")], swiftSettings: settings),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Diagnostics", "HTML", "Preview", "TemporaryFolders",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FilesTests", dependencies: ["Files", "TemporaryFolders"], swiftSettings: settings),
    .testTarget(
      name: "ContentLoadingTests",
      dependencies: [
        "Caches", "ContentLoading", "Diagnostics", "Digests", "Entities", "Files", "Routing", "Services",
        "Shapes",
        "TemporaryFolders",
      ],
      swiftSettings: settings),
    .target(name: "Theme", resources: [.embedInCode("Templates")], swiftSettings: settings),
    .target(
      name: "Site",
      dependencies: [
        "Caches", "ContentLoading", "Diagnostics", "Digests", "Entities", "ExternalLinks", "Files",
        "Fragments",
        "Crafts", "Fingerprints", "HTML", "Highlighting", "History", "Images", "Markdown", "Markup",
        "Preview",
        "Prose", "RemoteData", "Routing", "Services", "Templates", "Theme", "Transfers", "Validation",
        "Viper",
      ] + pageTypes.map { .target(name: "\($0)Module") },
      swiftSettings: settings),
    .target(
      name: "Commands",
      dependencies: [
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "ContentLoading",
        "Diagnostics", "Entities", "ExternalLinks", "Files", "HTML", "Importing", "Preview", "Programs",
        "Routing", "Scaffolding", "Services", "Site", "Templates", "Viper",
      ],
      swiftSettings: settings),
    .executableTarget(name: "vipera", dependencies: ["Commands"], swiftSettings: settings),
  ] + pageTargets + pageTests
)
