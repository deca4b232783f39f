import TextLayout
import Typography

/// What measuring costs over the shaping that nobody can do without.
struct TextBenchmarks: Benchmarks {
    private let corpus: Corpus
    private let fonts: FontCollection
    private let styles: [ParagraphStyle]

    init(_ corpus: Corpus) throws {
        self.corpus = corpus
        fonts = try FontCollection()
        styles = corpus.locales.map { ParagraphStyle(locale: TextLocale($0)) }
    }

    func run(into table: inout Table) throws {
        try shares(into: &table)
        try textSizes(into: &table)
    }

    /// The best times of all labels in seconds: raw HarfBuzz, on one line, wrapped at 200, and cut at 120 points. Each in turn,
    /// many times, so that all have the same luck with the machine.
    func times(rounds: Int) throws -> [Double] {
        let raw = RawHarfBuzz(corpus, session: TextSession(fonts: fonts))
        // One session throughout, as `galley measure` has it: its fonts are open, and it remembers no label.
        let session = TextSession(fonts: fonts, cachedTexts: 64)
        return try ProcessorTime.best(
            of: rounds,
            { raw.shapeAll() },
            { measure(session) },
            { measure(session, width: 200) },
            { measure(session, width: 120, lineLimit: 1) })
    }

    private func shares(into table: inout Table) throws {
        let times = try times(rounds: 12)
        let rate = Quantity(Double(corpus.labels.count) / times[0], "labels/s")
        table.add("raw `hb_shape`, \(corpus.labels.count.grouped) labels itemized beforehand", rate, note: "= 1.00")
        for (what, time, target) in [
            ("measure one line", times[1], "≥ 0.85"), ("wrap at 200", times[2], "≥ 0.75"),
            ("truncate at 120", times[3], nil),
        ] {
            table.add(what, Quantity(times[0] / time, "of raw"), target: target)
        }
    }

    /// Sessions that have seen nothing: the second has twelve times as much to measure, and as much to shape. It goes as a
    /// check does: a label in all sizes, then the next.
    private func textSizes(into table: inout Table) throws {
        let times = try ProcessorTime.best(
            of: 4,
            { measure(TextSession(fonts: fonts, cachedTexts: 20_000), sizes: [17]) },
            { measure(TextSession(fonts: fonts, cachedTexts: 20_000), sizes: (0..<12).map { 14 + 3 * Double($0) }) })
        table.add("12 text sizes from nothing", Quantity(times[1] / times[0], "× one size"), target: "≤ 1.5")
    }

    private func measure(_ session: TextSession, sizes: [Double]) -> Double {
        let requests = sizes.map { FontRequest(size: $0) }
        return corpus.labels.reduce(0) { sum, label in
            requests.reduce(sum) {
                $0 + session.paragraph(label.text, font: $1, style: styles[label.locale]).layout().size.width
            }
        }
    }

    private func measure(_ session: TextSession, width: Double? = nil, lineLimit: Int? = nil) -> Double {
        let font = FontRequest(size: 17)
        var styles = styles
        for index in styles.indices { styles[index].lineLimit = lineLimit }
        return corpus.labels.reduce(0) {
            $0 + session.paragraph($1.text, font: font, style: styles[$1.locale]).layout(width: width).size.width
        }
    }
}
