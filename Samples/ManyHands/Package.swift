// swift-tools-version: 6.2
import PackageDescription

// All that Galley asks of a package of views: one dependency, and its products on Linux, where there is no SwiftUI.
let ui: [Target.Dependency] = [.product(name: "SwiftUI", package: "galley", condition: .when(platforms: [.linux]))]

let package = Package(
    name: "ManyHands",
    platforms: [.iOS(.v18)],
    products: [.library(name: "ManyHandsViews", targets: ["Classics", "Screens"])],
    dependencies: [
        // The trait is for #Preview, @Previewable, @Entry and @Animatable, which Screens has.
        .package(name: "galley", path: "../..", traits: ["Macros"])
    ],
    targets: [
        .target(name: "Classics", dependencies: ui, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Screens", dependencies: ui),
        .executableTarget(name: "ManyHands", dependencies: ["Classics", "Screens"] + ui),
        .testTarget(
            name: "ManyHandsTests",
            dependencies: ["Classics", "Screens", .product(name: "GalleyTesting", package: "galley")] + ui),
    ]
)
