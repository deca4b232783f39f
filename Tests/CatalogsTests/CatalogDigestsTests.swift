import Testing

@testable import Catalogs

@Suite struct CatalogDigestsTests {
    // MARK: Every property

    private typealias Change<Value> = (inout Value) -> Void

    private static let place = Catalog.Position(file: "L.xcstrings", line: 2, column: 3)
    private static let unit = StringUnit(text: "A", position: place)
    private static let localization = Localization(locale: "en", value: .unit(unit), position: place)
    private static let entry = Catalog.Entry(
        key: "a", position: place, sourceLanguage: "en", localizations: [localization])

    /// What changes a value, by the names of its properties: each of them has to have one.
    private struct Changes<Value> {
        let value: Value
        let changes: KeyValuePairs<String, Change<Value>>
        /// Properties that say nothing of their own.
        var others: [String] = []

        /// The digest of each changed value, put into an entry.
        func digests(_ catalog: (Value) -> Catalog) -> [(name: String, digits: String)] {
            changes.map { name, change in
                var changed = value
                change(&changed)
                return (name, CatalogDigests(catalog(changed)).digits(for: nil))
            }
        }

        /// The names of its properties that nothing changes.
        var missing: Set<String> {
            Set(Mirror(reflecting: value).children.compactMap(\.label)).subtracting(changes.map(\.key) + others)
        }
    }

    private static func catalog(_ entry: Catalog.Entry, name: String = "L", language: String = "en") -> Catalog {
        Catalog(name: name, sourceLanguage: language, entries: [entry])
    }

    private static func with(_ localization: Localization) -> Catalog {
        var entry = entry
        entry.localizations = [localization]
        return catalog(entry)
    }

    private static func with(_ value: LocalizedValue) -> Catalog {
        with(Localization(locale: "en", value: value, position: place))
    }

    /// A property that is not in the digest would let a check take an old result for a new one. Add it to `CatalogDigests`,
    /// and then here.
    @Test func anotherValueOfAnyPropertyHasAnotherDigest() throws {
        let other = Catalog.Position(file: "M.xcstrings")
        let error = CatalogError(.badEncoding("UTF-8"), file: "a")
        let catalogs = Changes(
            value: Self.catalog(Self.entry),
            changes: [
                "name": { $0 = Self.catalog(Self.entry, name: "M") },
                "sourceLanguage": { $0 = Self.catalog(Self.entry, language: "de") },
                "unreadFiles": { $0.unreadFiles = [UnreadFile(locale: "de", error: error)] },
                "unreadFiles": { $0.unreadFiles = [UnreadFile(locale: nil, error: error)] },
                "localesWithOwnKeys": { $0.localesWithOwnKeys = ["de"] },
                "lacksStatedLanguage": { $0.lacksStatedLanguage = true },
                "keysOfTranslations": { $0.keysOfTranslations = ["a"] },
                "companions": { $0.companions = ["a": ["de": "b"]] },
                "companions": { $0.companions = ["a": ["fr": "b"]] },
                "companions": { $0.companions = ["a": ["de": "c"]] },
                "companions": { $0.companions = ["b": ["de": "b"]] },
                "localesWithoutTexts": { $0.localesWithoutTexts = ["de"] },
                "ownEntries": { $0 = Catalog(name: "L", sourceLanguage: "en") },
                "replacement": {
                    var entry = Self.entry
                    entry.comment = "replaced"
                    $0 = $0.replacing(entry)
                },
            ],
            // What it is made from, what is said about it, and what follows from the rest.
            others: ["warnings", "sources", "places", "sourcePlurals"])
        let entries = Changes<Catalog.Entry>(
            value: Self.entry,
            changes: [
                "key": { $0.key = "b" }, "position": { $0.position.file = "b" }, "position": { $0.position.line = 9 },
                "position": { $0.position.column = 9 }, "context": { $0.context = "b" },
                "comment": { $0.comment = "b" },
                "shouldTranslate": { $0.shouldTranslate = false },
                "mayStayUntranslated": { $0.mayStayUntranslated = true },
                "untranslated": { $0.untranslated = ["de": Self.place] },
                "untranslated": { $0.untranslated = ["fr": Self.place] },
                "untranslated": { $0.untranslated = ["de": other] }, "isPart": { $0.isPart = true },
                "extractionState": { $0.extractionState = .stale },
                "arguments": { $0.arguments = [.number(1): ArgumentNote()] },
                "arguments": { $0.arguments = [.name("1"): ArgumentNote()] },
                "sizeLimit": { $0.sizeLimit = SizeLimit(width: nil, unit: .pixel) },
                "placeOfLimit": { $0.placeOfLimit = Self.place }, "placeOfLimit": { $0.placeOfLimit = other },
                "allowances": { $0.allowances = [CommentAllowance(rule: "a", position: Self.place)] },
                "sourceLanguage": { $0.sourceLanguage = "fr" }, "localizations": { $0.localizations = [] },
                "localizations": {
                    $0.localizations += [Localization(locale: "de", value: .unit(Self.unit), position: Self.place)]
                },
            ])
        let localizations = Changes<Localization>(
            value: Self.localization,
            changes: [
                "locale": { $0.locale = "nb" }, "value": { $0.value = .device([.other: .unit(Self.unit)]) },
                "substitutions": { $0.substitutions = [Substitution(name: "a", value: .unit(Self.unit))] },
                "pluralArgument": { $0.pluralArgument = .number(1) },
                "pluralArgument": { $0.pluralArgument = .name("1") },
                "zeroIsForNumber": { $0.zeroIsForNumber = false }, "position": { $0.position = other },
            ])
        let units = Changes<StringUnit>(
            value: Self.unit,
            changes: [
                "text": { $0.text = "B" }, "syntax": { $0.syntax = .plain }, "state": { $0.state = .needsReview },
                "position": { $0.position = other },
            ])
        let substitutions = Changes<Substitution>(
            value: Substitution(name: "b", value: .unit(Self.unit)),
            changes: [
                "name": { $0.name = "c" }, "argument": { $0.argument = 2 }, "specifier": { $0.specifier = "d" },
                "value": { $0.value = .plural([.other: .unit(Self.unit)]) },
            ])
        let notes = Changes<ArgumentNote>(
            value: ArgumentNote(),
            changes: ["example": { $0.example = "a" }, "type": { $0.type = "a" }, "format": { $0.format = "a" }])
        let limits = Changes<SizeLimit>(
            value: SizeLimit(width: nil, unit: .pixel),
            changes: ["width": { $0.width = 2 }, "lines": { $0.lines = 2 }, "unit": { $0.unit = .byte }])
        let allowances = Changes<CommentAllowance>(
            value: CommentAllowance(rule: "a", position: Self.place),
            changes: [
                "rule": { $0.rule = "b" }, "reason": { $0.reason = "b" }, "locale": { $0.locale = "de" },
                "position": { $0.position = other },
            ])
        let missing = [
            catalogs.missing, entries.missing, localizations.missing, units.missing, substitutions.missing,
            notes.missing,
            limits.missing, allowances.missing,
        ]
        #expect(missing.joined().isEmpty, "\(missing)")

        var digests = [("nothing", CatalogDigests(Self.catalog(Self.entry)).digits(for: nil))]
        digests +=
            catalogs.digests { $0 } + entries.digests { Self.catalog($0) } + localizations.digests { Self.with($0) }
        digests += units.digests { Self.with(.unit($0)) }
        digests += substitutions.digests {
            var localization = Self.localization
            localization.substitutions = [$0]
            return Self.with(localization)
        }
        func entry(_ change: Change<Catalog.Entry>) -> Catalog {
            var entry = Self.entry
            change(&entry)
            return Self.catalog(entry)
        }
        digests += notes.digests { note in entry { $0.arguments = [.number(1): note] } }
        digests += limits.digests { limit in entry { $0.sizeLimit = limit } }
        digests += allowances.digests { allowance in entry { $0.allowances = [allowance] } }
        // Every kind of value, with its forms.
        let text = LocalizedValue.unit(Self.unit)
        let values: [LocalizedValue] = [
            .plural([.other: text]), .plural([.one: text]), .plural([.one: text, .other: text]),
            .ordinal([.other: text]),
            .width([1: text]), .width([2: text]), .formula(.germanic, [text, text]), .formula(.germanic, [text]),
            .device([.iPhone: text]),
        ]
        digests += values.map { ("\($0)", CatalogDigests(Self.with($0)).digits(for: nil)) }
        for (digits, same) in Dictionary(grouping: digests, by: \.1) where same.count > 1 {
            Issue.record("\(same.map(\.0)) have one digest, \(digits)")
        }
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
