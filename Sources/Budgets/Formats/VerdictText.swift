internal import Basics
internal import Catalogs
internal import Checking

/// Verdicts on translations in the form in which the translations came: lines of JSON, or comma-separated values.
package enum VerdictText {
    /// The forms.
    package enum Format: Sendable {
        case jsonLines, csv
    }

    /// A line for each.
    ///
    /// - Throws: Nothing; every verdict can be written.
    package static func render(_ verdicts: [ReturnedVerdict], as format: Format) throws -> String {
        switch format {
        case .jsonLines:
            return try verdicts.map { verdict in
                let line = try JSONText.render(VerdictRecord(verdict), isPretty: false)
                guard !verdict.others.isEmpty else { return line }
                let others = try verdict.others.map { ",\(try JSONText.part($0.name, depth: 0)):\($0.json)" }.joined()
                return line.dropLast("}\n".count) + others + "}\n"
            }.joined()
        case .csv:
            let others = verdicts.flatMap { $0.others.map(\.name) }.distinct
            let header = ["key", "locale", "plural", "translation", "verdict", "fewerCharacters", "message"] + others
            let rows = verdicts.map { verdict in
                let text = verdict.translation
                let own = Dictionary(verdict.others.map { ($0.name, $0.text) }) { first, _ in first }
                return [text.key, text.locale, verdict.plural?.rawValue ?? "", text.text].map(SpreadsheetText.inert)
                    + [verdict.verdict.rawValue, verdict.fewerCharacters.map(String.init) ?? ""]
                    + [SpreadsheetText.inert(verdict.message ?? "")]
                    + others.map { SpreadsheetText.inert(SpreadsheetText.plain(own[$0] ?? "")) }
            }
            return BudgetCSV.text([header] + rows)
        }
    }
}

private struct VerdictRecord: Encodable {
    var key: String
    var locale: String
    var plural: String?
    var translation: String
    var verdict: String
    var fewerCharacters: Int?
    var message: String?

    init(_ verdict: ReturnedVerdict) {
        (key, locale) = (verdict.translation.key, verdict.translation.locale)
        (plural, translation) = (verdict.plural?.rawValue, verdict.translation.text)
        (self.verdict, fewerCharacters, message) = (verdict.verdict.rawValue, verdict.fewerCharacters, verdict.message)
    }
}
