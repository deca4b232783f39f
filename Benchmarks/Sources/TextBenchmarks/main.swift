import Glibc
import TextLayout

/// Processor time of the best of several runs, in seconds: what other programs do meanwhile does not count.
func best(of runs: Int = 15, _ body: () throws -> Double) rethrows -> Double {
    var best = Double.infinity
    var sink = 0.0
    for _ in 0..<runs {
        let start = clock()
        sink += try body()
        best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    precondition(sink.isFinite)
    return best
}

let fonts = try FontCollection()
let labels = Corpus.labels(count: 10_000)
let styles = Corpus.words.map { ParagraphStyle(locale: TextLocale($0.locale)) }
let request = FontRequest(size: 17)

func measure(_ session: TextSession, width: Double? = nil, size: Double = 17) -> Double {
    var font = request
    font.size = size
    return labels.reduce(0) {
        $0 + session.paragraph($1.text, font: font, style: styles[$1.language]).layout(width: width).size.width
    }
}

let raw = RawHarfBuzz(labels, session: TextSession(fonts: fonts))
let limit = best { Double(raw.shapeAll()) }
// One session throughout, as `galley measure` has it: its fonts are open, and it remembers no label from the last pass.
let session = TextSession(fonts: fonts, cachedTexts: 64)
let ideal = best { measure(session) }
let wrapped = best { measure(session, width: 200) }
let large = TextSession(fonts: fonts, cachedTexts: 20_000)
let first = best(of: 1) { measure(large) }
let sweep = best(of: 3) { (0..<12).reduce(0) { $0 + measure(large, size: 14 + 3 * Double($1)) } }

func row(_ what: String, _ seconds: Double, labels count: Int = labels.count) {
    let rate = Int(Double(count) / seconds)
    let share = (limit / seconds * Double(count) / Double(labels.count) * 100).rounded() / 100
    print("\(what): \(rate) labels/s, \(share) of raw HarfBuzz")
}

row("raw hb_shape, itemized beforehand", limit)
row("distinct labels, ideal size", ideal)
row("distinct labels, wrapped at 200", wrapped)
row("first pass of a session", first)
row("twelve sizes of known labels", sweep, labels: labels.count * 12)
