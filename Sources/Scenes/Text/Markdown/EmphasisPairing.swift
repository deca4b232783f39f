/// A run of marks of one kind, and whether it can open or close emphasis next to its neighbours.
struct DelimiterRun {
    let character: Character
    var count: Int
    let canOpen: Bool
    let canClose: Bool
    /// How many marks the run had at first.
    let length: Int

    /// CommonMark, 6.2: a run belongs to the text beside it; an underscore inside a word is not a mark.
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

/// Pairs runs of marks from the inside out, and sets the text between them in their style.
///
/// CommonMark, appendix: an algorithm for parsing nested emphasis and links. O(n) in tokens.
struct EmphasisPairing {
    /// The runs that are still open, from the outermost.
    private var open: [Int] = []
    /// For each kind of closing run, the place before which no run is open that it could close.
    private var bottoms: [Kind: Int] = [:]
    /// How many more pairs of each style are open after a token than before it.
    private var strong: [Int: Int] = [:]
    private var emphasized: [Int: Int] = [:]

    /// Everything that decides which runs `closes` matches.
    private struct Kind: Hashable {
        let character: Character
        let canOpen: Bool
        let remainder: Int

        init(_ run: DelimiterRun) {
            (character, canOpen, remainder) = (run.character, run.canOpen, run.length % 3)
        }
    }

    static func pair(_ tokens: inout [MarkdownScanner.Token], from start: Int) {
        var pairing = EmphasisPairing()
        for index in tokens.indices[start...] where tokens[index].run != nil { pairing.add(index, of: &tokens) }
        pairing.style(&tokens, from: start)
        // Runs inside that were not paired cannot be paired with later ones.
        for index in tokens.indices[start...] { tokens[index].run = nil }
    }

    private mutating func add(_ index: Int, of tokens: inout [MarkdownScanner.Token]) {
        while let run = tokens[index].run, run.canClose, run.count > 0 {
            guard let place = opener(for: run, among: tokens) else {
                bottoms[Kind(run)] = index
                break
            }
            let opener = open[place]
            open.removeSubrange((place + 1)...)
            close(&tokens, opener, index)
            if tokens[opener].run?.count == 0 { open.removeLast() }
        }
        if let run = tokens[index].run, run.canOpen, run.count > 0 { open.append(index) }
    }

    /// The place of the innermost open run that `run` closes.
    private func opener(for run: DelimiterRun, among tokens: [MarkdownScanner.Token]) -> Int? {
        let bottom = bottoms[Kind(run)] ?? 0
        for place in open.indices.reversed() {
            guard open[place] >= bottom else { return nil }
            if let other = tokens[open[place]].run, run.closes(other) { return place }
        }
        return nil
    }

    /// Uses two marks of each run for strong text, or one for emphasis.
    private mutating func close(_ tokens: inout [MarkdownScanner.Token], _ opener: Int, _ closer: Int) {
        guard let (first, last) = tokens[opener].run.flatMap({ a in tokens[closer].run.map { (a, $0) } }) else {
            return
        }
        let used = min(first.count, last.count) >= 2 ? 2 : 1
        for index in [opener, closer] {
            tokens[index].run?.count -= used
            tokens[index].text.removeLast(used)
        }
        // Text that is struck through is as wide as other text.
        guard first.character != "~" else { return }
        if used == 2 {
            strong[opener, default: 0] += 1
            strong[closer - 1, default: 0] -= 1
        } else {
            emphasized[opener, default: 0] += 1
            emphasized[closer - 1, default: 0] -= 1
        }
    }

    /// Sets the tokens between the runs of each pair in its style.
    private func style(_ tokens: inout [MarkdownScanner.Token], from start: Int) {
        guard !strong.isEmpty || !emphasized.isEmpty else { return }
        var (strongPairs, emphasizedPairs) = (0, 0)
        for index in tokens.indices[start...] {
            if strongPairs > 0 { tokens[index].style.insert(.strong) }
            if emphasizedPairs > 0 { tokens[index].style.insert(.emphasized) }
            strongPairs += strong[index] ?? 0
            emphasizedPairs += emphasized[index] ?? 0
        }
    }
}
