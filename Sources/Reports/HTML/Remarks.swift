package import Checks

/// What readers must know about a check besides its findings.
package enum Remarks {
    /// A sentence each, as plain text.
    static func lines(_ result: CheckResult) -> [String] {
        let unchecked = result.summary.uncheckedDevices.map { [Prose.uncheckedDevices($0)] } ?? []
        return result.notices.map(Prose.notice) + unchecked + result.summary.notes.map(Prose.oneLine)
            + Prose.hidden(result.summary.hidden).map { "Not checked in \($0)" }
            + result.summary.idleRules.map { "\($0.rule) does not apply here: \(Prose.cause($0))" }
    }

    package static func html(_ result: CheckResult) -> String {
        let lines = lines(result)
        return lines.isEmpty ? "" : "<ul>\n\(lines.map { "<li>\(HTML.escaped($0))</li>\n" }.joined())</ul>\n"
    }
}
