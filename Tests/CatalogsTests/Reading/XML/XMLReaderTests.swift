import Foundation
import Testing

@testable import Catalogs

/// Writes down what it is shown: elements named `e` are taken as a whole, those named `skip` are passed over.
private final class Recorder: XML.Visitor {
    private(set) var lines: [String] = []

    func start(_ element: XML.Element, depth: Int) -> XML.Content {
        if element.name == "e" { return .whole }
        lines.append("\(depth) \(place(element.position)) \(element.name)\(describe(element))")
        return element.name == "skip" ? .nothing : .elements
    }

    func visit(_ element: XML.Element) {
        lines.append("\(place(element.position)) e\(describe(element)) = \(content(element))")
    }

    func end(_ element: XML.Element) { lines.append("end \(element.name)") }

    private func place(_ position: Catalog.Position) -> String { "\(position.line):\(position.column)" }

    private func describe(_ element: XML.Element) -> String {
        let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        return attributes + (element.comment.map { " # \($0)" } ?? "")
    }

    private func content(_ element: XML.Element) -> String {
        place(element.contentPosition) + " "
            + element.children.map { node in
                switch node {
                case .text(let text): "'\(text)'"
                case .literal(let text): "[\(text)]"
                case .element(let element): "\(element.name)@\(place(element.position))(\(content(element)))"
                }
            }.joined(separator: " ")
    }
}

@Suite struct XMLReaderTests {
    private func record(_ bytes: [UInt8]) throws(CatalogError) -> [String] {
        let recorder = Recorder()
        try XML.read(bytes, file: "a.xml", visitor: recorder)
        return recorder.lines
    }

    private func record(_ text: String) throws(CatalogError) -> [String] { try record(Array(text.utf8)) }

    private func message(_ text: String) -> String? {
        error { () throws(CatalogError) in try record(text) }?.description
    }

    @Test func elementsHaveThePlaceOfTheirStartTag() throws {
        let text = """
            <?xml version="1.0" encoding="utf-8"?>
            <!-- of the file -->
            <r
               a="1 > 0">
              <!-- < first --><?skip <e> ?>
              <!-- ä last -->
              <e b='x/>'>  \t
                 Grüße &amp; <b>fett</b><i/></e
              ><e/> äöü <e>\u{1F600}</e>
              <skip><e>no</e></skip><![CDATA[<e>]]>
            </r>
            """
        #expect(
            try record(text) == [
                "0 3:1 r a=1 > 0 # of the file",
                "7:3 e b=x/> # ä last = 8:6 '  \t\n     Grüße & ' b@8:18(8:21 'fett') i@8:29(8:29 )",
                "9:4 e = 9:4 ", "9:13 e = 9:16 '\u{1F600}'", "1 10:3 skip", "end r",
            ])
    }

    @Test func sectionsAreToldFromText() throws {
        #expect(
            try record("<r><e>a<![CDATA[<b>]]><!-- c --><![CDATA[&amp;]]>b&#233;<!-- c -->c</e></r>")
                == ["0 1:1 r", "1:4 e = 1:7 'a' [<b>&amp;] 'béc'", "end r"])
        #expect(try record("<r><e> <![CDATA[ x]]></e></r>")[1] == "1:4 e = 1:18 ' ' [ x]")
    }

    @Test func longRunsComeInOnePiece() throws {
        let run = String(repeating: "é&amp;\n", count: 100_000)
        let section = String(repeating: "ü ", count: 100_000)
        let lines = try record("<r><e>\(run)<![CDATA[\(section)]]></e><e/></r>")
        let text = String(repeating: "é&\n", count: 100_000)
        #expect(lines[1] == "1:4 e = 1:7 '\(text)' [\(section)]")
        #expect(lines[2].hasPrefix("100001:"))
    }

    @Test func namespacesAreResolved() throws {
        final class Names: XML.Visitor {
            var found: [String?] = []
            func start(_ element: XML.Element, depth: Int) -> XML.Content {
                found += [element.namespace, element.name, element["u:x", "a"], element["a"]]
                return .elements
            }
            func visit(_ element: XML.Element) {}
        }
        let names = Names()
        let text = """
            <r xmlns="u:r" xmlns:p="u:x"><p:e p:a="1" a="2"/><e xmlns:p="u:y" p:a="1" xmlns:q="u:x" q:ba="3"/><p:e p:a="4"/></r>
            """
        try XML.read(Array(text.utf8), file: "a.xml", visitor: names)
        #expect(
            names.found == ["u:r", "r", nil, nil, "u:x", "e", "1", "2", "u:r", "e", nil, nil, "u:x", "e", "4", nil])
    }

    @Test(arguments: [
        ("<r>\n <a>äö</b>\n</r>", "2:7: error: expected </a>, found </b>"),
        ("<r>\n <a>äö", "2:7: error: expected </a>, found the end of the file"),
        ("<r>\n <a b=\"äö", "2:10: error: expected the quotation mark that ends the value, found the end of the file"),
        ("<r>\n <a b>", "2:6: error: expected '=' and a value behind the name of an attribute, found '>'"),
        ("<r>\n <a>ää & b</a></r>", "2:9: error: expected a name, or '&amp;' for the character '&', found ' '"),
        ("<r>\n <a t:x=\"1\"/></r>", "2:2: error: expected a prefix that is declared, found a prefix without xmlns"),
        (
            "<r> <a x='1' x='2'/></r>",
            "1:5: error: expected each attribute once, found an attribute that it has already"
        ),
        ("<r/>\n junk", "2:2: error: expected the end of the file, found 'j'"),
        ("<r/>\n<r/>", "2:1: error: expected the end of the file, found '<'"),
        ("", "1:1: error: expected an element, found the end of the file"),
        (" \n", "2:1: error: expected an element, found the end of the file"),
        ("<r", "1:3: error: expected an element, found the end of the file"),
        ("hello", "1:1: error: expected an element, found 'h'"),
        ("<r>a\u{1}b</r>", "1:5: error: expected a character that XML allows, found the control character 1"),
        (
            "<r a='<'/>",
            "1:7: error: expected the quotation mark that ends the value, or '&lt;' for the character '<', found '<'"
        ),
        ("<r>\n <a b='1'\n\n <c/></a></r>", "2:10: error: expected '>' that ends <a, found '<' in line 4"),
        ("<r>\n <ä\n</ä></r>", "2:4: error: expected '>' that ends <ä, found '<' in line 3"),
        ("<r><a b='1' <c/></a></r>", "1:12: error: expected '>' that ends <a, found '<'"),
        ("<r><a b='1'/ ></r>", "1:12: error: expected '/>', found white space between the two"),
        ("<r><a b='1'/</r>", "1:13: error: expected '>' that ends <a, found '<'"),
        ("<r><a b='1'/\n</r>", "1:13: error: expected '>' that ends <a, found '<' in line 2"),
        ("<r><a></a\n</r>", "1:10: error: expected '>' that ends </a, found '<' in line 2"),
        ("<r></r\n", "1:7: error: expected '>' that ends </r, found the end of the file"),
        ("<r><<a/></r>", "1:5: error: expected a name, or '&amp;' for the character '&', found '<'"),
        ("<r>&nbsp;</r>", "1:4: error: unknown entity \"nbsp\": expected amp, apos, gt, lt, quot"),
        (
            "\n<?xml version='1.0'?><r/>",
            "2:6: error: expected the XML declaration at the start of the file only, found ' '"
        ),
    ])
    func damage(text: String, expected: String) {
        #expect(message(text) == "a.xml:" + expected)
    }

    @Test func everyTruncationIsAnError() throws {
        let text = "<?xml version='1.0'?><!-- c --><!DOCTYPE r [<!ENTITY a 'é'>]><r a='&a;'><e>&a;<![CDATA[x]]></e></r>"
        #expect(try record(text).count == 3)
        let bytes = Array(text.utf8)
        for length in bytes.indices {
            #expect(error { () throws(CatalogError) in try record(Array(bytes[..<length])) }?.line == 1, "\(length)")
        }
    }

    @Test func encodings() throws {
        let body = "<r><e>größe</e><e a='é'/></r>"
        let expected = ["0 1:%d r", "1:%d e = 1:%d 'größe'", "1:%d e a=é = 1:%d ", "end r"]
        func shifted(_ by: Int) -> [String] {
            zip(expected, [[1], [4, 7], [16, 16], []]).map { line, columns in
                columns.reduce(line) { line, column in
                    guard let range = line.firstRange(of: "%d") else { return line }
                    return line.replacingCharacters(in: range, with: "\(column + by)")
                }
            }
        }
        for (name, encoding) in [
            ("ISO-8859-1", String.Encoding.isoLatin1), ("windows-1252", .windowsCP1252), ("UTF-16", .utf16LittleEndian),
            ("UTF-16", .utf16BigEndian), ("utf-8", .utf8), ("UTF-16", .utf8),
        ] {
            let declaration = "<?xml version=\"1.0\" encoding=\"\(name)\"?>"
            let data = try #require((declaration + body).data(using: encoding))
            #expect(try record(Array(data)) == shifted(declaration.count), "\(name) \(encoding)")
        }
        let utf16 = try #require(("\u{FEFF}" + body).data(using: .utf16BigEndian))
        #expect(try record(Array(utf16)) == shifted(0))
        #expect(message("<?xml version='1.0' encoding='bogus'?><r/>") == "a.xml:1:1: error: not a text in bogus")
        let invalid = Array("<r><e>caf".utf8) + [0xE9] + Array("</e></r>".utf8)
        #expect(
            error { () throws(CatalogError) in try record(invalid) }?.description
                == "a.xml:1:10: error: not a text in UTF-8")
    }
}
