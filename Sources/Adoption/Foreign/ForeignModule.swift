internal import Foundation
internal import Labels

/// The module with the names that nothing declares here. It grows while the app is compiled.
struct ForeignModule {
    static let name = "GalleyForeign"

    /// The names that were asked for, also those that the app declares itself.
    private var known: Set<String> = []
    /// Those that are macros, which files go without.
    private(set) var macros: Set<String> = []
    /// The roles that no use told.
    private var rolesOfErrors: [String: ForeignRole] = [:]
    /// Those that are not declared: what has them comes from elsewhere, or no declaration compiles.
    private var refused: Set<String> = ["CodingKeys", "Self", "Element", "Body"]
    private var uses: [String: ForeignUses] = [:]
    /// The names of types that became another kind of declaration, in the order of these changes.
    private var changedTypes: [String] = []
    private let files: [ParsedFile]
    /// The words of each module of the app.
    private let words: [Set<String>]
    /// The types and macros that the app declares.
    private let own: Set<String>
    /// Those of them that are macros.
    private let ownMacros: Set<String>
    /// Those of them that are protocols: what is written as an attribute is a macro of another module with the name of one.
    private let ownProtocols: Set<String>
    /// Those of them that other modules see.
    let publicTypes: PublicTypes
    private let workspace: Workspace
    /// The modules without a source: a name behind that of such a module makes it a type.
    private let modules: Set<String>
    private var members: ForeignMembers
    /// The members that the app writes with a dot and no type.
    private let impliedMembers: ImpliedMembers
    /// How SwiftUI declares what it has and files use without importing it, as some packages pass it on: `struct` of `Font`.
    private var ofSwiftUI: [String: String] = [:]
    /// Apple's label for the symbols of calls that modules without a source have.
    private(set) var symbols: [SymbolCall: String] = [:]

    /// - Parameters:
    ///   - modules: Those without a source.
    ///   - others: The stand-ins with declarations.
    init(builds: [ModuleBuild], workspace: Workspace, modules: Set<String>, beside others: Set<String> = []) {
        self.modules = modules
        let modules = builds.map { $0.files.map { ParsedFile($0.bytes) } }
        publicTypes = zip(builds, modules).reduce(into: PublicTypes()) { $0.add($1.1, of: $1.0.module.name) }
        files = modules.flatMap(\.self)
        impliedMembers = files.reduce(into: ImpliedMembers()) { $0.merge($1.impliedMembers) }
        words = modules.map { $0.reduce(into: []) { $0.formUnion($1.words) } }
        var own: Set<String> = []
        var protocols: Set<String> = []
        var ownMacros: Set<String> = []
        for file in files {
            Self.collect(file.declarations, into: &own)
            protocols.formUnion(file.declarations.lazy.filter { $0.keyword == "protocol" }.map(\.name))
            ownMacros.formUnion(file.declarations.lazy.filter { $0.keyword == "macro" }.map(\.name))
        }
        for build in builds { own.formUnion(build.module.models.names) }
        self.own = own.union(ownMacros)
        self.ownMacros = ownMacros
        ownProtocols = protocols
        self.workspace = workspace
        let exports = workspace.exports.filter { !$0.contains(" ") && $0 != ForeignMembers.name }
        let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.intersection(
            workspace.knownModules)
        members = ForeignMembers(
            files: files, workspace: workspace,
            imports: imports.union(exports).union(others).union(["SwiftUI", "Foundation"]), standIns: others)
    }

    /// The names of the app's own that a macro may have: what errors tell of them is kept for the next run.
    private var ownNames: Set<String> { ownMacros.union(ownProtocols) }

    private static func collect(_ declarations: [Declaration], into names: inout Set<String>) {
        for declaration in declarations {
            if declaration.isType && declaration.keyword != "extension" || declaration.keyword == "typealias" {
                names.insert(declaration.name)
            }
            collect(declaration.members, into: &names)
        }
    }

    /// The types that it declares.
    var typeNames: Set<String> { Set(uses.keys) }

    /// The names that it declares, and the app's own macros that files go without.
    var made: [String] {
        let types = known.subtracting(own).subtracting(refused).subtracting(ofSwiftUI.keys)
        return (types + members.made + macros.intersection(ownNames).filter(isAttribute).map { "@\($0)" }).sorted()
    }

    private func isAttribute(_ name: String) -> Bool {
        files.lazy.filter { $0.words.contains(name) }.map(\.source).contains { source in
            source.tokens.indices.contains { source.has(name, at: $0) && source.has("@", at: $0 - 1) }
        }
    }

    /// Declares the types that no module has, before anything of the app is compiled: a list of the names in the app is compiled
    /// instead, in a second or two.
    ///
    /// What the list does not have (attributes, names that stand for different types in different files) is told later by errors.
    ///
    /// - Parameters:
    ///   - modules: Those that the app may import here.
    ///   - others: The names of its own.
    mutating func learn(importing modules: Set<String>, beside others: [String]) throws(InputError) {
        var names = files.reduce(into: Set<String>()) { $0.formUnion($1.typeNames) }
        for file in files { names.subtract(file.parameters) }
        names = names.subtracting(own).subtracting(modules).subtracting(others).subtracting(Self.associated)
            .subtracting(known).subtracting(refused)
        let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.intersection(modules)
        let ofModules = self.modules.filter { name in files.contains { $0.usesAlone(name) } }
        add(try workspace.unknown(names, importing: imports).union(ofModules).subtracting(own))
        if !self.modules.isEmpty { try learnSymbols(importing: imports) }
    }

    /// Finds the calls that compile with the name of a symbol and do not as they are. One run of the compiler.
    private mutating func learnSymbols(importing imports: Set<String>) throws(InputError) {
        let calls = files.reduce(into: Set<SymbolCall>()) { calls, file in
            for (call, argument, _) in SymbolCall.candidates(in: file.source)
            where !calls.contains(call) && !own.contains(call.type) && uses[call.type] == nil
                && !known.contains(call.type) && SymbolCall.hasMember(argument, in: file.source)
                && !files.contains(where: { $0.declaresInitializer(of: call.type, with: call.labels[call.place]) })
            {
                calls.insert(call)
            }
        }
        let names = calls.reduce(into: Set<String>()) { names, call in
            names.formUnion(call.initializers)
            for label in SymbolCall.known { names.formUnion(call.initializers(with: label)) }
        }
        let existing = try workspace.existing(names, importing: imports)
        for call in calls where existing.isDisjoint(with: call.initializers) {
            symbols[call] = SymbolCall.known.first { !existing.isDisjoint(with: call.initializers(with: $0)) }
        }
    }

    /// Declares the types and attributes that errors say are missing, and changes what errors say is of another kind.
    ///
    /// - Returns: The names of what is new.
    mutating func learn(from errors: [CompilerMessage]) throws(InputError) -> Set<String> {
        let macrosBefore = macros
        let unknown = Set(
            errors.compactMap { error in
                error.nameOfModule.flatMap { modules.contains($0) ? $0 : nil } ?? error.unknownName
            }
        ).subtracting(known).subtracting(Self.ofConformingTypes)
        let classes = Set(errors.compactMap(\.nameOfClass))
        let protocols = Set(errors.compactMap(\.nameOfProtocol))
        // What Galley writes for every file imports more modules than files of the app do: it goes without the name.
        let ambiguous = Set(errors.filter { !ModuleBuild.isSupport($0.file) }.compactMap(\.ambiguousName))
        var new = unknown.subtracting(own).subtracting(refused)
        // A type of that name would hide SwiftUI's from all files.
        let kinds = try workspace.kindsInSwiftUI(of: new)
        ofSwiftUI.merge(kinds) { $1 }
        known.formUnion(kinds.keys)
        add(unknown.subtracting(kinds.keys))
        for name in ambiguous where uses[name] != nil || macros.contains(name) {
            refuse(name)
            new.insert(name)
        }
        for name in classes where uses[name]?.isClass == false {
            uses[name]?.isClass = true
            new.insert(name)
            changedTypes.append(name)
        }
        for name in protocols where uses[name]?.isProtocol == false {
            uses[name]?.isProtocol = true
            new.insert(name)
            changedTypes.append(name)
        }
        for name in Set(errors.compactMap(\.nameOfKeyPath))
        where uses[name]?.isKeyPath == false && uses[name]?.mayBeKeyPath == true {
            uses[name]?.isKeyPath = true
            new.insert(name)
            changedTypes.append(name)
        }
        for (name, role) in errors.compactMap(\.roleOfName) where uses[name] != nil && uses[name]?.role == nil {
            uses[name]?.role = role
            rolesOfErrors[name] = role
            new.insert(name)
            changedTypes.append(name)
        }
        for (name, superclass) in errors.compactMap(\.superclassOfName)
        where uses[name] != nil && uses[name]?.superclass == nil {
            uses[name]?.superclass = superclass
            new.insert(name)
            changedTypes.append(name)
        }
        let namesakes = Set(errors.compactMap(\.nameOfAttribute)).intersection(ownProtocols)
        let withoutPlugin = Set(errors.compactMap(\.nameOfMacro)).union(namesakes).subtracting(macros)
        macros.formUnion(withoutPlugin)
        if !new.isEmpty { try compileTypes() }
        // A type that goes without its macro gets every member.
        let learned =
            macros == macrosBefore
            ? try members.learn(
                from: errors, foreign: Set(uses.values.filter { $0.isProtocol && !$0.isSuperclass }.map(\.name)),
                without: known.subtracting(refused)) : []
        if !new.isEmpty, learned.isEmpty { try members.compile() }
        return new.union(learned).union(withoutPlugin)
    }

    /// How much has become another kind of code so far.
    struct Mark {
        fileprivate let types: Int
        fileprivate let members: Int
    }

    var mark: Mark { Mark(types: changedTypes.count, members: members.changed.count) }

    /// Whether a module has to be compiled again, since it calls what has become another kind of code.
    ///
    /// - Parameters:
    ///   - index: That of the module's build.
    ///   - mark: What had changed when it was compiled.
    func hasChanged(forModule index: Int, since mark: Mark) -> Bool {
        let names = changedTypes[mark.types...] + members.changed[mark.members...]
        return names.contains { words[index].contains($0) }
    }

    /// What is kept for the next run: the names, and what errors said of them.
    struct State: Codable {
        let names: Set<String>
        let classes: Set<String>
        let protocols: Set<String>
        let keyPaths: Set<String>
        let roles: [String: ForeignRole]
        let superclasses: [String: String]
        let refused: Set<String>
        let ofSwiftUI: [String: String]
        let members: ForeignMembers.State
        let symbols: [SymbolCall: String]
        let macros: Set<String>
    }

    var state: State {
        State(
            names: known, classes: Set(uses.values.filter(\.isClass).map(\.name)),
            protocols: Set(uses.values.filter(\.isProtocol).map(\.name)),
            keyPaths: Set(uses.values.filter(\.isKeyPath).map(\.name)), roles: rolesOfErrors,
            superclasses: uses.compactMapValues(\.superclass), refused: refused, ofSwiftUI: ofSwiftUI,
            members: members.state, symbols: symbols,
            macros: macros.intersection(ownNames))
    }

    /// Takes over the names of the last run that are still in the app.
    mutating func restore(_ state: State) {
        refused.formUnion(state.refused)
        members.restore(state.members)
        symbols = state.symbols
        macros = state.macros.intersection(ownNames)
        let names = state.names.filter { name in files.contains { $0.words.contains(name) } }
        ofSwiftUI = state.ofSwiftUI.filter { names.contains($0.key) }
        known.formUnion(ofSwiftUI.keys)
        add(names.subtracting(ofSwiftUI.keys))
        for name in state.classes { uses[name]?.isClass = true }
        for name in state.protocols { uses[name]?.isProtocol = true }
        for name in state.keyPaths { uses[name]?.isKeyPath = true }
        rolesOfErrors = state.roles.filter { uses[$0.key] != nil }
        for (name, role) in rolesOfErrors { uses[name]?.role = role }
        for (name, superclass) in state.superclasses { uses[name]?.superclass = superclass }
    }

    /// O(tokens of the files with a name), for each.
    private mutating func add(_ names: Set<String>) {
        known.formUnion(names)
        for name in names.subtracting(own).subtracting(refused).sorted() {
            var use = ForeignUses(name: name)
            for file in files where file.words.contains(name) { use.add(file) }
            for other in files.compactMap({ $0.typealiases[name] }) where other != name {
                for file in files where file.words.contains(other) { use.add(file, as: other) }
            }
            if use.isMacro { macros.insert(name) } else { uses[name] = use }
        }
    }

    private mutating func refuse(_ name: String) {
        refused.insert(name)
        // A member behind a dot alone, or an initializer, is in files as a word.
        changedTypes += ParsedFile(Array(name.utf8)).words.sorted()
        macros.remove(name)
        uses[name] = nil
    }

    /// Writes and compiles the module, where it has changed. A declaration that does not compile gets simpler, and then goes:
    /// no use of one name may stop all others.
    mutating func compile() throws(InputError) {
        try compileTypes()
        try members.compile()
    }

    private mutating func compileTypes() throws(InputError) {
        while true {
            let imports = ofSwiftUI.sorted { $0.key < $1.key }.map {
                "@_exported import \($0.value) SwiftUI.\($0.key)\n"
            }
            let parts =
                [(name: nil, text: imports.joined())]
                + ForeignSource.parts(
                    of: Array(uses.values), modules: modules, members: impliedMembers, without: refused)
            let result = try workspace.tryCompile(Self.name, source: parts.map(\.text).joined())
            guard let result, !result.succeeded else { return }
            var names = Self.names(at: CompilerMessage.errors(in: result.output).map(\.line), in: parts)
            // Members that nothing but a dot is before are the ones that apps can do without.
            if names.isEmpty { names = Set(parts.compactMap(\.name).filter { $0.hasPrefix(".") }) }
            guard !names.isEmpty else {
                throw InputError(.unreadable, "the stand-ins for unknown names do not compile: \(result.firstError)")
            }
            for name in names {
                if uses[name]?.isPlain == false { uses[name]?.isPlain = true } else { refuse(name) }
            }
        }
    }

    /// The names of the parts that lines, from 1, are of. What is the same in each app does not compile beside a name that hides one
    /// of SwiftUI: then the names are those that such a line has. O(characters).
    static func names(at errors: [Int], in parts: [(name: String?, text: String)]) -> Set<String> {
        let known = Set(parts.compactMap(\.name))
        let lines = parts.flatMap { part in
            part.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { (part.name, $0) }
        }
        return errors.filter { lines.indices.contains($0 - 1) }.reduce(into: []) { names, error in
            let (name, line) = lines[error - 1]
            if let name {
                names.insert(name)
            } else {
                let words = ParsedFile(Array(line.utf8)).words
                names.formUnion(words.union(words.map { ".\($0)" }).intersection(known))
            }
        }
    }

    /// Names that a type has from a protocol, and lacks where it has lost that: a type of such a name beside it would hide what
    /// SwiftUI gives to all others.
    private static let ofConformingTypes: Set = [
        "Context", "Coordinator", "Content", "Configuration", "Wrapped", "AllCases", "UIViewType",
        "UIViewControllerType", "NSViewType", "NSViewControllerType", "Previews", "AnimatableData", "Subviews",
    ]

    /// What the protocols of SwiftUI and of the standard library call the types of their members: conforming types name them
    /// without saying whose they are.
    private static let associated: Set = [
        "Content", "Configuration", "Context", "Coordinator", "Value", "Index", "Indices", "ID",
        "Key",
        "RawValue", "Iterator", "SubSequence", "Failure", "Output", "Input", "Cache", "Subviews", "AnimatableData",
        "Label", "Selection", "Data", "Representation", "PreviewContext", "UIViewType", "UIViewControllerType",
        "NSViewType", "NSViewControllerType", "Previews", "Entry", "Intent", "Transaction", "Error", "Bound",
        "Any", "Type", "Protocol", "Wrapped", "AllCases",
    ]
}
