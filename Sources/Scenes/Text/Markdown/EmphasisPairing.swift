/// A run of marks of one kind, and what the characters around it let it do.
struct DelimiterRun {
    let character: Character
    var count: Int
    let canOpen: Bool
    let canClose: Bool
    /// How many marks the run had at first.
    let length: Int

    /// CommonMark, 6.2: a run belongs to the text that it touches; an underscore within a word is none.
    init(_ character: Character, _ count: Int, before: Character?, after: Character?) {
        self.character = character
        self.count = count
        length = count
        let (spaceBefore, spaceAfter) = (before?.isWhitespace ?? true, after?.isWhitespace ?? true)
        let (markBefore, markAfter) = (before?.isPunctuationOrSymbol ?? false, after?.isPunctuationOrSymbol ?? false)
        let touchesNext = !spaceAfter && (!markAfter || spaceBefore || markBefore)
        let touchesLast = !spaceBefore && (!markBefore || spaceAfter || markAfter)
        let isUnderscore = character == "_"
        canOpen = touchesNext && (!isUnderscore || !touchesLast || markBefore)
        canClose = touchesLast && (!isUnderscore || !touchesNext || markAfter)
    }

    /// Whether a run that is open can be closed by this one.
    func closes(_ open: DelimiterRun) -> Bool {
        guard open.canOpen, open.count > 0, open.character == character else { return false }
        guard open.canClose || canOpen else { return true }
        return (open.length + length) % 3 != 0 || (open.length % 3 == 0 && length % 3 == 0)
    }
}

/// Pairs runs of marks from the inside out, and sets what stands between them in the style that they mean.
enum EmphasisPairing {
    static func pair(_ tokens: inout [MarkdownScanner.Token], from start: Int) {
        // The runs that are still open, from the outermost.
        var open: [Int] = []
        for index in tokens.indices[start...] {
            guard tokens[index].run != nil else { continue }
            while let run = tokens[index].run, run.canClose, run.count > 0,
                let opener = open.last(where: { tokens[$0].run.map(run.closes) ?? false })
            {
                open.removeAll { $0 > opener }
                close(&tokens, opener, index)
                if tokens[opener].run?.count == 0 { open.removeAll { $0 == opener } }
            }
            if let run = tokens[index].run, run.canOpen, run.count > 0 { open.append(index) }
        }
        // What was not paired in here cannot be paired with what comes later.
        for index in tokens.indices[start...] { tokens[index].run = nil }
    }

    /// Uses two marks of each run for strong text, or one for emphasis.
    private static func close(_ tokens: inout [MarkdownScanner.Token], _ opener: Int, _ closer: Int) {
        guard let (first, last) = tokens[opener].run.flatMap({ a in tokens[closer].run.map { (a, $0) } }) else {
            return
        }
        let used = min(first.count, last.count) >= 2 ? 2 : 1
        for index in [opener, closer] {
            tokens[index].run?.count -= used
            tokens[index].text.removeLast(used)
        }
        // Struck text is as wide as other text.
        guard first.character != "~" else { return }
        for index in opener + 1..<closer { tokens[index].style.insert(used == 2 ? .strong : .emphasized) }
    }
}
