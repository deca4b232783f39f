internal import Foundation

/// The header of a PO or MO file: one field on each line (GNU gettext manual, "Header Entry").
struct GettextHeader {
    /// BCP 47 tag; nil where the field is missing, empty or not a locale.
    var language: String?
    /// BCP 47 tag of the language of the message ids, which Poedit writes.
    var sourceLanguage: String?
    /// The value of `Plural-Forms`, unparsed.
    var pluralForms: String?

    /// Whether the texts are messages of ICU, as Lingui writes them.
    var isLingui = false

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            switch line[..<colon].lowercased() {
            case "language": language = LocaleTag.named(value)
            case "x-source-language": sourceLanguage = LocaleTag.named(value)
            case "plural-forms": pluralForms = value
            case "x-generator": isLingui = value.contains("lingui")
            default: break
            }
        }
    }
}
