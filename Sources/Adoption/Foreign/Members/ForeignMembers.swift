internal import Basics
internal import Labels

/// The module with the members that types lack here: of Apple's frameworks what no stand-in has, and of packages without a source
/// the modifiers of views, which show what they modify as it is.
///
/// It is beside the module of foreign names, since a declaration of that may have the name of one in a framework.
struct ForeignMembers {
    static let name = "GalleyMembers"

    private(set) var known: Set<ForeignMember> = []
    /// The names of those that were declared otherwise before, in the order of these changes: what calls them is of no use.
    private(set) var changed: [String] = []
    /// How each was declared when the module last compiled.
    private var compiled: [ForeignMember: String] = [:]
    /// Those of which no declaration compiles.
    private var refused: Set<ForeignMember> = []
    /// The declarations of each that do not compile: one of many calls may have what no function takes.
    private var linesLeftOut: [ForeignMember: Set<String>] = [:]
    /// Those of classes, which take no `nonmutating`.
    private var ofClasses: Set<ForeignMember> = []
    private let files: [ParsedFile]
    /// For each type of the app, by its path, the types that it inherits from.
    private let inherited: [String: Set<String>]
    /// What the app declares anywhere, as a name of a variable or a function.
    private let declared: Set<String>
    /// What its extensions of protocols such as `View` declare.
    private let declaredOfViews: Set<String>
    private let imports: [String]
    /// What makes values of the types in stand-ins that the app names, a line each.
    private var values: [String] = []
    private let workspace: Workspace
    private var isView: [String: Bool] = ["View": true]

    /// - Parameter standIns: Those with declarations.
    init(files: [ParsedFile], workspace: Workspace, imports: Set<String>, standIns: Set<String> = []) {
        self.files = files
        self.workspace = workspace
        self.imports = imports.sorted()
        var inherited: [String: Set<String>] = [:]
        var own: Set<String> = []
        var declared: Set<String> = []
        var declaredOfViews: Set<String> = []
        func collect(_ declarations: [Declaration], in outer: String = "") {
            for declaration in declarations {
                if declaration.keyword == "extension" { declaredOfViews.formUnion(declaration.members.map(\.name)) }
                if declaration.isType {
                    let path = outer + declaration.path
                    inherited[path, default: []].formUnion(declaration.inherited)
                    if declaration.keyword != "extension" { own.insert(path) }
                    collect(declaration.members, in: path + ".")
                } else {
                    declared.insert(declaration.name)
                }
            }
        }
        for file in files {
            collect(file.declarations)
            let source = file.source
            for index in source.tokens.indices.dropFirst() where source.tokens[index].kind == .word {
                if ["let", "var", "func", "case", "for"].contains(where: { source.has($0, at: index - 1) })
                    || source.has(":", at: index + 1) || source.has("in", at: index + 1)
                {
                    declared.insert(source.text(source.tokens[index]))
                }
            }
        }
        self.inherited = inherited.filter { own.contains($0.key) }
        self.declared = declared
        self.declaredOfViews = declaredOfViews
        let words = files.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        values = standIns.sorted().flatMap { name in
            OwnValues(Array(workspace.source(of: name).utf8)).lines { words.contains($0) }
        }
    }

    /// The members that it declares, as reports name them.
    var made: [String] { known.subtracting(refused).map(\.title) }

    /// Declares what errors say is missing.
    ///
    /// - Parameters:
    ///   - foreign: The protocols without a source: what a type of the app lacks is theirs.
    ///   - taken: The names that the module of foreign names has.
    /// - Returns: The names of what is new.
    mutating func learn(
        from errors: [CompilerMessage], foreign: Set<String>, without taken: Set<String>
    ) throws(InputError) -> Set<String> {
        let missing = Set(errors.compactMap(ForeignMember.init)).filter { member in
            // A member of that name would hide the function that gives a value of every stand-in.
            !Self.ofLanguage.contains(member.name) && !member.name.hasPrefix("galley")
                && !(member.type == nil && taken.contains(member.name))
        }
        try learnViews(Set(missing.compactMap(\.fullType)))
        let new = Set(missing.compactMap { owned($0, foreign: foreign) }).subtracting(known)
        guard !new.isEmpty else { return [] }
        known.formUnion(new)
        try compile()
        return Set(new.subtracting(refused).map(\.name))
    }

    /// The member with the type that an extension can give it; nil where there is none.
    private func owned(_ member: ForeignMember, foreign: Set<String>) -> ForeignMember? {
        guard let type = member.type, let full = member.fullType else {
            return declared.contains(member.name) ? nil : member
        }
        func moved(to type: String) -> ForeignMember {
            ForeignMember(type: type, fullType: type, name: member.name, isStatic: member.isStatic)
        }
        // The app's type was left out, or a package has one of that name.
        if member.isType { return inherited[type] == nil ? member : nil }
        if let parents = inherited[type], isView[full] == nil {
            // What the app declares itself was left out.
            guard !declared.contains(member.name) else { return nil }
            if let parent = parents.intersection(foreign).min() { return moved(to: parent) }
            return parents.contains("View") && !member.isStatic ? moved(to: "View") : nil
        }
        if isView[full] == true, !member.isStatic {
            // Of a view whose type is not known only an extension can have it.
            let own = full == "View" ? declaredOfViews : declared
            return own.contains(member.name) ? nil : moved(to: "View")
        }
        return ForeignMember(type: type, fullType: type, name: member.name, isStatic: member.isStatic)
    }

    private mutating func learnViews(_ types: Set<String>) throws(InputError) {
        let new = types.filter { type in
            isView[type] == nil
                && inherited[type.prefix { $0 != "<" }.description] == nil
        }
        guard !new.isEmpty else { return }
        let views = try workspace.conforming(new, to: "SwiftUI.View", importing: Set(imports))
        for type in new { isView[type] = views.contains(type) }
    }

    /// Writes and compiles the module, where it has changed. What does not compile gets simpler, and then goes.
    mutating func compile() throws(InputError) {
        while true {
            let parts = known.subtracting(refused).sorted().map { (member: $0, lines: declarations(of: $0)) }
            let header =
                (imports + (values.isEmpty ? [] : [ForeignModule.name])).map { "import \($0)\n" }.joined()
                + "// \(Digest.of([workspace.source(of: ForeignModule.name)]))\n"
            let source = header + parts.map { $0.lines.joined() }.joined() + values.joined()
            guard let result = try workspace.tryCompile(Self.name, source: source), !result.succeeded else {
                let texts = Dictionary(uniqueKeysWithValues: parts.map { ($0.member, $0.lines.joined()) })
                changed += compiled.filter { texts[$0.key] != $0.value }.map(\.key.name).sorted()
                compiled = texts
                return
            }
            var last = header.utf8.count { $0 == UInt8(ascii: "\n") }
            let lines = CompilerMessage.errors(in: result.output).map(\.line)
            var isSmaller = false
            for part in parts {
                let first = last
                last += part.lines.count
                let wrong = Set(lines.filter { first < $0 && $0 <= last }.map { part.lines[$0 - first - 1] })
                guard !wrong.isEmpty else { continue }
                isSmaller = true
                if ofClasses.insert(part.member).inserted { continue }
                linesLeftOut[part.member, default: []].formUnion(wrong)
                // The braces around them are no declarations, nor can one go without them.
                let isBraced = part.member.type != nil && !part.member.isType
                let left = declarations(of: part.member).count
                if left == part.lines.count || left <= (isBraced ? 2 : 0)
                    || isBraced && (wrong.contains(part.lines[0]) || wrong.contains("}\n"))
                {
                    refused.insert(part.member)
                }
            }
            let wrong = Set(lines.map { $0 - last - 1 }).intersection(values.indices)
            values = values.indices.filter { !wrong.contains($0) }.map { values[$0] }
            // A declaration that no line is of is one of all.
            if !isSmaller, wrong.isEmpty {
                refused = known
                values = []
            }
            if refused.isSuperset(of: known), parts.isEmpty, wrong.isEmpty {
                throw InputError(.unreadable, "the stand-ins for unknown members do not compile: \(result.firstError)")
            }
        }
    }

    /// The lines of its declarations, but for those that do not compile.
    func declarations(of member: ForeignMember) -> [String] {
        if member.isType, let type = member.type {
            let line = "extension \(type) { public typealias \(member.name) = GalleyValue }\n"
            return linesLeftOut[member]?.contains(line) == true ? [] : [line]
        }
        let uses = ForeignMemberUses(of: member, in: files)
        let names = ForeignNames([], modules: [])
        // What a modifier of these gives is shown in their place.
        let isOfView = member.type.map(Self.contents.contains) == true && !member.isStatic
        let content = member.type == "View" ? "some View" : "Self"
        var lines: [String] = []
        let place = member.isStatic ? "static " : ""
        for (parameters, choices) in uses.calls.map({ ($0.key, $0.value) }).sorted(by: { "\($0.0)" < "\($1.0)" }) {
            for signature in ForeignSignature.all(parameters, choices: choices, names: names, value: nil) {
                // Both would be one declaration to the compiler. A variable of a stand-in's type takes the call, too; of another
                // type the name is more often that of a value, such as `.large`.
                if signature.parameters.isEmpty, uses.isValue, !isOfView { continue }
                let disfavored = signature.isDisfavored ? "@_disfavoredOverload " : ""
                let head = "nonisolated public \(place)func `\(member.name)`"
                let list = "(\(signature.parameters))"
                if isOfView {
                    lines.append(
                        "\(disfavored)\(head)\(signature.clause)\(list) -> \(content)\(signature.condition) { self }")
                    continue
                }
                if uses.isImplicit, member.isStatic {
                    lines.append(
                        "\(disfavored)\(head)\(signature.clause)\(list) -> Self\(signature.condition) { galleyValue() }"
                    )
                }
                lines.append(
                    "\(disfavored)@discardableResult \(head)\(signature.clause)\(list) -> GalleyValue\(signature.condition) { GalleyValue() }"
                )
                // What a method of a binding gives has members that give any binding: the compiler is not to try both.
                guard member.type != "Binding" else { continue }
                lines.append(
                    "@_disfavoredOverload \(head)\(signature.clause(adding: "V"))\(list) -> V\(signature.condition) { galleyValue() }"
                )
            }
        }
        if uses.isValue || lines.isEmpty {
            let head = "nonisolated public \(place)var `\(member.name)`"
            if isOfView {
                lines.append("\(head): \(content) { self }")
            } else if uses.isImplicit, member.isStatic {
                lines.append("\(head): Self { galleyValue() }")
            } else {
                let setter =
                    member.isStatic || member.type == nil || ofClasses.contains(member) ? "set" : "nonmutating set"
                lines.append("\(head): GalleyValue { get { GalleyValue() } \(setter) {} }")
            }
        }
        var seen = linesLeftOut[member] ?? []
        let body = lines.map { "\($0)\n" }.filter { seen.insert($0).inserted }
        guard let type = member.type else { return body }
        return ["extension \(type) {\n"] + body + ["}\n"]
    }

    /// What is kept for the next run.
    struct State: Codable {
        let known: Set<ForeignMember>
        let refused: Set<ForeignMember>
        let linesLeftOut: [ForeignMember: Set<String>]
        let ofClasses: Set<ForeignMember>
    }

    var state: State {
        State(known: known, refused: refused, linesLeftOut: linesLeftOut, ofClasses: ofClasses)
    }

    /// Takes over the members of the last run that are still in the app.
    mutating func restore(_ state: State) {
        known = state.known.filter { member in files.contains { $0.words.contains(member.name) } }
        (refused, linesLeftOut, ofClasses) = (state.refused, state.linesLeftOut, state.ofClasses)
    }

    /// The protocols of what closures such as those of views are made of.
    private static let contents: Set = [
        "View", "Scene", "TabContent", "ToolbarContent", "CustomizableToolbarContent", "Commands", "TableRowContent",
        "ChartContent", "WidgetConfiguration",
    ]

    /// What an error names where something else is wrong.
    private static let ofLanguage: Set = [
        "init", "self", "super", "body", "Type", "deinit", "subscript", "callAsFunction",
    ]
}
