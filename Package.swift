// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What `.ci/run` asks for: a warning ends the build, and there is no debug information. A flag of the command would build
/// everything once more for those that come without it.
let isStrict = Context.environment["GALLEY_STRICT"] != nil
let strictness: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error), .unsafeFlags(["-gnone"])] : []

/// What `galley adopt` asks for, which links apps to these modules in their debug configuration: what a check takes is mostly theirs.
let isForApps = Context.environment["GALLEY_FOR_APPS"] != nil
/// The stages in which the fuzzer, and a check of an app, spend most of their time, as measured. They keep their assertions.
let optimised: Set =
    isForApps
    ? [
        "Assets", "Basics", "Catalogs", "Checking", "Checks", "Frames", "Labels", "Reports", "Scenes", "TextLayout",
        "Typography", "ViewLayout",
    ] : isStrict ? ["Catalogs", "TextLayout", "Typography"] : []
let optimisation: [SwiftSetting] = [.unsafeFlags(["-O", "-assert-config", "Debug"])]

let settings: [SwiftSetting] =
    strictness + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]

/// The folders of each target that have a page, README.md, about the files in them. The target's own folder is ".".
let foldersWithPage: [String: [String]] = [
    "Adoption": ["Building", "Foreign"],
    "Catalogs": ["Diagnosis", "Locales", "Messages/Syntaxes", "Model", "Reading", "Reading/Gettext", "Reading/XML"],
    "Checking": ["Changes", "Check", "Jobs"],
    "Checks": ["Checking", "Findings", "Rules", "State"],
    "CombineTypes": ["."],
    "Frames": ["."],
    "GalleyCommand": ["Commands", "Options", "Output"],
    "Labels": ["Measuring"],
    "Pictures": ["."],
    "PlatformKit": ["Views"],
    "Projects": [".", "Init", "Rooms"],
    "ProofPages": ["."],
    "Raster": ["."],
    "Reports": ["Findings", "Frames"],
    "Rooms": ["AndroidLayouts", "Storyboards"],
    "Scenes": ["Runner", "SceneFile", "Text"],
    "TextLayout": ["Lines"],
    "Typography": ["Fonts", "Itemizing", "Shaping", "Unicode"],
    "ViewLayout": [
        "Bars", "Controls", "Engine", "Layout", "Lists", "Modifiers", "Text", "WithoutEffect/Appearance",
        "WithoutEffect/Events",
    ],
]

func stage(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: foldersWithPage[name, default: []].map { "\($0)/README.md" },
        swiftSettings: optimised.contains(name) ? settings + optimisation : settings)
}

func tests(_ stage: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(stage)Tests", dependencies: [.byName(name: stage)] + dependencies, exclude: exclude,
        swiftSettings: settings)
}

#if os(Linux)
/// What Apple's systems have in Combine.
let combineTypes: [Target.Dependency] = ["CombineTypes"]
#else
let combineTypes: [Target.Dependency] = []
#endif

/// What only packages that enable the trait Macros fetch and build.
func swiftSyntax(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"])) }
}

let package = Package(
    name: "galley",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "galley", targets: ["GalleyTool"]),
        .library(name: "Galley", targets: ["Galley"]),
        .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
        // Views for programs that have no SwiftUI: the product of that name has them on Linux, under that name.
        .library(name: "ViewLayout", targets: ["ViewLayout"]),
        .plugin(name: "GalleyPlugin", targets: ["GalleyPlugin"]),
    ],
    traits: [.trait(name: "Macros", description: "#Preview, @Previewable, @Entry and @Animatable, with swift-syntax")],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    ],
    targets: [
        // C libraries
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"]), .yum(["harfbuzz-devel"])]),
        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"]), .yum(["freetype-devel"])]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"]), .yum(["libpng-devel"])]),
        // The release says which commit it was built from; a change of it compiles one small file.
        .target(
            name: "CGalleyCommit",
            cSettings: Context.environment["GALLEY_COMMIT"].map { [.define("GALLEY_COMMIT", to: "\"\($0)\"")] }),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
        .target(
            name: "BundledFonts", path: "Fonts", exclude: ["README.md", "make.py"],
            resources: [.copy("Inter"), .copy("Roboto"), .copy("Noto"), .copy("Symbols"), .copy("Licences")],
            swiftSettings: settings),

        // The text column
        stage("Typography", ["CHarfBuzz", "CFreeType", "CICU", "BundledFonts"]),
        stage("TextLayout", ["Typography"]),

        // The view column
        stage("ViewLayout", combineTypes),

        // Below both: numbers, names, places, JSON and XML, and what reports are made of
        stage("Basics"),
        stage("Frames", ["Basics"]),

        // What an app's asset catalogs have
        stage("Assets", ["Basics", "CPNG"]),

        // Where the columns meet
        stage("Catalogs", ["Basics", "CICU", "Yams"]),
        stage("Labels", ["Basics", "Catalogs", "Frames", "TextLayout", "Typography", "Yams"]),
        stage(
            "Scenes",
            ["Assets", "Basics", "Catalogs", "Frames", "Labels", "TextLayout", "Typography", "ViewLayout", "Yams"]),

        // Texts in the places of layouts that others draw
        stage("Rooms", ["Basics", "CPNG", "Catalogs"]),
        // Reads them out of web pages; the script is compiled in, so that a release needs no file beside it.
        .target(
            name: "RoomHarvest", dependencies: ["Basics", "Labels", "Rooms"],
            resources: [.embedInCode("galley-rooms.js")], swiftSettings: settings),

        // What is found in frame reports, and how it is shown
        stage("Checks", ["Basics", "Frames"]),
        stage("Pictures", ["Basics", "BundledFonts", "Checks", "Frames"]),
        stage(
            "Raster", ["Assets", "Basics", "CFreeType", "CPNG", "Catalogs", "Checks", "Frames", "Labels", "Pictures"]),
        stage("Reports", ["Basics", "Checks", "Frames", "Pictures"]),
        stage("ProofPages", ["Basics", "Checks", "Frames", "Pictures", "Reports"]),

        // What is done with a project
        stage("Outputs", ["Catalogs", "Labels"]),
        // Apple's modules that Linux lacks, as source that is written from tables.
        .target(
            name: "StandIns", dependencies: ["Basics"], resources: [.copy("Modules")], swiftSettings: settings),
        stage(
            "Projects",
            ["Basics", "Catalogs", "Checks", "Frames", "Labels", "Outputs", "Reports", "Rooms", "Scenes", "ViewLayout"]),
        stage(
            "Checking",
            [
                "Basics", "CLandlock", "CSwiftRuntime", "Catalogs", "Checks", "Frames", "Labels", "Outputs", "Projects",
                "Reports", "Scenes", "ViewLayout",
            ]),
        .target(name: "CSwiftRuntime"),
        .target(name: "CLandlock"),
        stage(
            "Budgets",
            [
                "Basics", "Catalogs", "Checking", "Checks", "Frames", "Labels", "Outputs", "Projects", "Raster",
                "Reports", "Scenes",
            ]),
        // Answers questions as lines of JSON, and in the Model Context Protocol.
        stage(
            "Serving",
            [
                "Basics", "Budgets", "Catalogs", "Checking", "Checks", "Frames", "Labels", "Projects", "Raster",
                "Reports",
                "Scenes",
            ]),
        stage(
            "Recordings",
            [
                "Basics", "Catalogs", "Checking", "Checks", "Frames", "Labels", "Outputs", "Projects", "Reports",
                "Scenes",
            ]),
        stage(
            "ProofPrinting",
            [
                "Budgets", "Catalogs", "Checking", "Checks", "Frames", "Labels", "Outputs", "Projects", "ProofPages",
                "Scenes",
            ]),
        stage(
            "Galley",
            [
                "Basics", "Budgets", "Catalogs", "Checking", "Checks", "Frames", "Labels", "Outputs", "Pictures",
                "Projects", "ProofPages", "ProofPrinting", "Raster", "Recordings", "Reports", "Scenes", "Serving",
            ]),
        // Findings as issues of Swift Testing; it alone needs the Testing module of the toolchain.
        stage("GalleyTesting", ["Galley"]),
        // Shows a proof to browsers on this machine while it changes. Programs of views are built without it.
        stage("ProofServer", ["Basics", .product(name: "FlyingSocks", package: "FlyingFox")]),
        // Makes a program of an app's views.
        stage("Adoption", ["Assets", "Basics", "Catalogs", "Labels", "StandIns", "Yams"]),
        // The commands: those of galley, and those that every program of view code has.
        stage(
            "GalleyCommand",
            [
                "Adoption", "CGalleyCommit", "Galley", "RoomHarvest", "Rooms",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "GalleyTool", dependencies: ["GalleyCommand", "ProofServer"], swiftSettings: settings),

        // swift package galley, in packages that depend on this one. It names no tool as its dependency: whatever a plugin
        // names is built once more with every build of this package.
        .plugin(
            name: "GalleyPlugin",
            capability: .command(
                intent: .custom(verb: "galley", description: "Finds interface text that is cut off: galley's commands"))
        ),

        // Looks for inputs at which the library crashes or hangs; .ci/run and the tests of the command run it.
        .executableTarget(
            name: "GalleyFuzzer",
            dependencies: [
                "Basics", "Catalogs", "Galley", "Rooms", "TestSupport", "ViewLayout",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/Fuzzer", swiftSettings: settings),

        // Processes, threads and sockets that a test waits for, with a time limit.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        tests("BundledFonts", ["CHarfBuzz"]),
        tests(
            "Typography", ["BundledFonts"],
            exclude: ["Fonts/Web"]),
        tests(
            "TextLayout", ["CHarfBuzz", "BundledFonts", "Typography"],
            exclude: [
                "Android/widths.tsv", "Browser/text.tsv", "Browser/texts.txt", "Facts/FontChoice.tsv",
                "SystemFont/widths.tsv",
            ]),
        tests("ViewLayout"),
        tests("Basics"),
        tests("Frames", ["Basics"]),
        tests("Assets", ["TestSupport"]),
        tests("Rooms", ["Basics", "CPNG", "Catalogs"]),
        tests("Catalogs", exclude: ["SameApp"]),
        tests(
            "Labels", ["Basics", "Catalogs", "Frames", "TestSupport", "TextLayout", "Typography"],
            exclude: ["Characters/README.md"]),
        tests("Scenes", ["Basics", "Catalogs", "Frames", "Labels", "TestSupport", "ViewLayout"]),
        tests("Checks", ["Basics", "Budgets", "Frames"]),
        tests(
            "Reports",
            ["Basics", "Budgets", "Checks", "Frames", "Labels", "Pictures", "ProofPages", "TestSupport"],
            exclude: ["Expected", "Schemas"]),
        tests("Raster", ["CPNG", "Frames", "Labels", "Pictures", "Reports", "TestSupport"]),
        tests(
            "Galley",
            [
                "Basics", "Budgets", "CPNG", "Catalogs", "Checking", "Checks", "Frames", "Labels", "Outputs",
                "Pictures", "Projects", "ProofPages", "ProofPrinting", "Raster", "Recordings", "Reports", "Rooms",
                "Scenes", "TestSupport",
                "TextLayout", "Typography", "ViewLayout",
            ]),
        tests("StandIns", ["TestSupport"]),
        tests("Adoption", ["Labels", "TestSupport"]),
        tests("GalleyTesting", ["ViewLayout"]),
        tests("ProofServer", ["TestSupport"]),
        tests("GalleyCommand", ["TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
// The modules that view code imports on Apple's systems, under their own names.
package.products.append(
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "CoreFoundation", "CoreGraphics", "OSLog"]))
// Other packages of a build compile differently where they find these modules. So a package asks for each by name, and one
// with a dependency that needs more of Combine than there is takes SwiftUI alone.
package.products.append(.library(name: "SwiftUIOnly", targets: ["SwiftUI"]))
package.products += ["UIKit", "AppKit", "os"].map { .library(name: $0, targets: [$0]) }
// All of them in one library, which `galley adopt` links apps to.
package.products.append(
    .library(
        name: "AppleModules", type: .dynamic,
        targets: ["SwiftUI", "Combine", "CoreFoundation", "CoreGraphics", "OSLog", "UIKit", "AppKit", "os"]))
package.targets += [
    stage(
        "SwiftUI",
        [
            "Catalogs", "ViewLayout", "CombineTypes", "Galley", "GalleyCommand", "CSwiftRuntime", "PlatformKit",
            .target(name: "GalleyMacros", condition: .when(traits: ["Macros"])),
        ]),
    .macro(
        name: "GalleyMacros",
        dependencies: swiftSyntax(
            "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros"),
        swiftSettings: settings),
    // What Combine has; the module of that name only re-exports it.
    stage("CombineTypes"),
    stage("Combine", ["CombineTypes"]),
    stage("CoreGraphics", ["ViewLayout", "_Testing_CoreGraphics"]),
    // Swift Testing imports one of these wherever both it and the module of the other name are imported.
    stage("_Testing_CoreGraphics"), stage("_Testing_UIKit"), stage("_Testing_AppKit"),
    // The compiler takes it for a part of the toolchain, and warns of such a module in a package.
    .target(name: "CoreFoundation", packageAccess: false, swiftSettings: settings),
    stage("OSLog"),
    stage("os", ["OSLog"]),
    // What UIKit and AppKit have for colours, fonts and screens; their modules only re-export it.
    stage("PlatformKit", ["Assets", "CSwiftRuntime", "CombineTypes", "ViewLayout", "Scenes"]),
    stage("UIKit", ["PlatformKit", "_Testing_UIKit"]),
    stage("AppKit", ["PlatformKit", "_Testing_AppKit"]),
    .executableTarget(
        name: "VotingApp", dependencies: ["SwiftUI"], path: "Samples/VotingApp",
        exclude: ["Localizable.xcstrings", "README.md", "Twin", "galley.yml"]),
    // Views that trap, hang and print, for the tests of the command.
    .executableTarget(
        name: "FaultyViews", dependencies: ["SwiftUI", "Galley"], path: "Tests/FaultyViews", swiftSettings: settings),
    // Views as they are written for iOS: that they compile is half of the test.
    .target(
        name: "Classics", dependencies: ["SwiftUI", "Combine", "UIKit"], path: "Samples/ManyHands/Sources/Classics",
        swiftSettings: strictness + [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "StrangersTests", dependencies: ["Classics", "Galley", "SwiftUI", "ViewLayout"], swiftSettings: settings),
    tests("SwiftUI", ["Combine", "OSLog", "CoreFoundation", "CoreGraphics", "ViewLayout", "os"]),
    // The test that the article StartWithViews shows, unchanged.
    .testTarget(
        name: "ReadmeTests", dependencies: ["GalleyTesting", "SwiftUI"], exclude: ["Localizable.xcstrings"],
        swiftSettings: settings),
    tests("UIKit", ["AppKit", "Frames", "Labels", "Scenes", "SwiftUI"]),
]

// SwiftPM builds tests for the host, and all that they import, where one of them imports a macro's own module. So the tests of
// expansions, which import that alone, and the tests of what views become with macros are built by themselves.
switch Context.environment["GALLEY_MACRO_TESTS"] {
case nil: break
case "expansions":
    package.targets.removeAll { $0.type == .test }
    package.targets.append(
        tests(
            "GalleyMacros",
            swiftSyntax(
                "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
                "SwiftSyntaxMacrosGenericTestSupport")))
default:
    package.targets.removeAll { $0.type == .test && $0.name != "SwiftUITests" }
}
#endif
