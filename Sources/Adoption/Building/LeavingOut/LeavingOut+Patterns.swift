extension LeavingOut {
    /// The value of a condition such as `if let`, which a stand-in gives without a choice: it becomes a choice that is made.
    var conditionalBinding: [Part] {
        guard let at = token,
            let sign = source.tokens[at...].indices.prefix(12).first(where: { index in
                index > at && ["=", ",", "{", "else"].contains { source.has($0, at: index) }
            })
        else { return [] }
        if !source.has("=", at: sign) {
            // `if let value {`
            let name = source.tokens[sign - 1]
            guard name.kind == .word else { return [] }
            return [fit(name.range, "\(source.text(name)) = Optional(\(source.text(name)))")]
        }
        var end = sign + 1
        while end < source.tokens.count, ![",", "{", "else"].contains(source.text(source.tokens[end])) {
            end = source.token(after: end)
        }
        guard end > sign + 1, end < source.tokens.count else { return [] }
        let range = source.tokens[sign + 1].range.lowerBound..<source.tokens[end - 1].range.upperBound
        return [fit(range, "Optional(\(source.text(range)))")]
    }

    /// The last case of a `switch` over a value of a stand-in, of which no cases are all. The first one is shown, which such a value
    /// matches.
    var lastCase: [Part] {
        guard let at = token, source.has("switch", at: at),
            let open = source.tokens.indices.dropFirst(at).prefix(60).first(where: { source.has("{", at: $0) }),
            let close = source.partners[open]
        else { return [] }
        var first: Int?
        var colon: Int?
        var index = open + 1
        while index < close {
            // What has to be there for cases of later versions is enough for any others.
            if source.has("@", at: index), source.has("unknown", at: index + 1), source.has("default", at: index + 2) {
                return [fit(source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound, "")]
            }
            if source.has("case", at: index), source.tokens[index].startsLine || index == open + 1 {
                first = index
                colon = nil
            } else if source.has(":", at: index), colon == nil {
                colon = index
            }
            index = source.token(after: index)
        }
        guard let first, let colon,
            !(first..<colon).contains(where: { source.has("let", at: $0) || source.has("var", at: $0) })
        else { return [] }
        return [fit(source.tokens[first].range.lowerBound..<source.tokens[colon].range.lowerBound, "default")]
    }

    /// The `case let .success(data)` of a value of a stand-in, whose cases have no values: what it binds are values of stand-ins.
    var caseWithoutValues: [Part] {
        func isBinding(_ index: Int) -> Bool { ["let", "var"].contains { source.has($0, at: index) } }
        // The error is at the name of the case, or at what it binds.
        guard let at = token,
            let open =
                (stride(from: at + 2, through: max(2, at - 60), by: -1).first { index in
                    source.has("(", at: index) && source.has(".", at: index - 2)
                        && source.partners[index].map { $0 > at } == true
                }), let close = source.partners[open]
        else { return [] }
        let dot = open - 2
        let bindsAll = isBinding(dot - 1)
        let word = bindsAll ? dot - 2 : dot - 1
        guard source.has("case", at: word) else { return [] }
        var names: [String] = []
        for index in (open + 1)..<close where source.tokens[index].kind == .word && !isBinding(index) {
            let isName =
                bindsAll
                ? ["(", ",", ":"].contains { source.has($0, at: index - 1) }
                    && [",", ")", "as"].contains { source.has($0, at: index + 1) } : isBinding(index - 1)
            if isName, !["_", "true", "false", "nil"].contains(where: { source.has($0, at: index) }) {
                names.append(source.text(source.tokens[index]))
            }
        }
        // A tuple of names.
        guard !((open + 1)..<close).contains(where: { isBinding($0) && source.has("(", at: $0 + 1) }) else { return [] }
        let isOfSwitch = !["if", "guard", "while", ",", "for"].contains { source.has($0, at: word - 1) }
        let ends: Set = isOfSwitch ? [":", ",", "where"] : [",", "{", "else", "in"]
        var end = close + 1
        while end < source.tokens.count, !ends.contains(source.text(source.tokens[end])) {
            end = source.token(after: end)
        }
        guard end < source.tokens.count, isOfSwitch ? source.has(":", at: end) : source.has("=", at: close + 1) else {
            return []
        }
        let start = source.tokens[word + 1].range.lowerBound
        let name = "." + source.text(source.tokens[dot + 1])
        if isOfSwitch {
            let values = names.map { " let \($0) = GalleyValue();" }.joined()
            return [fit(start..<source.tokens[end].range.upperBound, "\(name):\(values)")]
        }
        let condition = source.tokens[close + 1].range.lowerBound..<source.tokens[end - 1].range.upperBound
        let values = names.map { ", let \($0) = Optional(GalleyValue())" }.joined()
        return [fit(start..<condition.upperBound, "\(name) \(source.text(condition))\(values)")]
    }
}
