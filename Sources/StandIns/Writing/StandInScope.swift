internal import Basics

/// Where a declaration is: in a file, a type, an extension or a protocol.
struct StandInScope {
    private let keyword: String
    /// The type's name with those of the types around it.
    let path: String
    /// What is behind the keyword in the source that is written.
    let header: String
    let indentation: String
    let needsInitializer: Bool
    let isConstructible: Bool
    private let isGeneric: Bool
    private let hasSuperclass: Bool
    /// The stored variables without a value, and those with one, by their names, with their types.
    private let stored: [String: String]
    private let initializers: [(signature: Signature, code: String?)]

    static let file = Self(keyword: "", path: "", indentation: "")
    static func extensionOf(_ name: String) -> Self { Self(keyword: "extension", path: name, indentation: "    ") }

    private init(keyword: String, path: String, indentation: String) {
        self.keyword = keyword
        self.path = path
        self.indentation = indentation
        header = ""
        needsInitializer = false
        isConstructible = false
        isGeneric = false
        hasSuperclass = false
        stored = [:]
        initializers = []
    }

    init(_ type: Declaration, _ header: TypeHeader, inside outer: StandInScope, values: StandInTypes) {
        keyword = type.keyword
        path = outer.path.isEmpty ? header.name : "\(outer.path).\(header.name)"
        indentation = outer.indentation + "    "
        isGeneric = !header.generics.isEmpty || outer.isGeneric
        let superclass = header.inheritance.first ?? ""
        hasSuperclass =
            type.keyword == "class"
            && (["UI", "NS", "CALayer"].contains { superclass.hasPrefix($0) } && !superclass.hasSuffix("ing")
                || values.classes.contains(TypeHeader(superclass).name))
        let variables = type.members.filter {
            ["var", "let"].contains($0.keyword) && !$0.isStatic && $0.code == nil
        }
        stored = .init(
            variables.map { variable in
                let declared = variable.rest.prefix(upTo: variable.rest.firstOutside(" = ") ?? variable.rest.endIndex)
                let colon = declared.firstOutside(":")
                return (
                    declared[..<(colon ?? declared.endIndex)].trimmed,
                    colon.map { declared[declared.index(after: $0)...].trimmed } ?? ""
                )
            }, uniquingKeysWith: { first, _ in first })
        let own = type.members.filter { $0.keyword == "init" }
        initializers = own.compactMap { initializer in Signature(initializer.rest).map { ($0, initializer.code) } }
        let isMade = ["struct", "class", "actor"].contains(type.keyword)
        let takesNothing = initializers.contains(where: \.signature.takesNothing)
        // A class without initializers has those of its superclass.
        let designated = own.filter { !$0.modifiers.contains("convenience") }
        // The others call it: one whose parameters all have defaults would call itself.
        let hasPlain =
            designated.contains { Signature($0.rest)?.takesNothing == true }
            || initializers.contains(where: \.signature.parameters.isEmpty)
        let known = StandInValues(types: values, scope: path)
        let hasUnknown = variables.contains { variable in
            guard variable.rest.firstOutside(" = ") == nil, let colon = variable.rest.firstOutside(":") else {
                return false
            }
            return known.value(of: variable.rest[variable.rest.index(after: colon)...].trimmed) == nil
        }
        // Nothing can be said about the value of a type that only the initializers of the table know.
        needsInitializer =
            !hasUnknown && isMade && !hasPlain && !type.has("noinit") && !type.has("options") && !type.has("names")
            && (!hasSuperclass || !designated.isEmpty)
        isConstructible = isMade && (takesNothing || !type.has("noinit"))
        self.header = Self.header(type, header)
    }

    /// The header with the conformances that the marks stand for.
    private static func header(_ type: Declaration, _ header: TypeHeader) -> String {
        var inheritance = header.inheritance
        if type.has("view") { inheritance.append("SwiftUI.View") }
        if type.has("options") { inheritance.append("OptionSet") }
        if type.has("names") { inheritance += ["RawRepresentable", "Hashable"] }
        // What an app does with a stand-in on other threads is not the compiler's business.
        if ["struct", "class", "enum"].contains(type.keyword) {
            inheritance.removeAll { $0 == "Sendable" || $0 == "@unchecked Sendable" }
            inheritance.append("@unchecked Sendable")
        }
        let list = inheritance.isEmpty ? "" : ": \(inheritance.joined(separator: ", "))"
        return [header.name + header.generics + list, header.condition].filter { !$0.isEmpty }.joined(separator: " ")
    }

    var isFile: Bool { keyword.isEmpty }
    var isProtocol: Bool { keyword == "protocol" }
    var hasStored: Bool { ["struct", "class", "actor"].contains(keyword) }
    /// Whether `self` is what a modifier gives.
    var givesSelf: Bool { !isFile }
    var initializer: String { "public \(hasSuperclass ? "override " : "")init() {}" }

    /// How far a declaration is seen: apps make subclasses of classes.
    func access(of declaration: Declaration) -> String {
        let isFinal = declaration.modifiers.contains { ["final", "static", "convenience", "required"].contains($0) }
        if declaration.keyword == "class" { return isFinal ? "public" : "open" }
        let canBeOverridden = keyword == "class" && ["var", "func", "subscript"].contains(declaration.keyword)
        return canBeOverridden && !isFinal ? "open" : "public"
    }

    /// Whether every initializer of the table sets a stored variable.
    func isSet(_ variable: Declaration) -> Bool {
        let name = variable.rest.prefix(upTo: variable.rest.firstOutside(":") ?? variable.rest.endIndex).trimmed
        return !needsInitializer && !initializers.isEmpty
            && initializers.allSatisfy { initializer in
                initializer.code?.contains("\(name) = ")
                    ?? initializer.signature.parameters.contains { $0.name == name }
            }
    }

    /// Keeps the arguments that have the names of stored variables.
    func initializerBody(of initializer: Declaration, _ signature: Signature) -> String {
        if keyword == "enum" || keyword == "extension" { return keyword == "extension" ? "self.init()" : "" }
        if initializer.modifiers.contains("convenience") { return "self.init()" }
        let kept = signature.parameters.compactMap { parameter -> String? in
            guard let type = stored[parameter.name] else { return nil }
            switch parameter.type {
            case type, type.hasSuffix("?") ? String(type.dropLast()) : type:
                return "self.\(parameter.name) = \(parameter.name)"
            case "() -> \(type)": return "self.\(parameter.name) = \(parameter.name)()"
            default: return nil
            }
        }
        return kept.joined(separator: "; ")
    }
}
