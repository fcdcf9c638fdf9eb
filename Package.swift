// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Every Swift target is built with warnings as errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "LayoutScope",
  products: [
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
    .executable(name: "layoutscope", targets: ["layoutscope"]),
  ],
  targets: [
    .target(name: "CollectionLayout", swiftSettings: strict),

    // The terminal. ncurses' own pkg-config file carries flags that the package manager refuses, so the
    // shim defines what they would have defined.
    .systemLibrary(name: "CNcurses"),
    .target(name: "CTerminalGuard"),
    .target(name: "TerminalCanvas", swiftSettings: strict),
    .target(name: "LayoutScene", dependencies: ["CollectionLayout"], swiftSettings: strict),
    .target(name: "TerminalInput", dependencies: ["TerminalCanvas"], swiftSettings: strict),
    .target(
      name: "NcursesTerminal",
      dependencies: ["CNcurses", "CTerminalGuard", "TerminalCanvas", "TerminalInput"],
      swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),

    .target(
      name: "LayoutDrawing", dependencies: ["CollectionLayout", "LayoutScene", "TerminalCanvas"],
      swiftSettings: strict),

    // Tests of the terminal: a program on a pseudo-terminal. What imports libvterm is a test target, so
    // that building the product does not need it.
    .target(name: "CPty", path: "Tests/CPty"),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
    .testTarget(
      name: "TerminalTesting", dependencies: ["CPty", "CVTerm"], path: "Tests/TerminalTesting",
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalFixture", dependencies: ["NcursesTerminal", "TerminalCanvas", "TerminalInput"],
      path: "Tests/TerminalFixture", swiftSettings: strict),
    .testTarget(
      name: "NcursesTerminalTests", dependencies: ["NcursesTerminal", "TerminalTesting", "TerminalFixture"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalInputTests", dependencies: ["TerminalInput", "TerminalCanvas"], swiftSettings: strict),
    .testTarget(
      name: "CollectionLayoutTests", dependencies: ["CollectionLayout"], swiftSettings: strict),
    .testTarget(name: "TerminalCanvasTests", dependencies: ["TerminalCanvas"], swiftSettings: strict),
    .target(
      name: "LayoutGallery", dependencies: ["CollectionLayout", "LayoutScene"],
      swiftSettings: strict),
    .target(name: "LayoutCases", dependencies: ["CollectionLayout"], swiftSettings: strict),
    .testTarget(
      name: "LayoutCasesTests", dependencies: ["LayoutCases"],
      resources: [.copy("Fixtures/flow-cases.jsonl"), .copy("Fixtures/compositional-cases.jsonl")],
      swiftSettings: strict),
    .target(
      name: "LayoutChecks", dependencies: ["CollectionLayout", "LayoutScene"], swiftSettings: strict),
    .target(
      name: "Workbench",
      dependencies: [
        "CollectionLayout", "LayoutScene", "LayoutGallery", "LayoutChecks", "LayoutDrawing", "TerminalCanvas",
        "TerminalInput",
      ],
      swiftSettings: strict),
    .target(name: "LayoutHost", dependencies: ["CollectionLayout", "LayoutScene"], swiftSettings: strict),
    .executableTarget(
      name: "layoutscope",
      dependencies: [
        "CollectionLayout", "LayoutScene", "LayoutGallery", "LayoutCases", "LayoutChecks", "LayoutHost",
        "NcursesTerminal", "TerminalCanvas", "TerminalInput", "UIKit", "Workbench",
      ],
      swiftSettings: strict,
      // The user's library, which a worker loads, takes the engine from the program itself.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
    .testTarget(
      name: "LayoutDrawingTests",
      dependencies: ["LayoutDrawing", "CollectionLayout", "LayoutScene", "TerminalCanvas"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutGalleryTests", dependencies: ["CollectionLayout", "LayoutScene", "LayoutGallery"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutChecksTests", dependencies: ["CollectionLayout", "LayoutScene", "LayoutChecks"],
      swiftSettings: strict),
    .target(name: "CHeap"),
    .testTarget(
      name: "LayoutHostTests", dependencies: ["LayoutHost", "CollectionLayout", "LayoutScene"],
      swiftSettings: strict),
    .executableTarget(
      name: "layoutscope-bench", dependencies: ["CHeap", "CPty", "CollectionLayout", "LayoutScene"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutSceneTests", dependencies: ["CollectionLayout", "LayoutScene"], swiftSettings: strict),
    .testTarget(
      name: "LayoutscopeTests",
      dependencies: ["layoutscope", "LayoutChecks", "LayoutScene", "TerminalTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "Workbench", "CollectionLayout", "LayoutScene", "LayoutGallery", "LayoutDrawing", "TerminalCanvas",
        "TerminalInput", "TerminalTesting", "layoutscope",
      ],
      exclude: ["Screens"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // UIKit and what it stands on, where Apple does not supply them. A file that imports Testing beside one of them
  // asks for a module of a certain name: the empty ones.
  package.targets += [
    .target(name: "CoreGraphics", dependencies: ["CollectionLayout"], swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["CollectionLayout", "CoreGraphics"], swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["CollectionLayout", "QuartzCore"], swiftSettings: strict),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["CollectionLayout", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"],
      swiftSettings: strict),
  ]
  package.products += [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore", "_Testing_CoreGraphics"]),
  ]
#endif

// An installed copy, from which another compiler builds its own modules, comes without the tests.
if !FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests") {
  package.targets.removeAll {
    $0.isTest || $0.path?.hasPrefix("Tests/") == true || $0.name == "layoutscope-bench"
  }
}
