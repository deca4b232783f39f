#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A stored variable that is interpolated.
struct AnimatableProperty {
    let name: String
    let type: String

    /// The variables of a type that are interpolated, in the order of their declaration; states the type of each.
    static func all(in declaration: some DeclGroupSyntax, _ context: some MacroExpansionContext) -> [AnimatableProperty]
    {
        declaration.memberBlock.members
            .compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter(\.mayBeAnimated)
            .flatMap { properties(of: $0, context) }
    }

    private static func properties(
        of variable: VariableDeclSyntax, _ context: some MacroExpansionContext
    ) -> [AnimatableProperty] {
        // In `var x, y: CGFloat` the type of the last variable is also that of those before it.
        var type: TypeSyntax?
        var properties: [AnimatableProperty] = []
        for binding in variable.bindings.reversed() where binding.isStored {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            guard let type = type?.trimmedDescription ?? binding.initializer?.value.typeName else {
                let message = "give \"\(name)\" a type for @Animatable, or mark it with @AnimatableIgnored"
                context.diagnose(Diagnostic(node: binding, message: MacroExpansionErrorMessage(message)))
                continue
            }
            guard !stillTypes.contains(type) else {
                let message =
                    "\"\(name)\" cannot be interpolated, as \(type) is not Animatable; mark it with @AnimatableIgnored"
                context.diagnose(Diagnostic(node: binding, message: MacroExpansionErrorMessage(message)))
                continue
            }
            properties.append(AnimatableProperty(name: name, type: type))
        }
        return properties.reversed()
    }

    /// Common types that cannot be interpolated.
    private static let stillTypes: Set = ["Bool", "Int", "String", "Color", "Character", "Date"]
}

extension [AnimatableProperty] {
    /// The type of the data: pairs, each with the rest as its second value.
    var dataType: String {
        let types = map { "\($0.type).AnimatableData" }
        return types.dropLast().reversed().reduce(types.last ?? "") { "SwiftUI.AnimatablePair<\($1), \($0)>" }
    }

    /// The data as it is.
    var data: String {
        let values = map { "\($0.name).animatableData" }
        return values.dropLast().reversed().reduce(values.last ?? "") { "SwiftUI.AnimatablePair(\($1), \($0))" }
    }

    /// What takes new data apart.
    func assignments(from data: String) -> [String] {
        enumerated().map { index, property in
            let rest = String(repeating: ".second", count: index)
            let part = index == count - 1 ? "" : ".first"
            return "\(property.name).animatableData = \(data)\(rest)\(part)"
        }
    }
}

extension VariableDeclSyntax {
    /// Whether the variable is the instance's own value; one with a property wrapper is kept elsewhere.
    fileprivate var mayBeAnimated: Bool {
        bindingSpecifier.tokenKind == .keyword(.var) && !isOfType
            && !modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
            && !attributes.contains { $0.name != "MainActor" && $0.name?.first?.isUppercase ?? false }
    }
}

extension PatternBindingSyntax {
    /// Whether the variable is stored, observed or not.
    fileprivate var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let accessors):
            accessors.allSatisfy {
                [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
            }
        }
    }
}

extension ExprSyntax {
    /// The type that the expression names: of a literal, `CGFloat(1)`, `Angle.zero` or `Angle.degrees(90)`; nil for others.
    fileprivate var typeName: String? {
        if self.is(FloatLiteralExprSyntax.self) { return "Swift.Double" }
        if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if self.is(StringLiteralExprSyntax.self) { return "String" }
        if let sign = self.as(PrefixOperatorExprSyntax.self) { return sign.expression.typeName }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.typeName }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.typeName }
        let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name?.first?.isUppercase ?? false ? name : nil
    }
}
#endif
