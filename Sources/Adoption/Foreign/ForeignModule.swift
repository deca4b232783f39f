internal import Foundation
internal import Labels

/// The module with the names that nothing declares here. It grows while the app is compiled.
struct ForeignModule {
    static let name = "GalleyForeign"

    /// The names that were asked for, also those that the app declares itself.
    private(set) var known: Set<String> = []
    /// Those that are macros, which files go without.
    private(set) var macros: Set<String> = []
    /// Those that are not declared: what has them comes from elsewhere, or no declaration compiles.
    private var refused: Set<String> = ["CodingKeys", "Self", "Element", "Body"]
    private var uses: [String: ForeignUses] = [:]
    private let sources: [SwiftSource]
    /// The types that the app declares.
    private let own: Set<String>
    private let workspace: Workspace

    init(plan: AppPlan, workspace: Workspace) {
        sources = plan.modules.flatMap(\.files).compactMap {
            (try? Data(contentsOf: $0)).map { SwiftSource(Array($0)) }
        }
        var own: Set<String> = []
        for source in sources { Self.collect(DeclarationParser.declarations(in: source), into: &own) }
        self.own = own
        self.workspace = workspace
    }

    private static func collect(_ declarations: [Declaration], into names: inout Set<String>) {
        for declaration in declarations {
            if declaration.isType && declaration.keyword != "extension" || declaration.keyword == "typealias" {
                names.insert(declaration.name)
            }
            collect(declaration.members, into: &names)
        }
    }

    /// The names that it declares.
    var made: [String] { uses.keys.sorted() + macros.sorted() }

    /// Declares the types and attributes that errors say are missing, and changes what errors say is of another kind.
    ///
    /// - Returns: Whether anything is new.
    mutating func learn(from errors: [CompilerMessage]) throws(InputError) -> Bool {
        let unknown = Set(errors.compactMap(\.unknownName)).subtracting(known)
        add(unknown)
        var isNew = !unknown.subtracting(own).subtracting(refused).isEmpty
        for error in errors {
            if let name = error.ambiguousName, uses[name] != nil || macros.contains(name) {
                refuse(name)
                isNew = true
            } else if let name = error.nameOfClass, uses[name]?.isClass == false {
                uses[name]?.isClass = true
                isNew = true
            } else if let name = error.nameOfProtocol, uses[name]?.isProtocol == false {
                uses[name]?.isProtocol = true
                isNew = true
            }
        }
        if isNew { try compile() }
        return isNew
    }

    /// What is kept for the next run: the names, and what errors said of them.
    struct State: Codable {
        let names: Set<String>
        let classes: Set<String>
        let protocols: Set<String>
        let refused: Set<String>
    }

    var state: State {
        State(
            names: known, classes: Set(uses.values.filter(\.isClass).map(\.name)),
            protocols: Set(uses.values.filter(\.isProtocol).map(\.name)), refused: refused)
    }

    /// Takes over the names of the last run.
    mutating func restore(_ state: State) {
        refused.formUnion(state.refused)
        add(state.names)
        for name in state.classes { uses[name]?.isClass = true }
        for name in state.protocols { uses[name]?.isProtocol = true }
    }

    private mutating func add(_ names: Set<String>) {
        known.formUnion(names)
        for name in names.subtracting(own).subtracting(refused).sorted() {
            var use = ForeignUses(name: name)
            for source in sources { use.add(source) }
            if use.isMacro { macros.insert(name) } else { uses[name] = use }
        }
    }

    private mutating func refuse(_ name: String) {
        refused.insert(name)
        macros.remove(name)
        uses[name] = nil
    }

    /// Writes and compiles the module, where it has changed. A declaration that does not compile gets simpler, and then goes:
    /// no use of one name may stop all others.
    mutating func compile() throws(InputError) {
        while true {
            let parts = ForeignSource.parts(of: Array(uses.values))
            let result = try workspace.tryCompile(Self.name, source: parts.map(\.text).joined())
            guard let result, !result.succeeded else { return }
            var names: Set<String> = []
            for error in CompilerMessage.errors(in: result.output) {
                if let name = Self.name(atLine: error.line, in: parts) { names.insert(name) }
            }
            guard !names.isEmpty else {
                throw InputError(.unreadable, "the stand-ins for unknown names do not compile: \(result.firstError)")
            }
            for name in names {
                if uses[name]?.isPlain == false { uses[name]?.isPlain = true } else { refuse(name) }
            }
        }
    }

    /// The name whose declaration has a line, from 1. O(characters).
    private static func name(atLine line: Int, in parts: [(name: String?, text: String)]) -> String? {
        var last = 0
        for part in parts {
            last += part.text.utf8.count { $0 == UInt8(ascii: "\n") }
            if line <= last { return part.name }
        }
        return nil
    }
}
