public import TextLayout

extension TextInspection {
    /// The inspection as a table that people read: a line a run, a line a glyph below it, then the boundaries.
    public var table: String {
        var rows = ["\"\(text)\"  \(direction)"]
        for run in runs {
            rows.append("\(run.start)..<\(run.end)  \(run.script)  level \(run.level)  \(run.font)")
            for glyph in run.glyphs {
                let offset = glyph.x == 0 && glyph.y == 0 ? "" : "  at \(glyph.x),\(glyph.y)"
                rows.append("  \(cluster(glyph, in: run))  glyph \(glyph.id)  advance \(glyph.advance)\(offset)")
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

    /// The scalars that a glyph stands for, as code points.
    private func cluster(_ glyph: Glyph, in run: Run) -> String {
        let scalars = Array(text.unicodeScalars)
        let next = run.glyphs.map(\.cluster).filter { $0 > glyph.cluster }.min() ?? run.end
        return scalars[glyph.cluster..<max(next, glyph.cluster + 1)]
            .map { "U+" + String($0.value, radix: 16, uppercase: true).leftPadded(to: 4) }.joined(separator: " ")
    }
}

extension String {
    fileprivate func leftPadded(to count: Int) -> String {
        String(repeating: "0", count: max(0, count - utf8.count)) + self
    }
}
