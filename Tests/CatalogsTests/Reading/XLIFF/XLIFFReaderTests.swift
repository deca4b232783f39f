import Foundation
import Testing

@testable import Catalogs

/// An XLIFF 1.2 file of these units.
private func version1(
    _ units: String, attributes: String = "original=\"L.strings\" source-language=\"en\" target-language=\"de\""
) -> [UInt8] {
    Array(
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file \(attributes)><body>\n\(units)\n</body></file></xliff>"
            .utf8)
}

@Suite struct XLIFFReaderTests {
    private func texts(_ catalog: Catalog, _ key: String) -> [String: [String]] {
        var texts: [String: [String]] = [:]
        for localization in catalog[key]?.localizations ?? [] {
            texts[localization.locale] = localization.value.units.map(\.text)
        }
        return texts
    }

    /// Xcode exports `Text("")` as a unit with an empty `id` and nothing in it.
    @Test func aUnitWithAnEmptyKeyIsNoReasonToRefuseAFile() throws {
        let catalog = try catalog([
            "de.xliff": version1(
                """
                <trans-unit id="" xml:space="preserve"><source></source><note/></trans-unit>
                <trans-unit id="save"><source>Save</source><target>Sichern</target></trans-unit>
                """)
        ])
        #expect(catalog.keys == ["save"])
        let nameless = error { () throws(CatalogError) in
            try CatalogsTests.catalog(["de.xliff": version1("<trans-unit><source>A</source></trans-unit>")])
        }
        #expect(nameless?.message.contains("expected an attribute 'id'") == true)
    }

    @Test func unitsOfVersion1() throws {
        let catalog = try catalog([
            "de.xliff": version1(
                """
                <group id="g" maxwidth="100" translate="no"><group>
                <trans-unit id="a" xml:space="preserve" translate="yes">
                  <source>Hello &amp; bye</source><seg-source><mrk>x</mrk></seg-source>
                  <target state="needs-review-l10n">Hallo</target>
                  <note>First.</note><note/><note from="developer">Second.</note>
                  <alt-trans><source>x</source><target>y</target></alt-trans>
                </trans-unit></group>
                <trans-unit id="1" resname="b" maxwidth="12.5" size-unit="char"><source>B</source></trans-unit>
                </group>
                <trans-unit id="c" approved="no"><source>C</source><target>Ce</target><note>No comment provided by engineer.</note></trans-unit>
                <trans-unit id="d"><source>D</source><target state="new"></target></trans-unit>
                <trans-unit id="e"><source>E</source><target state="translated"/></trans-unit>
                <trans-unit id="f" maxbytes="9"><source>F</source><target state="translated" state-qualifier="leveraged-mt">f</target></trans-unit>
                <bin-unit id="x"/><trans-unit id="a"><source>again</source></trans-unit>
                """)
        ])
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.locales == ["en", "de"])
        #expect(catalog.keys == ["a", "b", "c", "d", "e", "f"])
        let first = try #require(catalog["a"])
        #expect(texts(catalog, "a") == ["en": ["again"], "de": ["Hallo"]])
        #expect(first.position.description == "de.xliff:3:1")
        #expect(first["de"]?.position.description == "de.xliff:5:37")
        #expect(first["de"]?.value.units.map(\.state) == [.needsReview])
        #expect(first.comment == "First.\nSecond.")
        #expect(catalog.entries.map(\.shouldTranslate) == [true, false, true, true, true, true])
        #expect(
            catalog.entries.map(\.sizeLimit) == [
                SizeLimit(width: 100, unit: .pixel), SizeLimit(width: 12.5, unit: .character), nil, nil, nil,
                SizeLimit(width: 9, unit: .byte),
            ])
        #expect(texts(catalog, "b") == ["en": ["B"]])
        #expect(catalog["c"]?["de"]?.value.units.map(\.state) == [.needsReview])
        #expect(catalog["c"]?.comment == nil)
        #expect(texts(catalog, "d") == ["en": ["D"]])
        #expect(texts(catalog, "e") == ["en": ["E"], "de": [""]])
        #expect(catalog["f"]?["de"]?.value.units.map(\.state.rawValue) == ["machine_translated"])
        #expect(
            catalog.warnings.map(\.description)
                == ["de.xliff:15:19: warning: \"a\" is already on line 3; this one counts"])
    }

    @Test func inlineElementsOfVersion1() throws {
        let catalog = try catalog([
            "a.xliff": version1(
                """
                <trans-unit id="a"><source>A <g id="1">b <x id="2" ctype="lb"/></g><bpt id="3">&lt;i></bpt>c<ept id="3">&lt;/i></ept> \
                <ph id="4">%1$s</ph><ph id="5">&lt;img/></ph><it id="6" pos="open">%d</it><mrk mtype="seg">d</mrk><x id="7" \
                equiv-text="{{n}}"/><bx id="8"/><ex id="8"/><![CDATA[<]]></source></trans-unit>
                """)
        ])
        #expect(texts(catalog, "a") == ["en": ["A b \nc %1$s%dd{{n}}<"]])
    }

    @Test func indentationIsNoText() throws {
        let catalog = try catalog([
            "a.xliff": version1(
                """
                <trans-unit id="a"><source>
                    One
                    two
                  </source><target> eins </target></trans-unit>
                <trans-unit id="b" xml:space="preserve"><source>
                </source></trans-unit>
                <trans-unit id="c"><source xml:space="preserve">\n c</source></trans-unit>
                """)
        ])
        #expect(texts(catalog, "a") == ["en": ["One\n    two"], "de": [" eins "]])
        #expect(catalog["a"]?["en"]?.position.description == "a.xliff:3:5")
        #expect(texts(catalog, "b") == ["en": ["\n"]])
        #expect(texts(catalog, "c") == ["en": ["\n c"]])
    }

    @Test func formsThatXcodeWrites() throws {
        func unit(_ id: String, _ source: String, _ target: String) -> String {
            "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>\n"
        }
        let catalog = try catalog([
            "de.xliff": version1(
                unit("%lld birds|==|plural.one", "%lld bird", "%lld Vogel")
                    + unit("%lld birds|==|plural.other", "%lld birds", "%lld Vögel")
                    + unit("shop|==|device.applewatch", "shop|==|device.applewatch", "Laden")
                    + unit("shop|==|device.other", "Shop", "Großer Laden")
                    + unit("shop|==|device.iphone.plural.other", "Phone", "Telefon")
                    + unit("multi", "%1$#@a.b@ in %2$#@c@", "In %2$#@c@ %1$#@a.b@")
                    + unit("multi|==|substitutions.a.b.plural.one", "%1$lld egg", "%1$lld Ei")
                    + unit("multi|==|substitutions.a.b.plural.other", "%1$lld eggs", "%1$lld Eier")
                    + unit("multi|==|substitutions.c.plural.other", "%2$@ nests", "%2$@ Nestern")
                    + unit("plain|==|word", "x", "y")
                    + unit("/%d days:dict/NSStringLocalizedFormatKey:dict/:string", "%#@d@", "%#@d@")
                    + unit("/%d days:dict/d:dict/one:dict/:string", "%d day", "%d Tag")
                    + unit("/%d days:dict/d:dict/other:dict/:string", "%d days", "%d Tage")
                    + unit("/w:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "wide", "breit"))
        ])
        #expect(catalog.keys == ["%lld birds", "shop", "multi", "plain|==|word", "%d days", "w"])
        let german = LocaleRules("de")
        #expect(catalog.message(for: "%lld birds", in: german, arguments: [1])?.text == "1 Vogel")
        #expect(catalog.message(for: "%lld birds", in: LocaleRules("en"), arguments: [2])?.text == "2 birds")
        #expect(catalog.message(for: "%d days", in: german, arguments: [2])?.text == "2 Tage")
        #expect(catalog.message(for: "multi", in: german, arguments: [1, "3"])?.text == "In 3 Nestern 1 Ei")
        #expect(catalog["multi"]?["de"]?.substitutions.map(\.name) == ["a.b", "c"])
        #expect(catalog["multi"]?["de"]?.substitutions.map(\.specifier) == ["lld", "lld"])
        guard case .device(let devices)? = catalog["shop"]?["de"]?.value,
            case .width(let widths)? = catalog["w"]?["de"]?.value
        else {
            Issue.record("no devices or widths")
            return
        }
        #expect(
            devices.mapValues { $0.units.map(\.text) }
                == [.watch: ["Laden"], .other: ["Großer Laden"], .iPhone: ["Telefon"]])
        #expect(devices[.iPhone]?.isPlural == true)
        #expect(widths.keys.sorted() == [20])
        #expect(texts(catalog, "shop")["en"] == ["Phone", "Shop"])
        #expect(catalog.warnings.isEmpty)
    }

    @Test func severalFilesInOne() throws {
        let text = """
            <xliff version="1.2"><file original="A.strings" source-language="en-US" target-language="pt_BR"><body>
            <trans-unit id="k"><source>one</source><target>um</target></trans-unit></body></file>
            <file original="B.resx" source-language="en-US" target-language="pt_BR"><body>
            <trans-unit id="k"><source>{0} two</source><target>dois</target></trans-unit></body></file></xliff>
            """
        let catalog = try catalog(["pt.xliff": Array(text.utf8)])
        #expect(catalog.locales == ["en-US", "pt-BR"])
        #expect(catalog.keys == ["k", "B.resx|k"])
        #expect(catalog.entries.map(\.context) == [nil, "B.resx"])
        #expect(catalog.entries.map { $0["en-US"]?.value.units.first?.syntax } == [.printf, .braces])
        #expect(catalog.warnings.isEmpty)
    }

    @Test func unitsOfVersion2() throws {
        let text = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr"
              xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0">
            <file id="f"><slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
            <skeleton>x</skeleton>
            <unit id="1" name="a" slr:sizeRestriction="5, 40"><notes><note>Note.</note></notes>
              <originalData><data id="d1">%d</data><data id="d2">&lt;br/></data></originalData>
              <segment state="final"><source>One <pc id="1"><ph id="2" dataRef="d1"/></pc>.</source><target>Un <ph id="2" dataRef="d1"/>.</target></segment>
              <ignorable><source> </source></ignorable>
              <segment state="translated"><source>Two<ph id="3" dataRef="d2"/><cp hex="0041"/><sc id="4"/><mrk id="m">x</mrk><ec id="4"/></source><target>Deux</target></segment>
            </unit>
            <group id="g" translate="no" slr:storageRestriction="9"><unit id="b"><segment state="initial"><source>B</source><target/></segment></unit></group>
            <unit id="c"><segment><source>C</source><target>c</target></segment><segment><source>D</source></segment></unit>
            <unit id="d"><segment><source>1</source><target order="2">un</target></segment><segment state="initial"><source>2</source><target order="1">deux </target></segment></unit>
            </file></xliff>
            """
        let catalog = try catalog(["a.xlf": Array(text.utf8)])
        #expect(catalog.locales == ["en", "fr"])
        #expect(catalog.keys == ["a", "b", "c", "d"])
        #expect(texts(catalog, "a") == ["en": ["One %d. Two\nAx"], "fr": ["Un %d. Deux"]])
        #expect(catalog["a"]?["fr"]?.position.description == "a.xlf:7:97")
        #expect(catalog["a"]?.comment == "Note.")
        #expect(
            catalog.entries.map(\.sizeLimit)
                == [SizeLimit(width: 40, unit: .scalar), SizeLimit(width: 9, unit: .byte), nil, nil])
        #expect(catalog.entries.map(\.shouldTranslate) == [true, false, true, true])
        #expect(texts(catalog, "b") == ["en": ["B"]])
        #expect(texts(catalog, "c") == ["en": ["CD"]])
        #expect(texts(catalog, "d") == ["en": ["12"], "fr": ["deux un"]])
        #expect(catalog["d"]?["fr"]?.value.units.map(\.state) == [.new])
    }

    @Test func filesOfSeveralLocalesAreOneCatalog() throws {
        let unit = "<trans-unit id=\"k\"><source>Save</source><target>%</target></trans-unit>"
        func file(_ text: String, _ locale: String) -> [UInt8] {
            version1(
                unit.replacing("%", with: text), attributes: "source-language=\"en\" target-language=\"\(locale)\"")
        }
        let catalog = try catalog([
            "l10n/en.xliff": file("Save!", "en"), "l10n/de.xliff": file("Sichern", "de"),
            "l10n/pl.xliff": version1(unit.replacing("%", with: "Zapisz"), attributes: "source-language=\"en\""),
        ])
        #expect(catalog.locales == ["en", "de", "pl"])
        #expect(texts(catalog, "k") == ["en": ["Save!"], "de": ["Sichern"], "pl": ["Zapisz"]])
    }

    @Test func foldersThatXcodeExports() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "CatalogsTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = folder.appending(path: "de.xcloc/Localized Contents")
        try FileManager.default.createDirectory(at: contents, withIntermediateDirectories: true)
        let unit = "<trans-unit id=\"k\"><source>Save</source><target>Sichern</target></trans-unit>"
        try Data(version1(unit)).write(to: contents.appending(path: "de.xliff"))
        let copies = folder.appending(path: "de.xcloc/Source Contents/en.lproj")
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        try Data("\"k\" = \"Copy\";".utf8).write(to: copies.appending(path: "Localizable.strings"))
        let catalog = try Catalog(contentsOf: folder.appending(path: "de.xcloc"), file: "de.xcloc")
        #expect(catalog.locales == ["en", "de"])
        #expect(catalog["k"]?.position.description == "de.xcloc/Localized Contents/de.xliff:2:1")
    }

    @Test(arguments: [
        ("<xliff version='3'/>", "1:1: error: unknown version \"3\": expected 1.2, 2.0, 2.1"),
        ("<a/>", "1:1: error: expected <xliff>, found <a>"),
        (
            "<xliff version='1.2'><file/></xliff>",
            "1:22: error: expected an attribute 'source-language', found <file> without this attribute"
        ),
        (
            "<xliff version='2.0' srcLang='en'><file>\n<unit/></file></xliff>",
            "2:1: error: expected an attribute 'id', found <unit> without this attribute"
        ),
        (
            "<xliff version='1.2'><file source-language='en'><body><trans-unit id='a'><source/><target>x</target></trans-unit></body></file></xliff>",
            "1:22: error: expected an attribute 'target-language', found translations without this attribute"
        ),
        (
            "<xliff version='1.2'><file source-language='en'>",
            "1:49: error: expected </file>, found the end of the file"
        ),
    ])
    func damage(text: String, expected: String) {
        let found = error { () throws(CatalogError) in try catalog(["a.xlf": Array(text.utf8)]) }
        #expect(found?.description == "a.xlf:" + expected)
    }

    @Test func hostileIdentifiers() throws {
        let long = String(repeating: ".plural.one", count: 100_000)
        let units =
            "<trans-unit id=\"k|==|x\(long)\"><source>a</source></trans-unit>"
            + "<trans-unit id=\"/:dict/:string\"><source>b</source></trans-unit>"
            + "<trans-unit id=\"/a:dict/:dict/:string\"><source>c</source></trans-unit>"
            + "<trans-unit id=\"|==|plural.one\"><source>d</source></trans-unit>"
        #expect(try catalog(["a.xlf": version1(units)]).entries.count == 4)
    }
}
