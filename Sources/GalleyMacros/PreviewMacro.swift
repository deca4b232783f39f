#if Macros
internal import SwiftDiagnostics
package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `#Preview`: a type that knows where it is written and makes the preview.
///
/// At the beginning of a line `#line` is a directive. In an expansion it and its like stand for the place of the macro, also where `#sourceLocation` gives that another name.
package enum PreviewMacro: DeclarationMacro {
    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The body is the first closure behind the parentheses, or the last in them; all others are passed on unchanged.
        guard let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self) else {
            throw MacroExpansionErrorMessage("#Preview needs a closure with views")
        }
        try refuseGenericContext(of: node, in: context)
        let arguments = node.arguments.filter { $0.expression.id != body.id }.trimmingComma
        let (content, wrapper) = previewable(body, in: context)
        // Of a widget's preview: its timeline, or the states of a Live Activity.
        let others = node.additionalTrailingClosures
        for variable in MisplacedPreviewables(in: body).variables {
            context.diagnose(Diagnostic(node: variable, message: MacroExpansionErrorMessage(PreviewableMacro.place)))
        }
        return [
            """
            struct \(context.makeUniqueName("Preview")): SwiftUI.PreviewRegistry {
                static var fileID: Swift.String { #fileID }
                static var filePath: Swift.String { #filePath }
                static var line: Swift.Int { return #line }
                static var column: Swift.Int { #column }
                static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview(\(arguments)) \(content)\(others)
                }\(wrapper)
            }
            """
        ]
    }

    /// A type in a generic one is generic itself, and is made only where its arguments are known.
    private static func refuseGenericContext(
        of node: some SyntaxProtocol, in context: some MacroExpansionContext
    ) throws {
        guard
            context.lexicalContext.contains(where: {
                $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
            })
        else { return }
        throw MacroExpansionErrorMessage(
            "#Preview cannot be in a generic type or function: Galley would not find it")
    }

    /// The body, or where some of its variables are `@Previewable`, one that shows a view with these as its own.
    private static func previewable(
        _ body: ClosureExprSyntax, in context: some MacroExpansionContext
    ) -> (body: ClosureExprSyntax, wrapper: DeclSyntax) {
        var properties: [VariableDeclSyntax] = []
        let others = body.statements.filter { statement in
            guard let variable = statement.item.as(VariableDeclSyntax.self), variable.isPreviewable else { return true }
            properties.append(variable.withoutPreviewable)
            return false
        }
        guard !properties.isEmpty else { return (body.trimmed, "") }
        let name = context.makeUniqueName("Previewable")
        let wrapper: DeclSyntax = """

            struct \(name): SwiftUI.View {
                \(raw: properties.map { "\($0)" }.joined(separator: "\n"))
                var body: some SwiftUI.View {
                    \(others.trimmed)
                }
            }
            """
        return (ClosureExprSyntax(statements: "\(name)()"), wrapper)
    }
}

/// The `@Previewable` variables that are not at the top level of a preview, where they would have no storage.
private final class MisplacedPreviewables: SyntaxVisitor {
    private(set) var variables: [VariableDeclSyntax] = []
    private let body: CodeBlockItemListSyntax

    init(in body: ClosureExprSyntax) {
        self.body = body.statements
        super.init(viewMode: .sourceAccurate)
        walk(body.statements)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isPreviewable, node.parent?.parent?.id != body.id { variables.append(node) }
        return .visitChildren
    }
}

extension LabeledExprListSyntax {
    /// The same without a comma behind the last.
    fileprivate var trimmingComma: LabeledExprListSyntax {
        guard let last = indices.last else { return self }
        return with(\.[last].trailingComma, nil).trimmed
    }
}
#endif
