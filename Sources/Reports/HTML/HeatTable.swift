internal import Basics
package import Checks
package import Frames

/// The faults of each locale at each text size, and the smallest headroom where there are none.
package struct HeatTable {
    /// One locale at one text size, all scenes and screens together.
    package struct Spot: Hashable {
        package var locale: String
        package var textSize: TextSize

        package init(locale: String, textSize: TextSize) {
            self.locale = locale
            self.textSize = textSize
        }
    }

    /// What a spot has.
    struct Heat {
        /// How many findings are there.
        var findings = 0
        /// The headroom of the tightest text as a fraction of its room; negative where it needs more room.
        var margin: Double?

        mutating func add(margin other: Double) { margin = min(margin ?? other, other) }
        var shade: HeatShade { HeatShade(margin: margin, hasFault: findings > 0) }
    }

    private(set) var spots: [Spot: Heat] = [:]
    private(set) var locales: [String]
    private(set) var textSizes: [TextSize]

    /// The findings of a check: each counts at every text size at which it occurs, with its shortage there. O(findings
    /// × text sizes).
    ///
    /// - Parameter margins: What is known about each text besides.
    package init(_ findings: [Finding], locales: [String], textSizes: [TextSize] = [], margins: [Spot: Double] = [:]) {
        self.locales = locales
        self.textSizes = Set(textSizes + findings.flatMap(\.extent.allTextSizes) + margins.keys.map(\.textSize))
            .sorted { $0.order < $1.order }
        for (spot, margin) in margins { spots[spot, default: Heat()].add(margin: margin) }
        for finding in findings {
            for size in finding.textSizes {
                spots[Spot(locale: finding.locale, textSize: size), default: Heat()].findings += 1
            }
            for lack in finding.lacks {
                spots[Spot(locale: finding.locale, textSize: lack.textSize), default: Heat()]
                    .add(margin: -lack.fraction)
            }
        }
    }

    /// The content of the cell for a locale and a text size.
    subscript(_ locale: String, _ textSize: TextSize) -> Heat {
        spots[Spot(locale: locale, textSize: textSize)] ?? Heat()
    }
}

extension HeatTable {
    /// The table; empty where there is nothing to show.
    ///
    /// - Parameters:
    ///   - caption: What the numbers are.
    ///   - page: The page of a locale; nil where it has none.
    ///   - cell: The link of a cell; nil where it has none.
    package func html(
        caption: String, page: (String) -> String? = { _ in nil }, cell: (Spot) -> String? = { _ in nil }
    ) -> String {
        guard !textSizes.isEmpty, !locales.isEmpty else { return "" }
        let head = textSizes.map { "<th scope=\"col\">\(HTML.escaped($0.name))</th>" }.joined()
        let rows = locales.map { locale in
            let name = page(locale).map { "<a href=\"\($0)\">\(HTML.name(locale))</a>" } ?? HTML.name(locale)
            let cells = textSizes.map { self.cell(Spot(locale: locale, textSize: $0), leadingTo: cell) }
            return "<tr><th scope=\"row\">\(name)</th>\(cells.joined())</tr>\n"
        }
        return """
            <div class="wide" role="region" aria-label="\(HTML.escaped(caption))" tabindex="0">
            <table class="heat" aria-label="\(HTML.escaped(caption))">
            <thead><tr><th scope="col">Locale</th>\(head)</tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>
            </div>
            <p class="key"><span class="heat-9">3 <small>−36 %</small></span> three faults, and the worst lacks 36 % of its \
            room · <span class="heat-3"><small>2 %</small></span> no fault, and the tightest text has 2 % to spare</p>

            """
    }

    private func cell(_ spot: Spot, leadingTo target: (Spot) -> String?) -> String {
        let heat = self[spot.locale, spot.textSize]
        let margin = heat.margin.map(Self.percent)
        let shown = [heat.findings > 0 ? "\(heat.findings)" : nil, margin.map { "<small>\($0)</small>" }]
            .compactMap(\.self).joined(separator: " ")
        guard !shown.isEmpty else { return "<td></td>" }
        let link = heat.findings > 0 ? target(spot) : nil
        let content = link.map { href in
            let place = "\(Prose.count(heat.findings, "fault")), \(spot.locale) at \(spot.textSize.name)"
            return "<a href=\"\(href)\" aria-label=\"\(HTML.escaped(place))\">\(shown)</a>"
        }
        return "<td class=\"\(heat.shade.name)\">\(content ?? shown)</td>"
    }

    /// "−36 %", "2 %".
    package static func percent(_ margin: Double) -> String {
        guard margin.isFinite else { return "∞" }
        let percent = (abs(margin) * 100).rounded()
        if percent == 0 { return margin < 0 ? "under −1 %" : "0 %" }
        return "\(margin < 0 ? "−" : "")\(Number.text(percent)) %"
    }
}
