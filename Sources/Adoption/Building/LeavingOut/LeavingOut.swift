/// What may be left out at an error, from the smallest part to the largest.
struct LeavingOut {
    let source: SwiftSource
    let declarations: [Declaration]
    /// The byte of the error.
    let offset: Int
    let error: CompilerMessage
    /// The bytes of all errors in the file.
    var all: [Int] = []

    /// A part of a file and what takes its place.
    struct Part {
        let range: Range<Int>
        let text: String
        let extent: PreparedFile.Cut.Extent
        /// How much of the file it is, in steps: the next attempt takes a higher one.
        let rank: Int
        /// Whether nothing of the app goes with it: it fits the app's code to a stand-in.
        var isFit = false

        /// Whether one has a byte of the other, or is put into it.
        func meets(_ other: Part) -> Bool {
            range.overlaps(other.range) || range.contains(other.range.lowerBound)
                || other.range.contains(range.lowerBound)
        }
    }

    var parts: [Part] {
        let path = Declaration.path(to: offset, in: declarations)
        guard let owner = path.last else { return [] }
        var parts: [Part] = []
        parts += fits + macroAttribute(of: owner)
        if let body = owner.body, body.contains(offset), !owner.isType {
            let name = path.last { $0.isType }.map(\.name) ?? owner.name
            if isLost(owner, in: path) {
                parts += blocks(in: body, of: owner, in: path, named: name).filter { $0.rank == Self.rankOfBody }
            } else if showsScene(owner) {
                parts += scenes(in: body, named: name)
            } else {
                if showsView(owner, in: path) { parts += calls(in: body) }
                parts += statement(in: body, named: name)
                // Between its innermost block and all that it does, a function is not tried block by block.
                let isWhole = owner.keyword != "func" || showsView(owner, in: path)
                parts += blocks(in: body, of: owner, in: path, named: name).filter {
                    isWhole || $0.rank == Self.rankOfBlock || $0.rank == Self.rankOfBody
                }
            }
        } else if let initializer = owner.initializer, initializer.contains(offset), isTyped(owner) {
            // A property with a known type keeps it.
            parts.append(
                Part(range: initializer, text: "= { galleyLeftOut(\"\(owner.name)\") }()", extent: .statement, rank: 4))
        } else if let initializer = owner.initializer, initializer.contains(offset) {
            // Another keeps its name, with a value that has every member.
            parts.append(Part(range: initializer, text: "= galleyUnknown()", extent: .statement, rank: 4))
        } else {
            parts += defaultArgument(of: owner)
        }
        if owner.isType { parts += conformance(of: owner, in: path) + missingInitializer(of: owner) }
        parts += untypedProperty(owner, in: path)
        // The declaration, then the types around it.
        for (depth, declaration) in path.enumerated().reversed() {
            parts.append(
                Part(
                    range: withSemicolon(declaration.range), text: bodyOfView(declaration, in: path),
                    extent: declaration.isType ? .type : .member,
                    rank: declaration.isType ? 40 - depth : Self.rankOfMember + 1))
        }
        return parts
    }

    /// A declaration with the semicolon behind it, which cannot stand alone.
    func withSemicolon(_ range: Range<Int>) -> Range<Int> {
        guard let next = source.tokens.firstIndex(where: { $0.range.lowerBound >= range.upperBound }),
            source.has(";", at: next)
        else { return range }
        return range.lowerBound..<source.tokens[next].range.upperBound
    }

    /// A view without a body would be a hole: in the place of its body there is a box.
    private func bodyOfView(_ declaration: Declaration, in path: [Declaration]) -> String {
        guard declaration.keyword == "var", declaration.name == "body" else { return "" }
        let access = declaration.modifiers.contains("public") ? "public " : ""
        if showsScene(declaration) {
            return
                "\(access)var body: some Scene { \(Self.scene(named: path.last { $0.isType }.map(\.name) ?? "body")) }"
        }
        guard showsView(declaration, in: path) else { return "" }
        return "\(access)var body: some View { galleyLeftOut(\"\(path.last { $0.isType }.map(\.name) ?? "body")\") }"
    }

    /// Whether a function that shows no view has so many errors that it is quicker to go without what it does than to look for the
    /// statements that compile.
    private func isLost(_ owner: Declaration, in path: [Declaration]) -> Bool {
        guard owner.keyword == "func", let body = owner.body, !showsView(owner, in: path) else { return false }
        return all.count(where: body.contains) >= Self.mostErrorsOfFunction
    }

    private static let mostErrorsOfFunction = 4
    /// The rank of the innermost block, and of all that a member does.
    static let rankOfBlock = 3
    static let rankOfBody = 9
    static let rankOfMember = 10

    /// Whether a member shows views.
    func showsView(_ owner: Declaration, in path: [Declaration]) -> Bool {
        let header = header(of: owner)
        return owner.keyword == "#Preview" || owner.modifiers.contains("@ViewBuilder") || header.contains("some View")
            || header.contains("AnyView") || header.contains("some SwiftUI.View")
            || (owner.name == "previews" && path.contains { $0.inherited.contains("PreviewProvider") })
    }

    func header(of owner: Declaration) -> String {
        source.text(owner.range.lowerBound..<(owner.body?.lowerBound ?? owner.range.upperBound))
    }

    private func isTyped(_ owner: Declaration) -> Bool {
        guard let initializer = owner.initializer else { return false }
        return source.text(owner.range.lowerBound..<initializer.lowerBound).contains(":")
    }

    /// The calls of members, such as modifiers, that the error is at or in the arguments of; views go on without them.
    private func calls(in body: Range<Int>) -> [Part] {
        guard let at = source.tokens.lastIndex(where: { $0.range.lowerBound <= offset }) else { return [] }
        var parts: [Part] = []
        if error.text.contains("has no member"), let range = call(ofMember: at) {
            parts.append(Part(range: range, text: "", extent: .modifier, rank: 0))
        }
        // The innermost parentheses around the error, as long as no brace is nearer.
        var index = at
        while index > 0 {
            if source.has("{", at: index), source.partners[index].map({ $0 > at }) == true { break }
            if source.has("(", at: index), source.partners[index].map({ $0 >= at }) == true,
                let range = call(ofMember: index - 1)
            {
                parts.append(Part(range: range, text: "", extent: .modifier, rank: 1))
                break
            }
            index -= 1
        }
        return parts.filter { body.lowerBound < $0.range.lowerBound && $0.range.upperBound < body.upperBound }
    }

    /// From the dot to the end of the arguments and trailing closures; nil where nothing is before the dot.
    func call(ofMember index: Int) -> Range<Int>? {
        guard index > 1, source.tokens[index].kind == .word, source.has(".", at: index - 1) else { return nil }
        let dot = source.tokens[index - 1]
        let before = source.tokens[index - 2]
        let hasBase =
            before.kind == .word || before.kind == .literal || source.has(")", at: index - 2)
            || source.has("}", at: index - 2)
            || source.has("]", at: index - 2)
        guard hasBase, dot.startsLine || !dot.followsSpace,
            !["return", "in", "case", "else"].contains(source.text(before))
        else { return nil }
        var end = index
        if source.has("(", at: end + 1), let close = source.partners[end + 1] { end = close }
        while true {
            if source.has("{", at: end + 1), let close = source.partners[end + 1] {
                end = close
            } else if source.has(":", at: end + 2), source.has("{", at: end + 3), let close = source.partners[end + 3],
                end > index
            {
                end = close
            } else {
                break
            }
        }
        return dot.range.lowerBound..<source.tokens[end].range.upperBound
    }

    /// What is between the braces around the error, from the innermost to those of the member.
    private func blocks(in body: Range<Int>, of owner: Declaration, in path: [Declaration], named name: String)
        -> [Part]
    {
        let open = source.tokens.indices.filter { index in
            source.has("{", at: index) && body.contains(source.tokens[index].range.lowerBound)
                && source.tokens[index].range.lowerBound < offset
                && (source.partners[index].map { source.tokens[$0].range.lowerBound >= offset } ?? false)
        }
        var parts: [Part] = []
        for (depth, index) in open.reversed().enumerated() {
            guard let close = source.partners[index], let first = contentStart(of: index, before: close) else {
                continue
            }
            let isOuter = depth == open.count - 1
            let text = source.text(first..<source.tokens[close].range.lowerBound)
            if ["case", "default", "@unknown"].contains(where: { text.trimmingPrefix(/\s*/).hasPrefix($0) }) {
                continue
            }
            if isOuter, owner.keyword == "var" || owner.keyword == "subscript",
                ["get", "set", "willSet", "didSet", "_read", "@"].contains(where: {
                    text.trimmingPrefix(/\s*/).hasPrefix($0)
                })
            {
                continue
            }
            let rest = "galleyLeftOut(\"\(name)\")\(exit(of: index, before: close, named: name))"
            parts.append(
                Part(
                    range: first..<source.tokens[close].range.lowerBound,
                    text: owner.keyword == "init" && isOuter ? " \(Self.trap) " : " \(rest) ",
                    extent: .block, rank: isOuter ? Self.rankOfBody : min(Self.rankOfBlock + depth, Self.rankOfBody - 1)
                ))
        }
        if owner.keyword == "init", let outer = parts.last, outer.rank == Self.rankOfBody,
            let text = initializedProperties(of: owner, in: path)
        {
            // Where that does not compile either, it is never to return.
            parts[parts.count - 1] = Part(range: outer.range, text: text, extent: .block, rank: Self.rankOfBody)
            parts.append(Part(range: outer.range, text: outer.text, extent: .block, rank: Self.rankOfMember))
        }
        return parts
    }

    /// How the block of a `guard` is left, as the compiler wants it: as its last statement does.
    private func exit(of brace: Int, before close: Int, named name: String) -> String {
        guard source.has("else", at: brace - 1), brace > 1, !source.has("}", at: brace - 2) else { return "" }
        let starts = statements(from: brace, to: close)
        guard let first = starts.last else { return "" }
        let words = source.tokens[first..<close].map(source.text)
        switch words[0] {
        case "continue", "break": return "; " + words.prefix(2).joined(separator: " ")
        case "return" where words.count == 1 || words == ["return", "nil"]: return "; " + words.joined(separator: " ")
        case "return": return "; return galleyLeftOut(\"\(name)\")"
        case "throw": return "; throw galleyError(\"\(name)\")"
        default: return "; \(Self.trap)"
        }
    }

    /// The tokens that the statements between two braces begin with.
    private func statements(from open: Int, to close: Int) -> [Int] {
        var starts: [Int] = []
        var index = open + 1
        while index < close {
            if starts.isEmpty || source.beginsStatement(index) { starts.append(index) }
            index = source.token(after: index)
        }
        return starts
    }

    /// The statement with the error: what it assigns or returns has its type still, and what it does is not done.
    private func statement(in body: Range<Int>, named name: String) -> [Part] {
        guard let at = source.tokens.lastIndex(where: { $0.range.lowerBound <= offset }),
            let brace = stride(from: at, through: 0, by: -1).first(where: { index in
                source.has("{", at: index) && source.partners[index].map { $0 > at } == true
            }), let close = source.partners[brace], body.contains(source.tokens[brace].range.lowerBound),
            let content = contentStart(of: brace, before: close)
        else { return [] }
        let before = (brace..<close).last { source.tokens[$0].range.upperBound <= content } ?? brace
        let starts = statements(from: before, to: close)
        guard let place = starts.lastIndex(where: { $0 <= at }) else { return [] }
        let first = starts[place]
        let last = (place + 1 < starts.count ? starts[place + 1] : close) - 1
        guard first <= last else { return [] }
        let word = source.text(source.tokens[first])
        if [
            "if", "for", "while", "guard", "switch", "do", "case", "default", "@", "func", "struct", "class", "enum",
            "defer", "repeat", "catch", "else",
        ].contains(word) {
            return []
        }
        var value = "galleyLeftOut(\"\(name)\")"
        var start = first
        if word == "return" {
            start = first + 1
        } else if word == "throw" {
            // It still leaves the block.
            start = first + 1
            value = "galleyError(\"\(name)\")"
        } else if let sign = (first...last).first(where: { source.has("=", at: $0) && isOnTop($0, from: first) }) {
            start = sign + 1
            // What has a name is used below, and has to have every member.
            value = "galleyUnknown()"
        } else if word == "let" || word == "var" {
            return []
        }
        guard start <= last else { return [] }
        return [
            Part(
                range: source.tokens[start].range.lowerBound..<source.tokens[last].range.upperBound, text: value,
                extent: .statement, rank: 2)
        ]
    }

    /// Whether no bracket that is opened behind the first token is open at another.
    private func isOnTop(_ index: Int, from first: Int) -> Bool {
        var next = first
        while next < index {
            next = source.token(after: next)
        }
        return next == index
    }

    /// What the name of a protocol ends with that makes a view of one of UIKit or AppKit, also where the app or a package has its
    /// own for both; nil for others.
    private static func representable(_ name: String) -> String? {
        ["ViewRepresentable", "ViewControllerRepresentable"].first(where: name.hasSuffix)
    }

    /// A type that does not conform to a protocol keeps its place: with what the protocol needs where that is known, or without
    /// the protocol.
    private func conformance(of type: Declaration, in path: [Declaration]) -> [Part] {
        guard error.text.contains("does not conform to protocol"), let name = error.names.last, let body = type.body
        else { return [] }
        var parts: [Part] = []
        let access = type.modifiers.contains("public") || type.modifiers.contains("open") ? "public " : ""
        let members = [
            "Equatable": "\(access)static func == (a: \(type.name), b: \(type.name)) -> Bool { true }",
            "Hashable": "\(access)func hash(into hasher: inout Hasher) {}",
            "Encodable": "\(access)func encode(to encoder: any Encoder) throws {}",
            "Decodable":
                "\(access)\(type.keyword == "class" ? "required " : "")init(from decoder: any Decoder) throws { \(Self.trap) }",
        ]
        if let member = members[name] {
            // In an extension a struct keeps the initializer that the compiler makes of its properties.
            let outer = path[0].range.upperBound
            let isHidden = path.contains { $0.modifiers.contains("private") } || path.contains { !$0.isType }
            let isClass = type.keyword == "class"
            let place = isHidden || isClass ? body.lowerBound + 1 : outer
            let name = path.map(\.name).joined(separator: ".")
            let text = isHidden || isClass ? " \(member); " : "; extension \(name) { \(member) }"
            parts.append(Part(range: place..<place, text: text, extent: .type, rank: 0))
        }
        guard
            let index = source.tokens.indices.first(where: { index in
                let range = source.tokens[index].range
                return range.lowerBound > offset && range.upperBound <= body.lowerBound
                    && (source.text(range) == name
                        || Self.representable(name) != nil
                            && Self.representable(source.text(range)) == Self.representable(name))
            })
        else { return parts }
        if Self.representable(name) != nil {
            // It stays a view: without its name everything that shows it would go, too.
            let name = source.tokens[index].range
            let rest = source.text(name.upperBound..<body.lowerBound)
            let text =
                "SwiftUI.View\(rest){ \(access)var body: some SwiftUI.View { galleyLeftOut(\"\(type.name)\") }; "
            parts.append(Part(range: name.lowerBound..<(body.lowerBound + 1), text: text, extent: .type, rank: 0))
        }
        var range = source.tokens[index].range
        if source.has(",", at: index + 1) {
            range = range.lowerBound..<source.tokens[index + 1].range.upperBound
        } else {
            range = source.tokens[index - 1].range.lowerBound..<range.upperBound
        }
        parts.append(Part(range: range, text: "", extent: .type, rank: 1))
        return parts
    }

    /// The byte behind the brace, or behind the `in` of a closure.
    private func contentStart(of brace: Int, before close: Int) -> Int? {
        var index = brace + 1
        while index < close {
            let text = source.text(source.tokens[index])
            if text == "in" { return source.tokens[index].range.upperBound }
            if text == "(" || text == "[" {
                index = (source.partners[index] ?? index) + 1
                continue
            }
            if ["{", "=", "for", "if", "let", "var", "return", ";", ")"].contains(text) { break }
            index += 1
        }
        return source.tokens[brace].range.upperBound
    }

    /// What never gives a value has every type.
    static let trap = "galleyTrap()"
}
