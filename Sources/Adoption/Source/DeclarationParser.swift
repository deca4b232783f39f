/// Finds the declarations of a Swift file: where each begins and ends, and where its body is.
///
/// Among the members of a type, and at the top of a file, only declarations begin a line. So each ends where the next one begins.
/// What is within a body is not looked at.
///
/// Source: *The Swift Programming Language*, “Declarations”.
struct DeclarationParser {
    private let source: SwiftSource
    private var index: Int
    private let end: Int
    /// How many types are around it.
    private let depth: Int
    /// Types that are nested more deeply have no members here.
    private static let mostDepth = 50

    /// The declarations of a file whose conditions are resolved (`BuildConditions`). O(n).
    static func declarations(in source: SwiftSource) -> [Declaration] {
        var parser = DeclarationParser(source: source, index: 0, end: source.tokens.count, depth: 0)
        return parser.declarations()
    }

    private init(source: SwiftSource, index: Int, end: Int, depth: Int) {
        (self.source, self.index, self.end, self.depth) = (source, index, end, depth)
    }

    private func word(_ index: Int) -> String { index < end ? source.text(source.tokens[index]) : "" }

    private mutating func declarations() -> [Declaration] {
        var result: [Declaration] = []
        while index < end {
            if word(index) == ";" || word(index) == "}" {
                index += 1
                continue
            }
            result.append(declaration())
        }
        return result
    }

    private mutating func declaration() -> Declaration {
        let first = index
        let modifiers = self.modifiers()
        let keyword = self.keyword()
        if !keyword.isEmpty { index += 1 }
        let name = keyword == "init" || keyword == "deinit" || keyword == "subscript" ? keyword : word(index)
        let path = keyword == "extension" ? self.path() : name
        skipToEnd()
        index = min(index, end)
        let last = max(first, index - 1)
        if index == first { index += 1 }
        let parts = self.parts(of: keyword, from: first, through: last)
        var members: [Declaration] = []
        if Declaration.typeKeywords.contains(keyword), let body = parts.body, depth < Self.mostDepth, body.count > 2 {
            var parser = DeclarationParser(
                source: source, index: body.lowerBound + 1, end: body.upperBound - 1, depth: depth + 1)
            members = parser.declarations()
        }
        return Declaration(
            keyword: keyword, name: name, path: path,
            range: source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound,
            body: parts.body.map(bytes), initializer: parts.initializer.map(bytes), modifiers: modifiers,
            inherited: Declaration.typeKeywords.contains(keyword)
                ? inherited(from: first, to: parts.body?.lowerBound ?? last + 1) : [],
            members: members)
    }

    /// The bytes of tokens.
    private func bytes(_ tokens: Range<Int>) -> Range<Int> {
        source.tokens[tokens.lowerBound].range.lowerBound..<source.tokens[tokens.upperBound - 1].range.upperBound
    }

    /// The name at the index, with those behind its dots.
    private func path() -> String {
        var path = word(index)
        var next = index + 1
        while word(next) == ".", next + 1 < end {
            path += "." + word(next + 1)
            next += 2
        }
        return path
    }

    private mutating func modifiers() -> [String] {
        var result: [String] = []
        while index < end {
            let text = word(index)
            if text == "@" {
                index += 1
                var name = "@" + word(index)
                index += 1
                while word(index) == ".", index + 1 < end, !source.tokens[index].startsLine {
                    name += "." + word(index + 1)
                    index += 2
                }
                if word(index) == "(", !source.tokens[index].followsSpace { skipBrackets() }
                result.append(name)
            } else if text == "class", Self.keywordsAfterClass.contains(word(index + 1)) {
                result.append(text)
                index += 1
            } else if isModifier {
                result.append(text)
                index += 1
                if word(index) == "(" { skipBrackets() }
            } else {
                break
            }
        }
        return result
    }

    /// The keyword at the index; "" where a statement begins.
    private func keyword() -> String {
        guard index < end else { return "" }
        let text = word(index)
        return Self.keywords.contains(text) || source.tokens[index].kind == .hash ? text : ""
    }

    private mutating func skipBrackets() {
        index = min(source.partners[index].map { $0 + 1 } ?? index + 1, end)
    }

    /// To the token that begins the next declaration.
    private mutating func skipToEnd() {
        while index < end {
            let text = word(index)
            if text == ";" || text == "}" { return }
            if text == "(" || text == "[" || text == "{" {
                skipBrackets()
                continue
            }
            if source.tokens[index].startsLine, beginsDeclaration { return }
            index += 1
        }
    }

    private var beginsDeclaration: Bool {
        let token = source.tokens[index]
        if token.kind == .hash { return true }
        let text = word(index)
        return text == "@" || Self.keywords.contains(text) || isModifier
    }

    /// Whether the word at the index is before a declaration. The `async` of a function may begin a line, too.
    private var isModifier: Bool {
        let text = word(index)
        return Self.modifiers.contains(text) && !Self.endsName.contains(word(index + 1))
            || text == "async" && word(index + 1) == "let"
    }

    /// The body and the initializer, in tokens.
    private func parts(of keyword: String, from first: Int, through last: Int) -> (
        body: Range<Int>?, initializer: Range<Int>?
    ) {
        var index = first
        while index <= last {
            let text = word(index)
            if text == "{" {
                let close = min(source.partners[index] ?? last, last)
                // A macro's closure is its last one.
                if source.tokens[first].kind != .hash || close >= last { return (index..<(close + 1), nil) }
                index = close + 1
            } else if text == "(" || text == "[" {
                index = (source.partners[index] ?? index) + 1
            } else if text == "=", keyword == "var" || keyword == "let" {
                return (nil, index..<(last + 1))
            } else {
                index += 1
            }
        }
        return (nil, nil)
    }

    /// The names of the types and protocols after the colon of a type.
    private func inherited(from first: Int, to end: Int) -> [String] {
        var index = first
        var depth = 0
        var names: [String] = []
        var isInherited = false
        while index < end {
            let text = word(index)
            if source.tokens[index].kind == .sign {
                depth += text.count { $0 == "<" } - text.count { $0 == ">" }
            } else if text == "(" || text == "[" {
                index = source.partners[index] ?? index
            } else if text == "where" {
                return names
            } else if text == ":", depth == 0 {
                isInherited = true
            } else if isInherited, depth == 0, source.tokens[index].kind == .word {
                if word(index - 1) == ".", !names.isEmpty { names.removeLast() }
                names.append(text)
            }
            index += 1
        }
        return names
    }

    private static let keywords: Set = [
        "struct", "class", "enum", "actor", "protocol", "extension", "func", "init", "deinit", "subscript", "var",
        "let",
        "case", "typealias", "associatedtype", "import", "operator", "precedencegroup", "macro",
    ]

    private static let keywordsAfterClass: Set = [
        "func", "var", "let", "subscript", "override", "final", "private", "public",
    ]

    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "override", "required",
        "convenience", "mutating", "nonmutating", "consuming", "borrowing", "lazy", "weak", "unowned", "nonisolated",
        "isolated", "distributed", "dynamic", "optional", "indirect", "prefix", "postfix", "infix",
    ]

    /// After one of the words above these mean that it is a name.
    private static let endsName: Set = [".", "=", ",", ")", ":"]
}
