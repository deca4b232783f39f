#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import StandIns

/// Every table gives a module that compiles against what is built.
@Suite struct ModulesCompileTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Each module takes a third of a second: the compiler starts, and reads SwiftUI.
    @Test func allModulesCompileInTheOrderOfTheirImports() throws {
        let modules = try StandInModules().all()
        let tables = try FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: "Sources/StandIns/Modules").path)
        #expect(Set(modules.map { "\($0.name).txt" }) == Set(tables))
        let products = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let built = URL(filePath: products).deletingLastPathComponent()
        let scratch = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let options = try moduleMaps(built).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + systemFolders()
        for module in modules {
            let file = scratch.appending(path: "\(module.name).swift")
            try module.swiftSource.write(to: file, atomically: true, encoding: .utf8)
            let run = try CommandRun(
                [
                    "swiftc", "-frontend", "-emit-module", "-parse-as-library", "-swift-version", "5",
                    "-suppress-warnings", "-module-name", module.name, "-I", scratch.path, "-I",
                    built.appending(path: "Modules").path, file.path, "-o",
                    scratch.appending(path: "\(module.name).swiftmodule").path,
                ] + options, joinsStreams: true)
            #expect(run.end == .exit(0), "\(module.name): \(run.text)")
        }
        // Apps make their container so: no initializer may be as good as another.
        let use = scratch.appending(path: "Use.swift")
        try Data(
            """
            import SwiftData
            func container(of schema: Schema) throws -> ModelContainer {
                try ModelContainer(for: schema, configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
            }
            struct Birds<Bird: PersistentModel> {
                @Query() var all: [Bird]
                @Query(sort: []) var sorted: [Bird]
                let title: String
            }
            func made<Bird: PersistentModel>(_ type: Bird.Type) -> Birds<Bird> { Birds(title: "a") }

            """.utf8
        ).write(to: use)
        let arguments = ["-frontend", "-typecheck", "-swift-version", "5", "-I", scratch.path, "-I"]
        let modulesFolder = built.appending(path: "Modules").path
        let run = try CommandRun(["swiftc"] + arguments + [modulesFolder, use.path] + options, joinsStreams: true)
        #expect(run.end == .exit(0), "\(run.text)")
    }

    @Test func importsComeFirst() throws {
        let names = try StandInModules().withImports("AVKit").map(\.name)
        #expect(
            names == ["CoreMedia", "Metal", "QuartzCore", "ImageIO", "UniformTypeIdentifiers", "AVFoundation", "AVKit"])
        #expect(try StandInModules().named("NoSuchModule") == nil)
    }

    private func moduleMaps(_ built: URL) throws -> [String] {
        let generated = try FileManager.default.contentsOfDirectory(atPath: built.path)
            .filter { $0.hasSuffix(".build") }.sorted().map { built.appending(path: "\($0)/module.modulemap").path }
        let own = ["CFreeType", "CHarfBuzz", "CPNG"].map { root.appending(path: "Sources/\($0)/module.modulemap").path }
        let yams = root.appending(path: ".build/checkouts/Yams/Sources/CYaml/include/module.modulemap").path
        return (generated + own + [yams]).filter(FileManager.default.fileExists)
    }

    private func systemFolders() throws -> [String] {
        let flags = try CommandRun(["pkg-config", "--cflags-only-I", "freetype2", "harfbuzz", "libpng"]).text
        return flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }
}
#endif
