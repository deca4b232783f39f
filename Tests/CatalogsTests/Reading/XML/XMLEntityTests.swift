import Foundation
import Testing

@testable import Catalogs

@Suite struct XMLEntityTests {
    private final class Texts: XML.Visitor {
        var found: [String] = []
        func start(_ element: XML.Element, depth: Int) -> XML.Content { depth == 0 ? .elements : .whole }
        func visit(_ element: XML.Element) {
            let name = element["name"].map { "\($0)=" } ?? ""
            found.append("\(element.position.line):\(element.position.column) \(name)\(element.text)")
        }
    }

    private func texts(_ text: String) throws(CatalogError) -> [String] {
        let texts = Texts()
        try XML.read(Array(text.utf8), file: "a.xml", visitor: texts)
        return texts.found
    }

    private func message(_ text: String) -> String? {
        error { () throws(CatalogError) in try texts(text) }?.description
    }

    @Test func declaredEntitiesAreFilledIn() throws {
        let text = """
            <!DOCTYPE resources [
              <!-- <!ENTITY app "no"> -->
              <!ENTITY app "Gälley &#169; &amp; &co;">
              <!ENTITY app "second">
              <!ENTITY co 'Co "&#38;#60;" '>  <!ENTITY % pe "x"> <!ELEMENT r (#PCDATA)>
              <!ENTITY em "<b>fett</b>"> <!ENTITY other SYSTEM "file:///etc/hostname">
            ]>
            <r><s>&app;</s><s name="&co;">ä&em;</s> <s><![CDATA[&app;]]></s><!-- &none; -->
            <s>&em;</s><s>x</s></r>
            """
        #expect(
            try texts(text) == [
                "8:4 Gälley © & Co \"<\" ", "8:16 Co \"<\" =äfett", "8:41 &app;", "9:1 fett", "9:12 x",
            ])
    }

    @Test func placesInAndAfterEntitiesAreThoseOfTheFile() {
        let head = "<!DOCTYPE r [<!ENTITY a '<b>one</b> two'>]>\n"
        #expect(
            message(head + "<r><s>&a;</s><t>&a; &x;</t></r>")
                == "a.xml:2:21: error: unknown entity \"x\": expected amp, apos, gt, lt, quot")
        #expect(message(head + "<r><s>&a;</s>\n&a;<t></u></r>") == "a.xml:3:7: error: expected </t>, found </u>")
    }

    @Test func aDeclarationMayStandBeforeTheDocumentType() throws {
        #expect(try texts("<?xml version=\"1.0\"?>\n<!DOCTYPE r>\n<r a=\"b\"><s>x</s></r>") == ["3:10 x"])
    }

    /// Foundation's parser ends the program at an instruction of a name alone.
    @Test func instructionsOfANameAlone() throws {
        #expect(
            try texts("<?a?><?b c?><r><?d?><s>o<?e?>ne</s><s><?f?>two</s>\n<?g?> <s>x</s></r><?h?>") == [
                "1:21 one", "1:36 two", "2:7 x",
            ])
        let entity = "<!DOCTYPE r [<!ENTITY a '<?x?><b>one</b><?y?> two'>]>\n"
        #expect(try texts(entity + "<r><?a?><s>&a;</s><t><?b?>&a;</t></r>") == ["2:9 one two", "2:19 one two"])
        #expect(message("<?a?><r><?b?></s>") == "a.xml:1:14: error: expected </r>, found </s>")
        #expect(message(entity + "<r><s>&a;</s><?c?><t></u></r>") == "a.xml:2:22: error: expected </t>, found </u>")
        #expect(try texts("<r><s><![CDATA[<?a?>]]><!-- <?a?> -->?></s></r>") == ["1:4 <?a?>?>"])
    }

    @Test func otherFilesAreNeverRead() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "CatalogsTests-\(UUID().uuidString)").path
        try Data("secret".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let entity = "<!DOCTYPE r [<!ENTITY a SYSTEM \"\(path)\">]><r><s>\n &a;</s></r>"
        #expect(
            message(entity)
                == "a.xml:2:2: error: expected an entity that is declared with its text, found &a; that refers to another file"
        )
        let parameter = "<!DOCTYPE r [<!ENTITY % p SYSTEM \"\(path)\"> %p;]><r><s>x</s></r>"
        #expect(try texts(parameter).map { $0.hasSuffix(" x") } == [true])
        #expect(try texts("<!DOCTYPE r SYSTEM \"\(path)\"><r><s>x</s></r>").count == 1)
    }

    @Test func bombsEndInAnErrorAtOnce() {
        func chain(_ leaf: String, fanOut: Int, length: Int) -> String {
            let links = (1...length).map { link in
                "<!ENTITY e\(link) \"\(String(repeating: "&e\(link - 1);", count: fanOut))\">"
            }
            return
                "<!DOCTYPE r [<!ENTITY e0 \"\(leaf)\">\n\(links.joined(separator: "\n"))]>\n<r><s>&e\(length);</s></r>"
        }
        let tooLarge = "expected entities of at most 2000000 bytes in all, found &e9; that expands to more"
        #expect(message(chain("lol", fanOut: 10, length: 9)) == "a.xml:11:7: error: \(tooLarge)")
        #expect(message(chain("", fanOut: 10, length: 9)) == "a.xml:11:7: error: \(tooLarge)")
        let block = String(repeating: "x", count: 100_000)
        let many = String(repeating: "<s>&a;</s>", count: 1_000)
        #expect(
            message("<!DOCTYPE r [<!ENTITY a '\(block)'>]><r>\(many)</r>")?.contains("found &a; that expands to more")
                == true
        )
        let inItself =
            "a.xml:1:55: error: expected an entity that does not refer to itself, found &a; that refers to itself"
        #expect(message("<!DOCTYPE r [<!ENTITY a '&b;'> <!ENTITY b ' &a;'>]><r>&a;</r>") == inItself)
        #expect(message(chain("x", fanOut: 1, length: 40))?.hasSuffix("found &e40; that leads deeper") == true)
    }

    @Test func hostileSizesEndInAnErrorOrNot() {
        let megabytes = String(repeating: "abcdefghi ", count: 1_100_000)
        #expect(message("<r>\(megabytes)</r>") == nil)
        #expect(
            message("<r>\n<s>\(megabytes)</s></r>")
                == "a.xml:2:1: error: expected the end of an entry, found more than 10000000 bytes of text")
        #expect(message("<r><s a=\"\(megabytes)\"/></r>")?.contains("expected less than 10 MB in one tag") == true)
        #expect(message("<r><!-- \(megabytes)--></r>")?.contains("expected less than 10 MB in one tag") == true)
        let parts = String(repeating: "<b/>", count: 100_001)
        #expect(
            message("<r>\n<s>\(parts)</s></r>")
                == "a.xml:2:1: error: expected the end of an entry, found more than 100000 parts")
        let deep = String(repeating: "<a>", count: 1_000_000)
        #expect(message(deep) == "a.xml:1:193: error: values nested more than 64 deep")
    }
}
