import Frames
import Testing

@testable import Labels

/// What of a text is a word, so that it matters where a line breaks it.
@Suite struct WrittenWordTests {
    @Test(arguments: [
        "Posteingang", "„Wiedergabeliste“,", "(Einstellungen)", "und/oder", "Ein-/Ausschalten", "l’Elysée", "iPhone",
        "SPEICHERN!", "trädgårdsbesökare.", "Wort*", "F&E", "การตั้งค่า", "설정", "プレイリスト", "10-минутный",
    ])
    func words(text: String) { #expect(WrittenWord.isWord(text)) }

    @Test(arguments: [
        "[EmojiText](https://github.com/divadretlaw/EmojiText)", "**fett**", "__fett__", "a&b;", "<b>fett</b>",
        "&nbsp;Weiter", "`galley`",
        "https://example.org/a", "example.org", "hilfe@example.org", "@mastodon", "#galley", "/usr/local/share",
        "a/b/c",
        "C:\\Windows", "~/Library", "${applicationName}", "{{count}}", "%1$@", "%lld", "app_launcher_name", "isHidden",
        "com.example.Title", "17.08.2023", "4f2a9c01", "—", "A", "…", "",
    ])
    func others(text: String) { #expect(!WrittenWord.isWord(text)) }

    /// A Latin word in Japanese, which has no spaces around it, is the word that is broken, and not the whole sentence.
    @Test func aWordEndsAtLettersOfAnotherKind() throws {
        let measurer = LabelMeasurer(fonts: try FontLibrary())
        var environment = LayoutEnvironment(locale: "ja")
        environment.width = 80
        let facts = measurer.measure("これはWiedergabelisteです", in: environment)
        #expect(facts.brokenWords == ["Wiedergabeliste"])
        #expect(measurer.measure("これはhttps://example.orgです", in: environment).brokenWords.isEmpty)
    }

    @Test func samplesAreMade() {
        #expect(WrittenWord.isMade("Wwwwwwww", of: ["Wwwwwwww"]))
        #expect(WrittenWord.isMade("Wwwwwwww’s", of: ["Wwwwwwww"]))
        #expect(WrittenWord.isMade("Wwwwwwww/Wwwwwwww", of: ["Wwwwwwww"]))
        #expect(WrittenWord.isMade("Anna", of: ["Anna Maria"]))
        #expect(!WrittenWord.isMade("3D-Modellbibliothek", of: ["3"]))
        #expect(!WrittenWord.isMade("Wiedergabeliste", of: []))
    }

    /// Those of ASCII are not looked up.
    @Test func charactersHaveTheirPropertiesOfUnicode() {
        for scalar in (0..<0x250).compactMap(Unicode.Scalar.init) {
            #expect(scalar.isLetter == scalar.properties.isAlphabetic)
            #expect(scalar.isNumeric == (scalar.properties.numericType != nil))
            #expect(scalar.isSmallLetter == (scalar.properties.generalCategory == .lowercaseLetter))
            #expect(scalar.isCapital == (scalar.properties.generalCategory == .uppercaseLetter))
        }
    }
}
