/// Values of the types that a file declares, for code that was left out and has to give one: each is made by an initializer
/// that the type has, with values that are made in turn.
struct OwnValues {
    private let source: SwiftSource
    private let declarations: [Declaration]

    init(_ bytes: [UInt8]) {
        source = SwiftSource(bytes)
        declarations = DeclarationParser.declarations(in: source)
    }

    /// An extension for each type that can be made, a line each. O(n).
    ///
    /// - Parameter isWanted: Whether a type at the top is wanted with those in it, by its name.
    func lines(where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        lines(of: declarations.filter { isWanted($0.name) }, in: "")
    }

    private func lines(of declarations: [Declaration], in outer: String) -> [String] {
        declarations.flatMap { type -> [String] in
            guard type.isType, type.keyword != "protocol", !isHidden(type), !isGeneric(type) else { return [] }
            let path = outer + type.path
            let inner = lines(of: type.members, in: path + ".")
            // What is shown is never asked for as a value.
            guard type.keyword != "extension", Self.shown.isDisjoint(with: type.inherited),
                let call = type.keyword == "enum" ? aCase(of: type) : anInitializer(of: type)
            else { return inner }
            let value = "try? galleyOnMain { try \(path)\(call) }"
            return ["extension \(path): GalleyOwn { public nonisolated static var galleyOwn: Any? { \(value) } }\n"]
                + inner
        }
    }

    /// What a type that is shown conforms to.
    static let shown: Set = [
        "View", "App", "Scene", "PreviewProvider", "ViewModifier", "Widget", "WidgetBundle", "UIViewRepresentable",
        "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    ]

    private func isHidden(_ declaration: Declaration) -> Bool {
        declaration.modifiers.contains("private") || declaration.modifiers.contains("fileprivate")
    }

    private func isGeneric(_ declaration: Declaration) -> Bool {
        guard let name = token(of: declaration.name, in: declaration) else { return true }
        return name + 1 < source.tokens.count && source.tokens[name + 1].kind == .sign
            && source.text(source.tokens[name + 1]).hasPrefix("<")
    }

    /// The token of a name, behind the keyword of its declaration. O(log n), and the tokens of the declaration's head.
    private func token(of name: String, in declaration: Declaration) -> Int? {
        let first = index(of: declaration.range.lowerBound)
        return (first..<source.tokens.count).first {
            source.has(name, at: $0) && source.has(declaration.keyword, at: $0 - 1)
        }
    }

    /// The first token that begins at a byte or behind it. O(log n).
    private func index(of byte: Int) -> Int {
        var (low, high) = (0, source.tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if source.tokens[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// `.first`, or `.first(of: value)`.
    private func aCase(of type: Declaration) -> String? {
        let cases = type.members.filter { $0.keyword == "case" }
        let plain = cases.first { token(of: $0.name, in: $0).map { !source.has("(", at: $0 + 1) } ?? false }
        if let plain { return ".\(plain.name)" }
        guard let first = cases.first, let name = token(of: first.name, in: first),
            let arguments = arguments(open: name + 1)
        else { return nil }
        return ".\(first.name)(\(arguments.joined(separator: ", ")))"
    }

    /// The arguments of the initializer that needs the fewest.
    private func anInitializer(of type: Declaration) -> String? {
        let declared = type.members.filter { $0.keyword == "init" }
        var lists = declared.filter { !isHidden($0) }.compactMap { initializer -> [String]? in
            let first = index(of: initializer.range.lowerBound)
            guard let word = (first..<source.tokens.count).first(where: { source.has("init", at: $0) }) else {
                return nil
            }
            let open = source.has("?", at: word + 1) || source.has("!", at: word + 1) ? word + 2 : word + 1
            guard source.has("(", at: open), let close = source.partners[open], !source.has("async", at: close + 1)
            else { return nil }
            return arguments(open: open)
        }
        if declared.isEmpty, type.keyword == "struct", let properties = arguments(ofPropertiesOf: type) {
            lists.append(properties)
        } else if declared.isEmpty, type.keyword != "struct",
            stored(in: type).allSatisfy({ $0.initializer != nil || isOptional($0) })
        {
            lists.append([])
        }
        return lists.min { $0.count < $1.count }.map { "(\($0.joined(separator: ", ")))" }
    }

    private func stored(in type: Declaration) -> [Declaration] { type.stored(in: source) }

    private func isOptional(_ property: Declaration) -> Bool {
        property.keyword == "var" && source.text(property.range).hasSuffix("?")
    }

    /// Those of the initializer that the compiler makes; nil where it is private.
    private func arguments(ofPropertiesOf type: Declaration) -> [String]? {
        var arguments: [String] = []
        for property in stored(in: type) {
            if property.keyword == "let", property.initializer != nil { continue }
            guard !isHidden(property) else { return nil }
            if property.initializer != nil || isOptional(property) { continue }
            guard let name = token(of: property.name, in: property), source.has(":", at: name + 1) else { return nil }
            let end = index(of: property.body?.lowerBound ?? property.range.upperBound)
            guard let value = value(ofType: (name + 2)..<end) else { return nil }
            arguments.append("\(property.name): \(value)")
        }
        return arguments
    }

    /// The arguments for the parameters between parentheses that have no value of their own; nil where one cannot be made.
    private func arguments(open: Int) -> [String]? {
        guard let close = source.partners[open] else { return nil }
        var arguments: [String] = []
        var first = open + 1
        while first < close {
            var end = first
            var colon: Int?
            var hasValue = false
            while end < close, !source.has(",", at: end) {
                if source.has(":", at: end), colon == nil { colon = end }
                if source.has("=", at: end) { hasValue = true }
                end = source.token(after: end)
            }
            if !hasValue {
                let label = colon == nil ? "_" : source.text(source.tokens[first])
                guard let value = value(ofType: (colon.map { $0 + 1 } ?? first)..<end) else { return nil }
                arguments.append(label == "_" ? value : "\(label): \(value)")
            }
            first = end + 1
        }
        return arguments
    }

    /// What gives a value of a type: a call, or a closure that does nothing.
    private func value(ofType tokens: Range<Int>) -> String? {
        let words = tokens.map { source.text(source.tokens[$0]) }
        if words.contains("inout") || words.contains("some") || words.contains("Decoder") || words.contains("NSCoder")
            || words.contains("...") || words.contains("<") && words.contains("->")
        {
            return nil
        }
        guard words.contains("->"), words.last != "?" else { return "galleyMake()" }
        guard let open = tokens.first(where: { source.has("(", at: $0) }), let close = source.partners[open],
            (close..<tokens.upperBound).contains(where: { source.has("->", at: $0) })
        else { return nil }
        let isEmpty = close == open + 1
        let commas = ((open + 1)..<close).count { source.has(",", at: $0) }
        let list = isEmpty ? "" : "_" + String(repeating: ", _", count: commas) + " in "
        let givesNothing = words.last == "Void" || (words.last == ")" && words.dropLast().last == "(")
        return "{ \(list)\(givesNothing ? "" : "galleyValue() ")}"
    }
}

extension Declaration {
    /// The properties of a type that keep a value.
    func stored(in source: SwiftSource) -> [Declaration] {
        let apart: Set = ["static", "class", "lazy"]
        return members.filter { property in
            guard property.keyword == "var" || property.keyword == "let", apart.isDisjoint(with: property.modifiers)
            else {
                return false
            }
            guard let body = property.body else { return true }
            let text = source.text((body.lowerBound + 1)..<body.upperBound).trimmingPrefix(/\s*/)
            return text.hasPrefix("didSet") || text.hasPrefix("willSet")
        }
    }
}
