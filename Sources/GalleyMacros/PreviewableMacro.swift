#if Macros
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Previewable`: a mark for `#Preview`; by itself it makes nothing.
package enum PreviewableMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else {
            throw MacroExpansionErrorMessage("@Previewable applies to variables only")
        }
        guard isDirectlyInPreview(context.lexicalContext) else {
            throw MacroExpansionErrorMessage(place)
        }
        return []
    }

    static let place = "@Previewable applies to variables at the top level of a #Preview only"

    /// The innermost context is the closure, and the next is the macro.
    private static func isDirectlyInPreview(_ context: [Syntax]) -> Bool {
        guard context.first?.is(ClosureExprSyntax.self) ?? false else { return false }
        let around = context.dropFirst().first?.asProtocol((any FreestandingMacroExpansionSyntax).self)
        return around?.macroName.text == "Preview"
    }
}

extension VariableDeclSyntax {
    /// Whether a preview is to store the variable.
    var isPreviewable: Bool { attributes.contains { $0.isNamed("Previewable") } }

    /// The variable as a property.
    var withoutPreviewable: VariableDeclSyntax {
        with(\.attributes, attributes.filter { !$0.isNamed("Previewable") }).trimmed
    }
}

extension AttributeListSyntax.Element {
    /// Whether the attribute has the name, in a module or not.
    func isNamed(_ name: String) -> Bool { self.name == name }

    /// The name without that of a module; nil for what is compiled on a condition.
    var name: String? {
        guard case .attribute(let attribute) = self else { return nil }
        let type = attribute.attributeName
        return type.as(MemberTypeSyntax.self)?.name.text ?? type.as(IdentifierTypeSyntax.self)?.name.text
    }
}
#endif
