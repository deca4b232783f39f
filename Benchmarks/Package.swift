// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "galley-benchmarks",
    dependencies: [.package(name: "galley", path: "..")],
    targets: [
        .executableTarget(
            name: "TextBenchmarks", dependencies: [.product(name: "Galley", package: "galley")])
    ],
    swiftLanguageModes: [.v6]
)
