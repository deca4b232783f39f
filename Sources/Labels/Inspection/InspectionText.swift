public import Typography

extension TextInspection {
    /// The inspection as a table for people: a line for each run, with a line for each glyph below it, then the
    /// boundaries.
    public var table: String {
        let scalars = Array(text.unicodeScalars)
        var rows = ["\"\(text)\"  \(direction)"]
        for run in runs {
            rows.append("\(run.start)..<\(run.end)  \(run.script)  level \(run.level)  \(run.font)")
            let clusters = Set(run.glyphs.map(\.cluster)).sorted() + [run.end]
            let ends = Dictionary(uniqueKeysWithValues: zip(clusters, clusters.dropFirst()))
            for glyph in run.glyphs {
                let offset = glyph.x == 0 && glyph.y == 0 ? "" : "  at \(glyph.x),\(glyph.y)"
                let cluster = Self.codePoints(scalars[glyph.cluster..<(ends[glyph.cluster] ?? run.end)])
                rows.append("  \(cluster)  glyph \(glyph.id)  advance \(glyph.advance)\(offset)")
            }
        }
        rows.append("levels      \(Self.list(levels))")
        rows.append("order       \(Self.list(order))")
        rows.append("graphemes   \(Self.list(graphemes))")
        rows.append("words       \(Self.list(words))")
        rows.append("line breaks \(Self.list(lines))")
        return rows.joined(separator: "\n") + "\n"
    }

    private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }

    private static func codePoints(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        scalars.map { "U+" + String($0.value, radix: 16, uppercase: true).leftPadded(to: 4) }.joined(separator: " ")
    }
}

extension String {
    fileprivate func leftPadded(to count: Int) -> String {
        String(repeating: "0", count: max(0, count - utf8.count)) + self
    }
}
