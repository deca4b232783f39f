internal import Foundation
internal import Labels

/// Compiles one module of an app, and leaves out what does not compile until the rest does.
struct ModuleBuild {
    let module: AppModule
    let arguments: ModuleArguments
    private(set) var files: [PreparedFile]
    /// The files that are not compiled at all, each with its reason.
    let leftAside: [CompilerMessage]
    /// How often it was compiled.
    private(set) var rounds = 0
    private let folder: URL
    private let exports: [String]
    /// The static members that the app declares itself.
    private var namesOfMembers: Set<String> = []
    /// Lines of what every file sees that do not compile: about types that were left out.
    private var linesLeftOut: Set<String> = []
    /// Declarations of names that were ambiguous: the type of the app's own module is meant.
    private var preferred: [String: String] = [:]
    /// For each file, what makes values of its types.
    private var ownValues: [[String]] = []
    /// How often an error has stayed, after the first rounds, where a name may have put it right.
    private var waits: [CompilerMessage: Int] = [:]
    /// The files whose types were not checked since something has changed that they may use.
    private var unchecked = Unchecked.all

    private enum Unchecked {
        case all
        /// Those with any of the names. What else the change concerns shows when code is made.
        case naming(Set<String>)

        static let none = naming([])

        mutating func add(_ names: Set<String>) {
            if case .naming(let known) = self { self = .naming(known.union(names)) }
        }
    }

    /// How many files a run of the compiler checks: it reads all modules anew, and keeps in memory what it has found.
    private static let mostFilesOfRun = 60

    /// How often it is compiled before no more names are found.
    private static let mostRoundsOfNames = 40

    /// How often it is compiled before files that still have errors are left out whole, also those that had none before: one
    /// file takes what it declares from others, and these theirs from more.
    private static let mostRounds = 160

    /// - Parameters:
    ///   - exports: The modules that every file sees.
    ///   - shared: Files that another module has, too, with their previews.
    init(
        _ module: AppModule, in folder: URL, arguments: ModuleArguments, conditions: BuildConditions, exports: [String],
        shared: Set<URL> = []
    ) {
        self.module = module
        self.exports = exports
        self.folder = folder
        self.arguments = arguments
        // A file of this name may not begin with declarations alone.
        var names: Set = [Self.supportName, MainFile.name]
        var leftAside: [CompilerMessage] = []
        func leaveAside(_ file: URL, _ reason: String) -> PreparedFile? {
            leftAside.append(CompilerMessage(file: file.path, line: 1, column: 1, text: reason))
            return nil
        }
        files = module.files.compactMap { file in
            if file.path.contains(/[:"\n\\]/) {
                return leaveAside(
                    file,
                    "its path has a sign that the compiler's messages cannot show: a colon, a quote, \\ or a line end")
            }
            guard let data = try? Data(contentsOf: file) else { return leaveAside(file, "the file cannot be read") }
            // Two files of one name get two names: objects are named by them.
            var name = file.lastPathComponent
            while !names.insert(name).inserted { name = "_" + name }
            return PreparedFile(
                original: file, copy: folder.appending(path: name), bytes: Array(data), conditions: conditions,
                hasPreviews: !shared.contains(file), mayBegin: module.kind != .ofExtension)
        }
        self.leftAside = leftAside
        beginApp()
        if !module.assets.isEmpty || !module.strings.isEmpty {
            namesOfMembers = files.reduce(into: []) {
                $0.formUnion(AssetSymbols.staticNames(in: SwiftSource($1.bytes)))
            }
        }
    }

    /// Begins the app of a target that begins in statements, or in a type that is no app.
    private mutating func beginApp() {
        guard module.kind == .ofTarget, !hasMain else { return }
        let apps = files.reduce(into: Set<String>()) { $0.formUnion($1.apps) }
        for index in files.indices {
            // The name of its module may be before it.
            if let app = files[index].begunApp, let name = app.split(separator: ".").last, apps.contains(String(name)) {
                files[index].begin(app)
                return
            }
        }
    }

    /// Whether a file calls one of some functions, and no file declares any of them.
    ///
    /// - Parameter names: Each with what follows it in a call and in a declaration.
    private func calls(_ names: String...) -> Bool {
        let texts = files.lazy.map { String(decoding: $0.bytes, as: UTF8.self) }
        return texts.contains { text in names.contains { text.contains($0) } }
            && !texts.contains { text in names.contains { text.contains("func " + $0) } }
    }

    /// The object files.
    var objects: [URL] { (files.map(\.copy) + [support]).map { object(of: $0) } }

    /// Whether the program begins in it.
    var hasMain: Bool { files.contains(where: \.hasMain) }

    /// Whether it is an extension with nothing of its own to show: none of its files has a widget, or a preview that the app lacks.
    var isSilentExtension: Bool {
        module.kind == .ofExtension && !files.contains { $0.hasWidgets || $0.hasOwnPreviews }
    }

    /// What every file of the module sees.
    private var support: URL { folder.appending(path: Self.supportName) }

    private static let supportName = "Galley+Support.swift"

    /// Whether a file is what every file of a module sees.
    static func isSupport(_ path: String) -> Bool { path.hasSuffix("/" + supportName) }

    private var fileMap: URL { folder.appending(path: "files.json") }

    private func object(of copy: URL) -> URL { copy.deletingPathExtension().appendingPathExtension("o") }

    /// What is kept for the next run of the lines that every file sees.
    struct SupportState: Codable {
        let linesLeftOut: Set<String>
        let preferred: [String: String]
    }

    var supportState: SupportState { SupportState(linesLeftOut: linesLeftOut, preferred: preferred) }

    /// Takes over what was left out in the last run, but for files that have a name which means something else since.
    ///
    /// - Parameters:
    ///   - states: By the path of the app's file.
    ///   - names: Those that mean something else, of the modules before this one. Those of this one are added.
    /// - Returns: Whether it was taken over. It is not where something without a name has changed: which modules are imported, or an
    ///   operator.
    mutating func restore(
        _ states: [String: PreparedFile.State], _ support: SupportState, changed names: inout Set<String>
    ) -> Bool {
        var known = states
        let files = files.map { (file: $0, state: known.removeValue(forKey: $0.original.path)) }
        let rest = files.reduce(into: Set<String>()) { $0.formUnion($1.file.declared.rest) }
        let restBefore = states.values.reduce(into: Set<String>()) { $0.formUnion($1.declared.rest) }
        guard rest == restBefore else { return false }
        for (file, state) in files { names.formUnion(file.declared.names(changedSince: state?.declared)) }
        for removed in known.values { names.formUnion(removed.declared.names) }
        let kept = KeptFiles.states(of: files, changed: &names)
        for (index, state) in zip(self.files.indices, kept) {
            if let state { self.files[index].restore(state) }
        }
        linesLeftOut = support.linesLeftOut.filter { ParsedFile(Array($0.utf8)).words.isDisjoint(with: names) }
        preferred = support.preferred.filter { !names.contains($0.key) }
        unchecked = .naming(names)
        return true
    }

    /// Compiles until nothing fails. Where it fails, parts are left out at every line with an error, until the files with errors
    /// have none; then all is compiled again.
    ///
    /// Code is made only where the types in all files are right, as far as is known: that takes more than half of the time, and what
    /// declarations that are left out change has to be made again.
    ///
    /// - Throws: `InputError` where the compiler fails without an error in a file of the module.
    mutating func run(foreign: inout ForeignModule, progress: (String) -> Void) throws(InputError) {
        try prepareFolder()
        for index in files.indices {
            files[index].remove(macros: foreign.macros)
            files[index].translate(foreign.symbols)
        }
        try write(Set(files.indices))
        while true {
            var errors = try typeErrors(in: uncheckedFiles)
            var message = "no reason is given"
            unchecked = .none
            if errors.isEmpty {
                let result = try Compiler.run(arguments.compiling(files.map(\.copy) + [support], map: fileMap))
                if result.succeeded { return }
                message = result.firstError
                errors = self.errors(in: result)
                if errors.isEmpty { errors = try errorsOfCode(message: message) }
            }
            while !errors.isEmpty {
                rounds += 1
                let lines = Set(errors.map { $0.file + ":\($0.line)" }).count
                progress("  \(module.name): round \(rounds), errors in \(lines) lines")
                if try !fix(errors, foreign: &foreign) {
                    errors = try errorsOfCode(message: message)
                    guard try fix(errors, foreign: &foreign) else { throw failure(message) }
                }
                errors = try typeErrors(inFilesOf: errors)
            }
        }
    }

    private var uncheckedFiles: [URL] {
        switch unchecked {
        case .all: files.filter { !$0.isEmpty }.map(\.copy) + [support]
        case .naming([]): []
        case .naming(let names):
            files.filter { !$0.isEmpty && !ParsedFile($0.bytes).words.isDisjoint(with: names) }.map(\.copy) + [support]
        }
    }

    /// The rounds in which most names are found.
    private static let roundsOfNames = 2

    /// How often an error stays for a name after those rounds: where names were found and it is as it was, others hardly put it right.
    private static let mostWaits = 2

    /// Leaves out what does not compile, or declares what is missing. Whether there was anything to do.
    private mutating func fix(_ errors: [CompilerMessage], foreign: inout ForeignModule) throws(InputError) -> Bool {
        let macros = foreign.macros
        // First what has no declaration anywhere gets one: without it more would be left out than has to be.
        let names =
            rounds < Self.mostRoundsOfNames
            ? try foreign.learn(from: errors).union(prefer(errors, foreign.publicTypes)) : []
        if !names.isEmpty {
            if rounds > Self.roundsOfNames { unchecked.add(names) } else { unchecked = .all }
            // Errors in a file without any of the names stay. At first they are of stand-ins that these names may change: `Key`
            // says what `Settings[.volume]` gives.
            let awaited = rounds > Self.roundsOfNames ? names : names.union(foreign.typeNames)
            let others = Set(
                files.filter { ParsedFile($0.bytes).words.isDisjoint(with: awaited) }.map(\.original.path))
            // Any file may use what a type without its macro has.
            if macros == foreign.macros {
                _ = leaveOut(errors.filter { others.contains($0.file) || waits[$0, default: 0] >= Self.mostWaits })
            }
            if rounds > Self.roundsOfNames {
                for error in Set(errors) where !others.contains(error.file) { waits[error, default: 0] += 1 }
            }
            for index in files.indices { files[index].remove(macros: foreign.macros) }
            try write(Set(files.indices))
            return true
        }
        let changed = leaveOut(errors)
        let isSupportChanged = leaveOutSupport(errors)
        try write(changed)
        return isSupportChanged || !changed.isEmpty
    }

    /// Takes the type of an app's module where a name is ambiguous.
    ///
    /// - Returns: The names that were ambiguous.
    private mutating func prefer(_ errors: [CompilerMessage], _ types: PublicTypes) -> Set<String> {
        let names = Set(errors.compactMap(\.ambiguousName)).filter { preferred[$0] == nil }
        for name in names { preferred[name] = types.declaration(of: name, among: module.imports) }
        return names.filter { preferred[$0] != nil }
    }

    private mutating func write(_ changed: Set<Int>) throws(InputError) {
        if ownValues.isEmpty { ownValues = files.map { $0.isEmpty ? [] : OwnValues($0.bytes).lines() } }
        for index in changed { ownValues[index] = files[index].isEmpty ? [] : OwnValues(files[index].bytes).lines() }
        try writeSupport()
        for index in changed.sorted() { try WorkspaceFile.write(files[index].text, to: files[index].copy) }
    }

    /// The errors that are left in files that had some: only these are checked, which is the greater part of the speed.
    private func typeErrors(inFilesOf errors: [CompilerMessage]) throws(InputError) -> [CompilerMessage] {
        let paths = Set(errors.map(\.file))
        var checked = files.filter { paths.contains($0.original.path) && !$0.isEmpty }.map(\.copy)
        if paths.contains(support.path) { checked.append(support) }
        return try typeErrors(in: checked)
    }

    private func typeErrors(in checked: [URL]) throws(InputError) -> [CompilerMessage] {
        guard !checked.isEmpty else { return [] }
        let all = files.map(\.copy) + [support]
        let cores = min(ProcessInfo.processInfo.activeProcessorCount, (checked.count + 3) / 4)
        let count = cores * ((checked.count + cores * Self.mostFilesOfRun - 1) / (cores * Self.mostFilesOfRun))
        let parts = (0..<count).map { part in checked.indices.filter { $0 % count == part }.map { checked[$0] } }
        let arguments = parts.map { part in self.arguments.checking(part, beside: all.filter { !part.contains($0) }) }
        return try Compiler.runAll(arguments).flatMap(errors(in:))
    }

    /// The errors of a run. A compiler that crashes names the copy that it reads, with a line of the app's file.
    private func errors(in result: Compiler.Result) -> [CompilerMessage] {
        let originals = Dictionary(
            files.flatMap { file in
                [file.copy.path, "\(module.name)/\(file.original.lastPathComponent)"].map { ($0, file.original.path) }
            }
        ) { first, _ in first }
        let crash = result.isLate ? "the compiler takes more than 5 minutes here" : "the compiler crashes here"
        return CompilerMessage.errors(in: result.output, crash: crash).map { error in
            CompilerMessage(
                file: originals[error.file] ?? error.file, line: error.line, column: error.column,
                text: memberOfWrapped(error) ?? error.text)
        }
    }

    /// The error of the member that a wrapped value or a binding lacks, where the compiler says something else.
    private func memberOfWrapped(_ error: CompilerMessage) -> String? {
        guard error.typeOfWrapped != nil,
            let file = files.first(where: { [$0.copy.path, $0.original.path].contains(error.file) })
        else { return nil }
        return error.memberOfWrapped(in: SwiftSource(file.bytes))
    }

    /// The files of which no code can be made, where the compiler names no place: each is tried alone.
    private func errorsOfCode(message: String) throws(InputError) -> [CompilerMessage] {
        let all = files.map(\.copy) + [support]
        let failing = files.filter { !$0.isEmpty }
        let arguments = failing.map { file in
            self.arguments.making(file.copy, beside: all.filter { $0 != file.copy }, object: object(of: file.copy))
        }
        let errors = zip(failing, try Compiler.runAll(arguments)).filter { !$1.succeeded }.map { file, result in
            CompilerMessage(file: file.original.path, line: 0, column: 0, text: result.firstError)
        }
        guard !errors.isEmpty else { throw failure(message) }
        return errors
    }

    private func failure(_ message: String) -> InputError {
        InputError(.unreadable, "the module \(module.name) does not compile: \(message)", file: folder.path)
    }

    private mutating func leaveOut(_ errors: [CompilerMessage]) -> Set<Int> {
        let places = Dictionary(files.indices.map { (files[$0].original.path, $0) }) { first, _ in first }
        var changed: Set<Int> = []
        for (path, errors) in Dictionary(grouping: errors, by: \.file) {
            guard let index = places[path] else { continue }
            let (count, before) = (files[index].cuts.count, files[index].bytes)
            let isDone =
                files[index].isGivenUp || rounds >= Self.mostRounds
                ? files[index].leaveOutAll(errors[0]) : files[index].leaveOut(at: errors)
            if isDone { changed.insert(index) }
            if files[index].cuts[count...].contains(where: \.changesInterface) {
                let now = files[index].isEmpty ? [] : files[index].bytes
                unchecked.add(DeclaredNames(before).names(changedIn: DeclaredNames(now)))
            }
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
            String(lines[$0.line - 1])
        }
        let new = Set(wrong).subtracting(linesLeftOut)
        linesLeftOut.formUnion(new)
        // What every file sees is about types of files.
        if !new.isEmpty {
            let words = Set(new.flatMap { ParsedFile(Array($0.utf8)).words })
            unchecked.add(words.intersection(typesOfFiles))
        }
        return !new.isEmpty
    }

    /// The types that the files declare.
    private var typesOfFiles: Set<String> {
        Set(files.flatMap { DeclarationParser.declarations(in: SwiftSource($0.bytes)).filter(\.isType).map(\.name) })
    }

    private var supportLines: [Substring] {
        supportText.split(separator: "\n", omittingEmptySubsequences: false)
            .map { linesLeftOut.contains(String($0)) ? "" : $0 }
    }

    private func writeSupport() throws(InputError) {
        try WorkspaceFile.write(supportLines.joined(separator: "\n"), to: support)
    }

    private var supportText: String {
        var text = exports.map { "@_exported import \($0)\n" }.joined()
        // A name of the module itself hides what other modules have.
        text += preferred.values.sorted().joined()
        if module.kind == .ofPackage {
            text += """
                import Foundation

                extension Bundle { static let module = Bundle(path: \(SwiftLiteral.string(module.folder.path))) ?? .main }

                """
        }
        if !module.assets.isEmpty {
            let uiKit = arguments.system == "macOS" ? "AppKit" : "UIKit"
            text += "import SwiftUI\nimport \(uiKit)\nimport Foundation\n"
            text += module.assets.source(
                bundle: module.kind == .ofPackage ? ".module" : ".main", prefix: uiKit == "UIKit" ? "UI" : "NS",
                without: namesOfMembers)
        }
        if !module.strings.isEmpty {
            text += "import SwiftUI\nimport Foundation\n"
            text += module.strings.source(
                bundle: module.kind == .ofPackage ? "Bundle.module" : nil, without: namesOfMembers)
        }
        if !module.models.isEmpty { text += "import CoreData\nimport Foundation\n" + module.models.source() }
        if calls("NSLocalizedString(", "localizedString(forKey") { text += Self.foundationStrings }
        if calls("object(forInfoDictionaryKey") { text += Self.information }
        if calls("assert(", "assertionFailure(") { text += Self.assertions }
        if calls("forResource:", "forResourcesWithExtension:", "forResourcesOfType:") { text += Self.resources }
        let models = files.flatMap { ForeignSyntax.models(in: SwiftSource($0.bytes)) }
        if !models.isEmpty {
            text += "import SwiftData\n" + models.map { "extension \($0): PersistentModel {}\n" }.joined()
        }
        text += ownValues.joined().joined()
        return text
    }
}
