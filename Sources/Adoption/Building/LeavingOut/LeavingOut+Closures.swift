extension LeavingOut {
    /// A closure that is given to what takes anything: what it is given is a value that has every member.
    var closureParameters: [Part] {
        guard error.text.hasPrefix("cannot infer type of closure parameter"), let name = error.names.first,
            let at = source.tokens.lastIndex(where: { $0.range.lowerBound <= offset })
        else { return [] }
        let open = stride(from: at, through: 0, by: -1).first { index in
            source.has("{", at: index) && source.partners[index].map { $0 > at } == true
        }
        guard let open, let close = source.partners[open] else { return [] }
        return name.hasPrefix("$") ? numbered(open, close) : named(open, close)
    }

    /// `{ a, b in` and `{ [weak self] (a, b) in`.
    private func named(_ open: Int, _ close: Int) -> [Part] {
        var first = open + 1
        if source.has("[", at: first), let end = source.partners[first] { first = end + 1 }
        guard let word = (first..<min(close, first + 40)).first(where: { source.has("in", at: $0) }) else { return [] }
        var end = word
        var names: [String] = []
        if source.has("(", at: first), let last = source.partners[first] {
            names = source.tokens[(first + 1)..<last].map(source.text)
            end = last + 1
        } else {
            while end > first, source.tokens[end - 1].kind == .word, !source.has(",", at: end - 1),
                ["async", "throws"].contains(source.text(source.tokens[end - 1]))
            {
                end -= 1
            }
            names = source.tokens[first..<end].map(source.text)
        }
        guard first < end, names.allSatisfy({ $0 == "," || $0.wholeMatch(of: /[A-Za-z_`][A-Za-z0-9_`]*/) != nil })
        else { return [] }
        let list = names.filter { $0 != "," }.map { "\($0): GalleyValue" }.joined(separator: ", ")
        let range = source.tokens[first].range.lowerBound..<source.tokens[end - 1].range.upperBound
        return [Part(range: range, text: "(\(list))", extent: .statement, rank: 0, isFit: true)]
    }

    /// `{ $0.size }`.
    private func numbered(_ open: Int, _ close: Int) -> [Part] {
        var text = ""
        var most = 0
        var last = source.tokens[open].range.upperBound
        var index = open + 1
        while index < close {
            let word = source.text(source.tokens[index])
            if word == "{", let end = source.partners[index] {
                // A closure within has numbers of its own.
                index = end + 1
                continue
            }
            if word.hasPrefix("$"), let number = Int(word.dropFirst()) {
                text += source.text(last..<source.tokens[index].range.lowerBound) + "galley\(number)"
                last = source.tokens[index].range.upperBound
                most = max(most, number)
            }
            index += 1
        }
        text += source.text(last..<source.tokens[close].range.lowerBound)
        let list = (0...most).map { "galley\($0): GalleyValue" }.joined(separator: ", ")
        let range = source.tokens[open].range.upperBound..<source.tokens[close].range.lowerBound
        return [Part(range: range, text: " (\(list)) in\(text)", extent: .statement, rank: 0, isFit: true)]
    }
}
