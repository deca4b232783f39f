internal import Foundation
internal import Labels
internal import StandIns

/// Galley's own modules under the names of Apple's, built: what apps are compiled against and linked to.
struct AppleModules {
    /// The folder with the `.swiftmodule` files.
    let folder: URL
    /// The folder with a module map that names the C libraries which they use.
    let headers: URL
    /// The library to link.
    let library: URL
    /// The plugin with the macros.
    let macros: URL
    /// The fonts, which belong beside each program.
    let fonts: URL

    /// What changes with every build of it.
    var stamp: String {
        let values = try? library.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
        return "\(values?.contentModificationDate?.timeIntervalSince1970 ?? 0) \(values?.fileSize ?? 0)"
    }

    /// The names of modules that view code imports.
    static let names: Set = ["SwiftUI", "UIKit", "AppKit", "Combine", "CoreFoundation", "CoreGraphics", "OSLog", "os"]

    /// Modules that a platform does not have; code asks for them by `canImport`.
    static func absent(from system: String) -> Set<String> {
        let ofMac: Set = [
            "AppKit", "Cocoa", "Carbon", "IOKit", "ServiceManagement", "ScriptingBridge", "Quartz", "QuickLookUI",
        ]
        let ofPhone: Set = ["UIKit", "MessageUI", "CoreTelephony", "ActivityKit", "CarPlay", "HealthKitUI"]
        let ofOthers =
            switch system {
            case "macOS": ofPhone.union(["WatchKit", "TVUIKit"])
            case "watchOS": ofMac.union(["TVUIKit", "CarPlay", "ActivityKit", "WebKit"])
            case "tvOS": ofMac.union(["WatchKit", "CarPlay", "ActivityKit", "WebKit", "MessageUI"])
            default: ofMac.union(["WatchKit", "TVUIKit"])
            }
        return ofOthers.union(elsewhere)
    }

    /// What no system of Apple's has: code that asks for it imports Foundation otherwise.
    static let elsewhere: Set = [
        "FoundationEssentials", "FoundationInternationalization", "Android", "Bionic", "CRT", "Musl", "WASILibc",
        "WinSDK", "ucrt",
    ]

    /// The modules that every Swift on Linux has.
    static let toolchain: Set = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation", "Synchronization",
        "RegexBuilder", "Glibc", "_Concurrency", "_StringProcessing", "Distributed", "Testing", "XCTest",
    ]

    /// Where the modules are: beside the program of a release, or built from Galley's package by the compiler that is here.
    ///
    /// Building them takes some minutes, once.
    ///
    /// - Parameter compiler: What the compiler that is here says of itself.
    /// - Throws: `InputError` where there are none, they cannot be built, or those of a release are of another compiler.
    static func built(compiler: String, progress: (String) -> Void) throws(InputError) -> AppleModules {
        let program = StandInModules.runningExecutable
        let release = program.deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "lib/galley/AppleModules")
        if AppFiles.exists(release.appending(path: libraryName)) {
            try refuseOtherCompiler(in: release, than: compiler)
            return try AppleModules(in: release)
        }
        guard let package = package(around: program) else {
            throw InputError(
                .configuration,
                "galley adopt needs Galley's modules, which are not beside \(program.path); build galley from its package, with swift build --product galley"
            )
        }
        let scratch = package.appending(path: ".build/AppleModules")
        let built = scratch.appending(path: "debug")
        if !AppFiles.exists(built.appending(path: libraryName)) {
            progress("building the modules that apps import; this takes some minutes, once")
        }
        // Package.swift says what it changes. Nothing else that this process starts builds Galley.
        setenv("GALLEY_FOR_APPS", "1", 1)
        let result = try Compiler.run(
            [
                "build", "--package-path", package.path, "--product", "AppleModules", "--traits", "Macros",
                "--scratch-path", scratch.path,
            ], program: "swift", seconds: 6 * Compiler.longest)
        guard result.succeeded else {
            throw InputError(.unreadable, "Galley's modules cannot be built: \(result.firstError)", file: package.path)
        }
        return try AppleModules(in: built)
    }

    /// A compiler reads only modules that the same version of it wrote.
    static func refuseOtherCompiler(in release: URL, than compiler: String) throws(InputError) {
        func version(_ text: String) -> String? {
            text.split(separator: "\n").first { $0.contains("Swift version") }.map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        let text = try? String(contentsOf: release.appending(path: "compiler.txt"), encoding: .utf8)
        let theirs = text.flatMap(version) ?? "an unknown Swift"
        let ours = version(compiler) ?? "an unknown Swift"
        guard theirs != ours else { return }
        throw InputError(
            .configuration,
            "the modules of this release are for \(theirs), and the Swift in the PATH is \(ours); install that version of Swift, or build galley from its package, with swift build --product galley",
            file: release.path)
    }

    init(in folder: URL) throws(InputError) {
        self.folder = folder.appending(path: "Modules")
        headers = folder.appending(path: "AppleModules.headers")
        library = folder.appending(path: Self.libraryName)
        macros = folder.appending(path: "GalleyMacros-tool")
        fonts = folder.appending(path: "galley_BundledFonts.resources")
        do {
            try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
        } catch {
            throw InputError(
                .unreadable, "the folder cannot be made: \(error.localizedDescription)", file: headers.path)
        }
        // The compiler wants to know these modules by name; nothing that an app can see is declared by them.
        let map = Self.libraries.map { "module \($0) {}\n" }.joined()
        try WorkspaceFile.write(map, to: headers.appending(path: "module.modulemap"))
    }

    private static let libraryName = "libAppleModules.so"

    private static let libraries = [
        "CFreeType", "CGalleyCommit", "CHarfBuzz", "CICU", "CLandlock", "CPNG", "CSwiftRuntime", "CYaml",
    ]

    /// Galley's package, where a program was built in it.
    private static func package(around program: URL) -> URL? {
        var folder = program.deletingLastPathComponent()
        while folder.path != "/" {
            if AppFiles.exists(folder.appending(path: "Sources/GalleyTool")),
                AppFiles.exists(folder.appending(path: "Package.swift"))
            {
                return folder
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }
}
