import Foundation
import Testing

@testable import Catalogs

/// `galley:allow` in comments, in each format that has them.
@Suite struct AllowDirectiveTests {
    @Test func aDirectiveEndsWithItsLine() {
        let directives = AllowDirective.all(
            in: "Title. galley:allow overlap, truncated-text : by design: see 12 \r\ngalley:allow tight-text\nNext")
        #expect(directives.map { $0.rules.map(\.name) } == [["overlap", "truncated-text"], ["tight-text"]])
        #expect(directives.map { $0.rules.map(\.offset) } == [[13, 22], [13]])
        #expect(directives.map(\.reason) == ["by design: see 12", nil])
    }

    /// What is no directive stays words; one without a rule has an empty name, which a check refuses.
    @Test(arguments: [
        ("galley:allowed overlap", []), ("xgalley:allow overlap", []), ("galley: allow overlap", []),
        ("galley:allow", [""]), ("galley:allow: why", [""]), ("galley:allow overlap,", ["overlap", ""]),
        ("galley:allow overlap it is fine", ["overlap it is fine"]),
        ("galley:allow overlap galley:allow tight-text", ["overlap", "tight-text"]),
    ])
    func namesAreTakenAsTheyAreWritten(comment: String, names: [String]) {
        #expect(AllowDirective.all(in: comment).flatMap { $0.rules.map(\.name) } == names)
    }

    /// A line of a text in YAML that begins with the sign of comments is none; nor is a comment about a group one of its first key.
    @Test func commentsOfYAMLAreRightBeforeTheirKeys() {
        let comments = YAMLComments(
            "de:\n  # A group\n\n  a: |\n    Line\n    # no comment\n  b: B\r\n  # Two\r\n  #lines\r\n  c: C # behind\n  # last\n"
        )
        #expect((0...13).map { comments[$0] } == Array(repeating: nil, count: 10) + ["Two\nlines", nil, nil, nil])
    }

    /// The first text of each format allows `overlap` in a comment, the second one nothing. In a file of one locale the comment
    /// counts for that locale, in a template or a file with all locales for each.
    private static let samples: [(file: String, text: String, place: String, locale: String?)] = [
        (
            "L.xcstrings",
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "first": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Eins" } } },
                "comment": "One\\ngalley:allow overlap: \\"so\\"" },
              "second": {} } }
            """, "3:35", nil
        ),
        (
            "de.lproj/L.strings",
            "/* galley:allow overlap: so */\n/* The first */\n\"first\" = \"Eins\";\n\"second\" = \"Zwei\";\n", "1:17",
            "de"
        ),
        (
            "de.lproj/L.strings",
            "/* Head */\n\n// One\n// galley:allow overlap: so\n\"first\" = \"Eins\";\n\"second\" = \"Zwei\";\n",
            "4:17", "de"
        ),
        (
            "de.lproj/L.stringsdict",
            """
            <?xml version="1.0"?><plist version="1.0"><dict>
            <!-- galley:allow overlap: so -->
            <key>first</key><dict><key>NSStringLocalizedFormatKey</key><string>Eins</string></dict>
            <key>second</key><dict><key>NSStringLocalizedFormatKey</key><string>Zwei</string></dict>
            </dict></plist>
            """, "2:19", "de"
        ),
        (
            "values-de/strings.xml",
            """
            <resources>
              <!-- galley:allow overlap: so -->
              <string name="first">Eins</string>
              <string name="second">Zwei</string>
            </resources>
            """, "2:21", "de"
        ),
        (
            "values/strings.xml",
            "<resources>\n<!-- galley:allow overlap: so --><!-- One -->\n<string name=\"first\">Eins</string>"
                + "<string name=\"second\">Zwei</string></resources>", "2:19", nil
        ),
        (
            "app_de.arb",
            #"{ "first": "Eins", "@first": { "description": "One. galley:allow overlap: so" }, "second": "Zwei" }"#,
            "1:66", "de"
        ),
        (
            "de.po",
            "#. galley:allow overlap: so\nmsgid \"first\"\nmsgstr \"Eins\"\n\nmsgid \"second\"\nmsgstr \"Zwei\"\n",
            "1:17", "de"
        ),
        (
            "messages.pot",
            "# galley:allow overlap: so\n#. One\nmsgid \"first\"\nmsgstr \"\"\n\nmsgid \"second\"\nmsgstr \"\"\n",
            "1:16", nil
        ),
        (
            "de.xliff",
            """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
            <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
            <trans-unit id="first"><source>One</source><target>Eins</target>
            <note>galley:allow overlap: so</note></trans-unit>
            <trans-unit id="second"><source>Two</source><target>Zwei</target></trans-unit>
            </body></file></xliff>
            """, "4:20", "de"
        ),
        (
            "R.de.resx",
            """
            <root><data name="first"><value>Eins</value><comment>galley:allow overlap: so</comment></data>
            <data name="second"><value>Zwei</value></data></root>
            """, "1:67", "de"
        ),
        ("M_de.properties", "# galley:allow overlap: so\nfirst=Eins\nsecond=Zwei\n", "1:16", "de"),
        ("config/locales/de.yml", "de:\n  # galley:allow overlap: so\n  first: Eins\n  second: Zwei\n", "2:18", "de"),
        ("de.ftl", "# galley:allow overlap: so\nfirst = Eins\nsecond = Zwei\n", "1:16", "de"),
        (
            "app_de.ts",
            """
            <TS version="2.1" language="de"><context><name>C</name>
            <message><source>first</source><extracomment>galley:allow overlap: so</extracomment>
            <translation>Eins</translation></message>
            <message><source>second</source><translation>Zwei</translation></message></context></TS>
            """, "2:59", "de"
        ),
        (
            "_locales/de/messages.json",
            #"{ "first": { "message": "Eins", "description": "galley:allow overlap: so" }, "second": { "message": "Zwei" } }"#,
            "1:62", "de"
        ),
    ]

    @Test(arguments: samples.indices)
    func everyFormatWithCommentsHasDirectives(index: Int) throws {
        let sample = Self.samples[index]
        let catalog = try catalog([sample.file: Array(sample.text.utf8)], sourceLanguage: "en")
        let entries = catalog.entries
        try #require(entries.count == 2)
        let allowance = try #require(entries[0].allowances.first)
        #expect(allowance.rule == "overlap")
        #expect(allowance.reason == (sample.file == "L.xcstrings" ? #""so""# : "so"))
        #expect("\(allowance.position.line):\(allowance.position.column)" == sample.place, "\(sample.file)")
        #expect(allowance.position.file == sample.file)
        #expect(allowance.locale == sample.locale, "\(sample.file)")
        #expect(entries[0].allowances.count == 1 && entries[1].allowances.isEmpty, "\(sample.file)")
    }

    /// The same words in the comments of neighbours: each has its own place.
    @Test func eachTextHasTheDirectiveOfItsOwnComment() throws {
        let text = (1...3).map { "/* galley:allow overlap */\n\"k\($0)\" = \"\($0)\";\n" }.joined()
        let strings = try catalog(["en.lproj/L.strings": Array(text.utf8)], sourceLanguage: "en")
        #expect(strings.entries.map { $0.allowances.map(\.position.line) } == [[1], [3], [5]])
        let keys = (1...3).map { "\"k\($0)\": {\n\"comment\": \"galley:allow overlap\" }" }.joined(separator: ",\n")
        #expect(try xcstrings(keys).entries.map { $0.allowances.map(\.position.line) } == [[2], [4], [6]])
    }

    /// Against looking at every place: the nearest one on the side of the comment that has the words, or else on the other.
    @Test(arguments: 1...20) func theNearestPlaceCounts(seed: UInt64) throws {
        var random = seed
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % bound
        }
        let rules = ["overlap", "truncated-text", "tight-text"]
        // Comments before keys: some keys have several, and some words are in values.
        var text = ""
        var wanted: [[Int]] = []
        var line = 1
        for key in 0..<30 {
            let own = (0..<next(3)).map { _ in rules[next(rules.count)] }
            var lines: [Int] = []
            for rule in own {
                text += "# galley:allow \(rule)\n"
                lines.append(line)
                line += 1
            }
            text += "key\(key)=\(next(4) == 0 ? "galley:allow overlap" : "text")\n"
            line += 1
            wanted.append(lines)
        }
        let catalog = try catalog(["M_de.properties": Array(text.utf8)], sourceLanguage: "en")
        #expect(catalog.entries.map { $0.allowances.map(\.position.line) } == wanted, "\(text)")
    }

    /// Twenty thousand comments in one line, whose places were once looked for from the start, in copies of the rest of the line.
    @Test func manyDirectivesInOneLine() throws {
        let count = 20_000
        let keys = (0..<count).map { "\"k\($0)\":{\"comment\":\"galley:allow overlap: \($0)\"}" }.joined(separator: ",")
        let entries = try xcstrings(keys).entries
        #expect(entries.count == count && entries.allSatisfy { $0.allowances.count == 1 })
        let columns = entries.map { $0.allowances.first?.position.column ?? 0 }
        #expect(zip(columns, columns.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// The source's comment counts everywhere, that of a translation where it is shown.
    @Test func aCommentInTheFileOfALocaleCountsThere() throws {
        let catalog = try catalog(
            [
                "values/strings.xml": Array(
                    "<resources><!-- galley:allow overlap --><string name=\"a\">A</string></resources>".utf8),
                "values-pt/strings.xml": Array(
                    "<resources><!-- galley:allow tight-text --><string name=\"a\">B</string></resources>".utf8),
            ], sourceLanguage: "en")
        let entry = try #require(catalog["a"])
        func rules(_ locale: String) -> [String] { entry.allowances(for: LocaleRules(locale)).map(\.rule) }
        #expect(rules("en") == ["overlap"] && rules("de") == ["overlap"])
        #expect(rules("pt-BR") == ["overlap", "tight-text"])
    }

    /// A file of gettext has the source text, too, so that its comment counts for both; in that of another language for that one.
    @Test func aFileWithBothLanguagesCountsForBoth() throws {
        func text(_ comment: String) -> String {
            "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n\(comment)msgid \"Settings\"\nmsgstr \"Einstellungen\"\n"
        }
        let folder = try ScratchFolder([
            "po/de.po": text("#. galley:allow overlap: so\n"),
            "po/fi.po": text("").replacing("Language: de", with: "Language: fi"),
        ])
        let catalog = try Catalog(contentsOf: folder.url.appending(path: "po/de.po"), sourceLanguage: "en")
        let entry = try #require(catalog["Settings"])
        let allowing = ["de", "en", "fi", "de-AT"].filter { !entry.allowances(for: LocaleRules($0)).isEmpty }
        #expect(allowing == ["de", "en", "de-AT"])
    }
}
