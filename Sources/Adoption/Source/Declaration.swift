/// A declaration in a Swift file, as far as its parts can be told apart without types.
struct Declaration {
    /// The keyword, such as `struct`, `func` and `var`; `#Preview` of a macro; "" of a statement.
    let keyword: String
    let name: String
    /// The name, and of an extension the whole type: `Card.Kind`.
    let path: String
    /// From the first attribute to the end, in bytes.
    let range: Range<Int>
    /// The braces and all between them: of a type its members, of a function its statements, of a variable its accessors.
    let body: Range<Int>?
    /// From the equals sign of a variable to its end.
    let initializer: Range<Int>?
    /// The attributes and modifiers, each as one word: `@State`, `private`.
    let modifiers: [String]
    /// Of a type: the names after the colon.
    let inherited: [String]
    /// Of a type: its members.
    let members: [Declaration]

    var isType: Bool { Self.typeKeywords.contains(keyword) }

    static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
}

extension Declaration {
    /// The declarations from the outermost one to the innermost one that contain a byte.
    static func path(to offset: Int, in declarations: [Declaration]) -> [Declaration] {
        guard let next = declarations.first(where: { $0.range.contains(offset) }) else { return [] }
        return [next] + path(to: offset, in: next.members)
    }
}
