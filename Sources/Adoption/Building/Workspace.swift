internal import Basics
internal import Foundation
internal import Labels
internal import StandIns

/// The folder in which an app is compiled, and how.
struct Workspace {
    let folder: URL
    let apple: AppleModules
    /// As in `os(iOS)`.
    let system: String
    /// What a compiler without a driver has to be told.
    let frontend: [String]
    /// The stand-ins whose types files use without importing them, as some of Apple's other modules let them.
    private(set) var implicitModules: Set<String> = []

    /// `galley` in the user's cache: `$XDG_CACHE_HOME`, or `~/.cache`.
    static var userCache: URL {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        return (base ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")).appending(
            path: "galley")
    }

    private var programs: URL { folder.appending(path: "bin") }

    /// The home of the program while it runs.
    var home: URL { folder.appending(path: "home") }

    /// Where the program keeps what it has found.
    var findings: URL { folder.appending(path: "findings") }

    var modules: URL { folder.appending(path: "Modules") }

    func folder(of module: AppModule) -> URL { folder.appending(path: "Sources/\(module.name)") }

    /// The modules that are no one's stand-in: those of the toolchain, and Galley's own.
    var knownModules: Set<String> {
        AppleModules.toolchain.union(AppleModules.names).subtracting(system == "macOS" ? ["UIKit"] : ["AppKit"])
    }

    /// The stand-in for what the system's own framework has beyond views, which Galley's module of that name lacks.
    private var controls: String { system == "macOS" ? "AppKitControls" : "UIKitControls" }

    /// The modules that every file of an app sees: Apple's Foundation re-exports these, or has what they have.
    var exports: [String] {
        let modules = [
            "FoundationNetworking", "FoundationXML", "Combine", "CoreFoundation", "CoreGraphics", "Dispatch",
            "Observation",
            controls, ForeignModule.name, ForeignMembers.name,
        ]
        // What ViewLayout and SwiftUI have because Foundation on Linux lacks it. ViewLayout's other names are SwiftUI's.
        let names = [
            "struct ViewLayout.Selector", "func ViewLayout.autoreleasepool", "var ViewLayout.NSEC_PER_SEC",
            "var ViewLayout.NSEC_PER_MSEC", "var ViewLayout.NSEC_PER_USEC", "var ViewLayout.USEC_PER_SEC",
            "struct ViewLayout.LocalizedStringResource", "class ViewLayout.DateComponentsFormatter",
            "class ViewLayout.RelativeDateTimeFormatter", "class ViewLayout.NSKeyValueObservation",
            "struct ViewLayout.NSKeyValueObservedChange", "class ViewLayout.NSUserActivity",
            "class ViewLayout.NSItemProvider", "class ViewLayout.FileWrapper",
            "class ViewLayout.UndoManager", "class SwiftUI.MeasurementFormatter",
        ]
        return modules + names + implicitModules.sorted()
    }

    /// Makes the folder, with the fonts beside the program.
    ///
    /// - Parameter compiler: What the compiler says of itself; modules of another one are of no use, nor are those that were
    ///   compiled against other modules of Galley.
    func prepare(compiler: String) throws(InputError) {
        let mark = folder.appending(path: "compiler.txt")
        let compiler = "\(compiler)\n\(apple.stamp)"
        if (try? String(contentsOf: mark, encoding: .utf8)) != compiler {
            try? FileManager.default.removeItem(at: modules)
        }
        do {
            try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
            try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
            let fonts = programs.appending(path: apple.fonts.lastPathComponent)
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: fonts.path)
            if target != apple.fonts.path {
                try? FileManager.default.removeItem(at: fonts)
                try FileManager.default.createSymbolicLink(at: fonts, withDestinationURL: apple.fonts)
            }
        } catch {
            throw InputError(.unreadable, "the folder cannot be made: \(error.localizedDescription)", file: folder.path)
        }
        try WorkspaceFile.write(compiler, to: mark)
    }

    var searchPaths: [String] {
        ["-I", modules.path, "-I", apple.folder.path, "-I", apple.headers.path]
    }

    /// How a module of the app is compiled. Rules of concurrency are those of Swift 5: what they add are no faults of layout,
    /// and stand-ins do not have all attributes.
    ///
    /// - Parameter isImported: Whether another module imports it.
    func arguments(for module: AppModule, isImported: Bool) -> ModuleArguments {
        var common = [
            "-module-name", module.name, "-parse-as-library", "-Onone", "-suppress-warnings", "-no-color-diagnostics",
            "-diagnostic-style", "llvm", "-swift-version", "5", "-enable-upcoming-feature", "BareSlashRegexLiterals",
            "-load-plugin-executable", apple.macros.path + "#GalleyMacros",
        ]
        // What the app's language mode has by itself, and lets code compile that version 5 refuses.
        if module.language >= 6 {
            for feature in ["IsolatedDefaultValues", "ImplicitOpenExistentials", "GlobalActorIsolatedTypesUsability"] {
                common += ["-enable-upcoming-feature", feature]
            }
        }
        if let package = module.package { common += ["-package-name", package] }
        if module.isMainActor { common += ["-default-isolation", "MainActor"] }
        return ModuleArguments(
            common: common + searchPaths, system: system,
            product: isImported ? modules.appending(path: "\(module.name).swiftmodule") : nil, frontend: frontend)
    }

    /// Compiles a module from one file, where the source differs from what is there or the module is missing.
    func compile(_ name: String, source: String) throws(InputError) {
        guard let result = try tryCompile(name, source: source), !result.succeeded else { return }
        throw InputError(
            .unreadable, "the stand-in for the module \(name) does not compile: \(result.firstError)",
            file: modules.appending(path: "\(name).swift").path)
    }

    /// Compiles a module from one file; nil where nothing has changed.
    func tryCompile(_ name: String, source: String) throws(InputError) -> Compiler.Result? {
        let file = modules.appending(path: "\(name).swift")
        let object = modules.appending(path: "\(name).o")
        if (try? String(contentsOf: file, encoding: .utf8)) == source, AppFiles.exists(object) { return nil }
        try WorkspaceFile.write(source, to: file)
        try? FileManager.default.removeItem(at: object)
        return try Compiler.run(
            [
                "-module-name", name, "-emit-module", "-emit-module-path",
                modules.appending(path: "\(name).swiftmodule").path,
                "-c", "-o", object.path, "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
                "-no-color-diagnostics", "-diagnostic-style", "llvm", file.path,
            ] + searchPaths)
    }

    /// Those of some names that no module has, as a type or anything else. One run of the compiler.
    func unknown(_ names: Set<String>, importing imports: Set<String>) throws(InputError) -> Set<String> {
        let seen = exports.filter { $0 != ForeignModule.name && $0 != ForeignMembers.name }
        let lines = imports.union(seen).union(["SwiftUI"]).sorted().map { "import \($0)\n" }
        let uses = names.sorted().enumerated().map { "func galley\($0)() { _ = \($1) }\n" }
        let errors = try errors(in: (lines + uses).joined())
        return Set(errors.compactMap(\.unknownName)).intersection(names)
    }

    /// Those of some types that conform to a protocol. One run of the compiler.
    func conforming(
        _ types: Set<String>, to protocolName: String, importing imports: Set<String>
    ) throws(InputError) -> Set<String> {
        let types = types.sorted()
        let lines = imports.union(["SwiftUI"]).sorted().map { "import \($0)\n" }
        let uses = types.enumerated().map { "func galley\($0)() { galley((\($1)).self) }\n" }
        let source = (lines + ["func galley<T: \(protocolName)>(_ type: T.Type) {}\n"] + uses).joined()
        let wrong = Set(try errors(in: source).map { $0.line - lines.count - 2 })
        return Set(types.indices.filter { !wrong.contains($0) }.map { types[$0] })
    }

    /// Those of some initializers that types have, such as `Image.init(systemName:)`. One run of the compiler.
    func existing(_ initializers: Set<String>, importing imports: Set<String>) throws(InputError) -> Set<String> {
        let names = initializers.sorted()
        if names.isEmpty { return [] }
        let lines = imports.union(exports).subtracting([ForeignModule.name, ForeignMembers.name]).union(["SwiftUI"])
            .sorted().map { "import \($0)\n" }
        let uses = names.enumerated().map { "func galley\($0)() { _ = \($1) }\n" }
        let missing = try errors(in: (lines + uses).joined()).filter {
            $0.text.contains("has no member 'init(") || $0.text.hasPrefix("cannot find")
        }
        let wrong = Set(missing.map { $0.line - lines.count - 1 })
        return Set(names.indices.filter { !wrong.contains($0) }.map { names[$0] })
    }

    /// How SwiftUI declares those of some names that are types of it, such as `struct`. One run of the compiler, and one for each
    /// name of a macro.
    func kindsInSwiftUI(of names: Set<String>) throws(InputError) -> [String: String] {
        let names = names.sorted()
        if names.isEmpty { return [:] }
        var kinds = Dictionary(uniqueKeysWithValues: names.map { ($0, "struct") })
        let errors = try errors(in: names.map { "import struct SwiftUI.\($0)\n" }.joined())
        for error in errors where names.indices.contains(error.line - 1) {
            // At the name of a macro the compiler crashes, and says nothing of the names behind it.
            if error.isCrash { return try kindsInSwiftUI(of: Set(names).subtracting([names[error.line - 1]])) }
            let kind = error.text.firstMatch(of: /was imported as 'struct', but is an? (class|enum|protocol)$/)
            kinds[names[error.line - 1]] = kind.map { String($0.output.1) }
        }
        return kinds
    }

    /// The errors of a file that is compiled for them alone.
    private func errors(in source: String) throws(InputError) -> [CompilerMessage] {
        let file = modules.appending(path: "GalleyNames.swift")
        try WorkspaceFile.write(source, to: file)
        let arguments = [
            "-frontend", "-typecheck", file.path, "-parse-as-library", "-module-name", "GalleyNames", "-swift-version",
            "5", "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm",
        ]
        return CompilerMessage.errors(in: try Compiler.run(arguments + searchPaths + frontend).output)
    }

    /// What a module was compiled from last; "" where it was not.
    func source(of name: String) -> String {
        (try? String(contentsOf: modules.appending(path: "\(name).swift"), encoding: .utf8)) ?? ""
    }

    /// Compiles a stand-in for each module that the app imports and nobody has; those without a table are empty.
    ///
    /// - Returns: Every stand-in, with what it is.
    func compileStandIns(for plan: AppPlan, progress: (String) -> Void) throws(InputError) -> [StandIn] {
        var result: [StandIn] = []
        let tables = try standInTables()
        let names = plan.foreignModules.union(implicitModules).subtracting(knownModules)
            .subtracting(AppleModules.elsewhere).union([controls]).sorted()
        if !names.isEmpty { progress("stand-ins for \(names.count) modules") }
        for name in names {
            let modules: [StandInModule]
            do {
                modules = try tables.withImports(name)
            } catch {
                throw InputError(.unreadable, "\(error)")
            }
            if modules.isEmpty {
                try compile(name, source: "")
                result.append(StandIn(name: name, summary: nil, digest: ""))
            }
            for module in modules where !result.contains(where: { $0.name == module.name }) {
                try compile(module.name, source: source(of: module))
                result.append(
                    StandIn(name: module.name, summary: module.summary, digest: Digest.of([module.swiftSource])))
            }
        }
        return result
    }

    private func standInTables() throws(InputError) -> StandInModules {
        do {
            return try StandInModules()
        } catch {
            throw InputError(.unreadable, "\(error)")
        }
    }

    /// Finds the stand-ins whose types files use without importing them: every file is to see these. O(names of the tables).
    mutating func learnImplicitModules(of plan: AppPlan) throws(InputError) {
        func uses(_ names: KeyPath<AppModule, [String: Set<Set<String>>]>) -> [String: Set<Set<String>>] {
            plan.modules.reduce(into: [:]) { $0.merge($1[keyPath: names]) { $0.union($1) } }
        }
        let types = uses(\.prefixedNames)
        let qualifiers = uses(\.qualifiers)
        let hidden = AppleModules.absent(from: system).union(["UIKitControls", "AppKitControls", "FoundationAdditions"])
        let tables = try standInTables()
        let ofTypes = tables.modules(declaring: Set(types.keys)).filter { name, module in
            types[name, default: []].contains { !$0.contains(module) }
        }
        let ofQualifiers = tables.names.filter { name in
            qualifiers[name, default: []].contains { !$0.contains(name) }
        }
        implicitModules = Set(ofTypes.values).union(ofQualifiers).subtracting(hidden)
    }

    /// The source of a stand-in. The tables name the classes of UIKit, in whose place a Mac has those of AppKit.
    private func source(of module: StandInModule) -> String {
        guard system == "macOS" else { return module.swiftSource }
        return module.swiftSource.replacing(": UIView,", with: ": NSView,")
            .replacing(": UIViewController,", with: ": NSViewController,")
    }

    /// A module in the place of one that exists on other systems only, or whose source is not here.
    struct StandIn {
        let name: String
        /// What of it works; nil for a module that is empty.
        let summary: String?
        /// The digest of its source.
        let digest: String
    }

    /// Links the app to a program that has galley's commands.
    ///
    /// - Returns: The program, and how many functions in it end it where they are called, since nothing has them.
    func link(
        _ plan: AppPlan, _ builds: [ModuleBuild], standIns: [StandIn]
    ) throws(InputError) -> (program: URL, missing: Int) {
        let name = plan.app?.name ?? "App"
        let program = programs.appending(path: name)
        try WorkspaceFile.write(
            AppFacts(of: builds).json, to: program.appendingPathExtension(AppFacts.pathExtension))
        // Foundation takes it for that of the main bundle.
        let information = programs.appending(path: "Info.plist")
        if let list = plan.information.list {
            try WorkspaceFile.write(Array(list), to: information)
        } else {
            try? FileManager.default.removeItem(at: information)
        }
        BundleResources(of: plan.app?.resources ?? [], in: plan.folders).link(in: programs, beside: name)
        var objects = builds.flatMap(\.objects) + standIns.map { modules.appending(path: "\($0.name).o") }
        objects += [ForeignModule.name, ForeignMembers.name].map { modules.appending(path: "\($0).o") }
        if !builds.contains(where: \.hasMain) {
            try compile("GalleyMain", source: Self.main)
            objects.append(modules.appending(path: "GalleyMain.o"))
        }
        let arguments =
            [
                // The library of a release finds those of the toolchain by the program's own path, of the old kind, which
                // holds for libraries too.
                "-emit-executable", "-o", program.path, "-use-ld=lld", apple.library.path, "-Xlinker",
                "-rpath=" + apple.library.deletingLastPathComponent().path, "-Xlinker", "--disable-new-dtags",
                "-Xlinker", "--error-limit=0",
            ] + objects.map(\.path)
        let result = try Compiler.run(arguments)
        if result.succeeded { return (program, 0) }
        let missing = Self.missingFunctions(in: result.output) ?? []
        let definitions = missing.flatMap { ["-Xlinker", "--defsym=\($0)=\(ForeignSource.missingFunction)"] }
        guard !missing.isEmpty, try Compiler.run(arguments + definitions).succeeded else {
            throw InputError(
                .unreadable, "the app cannot be linked: \(Self.reason(in: result.output) ?? result.firstError)",
                file: folder.path)
        }
        return (program, missing.count)
    }

    /// What a linker cannot do, for a message.
    private static func reason(in output: String) -> String? {
        output.split(separator: "\n").first { $0.contains("lld: error: ") }.map(String.init)
    }

    /// The functions that a linker does not find; nil where it lacks anything else, such as a type.
    static func missingFunctions(in output: String) -> [String]? {
        var names: Set<String> = []
        for line in output.split(separator: "\n") where line.contains("lld: error: ") {
            // Of Swift: functions, initializers, accessors and default arguments.
            guard let match = String(line).firstMatch(of: /undefined symbol: (\$s[A-Za-z0-9_$]+)$/),
                String(match.output.1).contains(/(?:FZ?|f[Cc]|[vi][gsM]Z?|fA\d*_)$/)
            else { return nil }
            names.insert(String(match.output.1))
        }
        return names.sorted()
    }

    /// The program of previews alone: of a package, or of an app that begins with UIKit.
    private static let main = """
        import SwiftUI

        @main struct GalleyMain: App {
            var body: some Scene {}
        }

        """
}

/// A file of a workspace.
enum WorkspaceFile {
    /// Writes a file where it differs from what is there, so that nothing is compiled again without need.
    static func write(_ text: String, to url: URL) throws(InputError) { try write(Array(text.utf8), to: url) }

    static func write(_ bytes: [UInt8], to url: URL) throws(InputError) {
        let data = Data(bytes)
        if (try? Data(contentsOf: url)) == data { return }
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw InputError(.unreadable, "the file cannot be written: \(error.localizedDescription)", file: url.path)
        }
    }
}
