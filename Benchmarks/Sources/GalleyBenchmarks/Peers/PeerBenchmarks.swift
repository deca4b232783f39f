import Foundation
import TextLayout
import Typography

/// Galley beside other engines, in one run: the same labels in the same fonts, and the same tree of views.
struct PeerBenchmarks: Benchmarks {
    let corpus: Corpus
    let folder: TemporaryFolder

    func run(into table: inout Table) throws {
        try labels(into: &table)
        try views(into: &table)
        try paragraphs(into: &table)
    }

    // MARK: Labels

    private static let works = [
        (name: "line", title: "one line"), (name: "wrap", title: "wrapped at 200"),
        (name: "truncate", title: "cut at 120"),
    ]
    /// Of the rate of raw HarfBuzz.
    static let unit = "of raw"

    private func labels(into table: inout Table) throws {
        let text = try TextBenchmarks(corpus)
        let lines = corpus.labels.map { "\(corpus.locales[$0.locale])\t\($0.text)\n" }.joined()
        let labels = try folder.write(lines, to: "labels.txt")
        let fonts = try folder.write(Self.fontConfiguration(cache: folder.url), to: "fonts.conf")
        let environment = [
            "FONTCONFIG_FILE": fonts.path, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": folder.url.path,
        ]
        // What the machine is like meanwhile is seen before and after each.
        var own = try text.times(rounds: 4)
        var peers: [(name: String, times: [String: Double])] = []
        for peer in [Peer.pango, .qt] {
            guard let program = try peer.build(in: folder) else {
                table.add(peer.name, nil, note: "not here: \(peer.needs)")
                continue
            }
            let times = try Output.numbers(of: [program.path, labels.path, "12"], environment: environment)
            peers.append((peer.name, times))
            own = zip(own, try text.times(rounds: 4)).map(min)
        }
        for (index, work) in Self.works.enumerated() {
            let ratio = { (time: Double) in Quantity(own[0] / time, Self.unit) }
            table.add("Galley, \(work.title)", ratio(own[index + 1]))
            for peer in peers { table.add("\(peer.name), \(work.title)", peer.times[work.name].map(ratio)) }
        }
    }

    /// The bundled fonts, and no others.
    private static func fontConfiguration(cache: URL) -> String {
        let fonts = Projects.repository.appending(path: "Fonts").path
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig><dir>\(fonts)</dir><cachedir>\(cache.path)</cachedir></fontconfig>

            """
    }

    // MARK: Views

    private func views(into table: inout Table) throws {
        guard let program = try Peer.yoga.build(in: folder) else {
            table.add("Yoga", nil, note: "not here: \(Peer.yoga.needs)")
            return
        }
        let count = 20_000
        let before = try LayoutBenchmarks().proposalCost(views: count)
        let times = try Output.numbers(of: [program.path, "\(count)", "12"], environment: [:])
        let own = min(before, try LayoutBenchmarks().proposalCost(views: count))
        guard let time = times["layout"] else { return }
        table.add("Yoga, another layout of 20,000 fixed views", Quantity(time * 1e6, "µs a view"))
        table.add("Galley, another proposal to them", Quantity(own / time, "× Yoga's time"), target: "≤ 0.45")
    }

    // MARK: Paragraphs

    /// Paragraphs that are known, at other widths: neither shapes them again.
    private func paragraphs(into table: inout Table) throws {
        let session = TextSession(fonts: try FontCollection(), cachedTexts: 20_000)
        let styles = corpus.locales.map { ParagraphStyle(locale: TextLocale($0)) }
        let known = corpus.labels.map {
            session.paragraph($0.text, font: FontRequest(size: 17), style: styles[$0.locale])
        }
        func count(_ width: Double) -> Double {
            known.reduce(0) { $0 + Double($1.lineCount(width: width)) }
        }
        let time = try ProcessorTime.best(of: 12, { count(100) + count(160) })[0] / 2
        table.add(
            "known paragraphs at another width", Quantity(Double(known.count) / time, "/s"), target: "≥ 5,000,000")
        guard let chromium = ["chromium", "chromium-browser", "google-chrome"].first(where: isInstalled) else {
            table.add("Chromium", nil, note: "not here: chromium")
            return
        }
        let page = try chromiumPage()
        let output = try Output.of([
            chromium, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--dump-dom",
            "--virtual-time-budget=60000", "--user-data-dir=\(folder.url.appending(path: "profile").path)",
            page.absoluteString,
        ])
        guard let word = output.firstMatch(of: /relayout ([0-9.e-]+)/)?.1, let relayout = Double(word) else {
            table.add("Chromium", nil, note: "did not lay the page out")
            return
        }
        table.add("Chromium, the same (wall time)", Quantity(Double(known.count) / relayout, "/s"))
    }

    private func isInstalled(_ command: String) -> Bool { (try? Output.of(["which", command])) != nil }

    private func chromiumPage() throws -> URL {
        let texts = corpus.labels.map { [corpus.locales[$0.locale], $0.text] }
        let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
        let font = Projects.repository.appending(path: "Fonts/Inter/Inter.var.ttf")
        let template = try String(contentsOf: Peer.folder.appending(path: "chromium.html"), encoding: .utf8)
        return try folder.write(
            template.replacing("FONT);", with: "\(font.absoluteString));")
                .replacing(">LABELS<", with: ">\(json.replacing("<", with: "\\u003C"))<"), to: "chromium.html")
    }
}
