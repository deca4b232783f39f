extension LeavingOut {
    /// The value that a parameter has where it is not given, with the error in it. Callers still find the function.
    func defaultArgument(of owner: Declaration) -> [Part] {
        guard ["func", "init", "subscript"].contains(owner.keyword), !(owner.body?.contains(offset) ?? false),
            let at = source.tokens.lastIndex(where: { $0.range.lowerBound <= offset }),
            let open = stride(from: at, through: 0, by: -1).first(where: { index in
                source.has("(", at: index) && owner.range.contains(source.tokens[index].range.lowerBound)
                    && source.partners[index].map { $0 >= at } == true && isOfParameters(index)
            }), let close = source.partners[open]
        else { return [] }
        var index = open + 1
        var sign: Int?
        while index < close {
            if source.has("=", at: index) { sign = index }
            if source.has(",", at: index) {
                if index > at { break }
                sign = nil
            }
            index = source.token(after: index)
        }
        guard let sign, sign < at, sign + 1 < index else { return [] }
        let range = source.tokens[sign + 1].range.lowerBound..<source.tokens[index - 1].range.upperBound
        return [Part(range: range, text: "galleyLeftOut(\"\(owner.name)\")", extent: .statement, rank: 1)]
    }

    /// Whether parentheses are behind the name of a function, and have its parameters.
    private func isOfParameters(_ open: Int) -> Bool {
        source.has("init", at: open - 1) || source.has("subscript", at: open - 1) || source.has("func", at: open - 2)
            || source.has(">", at: open - 1)
    }

    /// A property with a type that is not here keeps its name, with a value that has every member: what uses it goes on.
    func untypedProperty(_ owner: Declaration, in path: [Declaration]) -> [Part] {
        let unfit: Set = ["override", "open", "@NSManaged"]
        guard owner.keyword == "var" || owner.keyword == "let", unfit.isDisjoint(with: owner.modifiers),
            owner.name != "body", let type = path.dropLast().last, type.isType,
            ["struct", "class", "actor", "extension", "enum"].contains(type.keyword), isIdentifier(owner.name)
        else { return [] }
        let kept: Set = ["private", "fileprivate", "internal", "public", "static", "nonisolated"]
        let modifiers = owner.modifiers.filter(kept.contains).map { "\($0) " }.joined()
        let isStatic = owner.modifiers.contains("static") || owner.modifiers.contains("class")
        // A private one that is stored would make the initializer private that the compiler makes of the properties.
        let isPrivate = owner.modifiers.contains("private") || owner.modifiers.contains("fileprivate")
        let isStored =
            owner.body == nil && !isPrivate && type.keyword != "extension" && (type.keyword != "enum" || isStatic)
        let head = (owner.modifiers.contains("class") ? "static " : "") + modifiers + "var \(owner.name): GalleyValue"
        let setter = type.keyword == "struct" && !isStatic ? "nonmutating set" : "set"
        let text = isStored ? "\(head) = GalleyValue()" : "\(head) { get { GalleyValue() } \(setter) {} }"
        return [Part(range: owner.range, text: text, extent: .member, rank: Self.rankOfMember)]
    }

    /// The attribute that is a macro which cannot be built: its declaration goes on without what the macro adds.
    func macroAttribute(of owner: Declaration) -> [Part] {
        let message = /^external macro implementation type '.*' could not be found for macro '([A-Za-z_][A-Za-z0-9_]*)/
        guard let name = error.text.firstMatch(of: message)?.output.1,
            let first = source.tokens.firstIndex(where: { $0.range.lowerBound >= owner.range.lowerBound }),
            let sign = source.tokens[first...].indices.first(where: { index in
                source.tokens[index].range.lowerBound > offset
                    || source.has("@", at: index) && source.has(String(name), at: index + 1)
            }), source.has("@", at: sign)
        else { return [] }
        var last = sign + 1
        if source.has("(", at: last + 1), !source.tokens[last + 1].followsSpace, let close = source.partners[last + 1] {
            last = close
        }
        let range = source.tokens[sign].range.lowerBound..<source.tokens[last].range.upperBound
        return [Part(range: range, text: "", extent: .modifier, rank: 0)]
    }

    private func isIdentifier(_ name: String) -> Bool {
        name.wholeMatch(of: /`?[A-Za-z_][A-Za-z0-9_]*`?/) != nil
    }

    /// A class whose initializers were left out gets one that is never called: it keeps its place, and its static members.
    func missingInitializer(of type: Declaration) -> [Part] {
        guard error.text.hasSuffix("has no initializers"), let body = type.body else { return [] }
        let place = body.lowerBound + 1
        return [
            Part(
                range: place..<place, text: " init(galley: Void) { \(Self.trap) }; ", extent: .type, rank: 0,
                isFit: true)
        ]
    }
}

extension LeavingOut {
    /// Whether a member has windows.
    func showsScene(_ owner: Declaration) -> Bool {
        let header = header(of: owner)
        return header.contains("some Scene") || header.contains("some SwiftUI.Scene")
    }

    /// A window with a box.
    static func scene(named name: String) -> String { "WindowGroup { galleyLeftOut(\"\(name)\") }" }

    /// What may be left out of windows: a modifier, what a window shows, a window, all.
    func scenes(in body: Range<Int>, named name: String) -> [Part] {
        guard let at = source.tokens.lastIndex(where: { $0.range.lowerBound <= offset }) else { return [] }
        /// The brackets around the error, from the inside.
        let open = stride(from: at, through: 0, by: -1).filter { index in
            (source.has("{", at: index) || source.has("(", at: index))
                && body.contains(source.tokens[index].range.lowerBound)
                && source.tokens[index].range.lowerBound > body.lowerBound
                && source.partners[index].map { source.tokens[$0].range.upperBound > offset } == true
        }
        var parts: [Part] = []
        if error.text.contains("has no member"), let range = call(ofMember: at) {
            parts.append(Part(range: range, text: "", extent: .modifier, rank: 0))
        }
        for (depth, index) in open.enumerated() {
            guard let close = source.partners[index] else { continue }
            let isOuter = depth == open.count - 1
            let word = wordOfCall(index)
            if source.has("{", at: index), isOuter, let word, !source.has(".", at: word - 1) {
                let text = source.text(source.tokens[index].range.upperBound..<source.tokens[close].range.lowerBound)
                let first =
                    text.firstMatch(of: /^[^{}\n]*\bin\b/).map {
                        source.tokens[index].range.upperBound + $0.output.utf8.count
                    } ?? source.tokens[index].range.upperBound
                parts.append(
                    Part(
                        range: first..<source.tokens[close].range.lowerBound, text: " galleyLeftOut(\"\(name)\") ",
                        extent: .block, rank: 5))
            } else if let word, let range = call(ofMember: word) {
                parts.append(Part(range: range, text: "", extent: .modifier, rank: 2 + min(depth, 2)))
            }
        }
        parts.sort { $0.rank < $1.rank }
        parts.append(
            Part(
                range: (body.lowerBound + 1)..<(body.upperBound - 1), text: " \(Self.scene(named: name)) ",
                extent: .block, rank: Self.rankOfBody))
        return parts
    }

    /// The name before brackets: of `commands {` and of `Window("Title") {`.
    private func wordOfCall(_ open: Int) -> Int? {
        var index = open - 1
        if source.has(")", at: index), let partner = source.partners[index] { index = partner - 1 }
        return index >= 0 && source.tokens[index].kind == .word ? index : nil
    }
}
