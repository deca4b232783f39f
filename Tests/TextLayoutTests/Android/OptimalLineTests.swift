import Testing
import TextLayout
import Typography

/// Lines that are chosen together, held against all ways to choose them.
struct OptimalLineTests {
    private let session: TextSession

    init() throws { session = TextSession(fonts: try FontCollection(), platform: .android) }

    private func lines(_ text: String, _ strategy: LineBreakRules.Strategy, _ width: Double) -> [TextLine] {
        let style = ParagraphStyle(lineBreaks: LineBreakRules(strategy: strategy))
        return session.paragraph(text, style: style).layout(width: width).lines
    }

    private func widths(_ words: [String]) -> [Double] { words.map { session.paragraph($0).idealWidth } }

    /// The cost of lines as Minikin has it, without what nothing can change.
    private func cost(_ lines: [Double], width: Double, isBalanced: Bool) -> Double {
        let counted = isBalanced ? lines[...] : lines.dropLast()
        let penalty = 17 * width * Double(lines.count)
        return counted.reduce(penalty) { $0 + (width - $1) * (width - $1) }
    }

    /// All ways to end lines at the spaces between words, each with the widths of its lines.
    private func ways(_ words: [String], width: Double) -> [[Double]] {
        let space = session.paragraph(" ").idealWidth
        let widths = widths(words)
        return (0..<1 << (words.count - 1)).compactMap { mask in
            var lines = [widths[0]]
            for index in 1..<words.count {
                if mask & 1 << (index - 1) != 0 {
                    lines.append(widths[index])
                } else {
                    lines[lines.count - 1] += space + widths[index]
                }
            }
            return lines.allSatisfy { $0 <= width + 1e-6 } ? lines : nil
        }
    }

    @Test(
        arguments: [
            "Zur Liste aller offenen Aufgaben dieser Woche hinzufügen", "A of to the notifications is in settings now",
            "one two three four five six seven eight nine ten",
        ], [LineBreakRules.Strategy.highQuality, .balanced])
    func noOtherWayCostsLess(text: String, strategy: LineBreakRules.Strategy) throws {
        let words = text.split(separator: " ").map(String.init)
        for width in stride(from: widths(words).max() ?? 0, through: 320, by: 17.3) {
            let ways = ways(words, width: width + 0.01)
            let isBalanced = strategy == .balanced
            let best = try #require(ways.map { cost($0, width: width + 0.01, isBalanced: isBalanced) }.min())
            let lines = lines(text, strategy, width + 0.01)
            #expect(lines.allSatisfy { $0.width <= width + 0.02 && !$0.breaksWord })
            let found = cost(lines.map(\.width), width: width + 0.01, isBalanced: isBalanced)
            #expect(found <= best + 1e-3, "at \(width): \(lines.map(\.width))")
        }
    }

    /// The three ways differ where they should.
    @Test func strategiesDiffer() {
        let text = "one two three four five six seven eight nine ten"
        let width = session.paragraph("one two three four five six seven").idealWidth + 0.01
        func counts(_ strategy: LineBreakRules.Strategy) -> [Double] {
            lines(text, strategy, width).map { ($0.width / width * 10).rounded() }
        }
        #expect(counts(.simple).first == 10 && counts(.simple).count == 2)
        #expect(counts(.highQuality).first == 10)
        #expect(counts(.balanced).count == 2 && abs(counts(.balanced)[0] - counts(.balanced)[1]) <= 3)
    }

    /// A word without room is broken at its letters, as a last resort, and separators part paragraphs as ever.
    @Test func whatHasNoRoomIsBroken() {
        let broken = lines("a Wiedergabelistenverwaltung b", .highQuality, 60)
        #expect(broken.count > 2 && broken.contains(where: \.breaksWord) && broken.allSatisfy { $0.width <= 60.01 })
        #expect(broken.last?.range.upperBound == 30)
        #expect(lines("a\nb\n", .highQuality, 60).map(\.range) == [0..<2, 2..<4, 4..<4])
        #expect(
            lines("one\ttwo three", .balanced, 60).map(\.range) == lines("one\ttwo three", .simple, 60).map(\.range))
    }

    /// What fits on one line is on one, and a limit cuts what is beyond it.
    @Test func limitsHold() {
        let style = ParagraphStyle(lineLimit: 2, lineBreaks: LineBreakRules(strategy: .highQuality))
        let layout = session.paragraph("one two three four five six seven eight", style: style).layout(width: 90)
        #expect(layout.lines.count == 2 && layout.isTruncated)
        #expect(lines("one two", .balanced, 200).count == 1)
    }
}
