extension LeavingOut {
    /// What makes code compile with stand-ins, whose values have every member and are never nil.
    var fits: [Part] {
        if error.text.hasPrefix("initializer for conditional binding must have Optional type") {
            return conditionalBinding
        }
        if error.text.hasPrefix("type 'Any' has no member") || error.text.hasPrefix("cannot infer contextual base") {
            return implicitMember
        }
        if error.text.contains(/^cannot use optional chaining on non-optional value of type 'Galley(Value|Box)'/) {
            return sign("?")
        }
        if error.text.contains(/^cannot force unwrap value of non-optional type 'Galley(Value|Box)'/) {
            return sign("!")
        }
        if error.text.contains(/^cannot (?:convert|assign) .*(?:value|expression) of type/)
            || error.text == "generic parameter 'V' could not be inferred"
        {
            return conversion
        }
        return []
    }

    /// A value of a stand-in where the app has another type.
    private var conversion: [Part] {
        guard var at = token, let type = error.names.first else { return [] }
        // An expression with these words begins behind them.
        while at + 1 < source.tokens.count,
            ["return", "try", "await", "?", "!"].contains(source.text(source.tokens[at]))
        {
            at += 1
        }
        guard source.tokens[at].kind == .word else { return [] }
        var first = at
        while first > 1, source.has(".", at: first - 1), !source.tokens[first - 1].followsSpace {
            let before = source.tokens[first - 2]
            if before.kind == .word {
                first -= 2
            } else if let open = source.partners[first - 2], open > 0, open < first - 2,
                source.tokens[open - 1].kind == .word,
                !source.tokens[open].followsSpace
            {
                first = open - 1
            } else {
                return []
            }
        }
        // V is what a member of a stand-in gives.
        guard ["GalleyValue", "V"].contains(type) || source.has(type, at: first),
            source.tokens[at].range.upperBound > offset
        else {
            return []
        }
        var last = at
        while last + 1 < source.tokens.count {
            if source.has(".", at: last + 1), !source.tokens[last + 1].followsSpace, last + 2 < source.tokens.count {
                last += 2
            } else if source.has("(", at: last + 1) || source.has("[", at: last + 1),
                !source.tokens[last + 1].followsSpace, let close = source.partners[last + 1]
            {
                last = close
            } else {
                break
            }
        }
        let range = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
        return [fit(range, "galleyValue(\(source.text(range)))")]
    }

    /// The value of a condition such as `if let`, which a stand-in gives without a choice: it becomes a choice that is made.
    private var conditionalBinding: [Part] {
        guard let at = token,
            let sign = source.tokens[at...].indices.prefix(12).first(where: { source.has("=", at: $0) })
        else { return [] }
        var end = sign + 1
        while end < source.tokens.count, ![",", "{", "else"].contains(source.text(source.tokens[end])) {
            end = source.tokens[end].kind == .mark ? (source.partners[end].map { max($0, end) } ?? end) + 1 : end + 1
        }
        guard end > sign + 1, end < source.tokens.count else { return [] }
        let range = source.tokens[sign + 1].range.lowerBound..<source.tokens[end - 1].range.upperBound
        return [fit(range, "Optional(\(source.text(range)))")]
    }

    /// The `.large` of a call that takes anything: a member of a value that has all.
    private var implicitMember: [Part] {
        guard let at = token,
            let dot = [at, at - 1].first(where: { source.has(".", at: $0) }), dot > 0,
            !["self", "super", "Self"].contains(source.text(source.tokens[dot - 1])),
            ["(", ",", ":", "[", "?", "=", "==", "!=", "??", "return"].contains(source.text(source.tokens[dot - 1]))
        else { return [] }
        let start = source.tokens[dot].range.lowerBound
        return [fit(start..<start, "GalleyValue()")]
    }

    /// A sign that only an optional takes.
    private func sign(_ text: Character) -> [Part] {
        guard let at = token,
            let place = source.tokens[at...].indices.prefix(40).first(where: {
                source.tokens[$0].kind == .sign && !source.tokens[$0].followsSpace
                    && source.text(source.tokens[$0]).first == text
            })
        else { return [] }
        let start = source.tokens[place].range.lowerBound
        return [fit(start..<(start + 1), "")]
    }

    private var token: Int? { source.tokens.lastIndex { $0.range.lowerBound <= offset } }

    private func fit(_ range: Range<Int>, _ text: String) -> Part {
        Part(range: range, text: text, extent: .statement, rank: 0, isFit: true)
    }
}
