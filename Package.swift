// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is built with warnings as errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "LayoutScope",
  products: [
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
  ],
  targets: [
    .target(name: "CollectionLayout", swiftSettings: strict),
    .target(name: "TerminalCanvas", swiftSettings: strict),
    .target(name: "LayoutScene", dependencies: ["CollectionLayout"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
