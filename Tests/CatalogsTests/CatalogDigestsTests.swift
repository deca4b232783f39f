import Catalogs
import Testing

@Suite struct CatalogDigestsTests {
    /// A property that is not in the digest would let a check take an old result for a new one. Add it to `CatalogDigests`,
    /// and then here.
    @Test func everyPropertyCounts() {
        let place = Catalog.Position(file: "")
        let unit = StringUnit(text: "", position: place)
        let localization = Localization(locale: "", value: .unit(unit), position: place)
        let values: [(Any, [String])] = [
            (
                Catalog(name: "", sourceLanguage: ""),
                [
                    "name", "sourceLanguage", "warnings", "sources", "unreadFiles", "localesWithOwnKeys",
                    "lacksStatedLanguage", "keysOfTranslations", "companions", "localesWithoutTexts", "ownEntries",
                    "replacement", "places", "sourcePlurals",
                ]
            ),
            (
                Catalog.Entry(key: "", position: place),
                [
                    "key", "position", "context", "comment", "shouldTranslate", "mayStayUntranslated", "untranslated",
                    "isPart", "extractionState", "arguments", "sizeLimit", "placeOfLimit", "allowances",
                    "sourceLanguage",
                    "localizations",
                ]
            ),
            (localization, ["locale", "value", "substitutions", "pluralArgument", "zeroIsForNumber", "position"]),
            (unit, ["text", "syntax", "state", "position"]),
            (Substitution(name: "", value: .unit(unit)), ["name", "argument", "specifier", "value"]),
            (ArgumentNote(), ["example", "type", "format"]),
            (SizeLimit(width: nil, unit: .pixel), ["width", "lines", "unit"]),
            (CommentAllowance(rule: "", position: place), ["rule", "reason", "locale", "position"]),
        ]
        for (value, names) in values { #expect(Mirror(reflecting: value).children.compactMap(\.label) == names) }
    }

    /// A text counts for those who read it or fall back to it, and no other.
    @Test func aTextCountsForItsReaders() {
        func digests(_ german: String, _ swiss: String? = nil) -> CatalogDigests {
            let place = Catalog.Position(file: "a")
            let texts = [("en", "Cat"), ("de", german)] + (swiss.map { [("de-CH", $0)] } ?? [])
            let localizations = texts.map { locale, text in
                Localization(locale: locale, value: .unit(StringUnit(text: text, position: place)), position: place)
            }
            let entry = Catalog.Entry(key: "cat", position: place, sourceLanguage: "en", localizations: localizations)
            return CatalogDigests(Catalog(name: "", sourceLanguage: "en", entries: [entry]))
        }
        let (old, new) = (digests("Katze"), digests("Kater"))
        for locale in ["de", "de-AT"] {
            let names = LocaleRules(locale).fallbacks
            #expect(old.digits(for: names) != new.digits(for: names))
        }
        let french = LocaleRules("fr").fallbacks
        #expect(old.digits(for: french) == new.digits(for: french) && old.digits(for: nil) != new.digits(for: nil))
    }
}
