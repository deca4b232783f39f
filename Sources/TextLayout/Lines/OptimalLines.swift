import Typography

/// The lines of a paragraph chosen together, so that their ends are as even as the breaks allow: what Android calls
/// `BREAK_STRATEGY_HIGH_QUALITY` and `BREAK_STRATEGY_BALANCED`, without hyphenation.
///
/// Source: Minikin, `OptimalLineBreaker.cpp`. The sum of the squares of what lines leave free is the least, with a penalty for
/// each line, a larger one for a break within an address, and far larger ones for a break within a word and for a line that is
/// wider than its room. Its letters are measured as they stand in the whole text, as Minikin's are.
struct OptimalLines {
    private let paragraph: Paragraph
    /// Points at scale 1.
    private let room: Double
    private let isBalanced: Bool

    init(_ paragraph: Paragraph, room: Double) {
        self.paragraph = paragraph
        self.room = room
        isBalanced = paragraph.style.lineBreaks.strategy == .balanced
    }

    private static let overfull = 1e12
    private static let desperate = 1e10

    /// A place where a line may end.
    private struct Candidate {
        let offset: Int
        /// The room of the text before it where a line starts here, and where one ends here, without the spaces at the end.
        let before: Double
        let content: Double
        let penalty: Double
    }

    /// The best way to end a line at a candidate.
    private struct Choice {
        var score: Double
        /// The candidate at which that line starts.
        var start: Int
    }

    /// The lines of a paragraph, which ends with a separator or with the text. O(candidates × candidates in a line).
    func lines(of range: Range<Int>, _ breaks: [LineBreak]) -> [LineSpan] {
        // Minikin, `computePenalties`: 0.5 × size × width, and twice that for each line.
        let penalty = 0.5 * paragraph.largestSize * room
        let candidates = candidates(in: range, breaks, penalty: penalty)
        let choices = choices(among: candidates, linePenalty: 2 * penalty)
        var lines: [LineSpan] = []
        var index = candidates.count - 1
        while index > 0 {
            let start = choices[index].start
            lines.append(line(candidates[start].offset..<candidates[index].offset, in: range, breaks))
            index = start
        }
        return lines.reversed()
    }

    private func candidates(in range: Range<Int>, _ breaks: [LineBreak], penalty: Double) -> [Candidate] {
        let pen = paragraph.ledger.pen
        var found = [Candidate(offset: range.lowerBound, before: 0, content: 0, penalty: 0)]
        var last = range.lowerBound
        for offset in range.lowerBound + 1...range.upperBound
        where offset == range.upperBound || breaks[offset] != .none {
            let content = pen[paragraph.contentEnd(of: range.lowerBound..<offset)] - pen[range.lowerBound]
            if content - (pen[last] - pen[range.lowerBound]) > room {
                found += lettersEnds(in: last..<offset, from: range.lowerBound)
            }
            found.append(
                Candidate(
                    offset: offset, before: pen[offset] - pen[range.lowerBound], content: content,
                    penalty: breaks[offset] == .reluctant ? penalty : 0))
            last = offset
        }
        return found
    }

    /// The borders of graphemes in a word that has no room on a line of its own.
    private func lettersEnds(in word: Range<Int>, from start: Int) -> [Candidate] {
        let pen = paragraph.ledger.pen
        let graphemes = paragraph.shaped.graphemes(in: paragraph.session)
        return graphemes[graphemes.indices(in: word.lowerBound + 1..<word.upperBound)].map {
            let width = pen[$0] - pen[start]
            return Candidate(offset: $0, before: width, content: width, penalty: Self.desperate)
        }
    }

    private func choices(among candidates: [Candidate], linePenalty: Double) -> [Choice] {
        var choices = [Choice(score: 0, start: 0)]
        // Whatever starts before it is wider than the room.
        var first = 0
        for end in candidates.indices.dropFirst() {
            var best = Choice(score: .infinity, start: first)
            let isLast = end == candidates.count - 1
            for start in first..<end {
                let free = candidates[start].before + room + Paragraph.slack - candidates[end].content
                var score = choices[start].score
                if free < 0 {
                    score += Self.overfull
                    first = start + 1
                } else if isLast, !isBalanced {
                    score += 4 * candidates[start].penalty
                } else {
                    score += free * free
                }
                if score <= best.score { best = Choice(score: score, start: start) }
            }
            best.score += candidates[end].penalty + linePenalty
            choices.append(best)
        }
        return choices
    }

    private func line(_ range: Range<Int>, in whole: Range<Int>, _ breaks: [LineBreak]) -> LineSpan {
        let isLast = range.upperBound == whole.upperBound
        // The last spaces of a paragraph count where they have room.
        let full = isLast ? paragraph.width(of: range, upTo: range.upperBound) : .infinity
        let content = full <= room + Paragraph.slack ? range.upperBound : paragraph.contentEnd(of: range)
        return LineSpan(
            range: range, contentEnd: content, width: paragraph.width(of: range, upTo: content), endsParagraph: isLast,
            breaksWord: !isLast && breaks[range.upperBound] == .none)
    }
}
