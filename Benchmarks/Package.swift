// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "galley-benchmarks",
    products: [.executable(name: "galley-benchmarks", targets: ["GalleyBenchmarks"])],
    dependencies: [
        .package(name: "galley", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "GalleyBenchmarks",
            dependencies: [
                .product(name: "Galley", package: "galley"),
                // The command that is measured is built with this.
                .product(name: "galley", package: "galley"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.copy("Corpus/Labels")], swiftSettings: settings)
    ],
    swiftLanguageModes: [.v6]
)
