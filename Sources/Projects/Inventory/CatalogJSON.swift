internal import Basics
internal import Catalogs

/// The catalogs of a project in JSON, for programs: version 1 of a shape that only grows.
///
///     { "version": 1,
///       "catalogs": [ { "format": "android", "title": "Android string resources", "keys": 120,
///           "sourceLanguage": "en",                          null where nothing says which it is
///           "files": [ { "file": "res/values-de/strings.xml", "locale": "de" } ],    null: the source, or all
///           "locales": [ { "locale": "de", "translated": 118, "inherited": 0, "needsReview": 0, "missing": 2,
///                          "percent": 98 } ],
///           "oddities": [ PROBLEM ], "failures": [ PROBLEM ] } ],
///       "unread": [ PROBLEM ] }
///
/// A PROBLEM has `problem`, a name such as `missingPlaceholder`; `message`; `file`; and `line`, `column`, `key`, `locale` and
/// `form` where they are known.
package enum CatalogJSON {
    package static func render(_ inventory: CatalogInventory) throws -> String {
        try JSONText.render(
            Document(
                catalogs: inventory.catalogs.map(CatalogValue.init), unread: inventory.unread.map(ProblemValue.init)))
    }
}

private struct Document: Encodable {
    var version = 1
    var catalogs: [CatalogValue]
    var unread: [ProblemValue]
}

private struct CatalogValue: Encodable {
    struct File: Encodable {
        var file: String
        var locale: Nullable
    }

    struct Locale: Encodable {
        var locale: String
        var translated, inherited, needsReview, missing, percent: Int
    }

    var format: String
    var title: String
    var keys: Int
    var sourceLanguage: Nullable
    var files: [File]
    var locales: [Locale]
    var oddities: [ProblemValue]
    var failures: [ProblemValue]

    init(_ summary: CatalogSummary) {
        format = summary.format.name
        title = summary.format.title
        keys = summary.keys
        sourceLanguage = Nullable(summary.sourceLanguage)
        files = summary.files.map { File(file: $0.name, locale: Nullable($0.locale)) }
        locales = summary.progress.map {
            Locale(
                locale: $0.locale, translated: $0.translated, inherited: $0.inherited, needsReview: $0.needsReview,
                missing: $0.missing, percent: $0.percent)
        }
        oddities = summary.oddities.map(ProblemValue.init)
        failures = summary.failures.map(ProblemValue.init)
    }
}

private struct ProblemValue: Encodable {
    var problem: String
    var message: String
    var file: String
    var line, column: Int?
    var key, locale, form: String?

    init(_ error: CatalogError) {
        problem = error.name
        message = error.message
        file = error.file
        line = error.line
        column = error.column
        guard case .fault(let fault) = error.problem else { return }
        key = fault.key
        locale = fault.locale
        form = fault.form?.rawValue
    }
}

/// A text that is written as `null` where there is none.
private struct Nullable: Encodable {
    var text: String?

    init(_ text: String?) { self.text = text }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let text { try container.encode(text) } else { try container.encodeNil() }
    }
}
