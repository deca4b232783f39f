#if Macros
package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Animatable`: `animatableData` of all stored variables but those with `@AnimatableIgnored`.
package enum AnimatableMacro {}

extension AnimatableMacro: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
            throw MacroExpansionErrorMessage("@Animatable applies to structures and classes")
        }
        let properties = AnimatableProperty.all(in: declaration, context)
        guard !properties.isEmpty, !declaration.declares("animatableData") else { return [] }
        let access = declaration.modifiers.map(\.name.text).first { ["public", "open", "package"].contains($0) }
        let modifier = access.map { $0 == "open" ? "public " : "\($0) " } ?? ""
        return [
            """
            \(raw: modifier)var animatableData: \(raw: properties.dataType) {
                get { \(raw: properties.data) }
                set {
                    \(raw: properties.assignments(from: "newValue").joined(separator: "\n"))
                }
            }
            """
        ]
    }
}

extension AnimatableMacro: ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // Shapes and layouts conform without the macro.
        protocols.isEmpty ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
    }
}

/// `@AnimatableIgnored`: a mark for `@Animatable`; by itself it makes nothing.
package enum AnimatableIgnoredMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else {
            throw MacroExpansionErrorMessage("@AnimatableIgnored applies to variables only")
        }
        return []
    }
}

extension DeclGroupSyntax {
    /// Whether a variable of the name is written in the type.
    fileprivate func declares(_ name: String) -> Bool {
        memberBlock.members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            } ?? false
        }
    }
}
#endif
