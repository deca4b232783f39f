internal import Basics
public import Checks
internal import Pictures

/// For people in a browser: one page without other files, like the first page of a proof. Its pictures are those of the
/// result: the worst cells of faults beside the source locale, or scenes as they were recorded and as they are now.
public struct HTMLFindings: FindingsFormat {
    public let name = "html"
    public let abstract = "for people in a browser: one page that needs nothing else"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) -> String {
        let title = "Galley: \(result.heading)"
        let heat = HeatTable(result.findings, locales: result.summary.locales)
            .html(caption: "Faults by locale and text size")
        let pairs = PicturePairs(pictures: result.pictures, subject: result.subject, widthNames: result.widthNames)
        let filters = ReportFilters(result)
        var list = FaultList(blocks: result.worstBlocksFirst, result: result, picture: pairs.place)
        list.cells = filters.cells
        let faults = list.html
        let hasHeat = result.subject == .faults && !result.findings.isEmpty
        let body = """
            <header class="top">
            <p class="kicker">Galley</p>
            <h1>\(HTML.capitalized(result.heading))</h1>
            <p class="count">\(result.headingDetail)\(HTML.escaped(SummaryText.measured(result)))</p>
            </header>
            <main id="main">
            \(result.findings.isEmpty ? "" : filters.form)\
            \(HTML.section("heat", "By locale and text size", hasHeat ? heat : ""))\
            \(HTML.section("faults", HTML.capitalized("\(result.subject.noun)s"), faults))\
            \(HTML.section("pictures", result.subject == .faults ? "Pictures" : "Before and after", pairs.html))\
            \(options.summary ? tightest(result) : "")\
            \(HTML.section("notes", "Notes", Remarks.html(result)))</main>
            \(result.findings.isEmpty ? "" : "<script>\n\(ReportScript.text)</script>")
            """
        let style = ProofStyle.text + (result.pictures.isEmpty ? "" : FrameSVG.style)
        return HTMLPage(title: title, head: "<style>\n\(style)</style>", body: body).text
    }

    private func tightest(_ result: CheckResult) -> String {
        let calls = result.summary.closeCalls.map {
            HTML.section("close-calls", HTML.escaped(Prose.closeCalls($0)), table($0.tightest, of: result))
        }
        return (calls ?? "")
            + HTML.section("tightest", "Tightest labels that fit", table(result.summary.tightest, of: result))
    }

    private func table(_ labels: [TightLabel], of result: CheckResult) -> String {
        guard !labels.isEmpty else { return "" }
        let rows = labels.map { label in
            let numbers = [label.headroom, label.need, label.room]
                .map { "<td class=\"number\">\(Number.text($0))</td>" }.joined()
            let text = HTML.sentence(
                Prose.tight(label, widthNames: result.widthNames), quoting: [label.text.string], locale: label.locale)
            return "<tr>\(numbers)<td>\(text)</td></tr>\n"
        }
        return """
            <div class="wide" role="region" aria-label="Tightest labels" tabindex="0">
            <table aria-label="Tightest labels">
            <thead><tr><th scope="col">Headroom</th><th scope="col">Need</th><th scope="col">Room</th>\
            <th scope="col">Label</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>
            </div>

            """
    }
}
