// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func stage(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ stage: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .testTarget(
        name: "\(stage)Tests", dependencies: [.byName(name: stage)] + dependencies, resources: resources,
        swiftSettings: settings)
}

let package = Package(
    name: "galley",
    products: [
        .executable(name: "galley", targets: ["GalleyCommand"]),
        .library(name: "Galley", targets: ["Galley"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // C libraries
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
        .target(
            name: "BundledFonts", path: "Fonts", exclude: ["README.md"],
            swiftSettings: settings),

        // The text column
        stage("Typography", ["CHarfBuzz", "CFreeType", "CICU", "BundledFonts"]),
        stage("TextLayout", ["Typography"]),

        // The view column
        stage("ViewLayout"),
        .target(name: "SwiftUI", dependencies: ["ViewLayout"], swiftSettings: settings),

        // Where the columns meet
        stage("Frames"),
        stage("Catalogs", ["CICU"]),
        stage("Scenes", ["Catalogs", "TextLayout", "ViewLayout", "Frames", "Yams"]),
        stage("Checks", ["Frames"]),
        stage("Reports", ["Frames", "Checks"]),
        stage("Galley", ["Scenes", "Checks", "Reports"]),
        .executableTarget(
            name: "GalleyCommand",
            dependencies: ["Galley", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),

        tests("Typography"),
        tests("TextLayout"),
        tests("ViewLayout"),
        tests("SwiftUI"),
        tests("Frames"),
        tests("Catalogs"),
        tests("Scenes"),
        tests("Checks"),
        tests("Reports"),
        tests("Galley"),
        tests("GalleyCommand"),
    ],
    swiftLanguageModes: [.v6]
)
