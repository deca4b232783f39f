/// A member that a type lacks here, or a name that is no type, as the compiler's errors tell it.
struct ForeignMember: Hashable, Codable, Comparable {
    /// The type without its arguments: `Calendar.Component`; `View` where the value is some view; nil for a name of no type.
    let type: String?
    /// The type as the error has it, with its arguments.
    let fullType: String?
    let name: String
    let isStatic: Bool
    /// Whether it is a type.
    private(set) var isType = false

    /// Such as `View.glow`.
    var title: String { type.map { "\($0).\(name)" } ?? name }

    static func < (a: Self, b: Self) -> Bool {
        (a.type ?? "", a.name, a.isStatic ? 1 : 0, a.fullType ?? "")
            < (b.type ?? "", b.name, b.isStatic ? 1 : 0, b.fullType ?? "")
    }

    init(type: String?, fullType: String?, name: String, isStatic: Bool) {
        (self.type, self.fullType, self.name, self.isStatic) = (type, fullType, name, isStatic)
    }

    /// nil for another error, or a type that no extension can name.
    init?(_ error: CompilerMessage) {
        if let match = error.text.firstMatch(of: Self.ofType) {
            let name = String(match.output.4)
            // What a modifier of the app modifies.
            if match.output.3?.hasPrefix("_ViewModifier_Content<") == true {
                self.init(type: "View", fullType: "View", name: name, isStatic: false)
                return
            }
            guard let type = Self.nominal(String(match.output.2)) else { return nil }
            self.init(type: type.name, fullType: type.full, name: name, isStatic: match.output.1 == nil)
        } else if let match = error.text.firstMatch(of: Self.inner), let type = Self.nominal(String(match.output.2)) {
            self.init(type: type.name, fullType: type.full, name: String(match.output.1), isStatic: true)
            isType = true
        } else if let match = error.text.firstMatch(of: Self.unknown) {
            self.init(type: nil, fullType: nil, name: String(match.output.1), isStatic: false)
        } else {
            return nil
        }
    }

    // Each is asked of thousands of errors: making it from its literal takes longer than matching it.
    nonisolated(unsafe) private static let ofType =
        /^(value of )?type '([^']+)'(?: \(aka '([^']+)'\))? has no member '([A-Za-z_][A-Za-z0-9_]*)'/
    nonisolated(unsafe) private static let unknown = /^cannot find '([a-z_][A-Za-z0-9_]*)' in scope/
    // The module is before the type.
    nonisolated(unsafe) private static let inner =
        /^'([A-Z][A-Za-z0-9_]*)' is not a member type of [a-z]+ '[A-Za-z0-9_]+\.([A-Za-z0-9_.]+)'/

    /// What an error names where a type is not known: an extension of it would give the member to all types.
    private static let ofEveryType: Set = [
        "Any", "AnyObject", "AnyHashable", "Self", "Hashable", "Equatable", "Comparable", "Sendable", "Codable",
        "Decodable", "Encodable", "Identifiable", "NSObject",
    ]

    /// A type that an extension can name, without and with its arguments.
    private static func nominal(_ text: String) -> (name: String, full: String)? {
        var text = Substring(text)
        for prefix in ["some ", "any "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
        while let last = text.last, "?!".contains(last) { text = text.dropLast() }
        guard let match = text.wholeMatch(of: /([A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*)(<.*>)?/),
            !match.output.1.hasSuffix(".Type"), !match.output.1.hasPrefix("Galley"),
            !ofEveryType.contains(String(match.output.1))
        else { return nil }
        return (String(match.output.1), String(text))
    }
}

/// How an app uses a member: what a declaration of it has to take.
struct ForeignMemberUses {
    private(set) var calls: ForeignCalls = [:]
    /// Whether it is used without arguments.
    private(set) var isValue = false
    /// Whether it is written without a type: `.large`, which is of the type itself.
    private(set) var isImplicit = false

    /// O(tokens of the files with the name).
    init(of member: ForeignMember, in files: [ParsedFile]) {
        for file in files where file.words.contains(member.name) {
            let source = file.source
            for index in source.tokens.indices where source.has(member.name, at: index) {
                guard source.has(".", at: index - 1) == (member.type != nil) else { continue }
                if member.type != nil, !Self.hasBase(source, dot: index - 1) { isImplicit = true }
                add(source, at: index, opensBlocks: member.type == "View")
            }
        }
    }

    private mutating func add(_ source: SwiftSource, at index: Int, opensBlocks: Bool) {
        let next = index + 1
        guard next < source.tokens.count, !source.tokens[next].startsLine else {
            isValue = true
            return
        }
        if source.has("(", at: next), !source.tokens[next].followsSpace {
            calls.add(ForeignCall(in: source, open: next))
        } else if source.has("{", at: next) {
            calls.add(ForeignCall(in: source, closuresFrom: next, label: "_"))
            // `if value.isOn {`
            if !opensBlocks { isValue = true }
        } else {
            isValue = true
        }
    }

    /// Whether a value is before a dot.
    private static func hasBase(_ source: SwiftSource, dot: Int) -> Bool {
        guard dot > 0 else { return false }
        if source.tokens[dot].startsLine { return true }
        guard !source.tokens[dot].followsSpace else { return false }
        let before = source.tokens[dot - 1]
        return before.kind == .word || before.kind == .literal
            || [")", "]", "}", "?", "!", ">"].contains { source.text(before).hasSuffix($0) }
    }
}
