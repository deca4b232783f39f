import Foundation
import Testing

@testable import Catalogs

@Suite struct AndroidReaderTests {
    private func read(_ resources: String, path: String = "values/strings.xml") throws(CatalogError) -> Catalog {
        let text = "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">\n\(resources)</resources>"
        return try catalog([path: Array(text.utf8)])
    }

    /// Android's resources choose `zero` in languages that have it for 0, as Arabic, and nowhere else.
    @Test func zeroIsOnlyForLanguagesThatHaveIt() throws {
        let plural = """
            <plurals name="n"><item quantity="zero">none</item><item quantity="one">%d one</item>\
            <item quantity="other">%d</item></plurals>
            """
        let catalog = try read(plural)
        let forms = catalog.messages(for: "n", in: LocaleRules("en")).map(\.text)
        #expect(!forms.contains("none"), "\(forms)")
        #expect(catalog.message(for: "n", in: LocaleRules("en"), arguments: [0])?.text == "0")
        let arabic = try read(plural, path: "values-ar/strings.xml")
        #expect(arabic.message(for: "n", in: LocaleRules("ar"), arguments: [0])?.text == "none")
    }

    @Test func everyKindOfResource() throws {
        let catalog = try catalog(
            [
                "res/values/strings.xml": Array(
                    """
                    <?xml version="1.0" encoding="utf-8"?>
                    <!DOCTYPE resources [<!ENTITY app "Galley">]>
                    <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="en-rGB">
                        <!-- The name. -->
                        <string name="app" translatable="false">&app;</string>
                        <string name="title" tools:ignore="X">
                            Hello
                            &app;</string>
                        <!-- How many. -->
                        <plurals name="files">
                            <item quantity="one">%d file</item>
                            <item quantity="other">%d files</item>
                        </plurals>
                        <string-array name="tabs"><item>One</item><item>@string/title</item>
                            <item>Three</item></string-array>
                        <string name="title" product="tablet">Large</string>
                        <string name="title" product="default">Default</string>
                        <item type="string" name="item">Item</item>
                        <color name="red">#f00</color><string name="other">@string/title</string>
                    </resources>
                    """.utf8),
                "res/values-de/strings.xml": Array(
                    "<resources><string name=\"title\">Hallo</string><string name=\"tabs\"/></resources>".utf8),
            ])
        #expect(catalog.sourceLanguage == "en-GB")
        #expect(catalog.locales == ["en-GB", "de"])
        #expect(
            catalog.entries.map { "\($0.key) \($0.position.line):\($0.position.column) \($0.shouldTranslate)" } == [
                "app 5:5 false", "title 17:5 true", "files 10:5 true", "tabs[0] 14:31 true", "tabs[2] 15:9 true",
                "tablet|title 16:5 true", "item 18:5 true", "tabs 1:47 true",
            ])
        #expect(catalog["app"]?.comment == "The name.")
        #expect(catalog["app"]?["en-GB"]?.value.units.map(\.text) == ["Galley"])
        #expect(catalog["app"]?["en-GB"]?.position.description == "res/values/strings.xml:5:45")
        #expect(catalog["files"]?.comment == "How many.")
        #expect(catalog["tablet|title"]?.context == "tablet")
        let files = try #require(catalog["files"]?["en-GB"]?.value)
        let one = Catalog.Position(file: "res/values/strings.xml", line: 11, column: 30)
        let other = Catalog.Position(file: "res/values/strings.xml", line: 12, column: 32)
        #expect(
            files
                == .plural([
                    .one: .unit(StringUnit(text: "%d file", syntax: .javaPrintf, position: one)),
                    .other: .unit(StringUnit(text: "%d files", syntax: .javaPrintf, position: other)),
                ]))
        #expect(catalog["title"]?["de"]?.position.description == "res/values-de/strings.xml:1:33")
        #expect(
            catalog.warnings.map(\.description)
                == ["res/values/strings.xml:17:5: warning: \"title\" is already on line 6; this one counts"])
    }

    @Test(arguments: [
        ("  a \n\t b  ", "a b"), ("\"  a \n b \" c", "  a \n b  c"), (##"\n\t\@\?\#\'\"\\"##, "\n\t@?#'\"\\"),
        (#"caf\u00e9 \uD83D\uDE00"#, "café 😀"), (#"\  a \ "#, "  a "), ("a<!-- c --> b", "a b"),
        ("<![CDATA[ a  &amp; ]]>", "a &amp;"), (#"\"It\'s"#, "\"It's"), ("&#160;a&#8230;", "\u{A0}a…"),
        ("", ""), ("\"\"", ""), (#"\"#, ""), (" \" a\"", " a"), ("@foo", "@foo"), ("? Help/me", "? Help/me"),
        (#"\@string/a"#, "@string/a"), ("<xliff:g id=\"x\"> a </xliff:g> b", "a b"), ("\"it's\"", "it's"),
        ("a &lt; b &amp; c", "a < b & c"),
    ])
    func textsAreThoseOfAAPT(source: String, text: String) throws {
        let catalog = try read("<string name=\"k\">\(source)</string>")
        let unit = try #require(catalog["k"]?.localizations.first?.value.units.first)
        #expect(unit.text == text)
        #expect(unit.syntax == .javaPrintf)
        #expect(catalog.warnings.isEmpty)
    }

    @Test(arguments: [
        ("Your <b>soup</b>  is", "Your <b>soup</b> is", "Your soup is"),
        ("a <i> <b>x</b></i> &lt;&amp;", "a <i> <b>x</b></i> &lt;&amp;", "a  x <&"),
        ("<![CDATA[<b>x</b> &nbsp;y<br/>z]]>", "<b>x</b> &nbsp;y<br/>z", "x \u{A0}y\nz"),
        ("&lt;b>x&lt;/b> &amp;amp;", "<b>x</b> &amp;", "x &"),
        ("<a href=\"u?a&amp;b\">%1$s</a>", "<a href=\"u?a&amp;b\">%1$s</a>", "Ann"),
        ("<font x=\"%s\">%s</font>", "<font x=\"%s\">%s</font>", "%s"),
    ])
    func tagsAreKeptApart(source: String, text: String, shown: String) throws {
        let catalog = try read("<string name=\"k\">\(source)</string>")
        let unit = try #require(catalog["k"]?.localizations.first?.value.units.first)
        #expect(unit.text == text)
        #expect(unit.syntax == .styledPrintf)
        #expect(catalog.message(for: "k", in: LocaleRules("en"), arguments: ["Ann"])?.text == shown)
    }

    @Test func examplesBelongToTheirPlaceholders() throws {
        let catalog = try read(
            """
            <string name="a"><xliff:g id="n" example="Ann">%s</xliff:g> has <xliff:g id="c">%d</xliff:g> of <xliff:g
                id="t" example="12">%d</xliff:g></string>
            <string name="b">%2$s <b><xliff:g id="n" example="Bob">%1$s</xliff:g></b></string>
            """)
        #expect(catalog["a"]?.arguments == [1: ArgumentNote(example: "Ann"), 3: ArgumentNote(example: "12")])
        #expect(catalog["b"]?.arguments == [1: ArgumentNote(example: "Bob")])
    }

    @Test(arguments: [
        ("It's", "2:18: warning: \"k\": the apostrophe has no backslash before it; aapt refuses this", "It's"),
        (#"a\rb\r"#, #"2:18: warning: "k": \r is not an escape; its backslash is not shown"#, "arbr"),
        (#"\u12g4"#, #"2:18: warning: "k": \u without four hexadecimal digits, which aapt refuses"#, "\u{FFFD}12g4"),
        ("5\" wide", "2:18: warning: \"k\": a quotation mark without a second one is not shown", "5 wide"),
    ])
    func oddTextsAreReported(source: String, warning: String, text: String) throws {
        let catalog = try read("<string name=\"k\">\(source)</string>")
        #expect(catalog.warnings.map(\.description) == ["values/strings.xml:" + warning])
        #expect(catalog["k"]?.localizations.first?.value.units.first?.text == text)
    }

    @Test func oddResourcesAreReported() throws {
        let plurals = try read(
            "<plurals name='p'><item quantity='1'>a</item><item>b</item>"
                + "<item quantity='other'>c</item><item quantity='other'>d</item></plurals>")
        let known = "zero, one, two, few, many, other"
        #expect(
            plurals.warnings.map(\.description) == [
                "values/strings.xml:2:19: warning: \"p\": an item has the quantity \"1\", expected \(known)",
                "values/strings.xml:2:46: warning: \"p\": an item has no quantity, expected \(known)",
                "values/strings.xml:2:91: warning: \"p\": other comes twice",
            ])
        let nameless = error { () throws(CatalogError) in try read("<string>a</string>") }
        #expect(
            nameless?.description
                == "values/strings.xml:2:1: error: expected an attribute 'name', found <string> without this attribute")
        let other = error { () throws(CatalogError) in
            try AndroidReader.read(
                CatalogSource(url: .init(filePath: "/a.xml"), file: "a.xml", contents: Array("<x/>".utf8)), locale: "")
        }
        #expect(other?.description == "a.xml:1:1: error: expected <resources>, found <x>")
    }

    @Test(
        arguments: [
            ("values", "values*", nil), ("values-de", "values*", "de"), ("values-de-rDE", "values*", "de-DE"),
            ("values-b+sr+Latn", "values*", "sr-Latn"), ("values-b+ZH+hans", "values*", "zh-Hans"),
            ("values-b+es+419", "values*", "es-419"),
            ("values-iw", "values*", "he"), ("values-in-rID", "values*", "id-ID"), ("values-ji", "values*", "yi"),
            ("values-fil", "values*", "fil"), ("values-tl", "values*", "fil"), ("values-night", "values*-night", nil),
            ("values-de-land", "values*-land", "de"), ("values-mcc310-mnc004-de-rUS", "values-mcc310-mnc004*", "de-US"),
            ("values-car", "values*-car", nil), ("values-ldrtl", "values*-ldrtl", nil),
            ("values-v21", "values*-v21", nil),
            ("values-sw600dp", "values*-sw600dp", nil), ("values-zh-rHK", "values*", "zh-HK"),
            ("values-en-r001", "values*", "en-001"), ("values-mcc310", "values-mcc310*", nil),
        ] as [(String, String, String?)])
    func qualifiers(folder: String, pattern: String, locale: String?) {
        let place = AndroidReader.place(of: "/app/res/\(folder)/strings.xml")
        #expect(place == CatalogPlace(pattern: "/app/res/\(pattern)/strings.xml", locale: locale))
    }

    @Test func onlyFilesWithTextsAreCatalogs() {
        func isCatalog(_ name: String, _ text: String) -> Bool {
            AndroidReader.recognizes(
                CatalogSource(url: .init(filePath: "/values/\(name)"), file: name, contents: Array(text.utf8)))
        }
        #expect(isCatalog("strings.xml", "<resources/>"))
        #expect(isCatalog("arrays.xml", "<!-- c --><resources><string-array name='a'/></resources>"))
        #expect(!isCatalog("colors.xml", "<resources><color name='a'/></resources>"))
        #expect(!isCatalog("strings.xml", "<manifest/>"))
    }

    @Test func everyTruncationIsAnError() {
        let text =
            "<resources><string name=\"a\">x\\u00e9 <b>y</b></string><plurals name=\"p\"><item quantity=\"one\">z"
            + "</item></plurals></resources>"
        for length in text.utf8.indices.map({ text.utf8.distance(from: text.utf8.startIndex, to: $0) }) {
            let piece = Array(text.utf8.prefix(length))
            let source = CatalogSource(url: .init(filePath: "/values/strings.xml"), file: "s.xml", contents: piece)
            #expect(error { () throws(CatalogError) in try AndroidReader.read(source, locale: "") }?.line == 1)
        }
    }

    /// As aapt2 has it: `%%` and `%n` are none, a width is no position, and `%m` promises a time.
    @Test(arguments: [
        ("%s and %d", true), ("%1$s and %d", true), ("%1$s and %2$d", false), ("%s", false), ("%s of 100%%", false),
        ("%1s and %2s", true), ("%1$s and %&lt;s", true), ("%1$-5s%n%2$,d", false), ("%H:%m", false),
        ("5% of 10 %", false),
        ("5% of %s", true), ("<b>%s</b> %s", false), ("%", false),
    ])
    func severalPlaceholdersHavePositions(text: String, isRefused: Bool) throws {
        func warnings(_ attributes: String) throws -> [String] {
            let file = "<resources>\n<string name=\"a\"\(attributes)>\(text)</string></resources>"
            return try catalog(["values/strings.xml": Array(file.utf8)], sourceLanguage: "en").warnings
                .map(\.description)
        }
        let warning =
            "values/strings.xml:2:18: warning: \"a\": several placeholders, and not all with a position (%1$s), which "
            + "aapt refuses without formatted=\"false\""
        #expect(try warnings("") == (isRefused ? [warning] : []))
        #expect(try warnings(" formatted=\"false\"") == [])
        #expect(try warnings(" translatable=\"false\"") == [])
    }
}
