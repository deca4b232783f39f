import Checks
internal import Reports

/// A key in one locale: its tightest place, all places where it is shown, and its faults there.
struct LabelRow {
    /// A place where the label is shown.
    struct Showing {
        var scene: String
        var path: String
    }

    let key: String
    let locale: String
    let text: TextReference
    let foundIn: String
    /// The text in the source language; nil for a text that no catalog has.
    let source: String?
    let sourceLocale: String
    /// The room where the label is tightest; nil where it has no limit.
    let room: TextRoom?
    let showings: [Showing]
    let faults: [Showing]
    let hasError: Bool

    /// The rows of a project, one for each key.
    static func rows(of project: ProofProject, locale: String) -> [LabelRow] {
        var found: [String: [(place: LabelLedger.Place, entry: LabelLedger.Entry)]] = [:]
        for (place, entries) in project.labels.places {
            if let entry = entries[locale] { found[place.key, default: []].append((place, entry)) }
        }
        let findings = Dictionary(grouping: project.result.findings.filter { $0.locale == locale }) { $0.key ?? "" }
        let blocks = project.blockIDs
        return found.compactMap { key, all in
            let places = all.sorted { $0.place < $1.place }
            guard let first = places.first else { return nil }
            let limited = places.filter { $0.entry.room != nil }
            let tightest =
                limited.dropFirst().reduce(limited.first) { least, other in
                    guard let room = other.entry.room, let known = least?.entry.room else { return least }
                    return room.isTighter(than: known) ? other : least
                } ?? first
            let showings = places.map { place, entry in
                let picture = entry.room.flatMap { project.picture(place.scene, locale, $0.cell) }
                return Showing(
                    scene: place.scene, path: "../\(project.path(place.scene))\(picture.map { "#\($0)" } ?? "")")
            }
            let faults = (findings[key] ?? []).map { finding in
                let id = blocks[finding.identity].map { "#\($0)" } ?? ""
                return Showing(scene: finding.rule, path: "../\(project.path(finding.scene))\(id)")
            }
            return LabelRow(
                key: key, locale: locale, text: tightest.entry.text, foundIn: tightest.entry.foundIn,
                source: project.sourceTexts[key] ?? project.labels.text(of: places.map(\.place), project.sourceLocale),
                sourceLocale: project.sourceLocale, room: tightest.entry.room,
                showings: distinct(showings), faults: distinct(faults),
                hasError: (findings[key] ?? []).contains { $0.severity == .error })
        }
    }

    private static func distinct(_ showings: [Showing]) -> [Showing] {
        var seen: Set<String> = []
        return showings.filter { seen.insert($0.scene + "\n" + $0.path).inserted }
    }

    /// Labels that do not fit first, then those with other faults, then the tightest.
    static func < (first: LabelRow, second: LabelRow) -> Bool { first.order < second.order }

    private var order: (Int, Double, String) {
        let margin = room?.margin ?? .infinity
        let rank = room?.isExceeded == true ? 0 : hasError ? 1 : faults.isEmpty ? 3 : 2
        return (rank, margin, key)
    }

    func html(number: Int) -> String {
        let measured = room.map { [$0.need, $0.width].map(TightRow.length) } ?? ["", ""]
        let numbers = measured.map { "<td class=\"number\">\($0)</td>" }.joined()
        let state = room?.isExceeded == true || hasError ? " class=\"short\"" : ""
        let source = source.map { HTML.text($0, locale: sourceLocale) } ?? ""
        return """
            <tr\(state) id="label-\(number)"><th scope="row">\(HTML.code(key))</th>\
            <td>\(HTML.text(text.string, locale: foundIn))\(foundIn == locale ? "" : " <small>not translated</small>")</td>\
            <td>\(source)</td>\(numbers)<td class="number">\(headroom)</td><td>\(links(showings))</td>\
            <td>\(links(faults))</td></tr>

            """
    }

    /// "12.3", "−67.6, about 9 characters too long", "grows".
    private var headroom: String {
        guard let room else { return "<small>no limit</small>" }
        if room.breaksTooOften { return "more line breaks than lines" }
        if room.spareLines > 0 { return "<small>\(Prose.count(room.spareLines, "line")) left</small>" }
        let length = TightRow.length(room.headroom)
        guard let characters = room.charactersTooMany else { return length }
        return "<b>\(length)</b> <small>about \(Prose.count(characters, "character")) too long</small>"
    }

    private func links(_ showings: [Showing]) -> String {
        showings.map { "<a href=\"\($0.path)\">\(HTML.name($0.scene))</a>" }.joined(separator: ", ")
    }
}
