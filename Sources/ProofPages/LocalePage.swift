import Checks
import Frames
internal import Pictures
internal import Reports

/// The page of a locale: its faults and every label, with its room, and pictures of the worst.
struct LocalePage {
    let locale: String
    let projects: [ProofProject]
    /// The worst pictures of the locale, the worst first.
    let worst: [WorstPicture]
    /// The path of the page for translators.
    let translator: String

    /// The most rows on a page; the labels with the most room are left out.
    private static let most = 2000
    /// The most faults of a project that are listed.
    private static let mostFaults = 200

    func page(at path: String) -> ProofPage {
        let findings = projects.flatMap(\.result.findings).filter { $0.locale == locale }
        let rows = projects.flatMap { LabelRow.rows(of: $0, locale: locale) }.sorted { $0 < $1 }
        let head = """
            <header class="top">
            <nav aria-label="Site"><a href="../index.html">All scenes</a> <a href="../\(translator)">For translators</a></nav>
            <h1>\(HTML.tag(locale))</h1>
            <p class="count">\(heading(findings, rows))</p>
            </header>
            <main id="main">

            """
        let body = [
            head, HTML.section("worst", "The worst", pictures), HTML.section("faults", "Faults", faults),
            HTML.section("labels", "Labels", table(rows)),
            "</main>\n",
        ]
        return ProofPage(
            path: path, title: "\(locale): \(Prose.count(findings.count, "finding"))", root: "../", body: body.joined())
    }

    private func heading(_ findings: [Finding], _ rows: [LabelRow]) -> String {
        let errors = findings.count { $0.severity == .error }
        let found = SummaryText.counts(errors, findings.count - errors, Ink(isOn: false))
        let short = rows.count { $0.room?.isExceeded == true }
        return "\(found.isEmpty ? "no findings" : found) · \(Prose.count(rows.count, "label")), "
            + "\(short == 0 ? "none" : Prose.number(short)) of them too long"
    }

    /// Faults of all kinds, including those of views without a text.
    private var faults: String {
        var left = 0
        let lists = projects.map { project in
            var result = project.result
            result.findings.removeAll { $0.locale != locale }
            let blocks = result.worstBlocksFirst
            left += max(0, blocks.count - Self.mostFaults)
            return FaultList(
                blocks: Array(blocks.prefix(Self.mostFaults)), result: result,
                picture: { finding in
                    project.picture(finding.scene, finding.locale, finding.worst)
                        .map { "../\(project.path(finding.scene))#\($0)" }
                })
        }
        return lists.map(\.html).joined() + FaultList.note(leftOut: left)
    }

    private var pictures: String {
        guard !worst.isEmpty else { return "" }
        let definitions = worst.reduce(into: [:]) { $0.merge($1.outlines) { first, _ in first } }
        let figures = worst.map { worst in
            """
            <figure class="faulty \(worst.severity)">
            <figcaption><span>\(HTML.name(worst.scene)) \(HTML.escaped(worst.place))</span></figcaption>
            <a class="open" href="../\(worst.path)#\(worst.picture.id)" aria-label="\(HTML.escaped(worst.name))">\
            \(worst.picture.svg())</a>
            </figure>

            """
        }
        return GlyphDefinitions.render(definitions) + "<div class=\"cells wrap\">\n\(figures.joined())</div>\n"
    }

    private func table(_ rows: [LabelRow]) -> String {
        guard !rows.isEmpty else { return "" }
        let shown = rows.prefix(Self.most).enumerated().map { $1.html(number: $0 + 1) }
        let left = rows.count - shown.count
        let note =
            left > 0
            ? "<p>\(Prose.count(left, "label")) with more room \(left == 1 ? "is" : "are") not listed.</p>\n" : ""
        return """
            <div class="wide" role="region" aria-label="Labels" tabindex="0">
            <table class="labels" aria-label="Labels">
            <thead><tr><th scope="col">Key</th><th scope="col">Text</th><th scope="col">Source</th>\
            <th scope="col" class="number">Need, pt</th><th scope="col" class="number">Room</th>\
            <th scope="col" class="number">Headroom</th>\
            <th scope="col">Shown in</th><th scope="col">Faults</th></tr></thead>
            <tbody>
            \(shown.joined())</tbody>
            </table>
            </div>
            \(note)
            """
    }
}

/// A picture with faults, and where it is.
struct WorstPicture: Sendable {
    var picture: ProofPicture
    /// The outlines that it refers to.
    var outlines: [String: String] = [:]
    var scene: String
    /// The page of the scene.
    var path: String
    /// Its cell: "AX3, iPhone SE".
    var place: String
    var severity: Severity
    /// The shortage, as a fraction of the room.
    var shortage: Double

    /// Its name for screen readers.
    var name: String { "\(scene), \(picture.environment.locale), \(place)" }

    /// Whether its faults are worse. Of equals the place decides, so that every run shows the same pictures.
    func isWorse(than other: WorstPicture) -> Bool {
        if severity != other.severity { return severity > other.severity }
        if shortage != other.shortage { return shortage > other.shortage }
        return (path, picture.id) < (other.path, other.picture.id)
    }
}
