import Foundation
import Testing

@testable import Adoption

/// Modules that the compiler which is here compiles, in a folder that is removed with the test.
struct TestModules {
    let folder: TestFolder
    let workspace: Workspace
    /// What the compilers that a driver starts are told.
    var frontend: [String]
    private(set) var builds: [ModuleBuild] = []
    /// The names that were made in the last run.
    private(set) var made: [String] = []

    /// - Parameter system: What every module sees, as the system's own modules are seen.
    init(_ files: [String: String], system: String = "", frontend: [String] = []) throws {
        let parts = """

            public func galleyLeftOut<A>(_ name: String) -> A { fatalError(name) }
            public func galleyUnknown<A>() -> A { fatalError() }
            public func galleyValue<A, B>(_ a: A) -> B { fatalError() }
            public func galleyMake<A>() throws -> A { fatalError() }
            public func galleyOnMain<A>(_ body: () throws -> A) rethrows -> A { try body() }
            public func galleyValue<A>() -> A { fatalError() }
            @dynamicMemberLookup @dynamicCallable public struct GalleyValue: Hashable {
                public init() {}
                public static var success: GalleyValue { GalleyValue() }
                public static var failure: GalleyValue { GalleyValue() }
                public subscript(dynamicMember name: String) -> GalleyValue { GalleyValue() }
                @discardableResult public func dynamicallyCall(withArguments arguments: [Any]) -> GalleyValue { self }
            }
            public protocol GalleyOwn { static var galleyOwn: Any? { get } }
            """
        folder = try TestFolder(files.merging(["System.swift": system + parts]) { first, _ in first })
        self.frontend = try Compiler.frontendArguments() + frontend
        workspace = Workspace(
            folder: folder.url.appending(path: "cache"), apple: try AppleModules(in: folder.url), system: "iOS",
            frontend: self.frontend)
        try FileManager.default.createDirectory(at: workspace.modules, withIntermediateDirectories: true)
        let product = workspace.modules.appending(path: "System.swiftmodule").path
        let result = try Compiler.run([
            "-emit-module", "-emit-module-path", product, "-module-name", "System", "-parse-as-library",
            folder.url.appending(path: "System.swift").path,
        ])
        try #require(result.succeeded, "\(result.output)")
    }

    /// Compiles the modules of some folders, each after those before it.
    ///
    /// - Parameter isContinued: Whether what the last such run left out is taken over.
    mutating func run(_ names: String..., isContinued: Bool = false, progress: (String) -> Void = { _ in }) throws {
        builds = names.map { name in
            let module = AppModule(
                name: name, folder: folder.url, kind: .ofTarget,
                files: AppFiles.all(in: folder.url.appending(path: name)),
                language: 5, isMainActor: false, flags: [])
            let arguments = ModuleArguments(
                common: [
                    "-module-name", name, "-parse-as-library", "-suppress-warnings", "-no-color-diagnostics",
                    "-diagnostic-style", "llvm", "-I", workspace.modules.path,
                ],
                system: "iOS", product: workspace.modules.appending(path: "\(name).swiftmodule"), frontend: frontend)
            return ModuleBuild(
                module, in: workspace.folder(of: module), arguments: arguments,
                conditions: BuildConditions(system: "iOS", flags: [], modules: [], language: [5]), exports: ["System"])
        }
        var foreign = ForeignModule(builds: builds, workspace: workspace, modules: [])
        let state = AdoptionState(in: workspace, compiler: "", builds: builds, standIns: [])
        if isContinued { _ = state.restore(&builds, &foreign) }
        for index in builds.indices { try builds[index].run(foreign: &foreign, progress: progress) }
        if isContinued { state.save(builds[...], foreign) }
        made = foreign.made
    }

    /// Changes a file.
    func write(_ text: String, to path: String) throws {
        try text.write(to: folder.url.appending(path: path), atomically: true, encoding: .utf8)
    }

    /// What was left out of a file.
    func cuts(of name: String) throws -> [PreparedFile.Cut] {
        try #require(builds.flatMap(\.files).first { $0.original.lastPathComponent == name }).cuts
    }
}
