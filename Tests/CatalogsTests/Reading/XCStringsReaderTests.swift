import Testing

@testable import Catalogs

@Suite struct XCStringsReaderTests {
    private static let sample = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld photos of %@" : {
              "comment" : "Title of an album",
              "localizations" : {
                "de" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld Foto von %2$@" } },
                      "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%1$lld Fotos von %2$@" } }
                    }
                  }
                },
                "zh_Hans" : { "stringUnit" : { "state" : "new", "value" : "" } }
              }
            },
            "Galley" : { "shouldTranslate" : false },
            "old.key" : {
              "extractionState" : "stale",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Tap or click" } },
                "fr" : {
                  "variations" : { "device" : {
                    "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Touchez" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "Cliquez" } }
                  } }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    private func sample() throws -> Catalog {
        try catalog(["L.xcstrings": Array(Self.sample.utf8)])
    }

    @Test func entriesKeepTheirOrderAndFacts() throws {
        let catalog = try sample()
        #expect(catalog.keys == ["%lld photos of %@", "Galley", "old.key"])
        #expect(catalog.locales == ["en", "de", "fr"])
        #expect(catalog["%lld photos of %@"]?.comment == "Title of an album")
        #expect(catalog["Galley"]?.shouldTranslate == false)
        #expect(catalog["old.key"]?.extractionState == .stale)
        #expect(catalog.warnings.isEmpty)
    }

    @Test func everyTextHasItsPlace() throws {
        let catalog = try sample()
        #expect(catalog["%lld photos of %@"]?.position.description == "L.xcstrings:4:5")
        let german = try #require(catalog["%lld photos of %@"]?["de"])
        #expect(german.position.description == "L.xcstrings:10:76")
        #expect(german.value.units.map(\.position.line) == [10, 11])
        #expect(german.value.units.map(\.state) == [.translated, .needsReview])
        #expect(german.needsReview)
    }

    @Test func aTextNotBegunIsMissing() throws {
        #expect(try sample()["%lld photos of %@"]?.localizations.map(\.locale) == ["de"])
    }

    /// A translator who has begun with one plural form has begun.
    @Test func aTextBegunInOneFormIsThere() throws {
        let forms = #""one": \#(unit("", state: "new")), "other": \#(unit("%lld Dateien"))"#
        let catalog = try xcstrings(
            #""%lld files": {"localizations": {"de": {"variations": {"plural": {\#(forms)}}}}}"#)
        let german = try #require(catalog["%lld files"]?["de"])
        #expect(german.value.units.map(\.text) == ["", "%lld Dateien"] && german.needsReview)
    }

    @Test func substitutions() throws {
        let catalog = try xcstrings(
            #"""
            "k": {"localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%#@birds@ saw %2$#@cats@"},
              "substitutions": {
                "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": \#(unit("%arg birds"))}}},
                "cats": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {"other": \#(unit("%arg cats"))}}}
              }}}}
            """#)
        let found = try #require(catalog["k"]?["en"]).substitutions
        #expect(found.map(\.name) == ["birds", "cats"])
        #expect(found.map(\.argument) == [1, 2])
        #expect(found.map(\.specifier) == ["lld", "d"])
    }

    @Test(arguments: [
        ("{}", "1:1: error: expected a member \"sourceLanguage\""),
        (#"{"sourceLanguage": "en"}"#, "1:1: error: expected a member \"strings\""),
        (#"{"sourceLanguage": 1}"#, "1:20: error: expected a language tag in quotation marks, found '1'"),
        ("[]", "1:1: error: expected '{' of a string catalog, found '['"),
        (
            #"{"sourceLanguage": "en", "strings": []}"#,
            "1:37: error: expected an object with a member for each key, found '['"
        ),
    ])
    func damage(json: String, message: String) {
        let found = error { () throws(CatalogError) in
            try catalog(["L.xcstrings": Array(json.utf8)])
        }
        #expect(found?.description == "L.xcstrings:" + message)
    }

    @Test func anUnknownPluralCategoryIsAnError() {
        let found = error { () throws(CatalogError) in
            try xcstrings(
                #""k": {"localizations": {"en": {"variations": {"plural": {"some": \#(unit("x"))}}}}}"#)
        }
        let known = PluralCategory.allCases.map(\.rawValue)
        #expect(found?.problem == .unknownName(kind: "plural category", name: "some", known: known))
    }

    @Test(arguments: ["0", "100", "-1", "1e9", "99999999999999999999", "\"1\""])
    func argumentNumbersHaveARange(number: String) {
        let found = error { () throws(CatalogError) in
            try xcstrings(
                #""k": {"localizations": {"en": {"substitutions": {"a": {"argNum": \#(number)}}}}}"#)
        }
        #expect(found?.message.hasPrefix("expected the number of an argument, 1 to 99") == true)
    }

    @Test func whatIsNoTextIsLeftOutWithAWarning() throws {
        let catalog = try xcstrings(#""k": {"localizations": {"en": {"stringSet": {"values": ["a"]}}}}"#)
        #expect(catalog["k"]?.localizations.isEmpty == true)
        #expect(catalog.warnings.map(\.message) == ["\"k\" is left out: stringSet is not a text"])
    }

    @Test func theLastOfTwoKeysCounts() throws {
        let catalog = try xcstrings(
            #""k": {"localizations": {"en": \#(unit("first"))}}, "k": {"localizations": {"en": \#(unit("last"))}}"#)
        #expect(catalog["k"]?["en"]?.value.units.map(\.text) == ["last"])
        #expect(catalog.keys == ["k"])
        #expect(catalog.warnings.map(\.isWarning) == [true])
    }

    @Test func utf16IsRead() throws {
        var little: [UInt8] = [0xFF, 0xFE]
        for unit in Self.sample.utf16 { little += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
        let catalog = try catalog(["L.xcstrings": little])
        #expect(catalog.keys == (try sample()).keys)
        #expect(catalog["old.key"]?.position == (try sample())["old.key"]?.position)
    }

    /// No piece of a catalog crashes the reader, and none passes for a whole one.
    @Test func everyTruncationIsAnErrorWithAPlace() {
        let bytes = Array(Self.sample.utf8)
        for length in bytes.indices {
            let found = error { () throws(CatalogError) in
                try catalog(["L.xcstrings": Array(bytes[..<length])])
            }
            #expect(found?.line != nil, "\(length) bytes")
        }
    }

    @Test func everyChangedByteIsReadOrRefused() {
        let bytes = Array(Self.sample.utf8)
        var generator = RepeatableGenerator(state: 1)
        var refused = 0
        for index in bytes.indices {
            var changed = bytes
            changed[index] = UInt8.random(in: 0...255, using: &generator)
            let found = error { () throws(CatalogError) in
                try catalog(["L.xcstrings": changed])
            }
            if found != nil { refused += 1 }
        }
        #expect(refused > bytes.count / 4)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func aMegabyteOfGarbageIsOneError(seed: UInt64) {
        var generator = RepeatableGenerator(state: seed)
        let letters: [UInt8] = seed.isMultiple(of: 2) ? Array("{}[]\":,\\u01 ".utf8) : Array(0...255)
        let garbage = (0..<1_000_000).map { _ in letters.randomElement(using: &generator) ?? 0 }
        #expect(
            error { () throws(CatalogError) in
                try catalog(["L.xcstrings": garbage])
            } != nil)
    }
}
