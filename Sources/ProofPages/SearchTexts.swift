internal import Basics
internal import Checks
internal import Reports

/// The texts that the first page searches: every key with its text in each locale, and where that is.
struct SearchTexts {
    private struct Place: Encodable {
        var locale: String
        var text: String
        var page: String
    }

    private struct Row: Encodable {
        var key: String
        var source: String
        var places: [Place]
    }

    private var keys: [String] = []
    private var rows: [String: Row] = [:]

    /// Adds the texts of a locale's page.
    mutating func add(_ page: TranslatorPage, at path: String) {
        for (number, row) in page.rows.enumerated() {
            if rows[row.key] == nil { keys.append(row.key) }
            let place = Place(
                locale: page.locale, text: row.text.string, page: "\(path)#\(TranslatorText.id(number + 1))")
            rows[row.key, default: Row(key: row.key, source: row.source ?? row.text.string, places: [])].places.append(
                place)
        }
    }

    /// A script that gives the page its texts: a page that is opened from disk may read no other file.
    var page: ProofPage {
        let rows = keys.sorted().compactMap { self.rows[$0] }
        let json = (try? JSONText.render(rows, isPretty: false)) ?? "[]"
        return ProofPage(path: "texts.js", text: "galleyTexts = \(JSONText.inScript(json))")
    }

    /// The field, which is hidden without the script.
    static let form = """
        <form id="search" role="search" hidden>
        <label for="search-words">Search keys and texts</label>
        <input id="search-words" type="search" autocomplete="off" spellcheck="false"> <output for="search-words"></output>
        </form>

        """
}
