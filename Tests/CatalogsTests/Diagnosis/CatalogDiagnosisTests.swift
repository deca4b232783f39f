import Testing

@testable import Catalogs

@Suite struct CatalogDiagnosisTests {
    /// The faults of a string catalog, each as `line:column message`.
    private static func faults(_ entries: String, zeroIsForNumber: Bool = true) throws -> [String] {
        let catalog = try xcstrings(entries)
        return CatalogDiagnosis(catalog, zeroIsForNumber: zeroIsForNumber, comparesSources: true).faults.map {
            "\($0.line ?? 0):\($0.column ?? 0) \($0.message)"
        }
    }

    private static func entry(_ key: String, _ locale: String, _ value: String, source: String? = nil) -> String {
        let own = source.map { "\"en\": \($0)," } ?? ""
        return "\"\(key)\": {\"localizations\": {\(own)\n\"\(locale)\": \(value)}}"
    }

    private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
        let members = forms.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", ")
        return "{\"variations\": {\"plural\": {\(members)}}}"
    }

    @Test func placeholdersGoWithTheSource() throws {
        #expect(try Self.faults(Self.entry("Hello %@", "de", unit("Hallo %@"))) == [])
        #expect(try Self.faults(Self.entry("%1$@ of %2$lld", "de", unit("%2$lld von %1$@"))) == [])
        #expect(
            try Self.faults(Self.entry("Hello %@", "de", unit("Hallo")))
                == ["2:55 \"Hello %@\" (de) lacks the placeholder %@ of the source text"])
        #expect(
            try Self.faults(Self.entry("Hello there", "de", unit("Hallo %@")))
                == ["2:55 \"Hello there\" (de) has a placeholder %@ that the source text lacks"])
        #expect(
            try Self.faults(Self.entry("n", "de", unit("%@ Tage"), source: unit("%lld days")))
                == ["2:55 \"n\" (de) has %@ where the source text has %lld"])
        // A key that is a name says nothing of placeholders.
        #expect(try Self.faults(Self.entry("greeting", "de", unit("Hallo %@"))) == [])
    }

    /// Java's `%d` refuses a text.
    @Test func typesOfAndroidGoWithTheSource() throws {
        func file(_ text: String) -> [UInt8] {
            Array("<resources><string name=\"a\">\(text)</string></resources>".utf8)
        }
        func faults(_ source: String, _ german: String) throws -> [String] {
            let catalog = try catalog(
                ["values/strings.xml": file(source), "values-de/strings.xml": file(german)], sourceLanguage: "en")
            return CatalogDiagnosis(catalog, zeroIsForNumber: false, comparesSources: true).faults.map(\.description)
        }
        let place = "values-de/strings.xml:1:29: warning: \"a\" (de) "
        #expect(try faults("Hi %1$s", "Hallo %1$d") == [place + "has %1$d where the source text has %1$s"])
        #expect(try faults("Hi %1$d", "Hallo %1$s") == [place + "has %1$s where the source text has %1$d"])
        #expect(try faults("Hi %1$s", "Hallo %1$s") == [])
    }

    /// The number of a text with forms is there in each text, by two names, though none names it.
    @Test func numbersOfVueNeedNoName() throws {
        func faults(_ english: String, _ african: String) throws -> [String] {
            func file(_ text: String) -> [UInt8] { Array(#"{"at": "{'@'}", "day": "\#(text)"}"#.utf8) }
            let catalog = try catalog(
                ["locales/en.json": file(english), "locales/af.json": file(african)], sourceLanguage: "en")
            return CatalogDiagnosis(catalog, zeroIsForNumber: true, comparesSources: true).faults.map(\.message)
        }
        #expect(try faults("{n} day", "{n} dag | {n} dae") == [])
        #expect(try faults("Day | Days | {x}", "Dag {x}") == [])
        #expect(try faults("day | days", "{count} dag | {n} dae") == [])
        #expect(
            try faults("{n} day | {n} days", "dag | dae")
                == ["\"day\" (af) lacks the placeholder {n} of the source text"])
        #expect(
            try faults("{n} day", "{count} dag | {n} dae")
                == ["\"day\" (af) has a placeholder {count} that the source text lacks"])
        #expect(
            try faults("day | days", "{m} dag | {n} dae")
                == ["\"day\" (af) has a placeholder {m} that the source text lacks"])
    }

    /// "One file" needs no digits, but Russian `one` stands for 21 too.
    @Test func aFormOfOneNumberMayDoWithoutIt() throws {
        let source = Self.plural(["one": "%lld file", "other": "%lld files"])
        #expect(
            try Self.faults(Self.entry("f", "de", Self.plural(["one": "eine", "other": "%lld"]), source: source)) == [])
        let russian = Self.plural(["one": "файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла"])
        #expect(
            try Self.faults(Self.entry("f", "ru", russian, source: source)).map { $0.drop { $0 != "\"" } }
                == ["\"f\" (ru, one) lacks the placeholder %lld of the source text"])
        // A key that is the source text has no forms; those of the translation name the number.
        let key = "In %lld days"
        #expect(
            try Self.faults(Self.entry(key, "de", Self.plural(["one": "Morgen", "other": "In %lld Tagen"]))) == [])
        #expect(
            try Self.faults(Self.entry(key, "de", Self.plural(["one": "Morgen", "other": "Bald"])))
                .map { $0.drop { $0 != "\"" } }
                == ["\"\(key)\" (de, other) lacks the placeholder %lld of the source text"])
    }

    @Test func pluralFormsGoWithTheLanguage() throws {
        let source = Self.plural(["one": "%lld file", "other": "%lld files"])
        func faults(_ locale: String, _ forms: KeyValuePairs<String, String>, zero: Bool = true) throws -> [String] {
            try Self.faults(
                Self.entry("f", locale, Self.plural(forms), source: source), zeroIsForNumber: zero
            ).map { String($0.drop { $0 != "\"" }) }
        }
        #expect(
            try faults("ru", ["one": "%lld", "other": "%lld"])
                == ["\"f\" (ru) has no form for few, many, which numbers take in this language"])
        #expect(
            try faults("ja", ["one": "%lld", "other": "%lld"])
                == ["\"f\" (ja) has a form for one, which no number takes in this language"])
        // French millions and Czech fractions may be left to `other`.
        #expect(try faults("fr", ["one": "%lld", "other": "%lld"]) == [])
        #expect(try faults("cs", ["one": "%lld", "few": "%lld", "other": "%lld"]) == [])
        #expect(try faults("de", ["zero": "keine", "one": "%lld", "other": "%lld"]) == [])
        #expect(
            try faults("de", ["zero": "keine", "one": "%lld", "other": "%lld"], zero: false)
                == ["\"f\" (de) has a form for zero, which no number takes in this language"])
    }

    @Test func substitutionsHaveForms() throws {
        let value = """
            {"stringUnit": {"state": "translated", "value": "%#@files@ in %2$@"}, "substitutions": {"files": {"argNum": 1, \
            "formatSpecifier": "lld", "variations": {"plural": {"one": \(unit("%arg файл")), \
            "other": \(unit("%arg файла"))}}}}}
            """
        let faults = try Self.faults(Self.entry("%lld files in %@", "ru", value))
        #expect(
            faults.map { $0.drop { $0 != "\"" } }
                == ["\"%lld files in %@\" (ru) has no form for few, many, which numbers take in this language"])
    }

    @Test func emptyTranslationsAndLimits() throws {
        #expect(
            try Self.faults(Self.entry("Save it", "de", unit("")))
                == ["2:55 \"Save it\" (de) is empty"])
        #expect(try Self.faults(Self.entry("Save it", "de", unit("", state: "new"))) == [])
        func lengths(_ limit: SizeLimit) -> [String] {
            let position = Catalog.Position(file: "f", line: 3, column: 4)
            let unit = StringUnit(text: "Größe", position: position)
            let entry = Catalog.Entry(
                key: "size", position: position, sizeLimit: limit, sourceLanguage: "en",
                localizations: [Localization(locale: "de", value: .unit(unit), position: position)])
            let catalog = Catalog(name: "L", sourceLanguage: "en", entries: [entry])
            return CatalogDiagnosis(catalog, zeroIsForNumber: false, comparesSources: true).faults.map(\.description)
        }
        #expect(
            lengths(SizeLimit(width: 4, unit: .character))
                == ["f:3:4: warning: \"size\" (de) has 5 characters, and may have 4"])
        #expect(lengths(SizeLimit(width: 5, unit: .character)) == [])
        #expect(
            lengths(SizeLimit(width: 6, unit: .byte))
                == ["f:3:4: warning: \"size\" (de) has 7 bytes, and may have 6"])
        #expect(lengths(SizeLimit(width: 1, unit: .pixel)) == [])
    }

    @Test func withoutASourceNothingIsCompared() throws {
        let catalog = try xcstrings(Self.entry("Hello %@", "de", unit("Hallo")))
        #expect(CatalogDiagnosis(catalog, zeroIsForNumber: true, comparesSources: false).faults == [])
    }

    @Test func whatIsNotToBeTranslatedIsLeftAlone() throws {
        let entries = "\"A %@\": {\"shouldTranslate\": false, \"localizations\": {\"de\": \(unit("B"))}}"
        #expect(try Self.faults(entries) == [])
    }

    /// A character may have any number of marks; a message repeats sixty scalars of it, marks included.
    @Test func messagesRepeatLittleOfAKey() throws {
        let key = "a" + String(repeating: "\u{301}", count: 10_000)
        let fault = try #require(Self.faults(Self.entry(key, "de", unit("Hallo %@"), source: unit("Hello"))).first)
        #expect(fault.unicodeScalars.count < 200)
        let duplicate = CatalogError(.duplicateKey(key, firstLine: 1), file: "de.strings")
        #expect(duplicate.message.unicodeScalars.count < 120)
        let element = CatalogError(.unexpected(found: "<\(key)>", expected: "</\(key)>"), file: "de.ts")
        #expect(element.message.unicodeScalars.count < 700)
    }
}

@Suite struct LocaleProgressTests {
    @Test func everyKeyIsCountedOnce() throws {
        let catalog = try xcstrings(
            """
            "One": {"localizations": {"pt": \(unit("Um")), "de": \(unit("Eins", state: "needs_review"))}},
            "Two": {"localizations": {"pt-BR": \(unit("Dois")), "de": \(unit("", state: "new"))}},
            "Brand": {"shouldTranslate": false}, "Three": {"localizations": {"en-GB": \(unit("Three!"))}}
            """)
        let progress = catalog.progress(others: ["fi"])
        #expect(
            progress == [
                LocaleProgress(locale: "de", needsReview: 1, missing: 2),
                LocaleProgress(locale: "en-GB", translated: 1, inherited: 2),
                LocaleProgress(locale: "fi", missing: 3),
                LocaleProgress(locale: "pt", translated: 1, inherited: 1, missing: 1),
                LocaleProgress(locale: "pt-BR", translated: 1, inherited: 1, missing: 1),
            ])
        #expect(progress.map(\.percent) == [0, 100, 0, 66, 66])
    }
}
