import Foundation
import Testing

@testable import Catalogs

@Suite struct StringsReaderTests {
    private func table(_ text: String) throws(CatalogError) -> StringsTable {
        try StringsReader.readTable(Array(text.utf8), file: "L.strings")
    }

    private func message(_ text: String) -> String? {
        error { () throws(CatalogError) in try table(text) }?.description
    }

    @Test func pairsCommentsAndWordsWithoutQuotationMarks() throws {
        let table = try table(
            """
            /* Title * of / the screen */
            "title" = "Einstellungen";
            // one line
            CFBundleName=Galley;  'single' = 'marks';
            "Ja";
            """)
        #expect(table.pairs.map(\.key) == ["title", "CFBundleName", "single", "Ja"])
        #expect(table.pairs.map(\.value) == ["Einstellungen", "Galley", "marks", "Ja"])
        #expect(
            table.pairs.map { "\($0.valuePosition)" }
                == ["L.strings:2:11", "L.strings:4:14", "L.strings:4:34", "L.strings:5:1"])
    }

    /// Interface Builder has no other way to say so.
    @Test func aNoteOfInterfaceBuilderForbidsTranslation() throws {
        let table = try table(
            #"""
            /* Class = "UILabel"; text = "0:00"; ObjectID = "a"; Note = "DO NOT TRANSLATE"; */
            "a.text" = "0:00";
            /* Class = "UILabel"; text = "Got It"; ObjectID = "b"; Note = "In a sense of \"I understand\""; */
            "b.text" = "Got It";
            /* Class = "UILabel"; text = "Do not translate"; ObjectID = "c"; */
            "c.text" = "Do not translate";
            /* Do not translate */
            "d" = "%@";
            """#)
        #expect(table.entries(locale: "en").map(\.shouldTranslate) == [false, true, true, true])
    }

    /// What Foundation's own reader gives: it stops without an error.
    @Test func aSemicolonInPlaceOfAKeyEndsTheTable() throws {
        let text = "\"a\" = \"1\";;\n\"b\" = \"2\";"
        let table = try table(text)
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        #expect(list as? [String: String] == ["a": "1"])
        #expect(table.pairs.map(\.key) == ["a"])
        #expect(
            table.warnings.map(\.description)
                == ["L.strings:1:11: warning: expected a key, found ';'; Foundation reads nothing after it"])
    }

    @Test func aTextMayGoOverLines() throws {
        let table = try table("\"a\" = \"one\ntwo\";\n\"b\" = \"é\";  \"c\" = \"x\";")
        #expect(table.pairs.map(\.value) == ["one\ntwo", "é", "x"])
        #expect(table.pairs.map { "\($0.keyPosition)" } == ["L.strings:1:1", "L.strings:3:1", "L.strings:3:13"])
    }

    @Test(arguments: [
        (#"\" \\ \n\t"#, "\" \\ \n\t"), (#"caf\U00e9"#, "café"), (#"caf\U00E9s"#, "cafés"), (#"\Ue9!"#, "é!"),
        (#"\UD83D\UDE00"#, "😀"), (#"\UD83Dx"#, "\u{FFFD}x"), (#"\UDE00"#, "\u{FFFD}"), (#"\Ux"#, "\u{FFFD}x"),
        (#"\101\0612"#, "A12"), (#"\351"#, "Ø"), (#"\é\😀"#, "é😀"), (#"\'"#, "'"),
    ])
    func escapes(source: String, text: String) throws {
        #expect(try table("k = \"\(source)\";").pairs.first?.value == text)
    }

    @Test func whatFoundationReadsIsReadAlike() throws {
        let text = #"""
            /* c */ "a b" = "x\ty\U00e9\n"; key.with-dots = value/1; "quote\"d" = "multi
            line"; "日本語" = "こんにちは %@";
            """#
        let expected = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let pairs = try table(text).pairs.map { ($0.key, $0.value) }
        #expect(Dictionary(uniqueKeysWithValues: pairs) == expected as? [String: String])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", "1:10: error: expected ';' after the text, found the end of the file"),
        ("\"a\" \"b\";", "1:5: error: expected '=' after the key, found '\"'"),
        ("\"a\" = ;", "1:7: error: expected a text after '=', found ';'"),
        ("= \"b\";", "1:1: error: expected a key, found '='"),
        (
            "\"a\" = \"b;\n\n",
            "1:7: error: expected a quotation mark, found the end of the file in the text that starts here"
        ),
        ("\n /* x", "2:2: error: expected '*/', found the end of the file in the comment that starts here"),
    ])
    func damage(text: String, expected: String) {
        #expect(message(text) == "L.strings:" + expected)
    }

    /// CoreFoundation has `\U` only; another letter loses its backslash.
    @Test func lettersThatAreNoEscapes() throws {
        let table = try table(#""k\d" = "caf\u00e9 \é\%";"#)
        #expect(table.pairs.map(\.key) == ["kd"])
        #expect(table.pairs.map(\.value) == ["cafu00e9 é%"])
        #expect(
            table.warnings.map(\.description) == [
                #"L.strings:1:3: warning: '\d' has no meaning; it is shown as 'd'"#,
                #"L.strings:1:13: warning: '\u' has no meaning; it is shown as 'u'"#,
            ])
    }

    @Test func theLastOfTwoKeysCounts() throws {
        let table = try table("a = 1;\nb = 2;\na = 3;")
        #expect(table.pairs.map(\.value) == ["3", "2"])
        #expect(
            table.warnings.map(\.description)
                == ["L.strings:3:1: warning: \"a\" is already on line 1; this one counts"])
    }

    @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian], [true, false])
    func encodings(encoding: String.Encoding, hasMark: Bool) throws {
        let text = (hasMark ? "\u{FEFF}" : "") + "/* Größe */\n\"größe\" = \"サイズ 😀\";"
        let data = try #require(text.data(using: encoding))
        let pair = try #require(try StringsReader.readTable(Array(data), file: "L.strings").pairs.first)
        #expect(pair.key == "größe")
        #expect(pair.value == "サイズ 😀")
        #expect(pair.valuePosition.description == "L.strings:2:11")
    }

    @Test func otherEncodingsAreRefused() {
        let latin1: [UInt8] = Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";".utf8)
        let found = error { () throws(CatalogError) in try StringsReader.readTable(latin1, file: "L.strings") }
        #expect(found?.description == "L.strings:1:11: error: not a text in UTF-8")
        let utf32: [UInt8] = [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]
        let other = error { () throws(CatalogError) in try StringsReader.readTable(utf32, file: "L.strings") }
        #expect(other?.problem == .badEncoding("UTF-8 or UTF-16"))
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func propertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
        let values: [String: Any] = ["b": "ブ", "a": "é", "list": ["x"]]
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
        let table = try StringsReader.readTable(Array(data), file: "L.strings")
        #expect(table.pairs.map(\.key) == ["a", "b"])
        #expect(table.pairs.map(\.value) == ["é", "ブ"])
        #expect(table.warnings.map(\.problem) == [.unusableValue(key: "list", kind: "a number, list or dictionary")])
        for length in stride(from: 9, to: data.count - 1, by: 7) {
            let piece = Array(data.prefix(length))
            let found = error { () throws(CatalogError) in try StringsReader.readTable(piece, file: "L.strings") }
            #expect(found != nil, "\(length) bytes")
        }
    }

    @Test func propertyListsInUTF16() throws {
        let xml =
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<plist><dict><key>a</key><string>é</string></dict></plist>"
        let data = try #require(("\u{FEFF}" + xml).data(using: .utf16LittleEndian))
        #expect(try StringsReader.readTable(Array(data), file: "L.strings").pairs.map(\.value) == ["é"])
    }

    @Test func everyTruncationIsReadOrRefused() throws {
        let bytes = Array("/* c */ \"a\" = \"\\U00e9\\\"é\";\n// d\nword = 'x';\n\"z\";".utf8)
        let whole = try StringsReader.readTable(bytes, file: "L.strings").pairs.map(\.key)
        for length in bytes.indices {
            let piece = Array(bytes[..<length])
            if let table = try? StringsReader.readTable(piece, file: "L.strings") {
                #expect(whole.starts(with: table.pairs.map(\.key)), "\(length) bytes")
            }
        }
    }
}

/// What stands before a pair is for its translator.
@Suite struct StringsCommentTests {
    @Test func theLastCommentBeforeAKeyIsItsOwn() throws {
        let text =
            "/* The file's own. */\n/* A verb. */\n\"save\" = \"Sichern\"; // aside\n\"b\" = \"B\";\n\"c\" = /* no */ \"C\";\n/**/\"d\";"
        let pairs = try StringsReader.readTable(Array(text.utf8), file: "L.strings").pairs
        #expect(pairs.map(\.comment) == ["A verb.", nil, nil, nil])
    }
}
