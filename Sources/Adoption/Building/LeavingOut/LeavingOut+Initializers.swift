extension LeavingOut {
    /// What an initializer does in the place of its statements, from what keeps the most: its properties take the parameters of
    /// their names, and other values.
    ///
    /// Nothing where that does not make a value: then the initializer never returns.
    func initializedProperties(of owner: Declaration, in path: [Declaration]) -> String? {
        guard let type = path.dropLast().last, let body = owner.body else { return nil }
        let isConvenient = owner.modifiers.contains("convenience")
        if type.keyword == "enum" || (type.keyword == "extension" && !isConvenient) { return " self = galleyValue() " }
        guard type.keyword != "extension", !isConvenient else { return nil }
        let header = source.tokens.indices.filter {
            source.tokens[$0].range.lowerBound >= owner.range.lowerBound
                && source.tokens[$0].range.upperBound <= body.lowerBound
        }
        let parameters = Set(
            header.filter { source.has(":", at: $0 + 1) && source.tokens[$0].kind == .word }
                .map { source.text(source.tokens[$0]) })
        var statements: [String] = []
        // A wrapper that makes its own value is set like a member of the whole, when all else has a value.
        let properties = type.stored(in: source).filter { $0.initializer == nil && !isMadeByWrapper($0) }
        let (plain, wrapped) = (properties.filter { !isWrapped($0) }, properties.filter(isWrapped))
        for property in plain + wrapped {
            // It is nil, and may have a parameter.
            let isOptional = property.keyword == "var" && source.text(property.range).hasSuffix("?")
            let name = property.name
            if let wrapper = ["@Binding", "@StateObject", "@ObservedObject", "@Bindable"].first(
                where: property.modifiers.contains)
            {
                if wrapper == "@Binding" {
                    statements.append("self._\(name) = \(parameters.contains(name) ? name : "galleyUnknown()")")
                } else {
                    let value = parameters.contains(name) ? name : "galleyUnknown()"
                    statements.append("self._\(name) = .init(wrappedValue: \(value))")
                }
            } else if parameters.contains(name) {
                statements.append("self.\(name) = \(name)")
            } else if !isOptional {
                statements.append("self.\(name) = galleyUnknown()")
            }
        }
        if type.keyword == "class", let call = superCall(in: body) { statements.append(call) }
        return " \(statements.joined(separator: "; ")) "
    }

    private func isWrapped(_ property: Declaration) -> Bool { property.modifiers.contains { $0.isNameOfWrapper } }

    /// Whether a property has a wrapper that needs no value: one of SwiftUI's, or one with arguments, such as
    /// `@Dependency(\.store)`.
    private func isMadeByWrapper(_ property: Declaration) -> Bool {
        if !Self.ofEnvironment.isDisjoint(with: property.modifiers) { return true }
        let end = property.range.upperBound
        var index = source.tokens.firstIndex { $0.range.lowerBound >= property.range.lowerBound } ?? 0
        while source.has("@", at: index), source.tokens[index].range.upperBound < end {
            let first = index + 1
            var last = first
            while source.has(".", at: last + 1) { last += 2 }
            index = last + 1
            guard source.has("(", at: index), !source.tokens[index].followsSpace, let close = source.partners[index]
            else { continue }
            if source.text(source.tokens[first]).isNameOfWrapper { return true }
            index = close + 1
        }
        return false
    }

    /// The call of the superclass's initializer, as it is or, where the error is in it, without arguments.
    private func superCall(in body: Range<Int>) -> String? {
        guard
            let word = source.tokens.indices.first(where: { index in
                body.contains(source.tokens[index].range.lowerBound) && source.has("super", at: index)
                    && source.has("init", at: index + 2) && source.has("(", at: index + 3)
            }), let close = source.partners[word + 3]
        else { return nil }
        let range = source.tokens[word].range.lowerBound..<source.tokens[close].range.upperBound
        return all.contains(where: range.contains) || range.contains(offset) ? "super.init()" : source.text(range)
    }

    /// The wrappers that need no value.
    private static let ofEnvironment: Set = [
        "@Environment", "@EnvironmentObject", "@AppStorage", "@SceneStorage", "@FocusState", "@AccessibilityFocusState",
        "@Namespace", "@Query", "@FetchRequest", "@SectionedFetchRequest", "@ScaledMetric", "@GestureState",
        "@UIApplicationDelegateAdaptor", "@NSApplicationDelegateAdaptor",
    ]
}

extension String {
    /// Whether an attribute, with or without its `@`, may be a wrapper: those of Swift begin with a small letter, and some are macros.
    fileprivate var isNameOfWrapper: Bool {
        let name = drop { $0 == "@" }
        return name.first?.isUppercase == true && !Self.macrosOfProperties.contains(String(name))
    }

    private static let macrosOfProperties: Set = [
        "Attribute", "Relationship", "Transient", "Guide", "MainActor", "ObservationIgnored", "ObservationTracked",
        "Published",
    ]
}
