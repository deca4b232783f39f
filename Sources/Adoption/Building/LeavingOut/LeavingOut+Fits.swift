extension LeavingOut {
    /// What makes code compile with stand-ins, whose values have every member and are never nil.
    var fits: [Part] {
        if error.text.hasPrefix("initializer for conditional binding must have Optional type") {
            return conditionalBinding
        }
        if ["type 'Any' has no member", "type 'Any?' has no member", "cannot infer contextual base"].contains(
            where: error.text.hasPrefix) || error.begins("reference to member '", then: "' cannot be resolved")
        {
            return implicitMember
        }
        if error.text.hasPrefix("cannot infer key path type from context") { return keyPath }
        // The app compiles where it belongs: a value that is optional there is one of a stand-in here.
        if error.text.hasPrefix("cannot use optional chaining on non-optional value of type") {
            return sign("?")
        }
        if error.text.hasPrefix("cannot force unwrap value of non-optional type") {
            return sign("!")
        }
        if error.begins("cannot assign value of type '", then: "' to type 'GalleyValue'")
            || error.text.hasPrefix("'nil' cannot be assigned to type 'GalleyValue'")
        {
            return assignment
        }
        if error.begins("cannot convert value of type '", then: "' to expected argument type 'GalleyValue'"),
            let argument
        {
            return [argument]
        }
        if ["cannot convert ", "cannot assign "].contains(where: { start in
            ["value of type", "expression of type"].contains { error.begins(start, then: $0) }
        }) || error.text == CompilerMessage.unknownResult {
            return conversion
        }
        if error.begins("member '", then: "' produces result of type 'GalleyValue', but context expects") {
            return implicitValue
        }
        if error.text.hasPrefix("thrown expression type") { return thrown }
        if error.text.hasPrefix("for-in loop requires 'GalleyValue' to conform to 'AsyncSequence'") {
            return asynchronousSequence
        }
        if error.text == "switch must be exhaustive" { return lastCase }
        if [
            "pattern with associated values does not match enum case",
            "pattern variable binding cannot appear in an expression",
            "'let' binding pattern cannot appear in an expression",
            "'var' binding pattern cannot appear in an expression",
        ].contains(where: error.text.hasPrefix) {
            return caseWithoutValues
        }
        if error.text.contains(" does not override a"), error.text.contains("from its superclass") {
            return overriding
        }
        if error.text.contains("in closure requires explicit use of 'self'") { return explicitSelf }
        if error.text.hasPrefix("'@dynamicMemberLookup' requires ") { return memberLookup }
        if ["overriding declaration requires an 'override' keyword", "overriding non-open subscript"].contains(
            where: error.text.hasPrefix)
        {
            return inheritedMembers
        }
        if error.text.hasPrefix("cannot find '") { return memberOfMacro }
        if error.begins("reference to generic type '", then: "' requires arguments in <") { return genericArguments }
        if error.text.hasSuffix("in a synchronous nonisolated context [#ActorIsolatedCall]")
            || ["cannot be called from outside of the actor", "can not be referenced from a"].contains(where: {
                error.begins("main actor-isolated ", then: $0)
            })
        {
            return isolatedCall
        }
        return closureParameters
    }

    /// An argument of a call that takes values of stand-ins, as one of them: `.tap` beside it would else say nothing.
    private var argument: Part? {
        guard var first = source.tokens.indices.first(where: { source.tokens[$0].range.upperBound > offset }) else {
            return nil
        }
        while first > 0, !["(", ",", ":"].contains(source.text(source.tokens[first - 1])) {
            guard !["{", "}", ";", "["].contains(source.text(source.tokens[first - 1])) else { return nil }
            // A bracket that ends here is passed with what is in it.
            first = source.partners[first - 1].map { min($0, first - 1) } ?? first - 1
        }
        guard first > 0, !["{", "&", "[", "GalleyValue", "galleyValue"].contains(source.text(source.tokens[first]))
        else {
            return nil
        }
        var last = first
        while last + 1 < source.tokens.count, ![")", ","].contains(source.text(source.tokens[last + 1])) {
            guard !["}", ";", "]"].contains(source.text(source.tokens[last + 1])) else { return nil }
            last = source.token(after: last + 1) - 1
        }
        guard last + 1 < source.tokens.count else { return nil }
        let range = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
        let text = source.text(range)
        return fit(range, "GalleyValue(\(text.hasPrefix("\\.") ? "\\GalleyValue" + text.dropFirst() : text))")
    }

    /// What is assigned to a value of a stand-in, which keeps nothing.
    private var assignment: [Part] {
        guard let at = token,
            let sign = stride(from: at, through: max(0, at - 60), by: -1).first(where: { source.has("=", at: $0) }),
            sign < at, let end = endOfStatement(from: sign)
        else { return [] }
        let range = source.tokens[sign + 1].range.lowerBound..<source.tokens[end].range.upperBound
        return [fit(range, "GalleyValue()")]
    }

    /// The `.large` of a type that is known, whose member is one of a stand-in.
    private var implicitValue: [Part] {
        guard let at = token, let dot = [at, at - 1].first(where: { source.has(".", at: $0) }), dot > 0,
            dot + 1 < source.tokens.count, source.tokens[dot + 1].kind == .word,
            ["(", ",", ":", "[", "?", "=", "==", "!=", "??", "return", "{"].contains(
                source.text(source.tokens[dot - 1]))
        else { return [] }
        var last = dot + 1
        if source.has("(", at: last + 1), !source.tokens[last + 1].followsSpace, let close = source.partners[last + 1] {
            last = close
        }
        return [
            fit(source.tokens[dot].range.lowerBound..<source.tokens[last].range.upperBound, "galleyValue()")
        ]
    }

    /// What is thrown, such as a text that a package makes an error.
    private var thrown: [Part] {
        guard let at = token, source.has("throw", at: at - 1), let end = endOfStatement(from: at - 1) else { return [] }
        let range = source.tokens[at].range.lowerBound..<source.tokens[end].range.upperBound
        return [fit(range, "galleyError(\(source.text(range)))")]
    }

    /// The last token of the statement that a token is in.
    private func endOfStatement(from start: Int) -> Int? {
        var index = start
        while index + 1 < source.tokens.count {
            let next = index + 1
            if source.has("}", at: next) || source.has(";", at: next) || source.has(")", at: next) { break }
            if source.tokens[next].startsLine, index > start, source.beginsStatement(next) { break }
            index = source.token(after: next) - 1
        }
        return index > start ? index : nil
    }

    /// The `override` of a member that the stand-in for the superclass lacks: the app's own calls of it go on.
    private var overriding: [Part] {
        guard let at = token,
            let word = stride(from: at, through: max(0, at - 12), by: -1).first(where: {
                source.has("override", at: $0)
            })
        else { return [] }
        return [fit(source.tokens[word].range, "")]
    }

    /// A call on the main actor from code that is not, as the rules of concurrency of another language mode have it.
    private var isolatedCall: [Part] {
        guard let at = token, source.tokens[at].kind == .word, let range = expression(at: at),
            !source.text(range).contains("await")
        else { return [] }
        return [fit(range, "galleyOnMain { \(source.text(range)) }")]
    }

    /// What a loop waits for.
    private var asynchronousSequence: [Part] {
        guard let at = token, let range = expression(at: at) else { return [] }
        return [fit(range, "galleyStream(\(source.text(range)))")]
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
        guard source.tokens[at].kind == .word, let range = expression(at: at) else { return [] }
        let first = source.tokens.firstIndex { $0.range.lowerBound == range.lowerBound } ?? at
        // V is what a member of a stand-in gives.
        guard ["GalleyValue", "V"].contains(type) || source.has(type, at: first) || areOfOneFramework,
            source.tokens[at].range.upperBound > offset
        else {
            return []
        }
        return [fit(range, "galleyValue(\(source.text(range)))")]
    }

    /// Whether both types are classes of a framework without a stand-in, which here do not inherit from each other: they begin with
    /// the same capitals.
    private var areOfOneFramework: Bool {
        let prefixes = error.names.prefix(2).map { $0.prefixMatch(of: /[A-Z]{2}(?=[A-Z])/)?.output }
        guard prefixes.count == 2, let first = prefixes[0], first == prefixes[1] else { return false }
        return !["UI", "NS", "CG", "CI"].contains(first)
    }

    /// The bytes of the expression that a word is in: the names, calls and subscripts before and behind it.
    private func expression(at: Int) -> Range<Int>? {
        guard source.tokens[at].kind == .word else { return nil }
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
                return nil
            }
        }
        var last = at
        while last + 1 < source.tokens.count {
            if source.has(".", at: last + 1), !source.tokens[last + 1].followsSpace, last + 2 < source.tokens.count {
                last += 2
            } else if source.has("(", at: last + 1) || source.has("[", at: last + 1),
                !source.tokens[last + 1].followsSpace, let close = source.partners[last + 1]
            {
                last = close
            } else if source.has("{", at: last + 1), !source.tokens[last + 1].startsLine, !source.isInCondition(first),
                let close = source.partners[last + 1]
            {
                last = close
            } else {
                break
            }
        }
        return source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
    }

    /// The `.large` of a call that takes anything: a member of a value that has all.
    private var implicitMember: [Part] {
        guard let at = token,
            let dot = [at, at - 1].first(where: { source.has(".", at: $0) }), dot > 0,
            !["self", "super", "Self"].contains(source.text(source.tokens[dot - 1])),
            ["(", ",", ":", "[", "?", "=", "==", "!=", "??", "return"].contains(source.text(source.tokens[dot - 1]))
        else { return [] }
        let start = source.tokens[dot].range.lowerBound
        if source.has("init", at: dot + 1) {
            // A value takes any arguments, and an initializer of it does not.
            return [fit(start..<source.tokens[dot + 1].range.upperBound, "GalleyValue()")]
        }
        return [fit(start..<start, "GalleyValue()")]
    }

    /// The `\.title` of a call that takes anything: a path in a value that has all.
    private var keyPath: [Part] {
        guard let at = token, source.has("\\", at: at), source.has(".", at: at + 1) else { return [] }
        let end = source.tokens[at].range.upperBound
        return [fit(end..<end, "GalleyValue")]
    }

    /// A member of the object, in a closure that the stand-in takes as one that is kept.
    var explicitSelf: [Part] {
        guard let at = token, let name = error.names.first, source.has(name, at: at), !source.has(".", at: at - 1)
        else {
            return []
        }
        let start = source.tokens[at].range.lowerBound
        return [fit(start..<start, "self.")]
    }

    /// A type that two modules have, of which one is generic: the stand-in is both.
    private var genericArguments: [Part] {
        guard let at = token, let name = error.names.first, source.has(name, at: at), !source.has("<", at: at + 1)
        else {
            return []
        }
        let end = source.tokens[at].range.upperBound
        return [fit(end..<end, "<GalleyValue>")]
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

    var token: Int? { source.tokens.lastIndex { $0.range.lowerBound <= offset } }

    func fit(_ range: Range<Int>, _ text: String) -> Part {
        Part(range: range, text: text, extent: .statement, rank: 0, isFit: true)
    }
}
