import Testing

@testable import Catalogs

@Suite struct ResXReaderTests {
    @Test func textsOfTwoLocales() throws {
        let neutral = """
            <?xml version="1.0" encoding="utf-8"?>
            <root>
              <xsd:schema id="root" xmlns="" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><xsd:element name="data"/></xsd:schema>
              <resheader name="version"><value>2.0</value></resheader>
              <data name="Save" xml:space="preserve">
                <value> Save {0}
            &amp; more</value>
                <comment>The button.</comment>
              </data>
              <data name="Title" type="System.String, mscorlib"><value>Title</value></data>
              <data name="Icon" type="System.Resources.ResXFileRef, System.Windows.Forms"><value>a.ico;b</value></data>
              <data name="Blob" mimetype="application/x-microsoft.net.object.bytearray.base64"><value>AAEC</value></data>
              <data name="&gt;&gt;button.Name" xml:space="preserve"><value>button</value></data>
              <data name="Nothing"/><data name="Save"><value>Save</value></data>
              <metadata name="m"><value>x</value></metadata>
            </root>
            """
        let german = "<root><data name='Save'><value>Sichern</value></data></root>"
        let catalog = try catalog(
            ["App/Messages.resx": Array(neutral.utf8), "App/Messages.de.resx": Array(german.utf8)],
            sourceLanguage: "en")
        #expect(catalog.locales == ["en", "de"])
        #expect(catalog.keys == ["Save", "Title"])
        let save = try #require(catalog["Save"])
        #expect(save.position.description == "App/Messages.resx:14:25")
        #expect(save["en"]?.position.description == "App/Messages.resx:14:50")
        #expect(save["de"]?.position.description == "App/Messages.de.resx:1:32")
        #expect(save["en"]?.value.units.map(\.syntax) == [.braces])
        #expect(
            catalog.warnings.map(\.description) == [
                "App/Messages.resx:11:3: warning: \"Icon\" is left out: System.Resources.ResXFileRef, System.Windows.Forms is not a text",
                "App/Messages.resx:12:3: warning: \"Blob\" is left out: application/x-microsoft.net.object.bytearray.base64 is not a text",
                "App/Messages.resx:14:3: warning: \"Nothing\": it has no <value>",
                "App/Messages.resx:14:25: warning: \"Save\" is already on line 5; this one counts",
            ])
    }

    @Test func textsAreKeptAsTheyStand() throws {
        let text =
            "<root><data name='a'><value> x\n y </value><comment> c </comment></data><data name='b'><value/></data></root>"
        let catalog = try catalog(["Messages.resx": Array(text.utf8)], sourceLanguage: "en")
        #expect(catalog["a"]?["en"]?.value.units.map(\.text) == [" x\n y "])
        #expect(catalog["a"]?.comment == " c ")
        #expect(catalog["b"]?["en"]?.value.units.map(\.text) == [""])
    }

    @Test(
        arguments: [
            ("App/Messages.resx", "App/Messages.*.resx", nil),
            ("App/Messages.de-AT.resx", "App/Messages.*.resx", "de-AT"),
            ("Main.Window.resx", "Main.Window.*.resx", nil),
            ("Strings/de-DE/Resources.resw", "Strings/*/Resources.resw", "de-DE"),
            ("Resources.resw", "Resources.resw", nil),
        ] as [(String, String, String?)])
    func places(path: String, pattern: String, locale: String?) {
        #expect(ResXReader.place(of: path) == CatalogPlace(pattern: pattern, locale: locale))
    }

    @Test(arguments: [
        ("<a/>", "1:1: error: expected <root>, found <a>"),
        ("<root><data/></root>", "1:7: error: expected an attribute 'name', found <data> without this attribute"),
        ("<root><data name='a'><value>x", "1:30: error: expected </value>, found the end of the file"),
    ])
    func damage(text: String, expected: String) {
        let found = error { () throws(CatalogError) in try catalog(["a.resx": Array(text.utf8)]) }
        #expect(found?.description == "a.resx:" + expected)
    }
}
