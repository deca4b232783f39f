internal import Basics
import Checks
internal import Reports

/// A row of a table of tight labels: its headroom in every locale as a plot, and the tightest in numbers.
struct TightRow {
    let label: TightPlace
    let result: CheckResult
    /// The picture of the tightest cell; nil where there is none.
    let picture: String?

    var html: String {
        let room = label.tightest
        let cell = Prose.name(room.cell, widthNames: result.widthNames)
        let place = "\(HTML.tag(room.locale)) at \(HTML.escaped(cell))"
        let link = picture.map { "<a href=\"#\($0)\">\(place)</a>" } ?? place
        let share = room.margin.map { "\(HeatTable.percent($0)) " } ?? ""
        let numbers = [
            "\(share)<small>\(Self.length(room.headroom))</small>", Self.length(room.need), Self.length(room.width),
        ]
        .map { "<td class=\"number\">\($0)</td>" }
        return """
            <tr><th scope="row">\(HTML.code(label.place.key))</th><td>\(label.plot.svg)</td>\(numbers.joined())\
            <td>\(HTML.text(room.text.string, locale: room.foundIn)) <small>\(link)</small></td></tr>

            """
    }

    /// "−67.6": to a tenth of a point, as finer lengths cannot be seen.
    static func length(_ length: Double) -> String {
        let tenths = (length * 10).rounded() / 10
        return (tenths < 0 ? "−" : "") + Number.text(abs(tenths))
    }

    /// The table of some rows; empty where there are none.
    static func table(_ rows: [String]) -> String {
        guard !rows.isEmpty else { return "" }
        return """
            <div class="wide" role="region" aria-label="Tightest labels" tabindex="0">
            <table class="labels" aria-label="Tightest labels">
            <thead><tr><th scope="col">Key</th><th scope="col">Headroom by locale</th><th scope="col" class="number">Least, <small>pt</small></th>\
            <th scope="col" class="number">Need</th><th scope="col" class="number">Room</th><th scope="col">Tightest text</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>
            </div>
            <p class="key">A dot is a locale; at the left of the line, where it is a diamond, its text lacks room. The ends \
            of a strip are 60 % of the room. The tightest text is that with the least share of its room left.</p>

            """
    }
}
