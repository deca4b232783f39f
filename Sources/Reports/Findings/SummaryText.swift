internal import Basics
package import Checks

/// The summary in words.
package enum SummaryText {
    /// A line each.
    ///
    /// - Parameter limit: The most locales with missing translations that are listed; nil for all.
    static func lines(_ result: CheckResult, _ ink: Ink, limit: Int? = CoverageText.usualLimit) -> [String] {
        let summary = result.summary
        var lines = [measured(result)]
        if summary.cells > 0 || summary.coverage?.survey == nil { lines.append(found(result, ink)) }
        lines += [CoverageText.placed(summary.coverage)].compactMap(\.self)
        lines += RoomsText.lines(summary.coverage?.rooms, showsAll: limit == nil)
        lines += setAside(summary)
        lines += CoverageText.gaps(summary.coverage, limit: limit)
        if let calls = summary.closeCalls {
            lines.append("\(Prose.closeCalls(calls)) (headroom, need, room):")
            lines += rows(calls.tightest, of: result)
        }
        if !summary.tightest.isEmpty {
            lines.append("Tightest labels that fit (headroom, need, room):")
            lines += rows(summary.tightest, of: result)
        }
        if !summary.hidden.isEmpty {
            lines.append("Not checked, because the scenes do not show it (add scenes that do):")
            lines += Prose.hidden(summary.hidden).map { "  \($0)" }
        }
        if !summary.idleRules.isEmpty, summary.cells > 0 {
            lines.append("Rules that do not apply here:")
            for rule in summary.idleRules { lines.append("  \(rule.rule): \(Prose.cause(rule))") }
        }
        if let unchecked = summary.uncheckedDevices {
            lines.append("\(ink.cyan("note:")) \(Prose.uncheckedDevices(unchecked))")
        }
        for note in summary.notes + (summary.coverage?.survey?.notes ?? []) {
            lines.append("\(ink.cyan("note:")) \(Prose.oneLine(note))")
        }
        return lines
    }

    private static func rows(_ labels: [TightLabel], of result: CheckResult) -> [String] {
        let columns = Columns(labels.map { [$0.headroom, $0.need, $0.room].map(Number.text) })
        return zip(labels, columns.rows).map { "  \($1)  \(Prose.tight($0, widthNames: result.widthNames))" }
    }

    /// "Measured 24 labels in 36 cells and 3 locales with Inter 4.0 in 0.41 s.", "Compared 2 scenes in 36 cells …".
    package static func measured(_ result: CheckResult) -> String {
        let summary = result.summary
        let fonts = summary.fonts.isEmpty ? "" : " with \(Prose.oneLine(Prose.list(summary.fonts)))"
        let time = summary.duration.map { " in \(Number.text(($0 * 100).rounded() / 100)) s" } ?? ""
        if summary.cells == 0, let coverage = summary.coverage, let survey = coverage.survey {
            let locales = Prose.count(survey.locales, "locale")
            return "Measured \(Prose.count(coverage.keys, "text")) in \(locales), each on one line\(time)."
        }
        let cells = "\(Prose.count(summary.cells, "cell")) and \(Prose.count(summary.locales.count, "locale"))"
        switch result.subject {
        case .faults: return "Measured \(Prose.count(summary.labels, "label")) in \(cells)\(fonts)\(time)."
        case .differences:
            let scenes = Prose.count(Set(summary.parts.map(\.scene)).count, "scene")
            return "Compared \(scenes) in \(cells) with what was recorded\(time)."
        }
    }

    /// "2 errors and 1 warning", or "no findings"; "5 differences in 20 locales".
    static func headline(_ result: CheckResult) -> String {
        guard result.subject == .faults, !result.isSurveyAlone else { return result.heading }
        let text = counts(result.count(.error), result.count(.warning), Ink(isOn: false))
        return (text.isEmpty ? "no findings" : text) + result.unfinishedNote
    }

    /// "2 errors and 1 warning"; empty where there are none.
    package static func counts(_ errors: Int, _ warnings: Int, _ ink: Ink) -> String {
        let parts = [
            errors > 0 ? ink.severity(.error, Prose.count(errors, "error")) : nil,
            warnings > 0 ? ink.severity(.warning, Prose.count(warnings, "warning")) : nil,
        ]
        return Prose.list(parts.compactMap(\.self))
    }

    /// "31 faults in 19 locales (12 errors and 377 warnings):", "5 differences in 20 locales:".
    static func head(_ result: CheckResult, _ blocks: FindingBlocks, _ ink: Ink) -> String {
        guard result.subject == .faults else { return "\(ink.severity(.error, result.heading)):" }
        let locales = Set(result.findings.map(\.locale)).count
        let found = counts(result.count(.error), result.count(.warning), ink)
        return "\(Prose.count(blocks.count, "fault")) in \(Prose.count(locales, "locale")) (\(found)):"
    }

    /// "2 errors and 1 warning: 2 truncated-text, 1 overflow; 2 de, 1 fi.", "5 differences in 20 locales: 5 changed-view."
    static func found(_ result: CheckResult, _ ink: Ink) -> String {
        guard !result.findings.isEmpty else {
            let noun = result.subject == .faults ? "findings" : "differences"
            return result.unfinished.isEmpty
                ? "No \(noun)." : "No \(noun) in what was laid out; the check did not finish."
        }
        func list(_ counts: [Summary.Count]) -> String {
            counts.map { "\($0.findings) \(Prose.oneLine($0.name))" }.joined(separator: ", ")
        }
        guard result.subject == .faults else {
            return "\(ink.severity(.error, result.heading)): \(list(.counting(result.blocks.map(\.worst.rule))))."
        }
        let (summary, found) = (result.summary, counts(result.count(.error), result.count(.warning), ink))
        return "\(found): \(list(summary.byRule)); \(list(summary.byLocale))."
    }

    private static func setAside(_ summary: Summary) -> [String] {
        var parts: [String] = []
        if summary.known > 0 { parts.append("\(Prose.count(summary.known, "finding")) in the baseline") }
        if summary.allowed > 0 { parts.append("\(Prose.count(summary.allowed, "fault")) allowed") }
        return parts.isEmpty ? [] : ["Not reported: \(Prose.list(parts))."]
    }
}

/// Columns of numbers, aligned at their decimal points.
package struct Columns {
    package let rows: [String]

    package init(_ cells: [[String]]) {
        let widths = (0..<(cells.first?.count ?? 0)).map { column in cells.map { $0[column].count }.max() ?? 0 }
        rows = cells.map { row in
            zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ")
        }
    }
}
