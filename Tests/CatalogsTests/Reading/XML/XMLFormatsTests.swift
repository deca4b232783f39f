import Foundation
import Testing

@testable import Catalogs

/// What holds for every format that is XML.
@Suite struct XMLFormatsTests {
    struct Format: Sendable {
        var file: String
        var head: String
        /// One entry on a line of its own, whose key is `%`.
        var entry: String
        var tail: String

        func text(_ count: Int) -> String {
            head + "\n" + (0..<count).map { entry.replacing("%", with: "key\($0)") }.joined(separator: "\n") + "\n"
                + tail
        }
    }

    static let formats = [
        Format(
            file: "values/strings.xml", head: "<resources>", entry: "<string name=\"%\">Grüße <b>%1$s</b>\\n</string>",
            tail: "</resources>"),
        Format(
            file: "en.lproj/L.stringsdict", head: "<plist version=\"1.0\"><dict>",
            entry: "<key>%</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
                + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                + "<key>other</key><string>Größe</string></dict></dict>",
            tail: "</dict></plist>"),
        Format(
            file: "a.xliff",
            head: "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body>",
            entry: "<trans-unit id=\"%\"><source>Size</source><target>Größe</target></trans-unit>",
            tail: "</body></file></xliff>"),
        Format(
            file: "a.xlf", head: "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\">",
            entry: "<unit id=\"%\"><segment><source>Size</source><target>Größe</target></segment></unit>",
            tail: "</file></xliff>"),
        Format(
            file: "a.resx", head: "<root>", entry: "<data name=\"%\"><value>Größe</value></data>", tail: "</root>"),
        Format(
            file: "app_de.ts", head: "<TS language=\"de\"><context><name>C</name>",
            entry: "<message id=\"%\"><source>Size</source><translation>Größe</translation></message>",
            tail: "</context></TS>"),
    ]

    private func read(_ format: Format, _ bytes: [UInt8]) throws(CatalogError) -> Catalog {
        try catalog([format.file: bytes], sourceLanguage: "en")
    }

    @Test(arguments: formats) func manyEntriesAreReadInOrder(format: Format) throws {
        let count = 5_000
        let catalog = try read(format, Array(format.text(count).utf8))
        #expect(catalog.keys == (0..<count).map { "key\($0)" })
        let column = try #require(catalog.entries.first?.position.column)
        #expect(catalog.entries.map(\.position.line) == Array(2...(count + 1)))
        #expect(catalog.entries.allSatisfy { $0.position.column == column })
        #expect(catalog.warnings.isEmpty)
    }

    @Test(arguments: formats) func theEncodingChangesNothing(format: Format) throws {
        let plain = try read(format, Array(format.text(3).utf8))
        for (name, encoding) in [
            ("UTF-16", String.Encoding.utf16LittleEndian), ("UTF-16", .utf16BigEndian), ("ISO-8859-1", .isoLatin1),
        ] {
            let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?> " + format.text(3)
            let catalog = try read(format, Array(try #require(text.data(using: encoding))))
            #expect(catalog.entries == plain.entries, "\(encoding)")
        }
    }

    @Test(arguments: formats) func everyTruncationIsAnErrorWithAPlace(format: Format) {
        let bytes = Array(format.text(2).utf8)
        let reader = CatalogReaders.all.first { reader in
            reader.recognizes(source(format, bytes))
        }
        for length in bytes.indices {
            let found = error { () throws(CatalogError) in
                try reader?.read(source(format, Array(bytes[..<length])), locale: "de")
            }
            #expect(found?.line != nil, "\(length) bytes")
        }
    }

    private func source(_ format: Format, _ bytes: [UInt8]) -> CatalogSource {
        CatalogSource(url: URL(filePath: "/\(format.file)"), file: format.file, contents: bytes)
    }

    @Test(arguments: formats) func hostileFilesEndInOneError(format: Format) {
        let entry = format.text(1)
        let bomb =
            "<!DOCTYPE x [<!ENTITY a \"\(String(repeating: "x", count: 100))\">"
            + (1...9).map {
                "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 == 1 ? "" : String($0 - 1));", count: 10))\">"
            }
            .joined() + "]>"
        let hostile = [
            bomb + entry.replacing("Gr", with: "&a9;"), format.head + String(repeating: "<x>", count: 100_000),
            entry.replacing("Gr", with: "&none;"), entry.replacing("Gr", with: "\u{1}"),
            entry.replacing("Gr", with: "<\u{0}"),
        ]
        for text in hostile {
            #expect(error { () throws(CatalogError) in try read(format, Array(text.utf8)) }?.line != nil)
        }
        let invalid = Array(entry.replacing("Gr", with: "\u{1}").utf8).map { $0 == 1 ? 0xFF : $0 }
        let found = error { () throws(CatalogError) in try read(format, invalid) }
        #expect(found?.problem == .badEncoding("UTF-8"))
        #expect(found?.line == 2)
    }
}
