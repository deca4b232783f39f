internal import Basics
internal import Catalogs

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
            return try verdicts.map { try JSONText.render(VerdictRecord($0), isPretty: false) }.joined()
        case .csv:
            let header = ["key", "locale", "plural", "translation", "verdict", "fewerCharacters", "message"]
            let rows = verdicts.map { verdict in
                let text = verdict.translation
                return [text.key, text.locale, text.plural?.rawValue ?? "", text.text].map(SpreadsheetText.inert)
                    + [verdict.verdict.rawValue, verdict.fewerCharacters.map(String.init) ?? ""]
                    + [SpreadsheetText.inert(verdict.message ?? "")]
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
        (plural, translation) = (verdict.translation.plural?.rawValue, verdict.translation.text)
        (self.verdict, fewerCharacters, message) = (verdict.verdict.rawValue, verdict.fewerCharacters, verdict.message)
    }
}
