internal import Foundation
internal import Labels

/// Compiles one module of an app, and leaves out what does not compile until the rest does.
struct ModuleBuild {
    let module: AppModule
    let arguments: [String]
    private(set) var files: [PreparedFile]
    /// How often it was compiled.
    private(set) var rounds = 0
    private let folder: URL
    private let exports: [String]
    /// Declarations of what the module's asset catalogs have.
    private let assetSymbols: [String]
    /// Lines of what every file sees that do not compile: about types that were left out.
    private var linesLeftOut: Set<Substring> = []

    /// How often it is compiled before files that still have errors are left out whole.
    static let mostRounds = 16

    /// - Parameter exports: The modules that every file sees.
    init(
        _ module: AppModule, in folder: URL, arguments: [String], conditions: BuildConditions, exports: [String]
    ) {
        self.module = module
        self.exports = exports
        self.folder = folder
        self.arguments = arguments
        var names: Set = [Self.supportName]
        files = module.files.compactMap { file in
            // Statements at the top of a program are no views.
            guard file.lastPathComponent != "main.swift", let data = try? Data(contentsOf: file) else { return nil }
            // Two files of one name get two names: objects are named by them.
            var name = file.lastPathComponent
            while !names.insert(name).inserted { name = "_" + name }
            return PreparedFile(
                original: file, copy: folder.appending(path: name), bytes: Array(data), conditions: conditions)
        }
        let taken = files.reduce(into: Set<String>()) {
            $0.formUnion(AssetSymbols.staticNames(in: SwiftSource($1.bytes)))
        }
        let bundle = module.isPackage ? ".module" : ".main"
        assetSymbols = AssetSymbols(of: module.assetCatalogs, bundle: bundle, taken: taken).lines
    }

    /// The object files.
    var objects: [URL] { (files.map(\.copy) + [support]).map { object(of: $0) } }

    /// Whether the program begins in it.
    var hasMain: Bool { files.contains(where: \.hasMain) }

    /// What every file of the module sees.
    private var support: URL { folder.appending(path: Self.supportName) }

    private static let supportName = "Galley+Support.swift"

    private var fileMap: URL { folder.appending(path: "files.json") }

    private func object(of copy: URL) -> URL { copy.deletingPathExtension().appendingPathExtension("o") }

    /// What a file is called in what is kept: one file may be in several modules.
    func key(of file: PreparedFile) -> String { "\(module.name) \(file.original.path)" }

    mutating func restore(_ states: [String: PreparedFile.State]) {
        for index in files.indices {
            if let state = states[key(of: files[index])] { files[index].restore(state) }
        }
    }

    /// Compiles until nothing fails. Each round leaves out a part at every line with an error.
    ///
    /// - Throws: `InputError` where the compiler fails without an error in a file of the module.
    mutating func run(foreign: inout ForeignModule, progress: (String) -> Void) throws(InputError) {
        try prepareFolder()
        for index in files.indices { files[index].remove(attributes: foreign.macros) }
        var changed = Set(files.indices)
        while true {
            try writeSupport()
            for index in changed.sorted() { try WorkspaceFile.write(files[index].text, to: files[index].copy) }
            let result = try Compiler.run(
                arguments + ["-output-file-map", fileMap.path] + files.map(\.copy.path) + [support.path])
            rounds += 1
            if result.succeeded { return }
            let errors = CompilerMessage.errors(in: result.output)
            progress(
                "  \(module.name): round \(rounds), errors in \(Set(errors.map { $0.file + ":\($0.line)" }).count) lines"
            )
            // First what has no declaration anywhere gets one: without it more would be left out than has to be.
            if rounds < Self.mostRounds, try foreign.learn(from: errors) {
                for index in files.indices { files[index].remove(attributes: foreign.macros) }
                changed = Set(files.indices)
                continue
            }
            changed = leaveOut(errors)
            if leaveOutSupport(errors) { continue }
            guard !changed.isEmpty else {
                throw InputError(
                    .unreadable, "the module \(module.name) does not compile: \(result.firstError)", file: folder.path)
            }
        }
    }

    private mutating func leaveOut(_ errors: [CompilerMessage]) -> Set<Int> {
        let places = Dictionary(files.indices.map { (files[$0].original.path, $0) }) { first, _ in first }
        var changed: Set<Int> = []
        for (path, errors) in Dictionary(grouping: errors, by: \.file) {
            guard let index = places[path] else { continue }
            let isDone =
                rounds >= Self.mostRounds ? files[index].leaveOutAll(errors[0]) : files[index].leaveOut(at: errors)
            if isDone { changed.insert(index) }
        }
        return changed
    }

    private func prepareFolder() throws(InputError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw InputError(.unreadable, "the folder cannot be made: \(error.localizedDescription)", file: folder.path)
        }
        var map = ["": ["swift-dependencies": folder.appending(path: "module.swiftdeps").path]]
        for copy in files.map(\.copy) + [support] {
            let stem = copy.deletingPathExtension().path
            map[copy.path] = [
                "object": stem + ".o", "swift-dependencies": stem + ".swiftdeps", "dependencies": stem + ".d",
            ]
        }
        let data = try? JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
        try WorkspaceFile.write(Array(data ?? Data()), to: fileMap)
    }

    /// Leaves out the lines with errors of what every file sees. Whether there are any.
    private mutating func leaveOutSupport(_ errors: [CompilerMessage]) -> Bool {
        let lines = self.supportLines
        let wrong = errors.filter { $0.file == support.path && lines.indices.contains($0.line - 1) }.map {
            lines[$0.line - 1]
        }
        let new = Set(wrong).subtracting(linesLeftOut)
        linesLeftOut.formUnion(new)
        return !new.isEmpty
    }

    private var supportLines: [Substring] {
        supportText.split(separator: "\n", omittingEmptySubsequences: false)
            .map { linesLeftOut.contains($0) ? "" : $0 }
    }

    private func writeSupport() throws(InputError) {
        try WorkspaceFile.write(supportLines.joined(separator: "\n"), to: support)
    }

    private var supportText: String {
        var text = exports.map { "@_exported import \($0)\n" }.joined()
        if module.isPackage {
            text += """
                import Foundation

                extension Bundle { static let module = Bundle(path: \(SwiftLiteral.string(module.folder.path))) ?? .main }

                """
        }
        if !assetSymbols.isEmpty { text += "import SwiftUI\n" + assetSymbols.map { "\($0)\n" }.joined() }
        let models = files.flatMap { ForeignSyntax.models(in: SwiftSource($0.bytes)) }
        if !models.isEmpty {
            text += "import SwiftData\n" + models.map { "extension \($0): PersistentModel {}\n" }.joined()
        }
        return text
    }
}
