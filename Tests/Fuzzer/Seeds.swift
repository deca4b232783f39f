import Catalogs
import Foundation

/// What inputs are made of: the samples of the project and what its tests read.
struct Seeds {
    /// By kind.
    private var inputs: [InputKind: [Input]] = [:]

    /// - Parameter root: The folder of the package.
    init(root: URL) throws {
        let samples = root.appending(path: "Samples")
        for path in try FileManager.default.subpathsOfDirectory(atPath: samples.path).sorted() {
            let url = samples.appending(path: path)
            switch url.pathExtension {
            case "yml" where url.lastPathComponent == "galley.yml": try add(url, .configuration)
            case "json" where path.contains("Rooms/"): try add(url, .rooms)
            case "yml" where !path.hasPrefix("CI/"): try add(url, .scene)
            default: continue
            }
        }
        for folder in [samples, root.appending(path: "Tests/CatalogsTests/SameApp")] {
            for file in CatalogFolder(folder).catalogs.flatMap(\.files) { try add(file.url, .catalog) }
        }
        for (text, path) in Self.catalogs { inputs[.catalog, default: []].append(Input(.catalog, path, text)) }
        for text in Self.scenes { inputs[.scene, default: []].append(Input(.scene, "Fuzzed.yml", text)) }
        for text in Self.configurations {
            inputs[.configuration, default: []].append(Input(.configuration, "galley.yml", text))
        }
        for (text, path) in Self.layouts { inputs[.layout, default: []].append(Input(.layout, path, text)) }
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["save": "Sichern", "größe": "Größe", "n": 1] as [String: Any], format: .binary,
            options: 0)
        inputs[.catalog, default: []].append(Input(kind: .catalog, path: "Fuzzed.strings", bytes: Array(binary)))
        for name in ["Hebrew", "Armenian", "Lao", "Thai", "Gurmukhi"] {
            try add(root.appending(path: "Fonts/Noto/NotoSans\(name)-Regular.ttf"), .font)
        }
        for name in ["Hebrew.woff", "Hebrew.woff2", "Variable.woff2", "Postscript.woff2"] {
            try add(root.appending(path: "Tests/TypographyTests/Fonts/Web/\(name)"), .font)
        }
        try add(root.appending(path: "Fonts/Inter/Inter.var.ttf"), .font)
    }

    private mutating func add(_ url: URL, _ kind: InputKind) throws {
        let bytes = Array(try Data(contentsOf: url))
        // The folder may say the locale.
        let path = url.pathComponents.suffix(2).joined(separator: "/")
        inputs[kind, default: []].append(Input(kind: kind, path: path, bytes: bytes))
    }

    /// The input of a run: the same for the same generator.
    func input(_ kind: InputKind, _ generator: Generator) -> Input {
        var generator = generator
        if kind == .text {
            var text = RandomText(generator: generator)
            return Input(kind: .text, path: "Fuzzed.txt", bytes: Array(text.make().utf8))
        }
        // The variable font is thirty times as large as the others.
        let all = inputs[kind] ?? []
        let usual = kind == .font && generator.below(10) > 0 ? all.dropLast() : all[...]
        var input = generator.pick(usual) ?? Input(kind: kind, path: "Fuzzed.txt", bytes: [])
        let isBinary = kind == .font || input.bytes.starts(with: "bplist".utf8)
        var mutation = Mutation(
            generator: generator, words: Self.words(kind), isBinary: isBinary, limit: kind == .font ? 1 << 20 : 1 << 16)
        input.bytes = mutation.mutate(
            input.bytes, mixing: kind == .font ? [] : all.filter { $0.ending == input.ending }.map(\.bytes))
        // A font is refused where a checksum is wrong: most have the right ones, so that their tables are read.
        if kind == .font, generator.below(8) > 0 { FontChecksums.write(in: &input.bytes) }
        return input
    }
}

extension Input {
    fileprivate init(_ kind: InputKind, _ path: String, _ text: String) {
        self.init(kind: kind, path: path, bytes: Array(text.utf8))
    }
}

extension Seeds {
    private static let catalogs = [
        (
            "\"save\" = \"Sichern\"; // a\n/* b */ 'x' = \"\\U00e4\\n%1$@\";\nword = \"%lld\";\n\"alone\";\n",
            "Fuzzed.strings"
        ),
        (
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>save</key><string>Sichern &amp; los</string><key>n</key><integer>1</integer>
            <key>d</key><dict><key>e</key><array><real>1.5</real><true/></array></dict></dict></plist>
            """, "Fuzzed.strings"
        ),
        (
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld items": {"comment": "a", "localizations": {
                "de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld Ding"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld Dinge"}}}}},
                "ru": {"stringUnit": {"state": "new", "value": "%#@n@"}, "substitutions": {"n": {"argNum": 1,
                  "formatSpecifier": "lld", "variations": {"plural": {"few": {"stringUnit": {"state": "translated",
                  "value": "%arg **x**"}}, "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}}},
              "dev": {"extractionState": "manual", "shouldTranslate": false, "localizations": {"ar": {"variations":
                {"device": {"iphone": {"stringUnit": {"state": "translated", "value": "\\u0633"}}}}}}}}}
            """, "Fuzzed.xcstrings"
        ),
        (
            """
            {"hi": {"message": "Hallo $NAME$, $1", "description": "a", "placeholders": {"name": {"content": "$1",
              "example": "Ann"}}},
             "bye": {"message": "Tschüs"}}
            """, "_locales/de/messages.json"
        ),
    ]

    private static let scenes = [
        """
        scene: All
        strings: Localizable.xcstrings
        view:
          VStack:
            spacing: 8
            alignment: leading
            content:
              - ViewThatFits: [ &h { HStack: [ { Button: save }, { Text: { verbatim: "b" } } ] }, { VStack: [ *h ] } ]
              - Grid: [ { GridRow: [ { Text: a }, { Text: b, gridCellColumns: 2 } ] }, Divider ]
              - ScrollView: { axes: horizontal, content: [ { Text: long words in a row, lineLimit: 1 } ] }
              - Text: { verbatim: "x" }
                font: { size: 20, weight: bold }
                minimumScaleFactor: 0.5
                frame: { width: 60, maxHeight: infinity, alignment: trailing }
                padding: { horizontal: 8 }
                offset: { x: 10, y: -5 }
                clipped: true
              - FlowLayout: { spacing: 4, content: [ { Text: a }, { Text: b } ] }
              - RadialLayout: [ { Text: a, rank: 1 }, { Text: b, rank: 2 } ]
          frame: { width: 200, height: 100 }
          aspectRatio: { ratio: 1.5, contentMode: fit }
          clipped: true
          environment: { layoutDirection: rightToLeft }
        """,
        "view:\n  ZStack:\n    - Rectangle\n    - Text: { key: items, arguments: [3, a] }\n      position: { x: 1, y: 2 }\n",
    ]

    private static let configurations = [
        """
        scenes: [Scene.yml, "{A,B}*.yml"]
        strings: [Localizable.xcstrings]
        platform: ios
        locales: [de, en]
        pseudolocales: [accented, bounded, doubled, rightToLeft, longest]
        textSizes: [large, AX3]
        widths: { small: 320, 393: 393 }
        heights: [600]
        labels: [ { keys: "*", font: { size: 12 }, maxWidth: 120, maxLines: 2, truncates: false },
          { keys: "*", name: b, textSizes: ..AX1, tracking: 1, textCase: uppercase, minimumScaleFactor: 0.5, maxHeight: 9 },
          { keys: "*", place: { tabBarItem: { of: 5 } } }, { keys: "*", place: { widget: { family: systemSmall } } } ]
        rules: { small-target: off, overlap: warning }
        arguments: { a: [1, b, 2.5] }
        displayScale: 2
        system: ios 26
        """,
        "scenes: Scene.yml\nplatform: android\nscales: [1, 1.3]\nwidths: [100]\n",
    ]

    private static func words(_ kind: InputKind) -> [String] {
        switch kind {
        case .catalog:
            RandomText.words + [
                "{", "}", "[", "]", "\"", "\\u", "\\ud800", "\\U", "null", "/*", "//", "=", ";", "<dict>", "</dict>",
                "<array>", "<string>", "<key>", "<!--", "<![CDATA[", "\"localizations\": {", "\"variations\"",
                "\"plural\"",
                "\"stringUnit\": {\"value\": \"x\"}", "\"device\"", "\"substitutions\"", "\u{FEFF}", "\0", "zero",
                "one", "<plurals>", "<item quantity=\"few\">", "<!ENTITY a \"&b;&b;\">", "&a;", "xml:space",
                "{count, plural, ",
                "=0 {", "'{", "#", "{{", "}}", "$t(", "@:", " | ", "msgid \"", "msgstr[1] \"", "msgctxt \"",
                "Plural-Forms: ",
                "nplurals=9; plural=n/0;", "%(", "%{", "-term = ", "    [one] ", "   *[other] ", "->", "\\\n",
                "numerus=\"yes\"",
                "maxwidth=\"5\"", "&a ", "*a", "<<: *a", "@string/a", "translatable=\"false\"", "$NAME$",
                "\"@@locale\": \"de\", ",
                "\"extractionState\": \"stale\", ", "\"shouldTranslate\": false, ", "\\n", "Language: pl", "{ -term }",
            ]
        case .scene, .configuration:
            [
                "&a ", "*a", "*h ", "? ", ": ", "- ", "{", "}", "[", "]", "|\n", ">\n", "!!str ", "!!binary ", "<<: *h",
                "'", "\"", "#", "\t", "---\n", "...\n", "%YAML 1.1\n", "~", "true", ".inf", ".nan", "infinity", "-0",
                "frame: { width: 0 }", "padding: -50", "fixedSize: true", "offset: { x: 1e6 }", "Spacer", "content:",
                "layoutPriority: 1e300", "scaleEffect: 0", "aspectRatio: 0", "lineLimit: 0", "spacing: -1000000",
                "{a,b}", "*", "?", "../", "/dev/zero", "/dev/null", "allow: [overlap]", "dynamicTypeSize: ..AX2",
                "\u{202E}",
            ]
        case .rooms:
            [
                "{", "}", "[", "]", "\"", "\\u", "\\ud800", "null", "true", "-1", "0", "1e6", "1e999", "0.00001",
                "\"Save 3\"", "\"Copy\"", "\"width\": 0,", "\"height\": 1,", "\"lines\": 999999999,",
                "\"overflow\": \"visible\",", "\"overflow\": \"scroll\",", "\"limit\": \"screen\",",
                "\"wraps\": false,",
                "\"minimumScale\": 1e-9,", "\"textScale\": 900000,", "\"scales\": true,", "\"textStyle\": \"body\",",
                "\"frame\": [-1000000, 1000000, 0, 1000000],", "\"lineHeight\": 0.0001,", "\"letterSpacing\": -900,",
                "\"platform\": \"android\",", "\"platform\": \"web\",", "\"key\": \"a*\",", "\"locale\": \"zz-ZZ\",",
                "\"source\": { \"file\": \"/dev/zero\", \"digest\": \"0\" },",
            ]
        case .layout: layoutWords
        case .font, .text: []
        }
    }
}
