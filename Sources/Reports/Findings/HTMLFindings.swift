public import Checks
import Frames

/// For people in a browser: one page that needs nothing else, with a table of locales and text sizes above the findings.
public struct HTMLFindings: FindingsFormat {
    public let name = "html"
    public let abstract = "for people in a browser: one page that needs nothing else"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) -> String {
        let parts = [
            "<h1>Galley: \(SummaryText.headline(result))</h1>\n",
            "<p>\(Self.escaped(SummaryText.measured(result.summary)))</p>\n", heatTable(result), findings(result),
            options.summary ? tightest(result) : "", remarks(result),
        ]
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Galley: \(SummaryText.headline(result))</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            \(parts.joined())</body>
            </html>

            """
    }

    /// How many findings stand in each locale at each text size.
    private func heatTable(_ result: CheckResult) -> String {
        let sizes = Set(result.findings.flatMap(\.extent.allTextSizes)).sorted { $0.order < $1.order }
        guard !sizes.isEmpty else { return "" }
        var counts: [String: [TextSize: Int]] = [:]
        for finding in result.findings {
            for size in finding.textSizes { counts[finding.locale, default: [:]][size, default: 0] += 1 }
        }
        let head = sizes.map { "<th scope=\"col\">\($0.name)</th>" }.joined()
        let rows = result.summary.locales.map { locale in
            let cells = sizes.map { size in
                counts[locale]?[size].map { "<td class=\"fault\">\($0)</td>" } ?? "<td></td>"
            }
            return "<tr><th scope=\"row\">\(Self.escaped(locale))</th>\(cells.joined())</tr>\n"
        }
        return """
            <h2>Findings by locale and text size</h2>
            <table class="heat">
            <thead><tr><th></th>\(head)</tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>

            """
    }

    private func findings(_ result: CheckResult) -> String {
        guard !result.findings.isEmpty else { return "" }
        let items = result.worstFirst.map { finding in
            let details = Prose.details(finding, widthNames: result.widthNames).map { "<p>\(Self.escaped($0))</p>\n" }
            let place = finding.source.map { "<code>\(Self.escaped("\($0)"))</code>" } ?? ""
            let message = Self.escaped(Prose.message(finding, widthNames: result.widthNames))
            return """
                <li class="\(finding.severity)" id="\(finding.identity.fingerprint)">
                <p><b>\(finding.severity)</b> \(finding.rule) \(place)</p>
                <p><bdi>\(message)</bdi></p>
                \(details.joined())</li>

                """
        }
        return "<h2>Findings</h2>\n<ol class=\"findings\">\n\(items.joined())</ol>\n"
    }

    private func tightest(_ result: CheckResult) -> String {
        let calls = result.summary.closeCalls.map { table($0.tightest, titled: Prose.closeCalls($0), of: result) } ?? ""
        guard !result.summary.tightest.isEmpty else { return calls }
        return calls + table(result.summary.tightest, titled: "Tightest labels that fit", of: result)
    }

    private func table(_ labels: [TightLabel], titled title: String, of result: CheckResult) -> String {
        let rows = labels.map { label in
            let numbers = [label.headroom, label.need, label.room].map { "<td>\(Number.text($0))</td>" }.joined()
            let text = Self.escaped(Prose.tight(label, widthNames: result.widthNames))
            return "<tr>\(numbers)<td class=\"text\"><bdi>\(text)</bdi></td></tr>\n"
        }
        return """
            <h2>\(Self.escaped(title))</h2>
            <table>
            <thead><tr><th>Headroom</th><th>Need</th><th>Room</th><th>Label</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>

            """
    }

    private func remarks(_ result: CheckResult) -> String {
        let lines =
            result.notices.map(Prose.notice) + result.summary.notes
            + result.summary.idleRules.map { "\($0.rule) cannot fire here: \(Prose.cause($0))" }
        guard !lines.isEmpty else { return "" }
        return "<h2>Notes</h2>\n<ul>\n\(lines.map { "<li>\(Self.escaped($0))</li>\n" }.joined())</ul>\n"
    }

    private static func escaped(_ string: String) -> String { XMLElement.escaped(string) }

    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
        body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums }
        th, td { padding: .2rem .6rem; text-align: right; border: 1px solid #8884 }
        td.text { text-align: start }
        .heat td.fault { background: #d33; color: #fff }
        .findings > li { margin: 1rem 0; padding-inline-start: .8rem; border-inline-start: 4px solid #c80 }
        .findings > li.error { border-color: #d33 }
        .findings p { margin: 0 }
        """
}
