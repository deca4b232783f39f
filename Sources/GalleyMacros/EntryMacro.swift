#if Macros
internal import SwiftDiagnostics
package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Entry`: a key for the variable, and accessors that use the key.
package enum EntryMacro {
    /// The keys, by the type that is extended.
    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    /// A variable for which a key can be made.
    private struct Entry {
        let variable: VariableDeclSyntax
        let name: TokenSyntax
        let type: TypeSyntax?
        let value: ExprSyntax?
        let keyProtocol: String

        var key: TokenSyntax { "__Key_\(raw: name.text.trimmingBackticks)" }

        init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self),
                variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
                variable.bindings.count == 1, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
            else { throw MacroExpansionErrorMessage("@Entry applies to a single variable") }
            guard binding.accessorBlock == nil, !variable.isOfType else {
                throw MacroExpansionErrorMessage("@Entry makes the accessors of the variable itself")
            }
            guard let type = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
                let keyProtocol = EntryMacro.keyProtocols[type.lastName]
            else {
                throw MacroExpansionErrorMessage(
                    "@Entry applies to variables in an extension of EnvironmentValues, Transaction, ContainerValues or "
                        + "FocusedValues")
            }
            self.variable = variable
            name = pattern.identifier.trimmed
            self.type = binding.typeAnnotation?.type.trimmed
            value = binding.initializer?.value.trimmed
            self.keyProtocol = keyProtocol
        }

        /// The requirements of the key; reports a default that is missing or not allowed.
        func members(_ context: some MacroExpansionContext) -> DeclSyntax {
            if keyProtocol == "FocusedValueKey" {
                let isDefaultless = value.map { $0.is(NilLiteralExprSyntax.self) } ?? true
                if type?.wrapped == nil || !isDefaultless {
                    let message = "a focused value is an optional without a default: no view may be in focus"
                    context.diagnose(Diagnostic(node: variable, message: MacroExpansionErrorMessage(message)))
                }
                return "typealias Value = \(type?.wrapped ?? type ?? "Swift.Never")"
            }
            if type == nil, let value { return "static let defaultValue = \(value)" }
            if value == nil, type?.wrapped == nil {
                let message = "@Entry needs a default value"
                context.diagnose(Diagnostic(node: variable, message: MacroExpansionErrorMessage(message)))
            }
            // The replacement for a missing default never runs: it only prevents further errors of the compiler.
            return """
                typealias Value = \(type ?? "Swift.Never")
                static var defaultValue: Value { \(value ?? (type?.wrapped == nil ? "Swift.fatalError()" : "nil")) }
                """
        }
    }
}

extension EntryMacro: AccessorMacro {
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The other role of the macro reports the error.
        guard let entry = try? Entry(declaration, in: context) else { return [] }
        return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
    }
}

extension EntryMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return [
            """
            private struct \(entry.key): SwiftUI.\(raw: entry.keyProtocol) {
                \(entry.members(context))
            }
            """
        ]
    }
}

extension String {
    fileprivate var trimmingBackticks: String { filter { $0 != "`" } }
}

extension VariableDeclSyntax {
    /// Whether the variable is the type's and not the instance's.
    var isOfType: Bool { modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) } }
}

extension TypeSyntax {
    /// The name without those of modules and types around it.
    fileprivate var lastName: String {
        self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
    }

    /// What an optional wraps; nil for other types.
    fileprivate var wrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Optional" else { return nil }
        return type.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    }
}
#endif
