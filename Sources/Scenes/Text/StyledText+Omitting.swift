internal import Typography

extension [StyledText.Run] {
    /// Leaves out this number of characters at the end of the whole text, and the white space before them; at least one
    /// character stays.
    mutating func omit(_ count: Int) {
        guard count > 0 else { return }
        var rest = Swift.min(count, reduce(0) { $0 + $1.text.count } - 1)
        while rest > 0, let last = popLast() {
            let kept = last.text.dropLast(rest)
            rest -= last.text.count - kept.count
            if !kept.isEmpty { append(StyledText.Run(String(kept), font: last.font)) }
        }
        guard let last, let end = last.text.lastIndex(where: { !$0.isWhitespace }) else { return }
        self[index(before: endIndex)] = StyledText.Run(String(last.text[...end]), font: last.font)
    }
}
