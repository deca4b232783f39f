/// A declaration of a table, taken apart as far as the writer needs it.
struct Declaration {
    /// What stands in braces behind it.
    enum Body {
        case none
        /// Of a type, an extension or a protocol.
        case members([Declaration])
        /// Of anything else, without the braces: statements, or `get set`.
        case code(String)
    }

    /// Where it begins in the text, in characters.
    var offset: Int
    /// With the at sign and what is in parentheses.
    var attributes: [String]
    var modifiers: [String]
    /// `struct`, `func`, `case` …
    var keyword: String
    /// All behind the keyword, without the body.
    var rest: String
    var body: Body

    /// The keywords of declarations that have members.
    static let scopes: Set = ["struct", "class", "enum", "protocol", "extension", "actor"]
    static let keywords: Set = scopes.union([
        "import", "var", "let", "func", "init", "subscript", "case", "typealias", "associatedtype", "macro", "deinit",
        "operator", "precedencegroup",
    ])
    static let access: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    static let modifiers: Set = access.union([
        "static", "final", "mutating", "nonmutating", "override", "required", "convenience", "optional", "indirect",
        "nonisolated", "lazy", "weak", "unowned", "dynamic", "prefix", "postfix", "infix", "class", "distributed",
    ])

    var members: [Declaration] { if case .members(let members) = body { members } else { [] } }
    var code: String? { if case .code(let code) = body { code } else { nil } }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// Whether an attribute is there, by its name without the at sign.
    func has(_ attribute: String) -> Bool {
        attributes.contains { $0 == "@\(attribute)" || $0.hasPrefix("@\(attribute)(") }
    }
}
