internal import Basics

/// Writes the Swift source of a table: its declarations, public, each with a body.
struct DeclarationWriter {
    let file: String
    let text: [Character]
    let types: StandInTypes
    private(set) var lines: [String] = []

    init(file: String, text: String, types: StandInTypes) {
        self.file = file
        self.text = Array(text)
        self.types = types
    }

    mutating func write(_ declarations: [Declaration]) throws(StandInTableError) {
        for declaration in declarations { try write(declaration, in: .file) }
    }

    func error(_ message: String, at declaration: Declaration) -> StandInTableError {
        DeclarationReader.error(message, at: declaration.offset, in: text, file: file)
    }

    private mutating func write(_ declaration: Declaration, in scope: StandInScope) throws(StandInTableError) {
        switch declaration.keyword {
        case "struct", "class", "enum", "actor", "protocol", "extension": try writeType(declaration, in: scope)
        case "import":
            lines.append((declaration.attributes + ["public import", declaration.rest]).joined(separator: " "))
        case "case", "associatedtype", "operator", "precedencegroup":
            add(declaration, "", declaration.code.map { "{ \($0) }" } ?? "", in: scope, access: false)
        case "typealias", "macro": add(declaration, "", "", in: scope)
        case "var", "let": try writeVariable(declaration, in: scope)
        case "func", "init", "subscript": try writeFunction(declaration, in: scope)
        case "deinit": throw error("a stand-in has no deinit", at: declaration)
        default: throw error("“\(declaration.keyword)” is not known here", at: declaration)
        }
    }

    /// Adds a declaration with its attributes, access and modifiers.
    private mutating func add(
        _ declaration: Declaration, _ extra: String, _ body: String, in scope: StandInScope, access: Bool = true,
        keyword: String? = nil, rest: String? = nil
    ) {
        let own = declaration.modifiers.contains(where: Declaration.access.contains)
        let isNeeded = access && !own && !scope.isProtocol
        let parts =
            declaration.attributes.filter { !Self.marks.contains($0) }
            + (isNeeded ? [scope.access(of: declaration)] : [])
            + declaration.modifiers.filter { $0 != "optional" } + [extra]
            + [Self.joined(keyword ?? declaration.keyword, rest ?? declaration.rest), body]
        lines.append(scope.indentation + parts.filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// What the format adds to the attributes of Swift.
    private static let marks: Set = ["@view", "@options", "@names", "@noinit"]

    private static func joined(_ keyword: String, _ rest: String) -> String {
        rest.hasPrefix("(") || rest.hasPrefix("?") || rest.hasPrefix("<") && keyword != "func"
            ? keyword + rest : "\(keyword) \(rest)"
    }
}

// MARK: - Types

extension DeclarationWriter {
    private mutating func writeType(_ type: Declaration, in scope: StandInScope) throws(StandInTableError) {
        let header = TypeHeader(type.rest)
        guard !header.name.isEmpty else { throw error("the \(type.keyword) has no name", at: type) }
        let inner = StandInScope(type, header, inside: scope, values: types)
        add(type, "", "{", in: scope, access: type.keyword != "extension", rest: inner.header)
        var members = type.members
        if type.has("options") || type.has("names") {
            members = try writeConstants(type, header, in: inner)
        }
        for member in members { try write(member, in: inner) }
        if type.has("view") {
            lines.append(
                "\(inner.indentation)public var body: some SwiftUI.View "
                    + "{ SwiftUI.Color.clear.accessibilityIdentifier(\"\(header.name)\") }")
        }
        if inner.needsInitializer { lines.append("\(inner.indentation)\(inner.initializer)") }
        lines.append("\(scope.indentation)}")
        writeOptional(of: type, header)
    }

    /// Members of a set of options, or of a type whose values are names. Gives the members that are none.
    private mutating func writeConstants(
        _ type: Declaration, _ header: TypeHeader, in scope: StandInScope
    ) throws(StandInTableError) -> [Declaration] {
        let indentation = scope.indentation
        let isOptions = type.has("options")
        let raw = isOptions ? "Int" : "String"
        lines.append("\(indentation)public var rawValue: \(raw)")
        lines.append("\(indentation)public init(rawValue: \(raw)) { self.rawValue = rawValue }")
        if !isOptions { lines.append("\(indentation)public init(_ rawValue: \(raw)) { self.rawValue = rawValue }") }
        var next = 0
        var others: [Declaration] = []
        for member in type.members {
            guard member.keyword == "let", member.isStatic, member.rest.firstOutside(":") == nil,
                member.rest.firstOutside("=") == nil
            else {
                others.append(member)
                continue
            }
            for name in member.rest.listOutside {
                let plain = name.filter { $0 != "`" }
                let value = isOptions ? "1 << \(next)" : "\"\(plain)\""
                lines.append(
                    "\(indentation)public static var \(name): \(header.name) { \(header.name)(rawValue: \(value)) }")
                next += 1
            }
        }
        return others
    }

    /// Default implementations of what a protocol does not demand.
    private mutating func writeOptional(of type: Declaration, _ header: TypeHeader) {
        let optional = type.members.filter { $0.modifiers.contains("optional") }
        guard !optional.isEmpty else { return }
        lines.append("extension \(header.name) {")
        let scope = StandInScope.extensionOf(header.name)
        for var member in optional {
            member.body = .none
            // The protocol's own write has found every error of the member.
            try? write(member, in: scope)
        }
        lines.append("}")
    }
}

// MARK: - Variables

extension DeclarationWriter {
    private mutating func writeVariable(_ variable: Declaration, in scope: StandInScope) throws(StandInTableError) {
        if scope.isProtocol {
            add(variable, "", variable.code.map { "{ \($0) }" } ?? "{ get }", in: scope)
            return
        }
        if case .code(let code) = variable.body, !Self.isAccessors(code) {
            add(variable, "", "{ \(code) }", in: scope)
            return
        }
        if variable.rest.firstOutside(" = ") != nil {
            let isUnsafe = variable.isStatic || scope.isFile
            add(variable, isUnsafe ? "nonisolated(unsafe)" : "", "", in: scope)
            return
        }
        guard let colon = variable.rest.firstOutside(":") else {
            throw error("the type of “\(variable.rest)” is missing", at: variable)
        }
        let type = variable.rest[variable.rest.index(after: colon)...].trimmed
        let value = value(of: type, of: variable, in: scope)
        let accessors = variable.code
        guard accessors != nil || variable.isStatic || scope.isFile || !scope.hasStored else {
            try writeStored(variable, type, value, in: scope)
            return
        }
        let canThrow = accessors?.contains("throws") == true
        guard let body = value ?? (canThrow ? Self.failure : nil) else {
            throw error("no value of \(type) is known; write a body in braces", at: variable)
        }
        let isSettable = accessors.map { $0.contains("set") } ?? (variable.keyword == "var")
        let effects = ["async", "throws"].filter { accessors?.contains($0) == true }.joined(separator: " ")
        if isSettable {
            add(variable, "", "{ get { \(body) } set {} }", in: scope, keyword: "var")
        } else {
            add(
                variable, "", effects.isEmpty ? "{ \(body) }" : "{ get \(effects) { \(body) } }", in: scope,
                keyword: "var")
        }
    }

    private mutating func writeStored(
        _ variable: Declaration, _ type: String, _ value: String?, in scope: StandInScope
    ) throws(StandInTableError) {
        // Only what an initializer of the table sets needs no value.
        if value == nil, !scope.isSet(variable) {
            throw error("no value of \(type) is known; set it in the initializers, or write one after =", at: variable)
        }
        let isPrivate = variable.modifiers.contains(where: Declaration.access.contains)
        let extra = variable.keyword == "let" && !isPrivate ? "internal(set)" : ""
        add(variable, extra, value.map { "= \($0)" } ?? "", in: scope, keyword: "var")
    }

    private static func isAccessors(_ code: String) -> Bool {
        let words = code.split(whereSeparator: \.isWhitespace)
        return !words.isEmpty && words.allSatisfy { ["get", "set", "async", "throws", "nonmutating"].contains($0) }
    }

    private static let failure = "throw CocoaError(.featureUnsupported)"

    private func value(of type: String, of declaration: Declaration, in scope: StandInScope) -> String? {
        if type.hasPrefix("some ") || type == "Self", !declaration.isStatic, scope.givesSelf { return "self" }
        if type == "Self" { return scope.isConstructible ? "\(scope.path)()" : nil }
        return StandInValues(types: types, scope: scope.path).value(of: type)
    }
}

// MARK: - Functions

extension DeclarationWriter {
    private mutating func writeFunction(_ function: Declaration, in scope: StandInScope) throws(StandInTableError) {
        guard let signature = Signature(function.rest) else {
            throw error("“\(function.rest)” has no parameters in parentheses", at: function)
        }
        if scope.isProtocol {
            // What has a default is checked here, where the error has a place.
            if function.modifiers.contains("optional") { _ = try body(of: function, signature, in: scope) }
            add(function, "", function.keyword == "subscript" ? "{ \(function.code ?? "get") }" : "", in: scope)
            return
        }
        if let code = function.code, !Self.isAccessors(code) {
            add(function, "", "{ \(code) }", in: scope)
            return
        }
        let body = try body(of: function, signature, in: scope)
        let isSettable = function.keyword == "subscript" && function.code?.contains("set") == true
        let statements = isSettable ? "{ get { \(body) } set {} }" : body.isEmpty ? "{}" : "{ \(body) }"
        add(function, "", statements, in: scope)
    }

    private func body(
        of function: Declaration, _ signature: Signature, in scope: StandInScope
    ) throws(StandInTableError) -> String {
        if function.keyword == "init" { return scope.initializerBody(of: function, signature) }
        guard let result = signature.result, !StandInValues.isNothing(result) else { return "" }
        if let value = value(of: result, of: function, in: scope) { return value }
        if signature.canThrow { return Self.failure }
        throw error("no value of \(result) is known; write a body in braces", at: function)
    }
}
