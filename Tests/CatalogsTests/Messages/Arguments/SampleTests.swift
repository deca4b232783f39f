import Testing

@testable import Catalogs

@Suite struct SampleTests {
    /// The samples of one argument `n` in a locale: of `{n}` with a note, or of a choice by it.
    private func samples(
        _ format: FormatString, _ locale: String, note: ArgumentNote? = nil,
        samples: SampleArguments = SampleArguments()
    ) -> [FormatArgument?] {
        let position = Catalog.Position(file: "f")
        let value = LocalizedValue.unit(StringUnit(text: "", syntax: .plain, position: position))
        let localization = Localization(locale: locale, value: value, position: position)
        let rules = LocaleRules(locale)
        var survey = ArgumentSurvey(
            localization, of: Catalog(name: "", sourceLanguage: locale, entries: []), in: rules, device: .other)
        survey.survey(format, of: localization, number: PluralArgument(of: localization))
        return samples.lists(
            for: survey, given: [], notes: note.map { ["n": $0] } ?? [:], plurals: rules.plurals, in: rules
        ).map { $0["n"] }
    }

    private func placeholder(_ kind: Placeholder.Kind, style: String? = nil) -> FormatString {
        FormatString(segments: [.placeholder(Placeholder(source: "{n}", kind: kind, argument: "n", style: style))])
    }

    private func choice(_ selector: Choice.Selector, offset: Double = 0, exact: [Double] = []) -> FormatString {
        let shown = FormatString(segments: [.placeholder(Placeholder(source: "#", kind: .integer, argument: "n"))])
        let variants =
            exact.map { Choice.Variant(key: .exact($0), format: shown) }
            + [Choice.Variant(key: .category(.other), format: shown)]
        return FormatString(segments: [
            .choice(Choice(source: "", argument: "n", selector: selector, offset: offset, variants: variants))
        ])
    }

    // MARK: Types

    @Test func wideDefaultsByType() {
        #expect(samples(placeholder(.text), "en") == ["Wwwwwwww"])
        #expect(samples(placeholder(.integer), "en") == [8_888_888])
        #expect(samples(placeholder(.real), "en") == [8_888.888_888])
        #expect(samples(placeholder(.real, style: "percent"), "en") == [8.88])
        #expect(samples(placeholder(.integer, style: "::compact-short"), "en") == [888_000_000])
        #expect(samples(placeholder(.date, style: "date full"), "en") == [.date(1_853_708_338)])
        #expect(samples(placeholder(.date), "en", samples: SampleArguments(date: 0)) == [.date(0)])
    }

    /// Flutter's messages name the type beside the text, which says only `{n}`.
    @Test(
        arguments: [
            (ArgumentNote(type: "int"), 8_888_888), (ArgumentNote(type: "double"), 8_888.888_888),
            (ArgumentNote(type: "num", format: "percentPattern"), 8.88),
            (ArgumentNote(type: "int", format: "compactCurrency"), 888_000_000),
            (ArgumentNote(type: "String"), "Wwwwwwww"),
            (ArgumentNote(type: "Object"), "Wwwwwwww"),
            (ArgumentNote(type: "DateTime", format: "MMMd"), .date(1_853_708_338)),
        ] as [(ArgumentNote, FormatArgument)])
    func theTypeOfTheNote(note: ArgumentNote, expected: FormatArgument) {
        #expect(samples(placeholder(.text), "en", note: note) == [expected])
    }

    @Test(
        arguments: [
            (.text, ArgumentNote(example: "Ann"), "Ann"), (.text, ArgumentNote(example: "12", type: "int"), 12),
            (.real, ArgumentNote(example: "1.5"), 1.5), (.integer, ArgumentNote(example: "about 5"), "about 5"),
            (.text, ArgumentNote(example: "42"), "42"), (.date, ArgumentNote(example: "2024-01-02"), "2024-01-02"),
        ] as [(Placeholder.Kind, ArgumentNote, FormatArgument)])
    func theCatalogsExample(kind: Placeholder.Kind, note: ArgumentNote, expected: FormatArgument) {
        #expect(samples(placeholder(kind), "en", note: note) == [expected])
    }

    // MARK: Plurals

    @Test(
        arguments: [
            ("en", [1, 8_888_888]), ("pl", [1, 8_888_884, 8_888_888, 8_888.8]),
            ("ar", [0, 1, 2, 8_888_810, 8_888_888, 8_888_802]), ("ru", [8_888_881, 8_888_884, 8_888_888, 8_888.8]),
            ("sl", [8_888_801, 8_888_802, 8_888_804, 8_888_888]), ("cy", [0, 1, 2, 3, 6, 8_888_888]),
            ("cs", [1, 4, 8_888.8, 8_888_888]), ("lt", [8_888_881, 8_888_888, 8_888.8, 8_888_880]),
            ("fr", [1, 1_000_000, 8_888_888]), ("ja", [8_888_888]),
        ] as [(String, [FormatArgument?])])
    func everyCategoryHasANumber(locale: String, expected: [FormatArgument?]) {
        let found = samples(choice(.plural), locale)
        #expect(found == expected)
    }

    @Test func exactNumbersAndTheExampleGoFirst() {
        let format = choice(.plural, exact: [0, 1])
        #expect(samples(format, "de", note: ArgumentNote(example: "12")) == [0, 1, 12, 8_888_888])
        #expect(samples(format, "de", note: ArgumentNote(example: "1")) == [0, 1, 8_888_888])
        #expect(samples(format, "de", note: ArgumentNote(example: "many")) == [0, 1, 8_888_888])
    }

    @Test func aWholeNumberHasNoSampleWithAFraction() {
        #expect(samples(choice(.plural), "cs", note: ArgumentNote(type: "int")) == [1, 4, 8_888_888])
    }

    @Test func theOffsetIsAdded() {
        #expect(samples(choice(.plural, offset: 1), "en") == [2, 8_888_889])
    }
}
