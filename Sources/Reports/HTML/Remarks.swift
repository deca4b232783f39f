package import Checks

/// What readers must know about a check besides its findings.
package enum Remarks {
    /// A sentence each, as plain text.
    static func lines(_ result: CheckResult) -> [String] {
        let unchecked = result.summary.uncheckedDevices.map { [Prose.uncheckedDevices($0)] } ?? []
        let summary = result.summary
        let survey = summary.coverage?.survey
        let known = [CoverageText.introduction(summary)].compactMap(\.self) + (survey.map(CoverageText.survey) ?? [])
        let notes = summary.notes + (survey?.notes ?? [])
        return known.map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
            + result.noticesForPeople.map(Prose.notice)
            + [CoverageText.placed(summary.coverage)].compactMap(\.self) + [gaps(summary.coverage)].compactMap(\.self)
            + RoomsText.lines(summary.coverage?.rooms).map { String($0.trimmingPrefix { $0 == " " }) }
            + unchecked + notes.map(Prose.oneLine)
            + Prose.hidden(result.summary.hidden).map { "Not checked in \($0)" }
            + result.summary.idleRules.map { "\($0.rule) does not apply here: \(Prose.cause($0))" }
    }

    /// "Missing translations: de lacks 105 of 1,949, fr lacks 3 of 1,949"; nil where there are none.
    private static func gaps(_ coverage: CatalogCoverage?) -> String? {
        let lines = CoverageText.gaps(coverage).map { String($0.trimmingPrefix { $0 == " " }) }
        return lines.isEmpty ? nil : "\(lines[0]) \(lines.dropFirst().joined(separator: ", "))"
    }

    package static func html(_ result: CheckResult) -> String {
        let lines = lines(result)
        return lines.isEmpty ? "" : "<ul>\n\(lines.map { "<li>\(HTML.escaped($0))</li>\n" }.joined())</ul>\n"
    }
}
