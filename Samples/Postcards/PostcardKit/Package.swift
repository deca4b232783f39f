// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "PostcardKit",
    products: [.library(name: "PostcardKit", targets: ["PostcardKit"])],
    targets: [.target(name: "PostcardKit", resources: [.process("Resources")])]
)
