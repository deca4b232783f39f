/// How an app uses a name that nothing declares here: what a declaration of it must offer so that these uses compile.
struct ForeignUses {
    /// The name of a type, a protocol or an attribute.
    let name: String
    /// Whether a struct, an enum, another protocol or a constraint names it: then it is a protocol.
    var isProtocol = false
    /// Whether a class names it first, and nothing makes it a protocol.
    private(set) var isSuperclass = false
    /// Whether something needs it to be a class.
    var isClass = false
    /// Whether it is the type of a closure: `@escaping Name`.
    private(set) var isFunction = false
    /// Whether it goes without initializers and static members, because its declaration does not compile with them.
    var isPlain = false
    /// Whether it stands before a variable: `@Name var`.
    private(set) var isWrapper = false
    /// Whether it stands before a type or a function, where only a macro or a global actor can stand.
    private(set) var isMacro = false
    /// The most generic arguments that it is given.
    private(set) var arity = 0
    /// The labels of its initializers as they are called, "_" for none.
    private(set) var initializers: Set<Labels> = []
    /// The names after the dot: `Name.shared`.
    private(set) var members: Set<String> = []

    /// The labels of a call, and those of its closures behind the parentheses.
    struct Labels: Hashable {
        var arguments: [String] = []
        /// Of each closure whether it takes arguments; the first has no label.
        var closures: [Closure] = []
    }

    struct Closure: Hashable {
        let label: String
        let hasArguments: Bool
    }

    init(name: String) { self.name = name }

    /// Adds the uses in a file. O(tokens).
    mutating func add(_ file: ParsedFile) {
        let source = file.source
        for index in source.tokens.indices where source.has(name, at: index) && !source.has(".", at: index - 1) {
            add(source, at: index)
        }
        for declaration in file.declarations { add(declaration) }
    }

    private mutating func add(_ declaration: Declaration) {
        if let place = declaration.inherited.firstIndex(of: name) {
            if declaration.keyword == "class" && place == 0 { isSuperclass = true } else { isProtocol = true }
        }
        for member in declaration.members { add(member) }
    }

    private mutating func add(_ source: SwiftSource, at index: Int) {
        if source.has("@", at: index - 1) {
            var next = index + 1
            if source.has("(", at: next), !source.tokens[next].followsSpace {
                next = (source.partners[next] ?? next) + 1
            }
            let word = (next..<min(next + 4, source.tokens.count)).lazy.map { source.text(source.tokens[$0]) }
                .first {
                    ["var", "let", "struct", "class", "enum", "func", "extension", "protocol", "actor", "init"]
                        .contains($0)
                }
            if word == "var" || word == "let" { isWrapper = true } else { isMacro = true }
            return
        }
        if source.has("escaping", at: index - 1) { isFunction = true }
        if ["EnvironmentObject", "StateObject", "ObservedObject"].contains(where: {
            source.has($0, at: index - 4) || source.has($0, at: index - 5) || source.has($0, at: index - 6)
        }),
            source.has(":", at: index - 1)
        {
            isClass = true
        }
        if source.has("any", at: index - 1) || source.has("some", at: index - 1) { isProtocol = true }
        var next = index + 1
        if next < source.tokens.count, source.tokens[next].kind == .sign,
            source.text(source.tokens[next]).hasPrefix("<"),
            !source.tokens[next].followsSpace
        {
            let (count, end) = genericArguments(source, from: next)
            arity = max(arity, count)
            next = end
        }
        if source.has(".", at: next), next + 1 < source.tokens.count, source.tokens[next + 1].kind == .word {
            members.insert(source.text(source.tokens[next + 1]))
        }
        if source.has("(", at: next), !source.tokens[next].followsSpace, let close = source.partners[next] {
            initializers.insert(labels(source, open: next, close: close))
        } else if source.has("{", at: next),
            !["class", "struct", "enum", "extension", ":", ",", "->"].contains(
                source.text(source.tokens[max(0, index - 1)]))
        {
            initializers.insert(Labels(closures: closures(source, from: next)))
        }
    }

    /// How many arguments stand between angle brackets, and the token behind them.
    private func genericArguments(_ source: SwiftSource, from start: Int) -> (count: Int, end: Int) {
        var depth = 0
        var count = 1
        var index = start
        while index < min(start + 60, source.tokens.count) {
            let text = source.text(source.tokens[index])
            if source.tokens[index].kind == .sign {
                depth += text.count { $0 == "<" } - text.count { $0 == ">" }
                if depth <= 0 { return (count, index + 1) }
            } else if text == ",", depth == 1 {
                count += 1
            } else if text == "(" || text == "[" {
                index = source.partners[index] ?? index
            }
            index += 1
        }
        return (0, start)
    }

    private func labels(_ source: SwiftSource, open: Int, close: Int) -> Labels {
        var labels = Labels()
        var index = open + 1
        var isFirst = true
        while index < close {
            if isFirst {
                let isLabeled = source.has(":", at: index + 1) && source.tokens[index].kind == .word
                labels.arguments.append(isLabeled ? source.text(source.tokens[index]) : "_")
            }
            isFirst = source.has(",", at: index)
            index =
                source.tokens[index].kind == .mark
                ? (source.partners[index].map { max($0, index) } ?? index) + 1 : index + 1
        }
        labels.closures = closures(source, from: close + 1)
        return labels
    }

    /// The closures behind a call.
    private func closures(_ source: SwiftSource, from start: Int) -> [Closure] {
        var closures: [Closure] = []
        var index = start
        var label = "_"
        while source.has("{", at: index), let close = source.partners[index] {
            let hasArguments = (index..<close).prefix(12).contains { source.has("in", at: $0) }
            closures.append(Closure(label: label, hasArguments: hasArguments))
            index = close + 1
            guard source.has(":", at: index + 1), source.has("{", at: index + 2) else { break }
            label = source.text(source.tokens[index])
            index += 2
        }
        return closures
    }
}
