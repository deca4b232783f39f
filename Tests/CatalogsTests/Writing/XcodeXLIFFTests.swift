import Foundation
import Testing

@testable import Catalogs

/// What is exported for Xcode is read back as it was, form by form.
@Suite struct XcodeXLIFFTests {
    private func export(
        _ catalog: Catalog, to target: String, original: String = "App/Localizable.xcstrings",
        entries: (Catalog.Entry) -> Bool = { _ in true }
    ) -> String {
        XcodeXLIFF(target: target) { $0 == "save" ? "At most 40 points wide." : nil }
            .render([XcodeXLIFF.File(original: original, entries: catalog.entries.filter(entries))])
    }

    /// The texts of a language, by key and form.
    private func forms(_ catalog: Catalog, _ locale: String) -> [String: String] {
        var all: [String: String] = [:]
        func add(_ value: LocalizedValue, _ name: String) {
            switch value {
            case .unit(let unit): all[name] = unit.text
            case .plural(let forms), .ordinal(let forms):
                for (category, form) in forms { add(form, "\(name) \(category)") }
            case .device(let forms): for (device, form) in forms { add(form, "\(name) \(device.rawValue)") }
            case .width(let forms): for (width, form) in forms { add(form, "\(name) \(width)") }
            case .formula(_, let forms): for (index, form) in forms.enumerated() { add(form, "\(name) \(index)") }
            }
        }
        for entry in catalog.entries {
            guard let localization = entry[locale] else { continue }
            add(localization.value, entry.key)
            for substitution in localization.substitutions {
                add(substitution.value, "\(entry.key) @\(substitution.name)")
            }
        }
        return all
    }

    private let entries = """
        "save": {"comment": "A button", "localizations": {"en": \(unit("Save")), "de": \(unit("Sichern", state: "needs_review"))}},
        "open <&>": {"localizations": {"de": \(unit("Auf", state: "new"))}},
        "later": {"localizations": {"en": \(unit("Later"))}},
        "birds": {"localizations": {
            "en": {"variations": {"plural": {"one": \(unit("%lld bird")), "other": \(unit("%lld birds"))}}},
            "de": {"variations": {"plural": {"one": \(unit("%lld Vogel")), "other": \(unit("%lld Vögel"))}}}}},
        "shop": {"localizations": {
            "en": {"variations": {"device": {"applewatch": \(unit("Shop")), "other": \(unit("Big shop"))}}},
            "de": {"variations": {"device": {"applewatch": \(unit("Laden")), "other": {"variations": {"plural": {
                "one": \(unit("Großer Laden")), "other": \(unit("Große Läden"))}}}}}}}},
        "nest": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%#@b@ in a nest"}, "substitutions": {"b": {
                "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": \(unit("%arg bird")), "other": \(unit("%arg birds"))}}}}},
            "de": {"stringUnit": {"state": "translated", "value": "%#@b@ im Nest"}, "substitutions": {"b": {
                "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": \(unit("%arg Vogel")), "other": \(unit("%arg Vögel"))}}}}}}}
        """

    @Test func everyFormComesBack() throws {
        let original = try xcstrings(entries)
        let back = try catalog(["de.xliff": Array(export(original, to: "de").utf8)])
        func written(_ forms: [String: String]) -> [String: String] {
            forms.mapValues { $0.replacing("%#@b@", with: "%1$#@b@").replacing("%arg", with: "%1$lld") }
        }
        #expect(forms(back, "de") == written(forms(original, "de")))
        #expect(back["save"]?.comment == "A button\nAt most 40 points wide.")
        #expect(back["save"]?["de"]?.value.units.first?.state == .needsReview)
        #expect(back["open <&>"]?["de"]?.value.units.first?.state == .new)
        #expect(back["later"]?["de"] == nil && back["later"]?["en"] != nil)
    }

    /// A language has a unit for each of its own categories, with the source text's form for `other` where that has no other.
    @Test func aLanguageWithoutTranslationsHasItsOwnForms() throws {
        let text = export(try xcstrings(entries), to: "uk") { $0.key == "birds" }
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
                  <file original="App/Localizable.xcstrings" source-language="en" target-language="uk" datatype="plaintext">
                    <header>
                      <tool tool-id="galley" tool-name="Galley" tool-version="0.1.0" build-num="0.1.0"/>
                    </header>
                    <body>
                      <trans-unit id="birds|==|plural.one" xml:space="preserve">
                        <source>%lld bird</source>
                        <note/>
                      </trans-unit>
                      <trans-unit id="birds|==|plural.few" xml:space="preserve">
                        <source>%lld birds</source>
                        <note/>
                      </trans-unit>
                      <trans-unit id="birds|==|plural.many" xml:space="preserve">
                        <source>%lld birds</source>
                        <note/>
                      </trans-unit>
                      <trans-unit id="birds|==|plural.other" xml:space="preserve">
                        <source>%lld birds</source>
                        <note/>
                      </trans-unit>
                    </body>
                  </file>
                </xliff>

                """)
    }

    /// A `.stringsdict` has paths of its property list for names, and no states.
    @Test func rulesComeBack() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let original = try Catalog(
            contentsOf: folder.appending(path: "SameApp/strings/en.lproj/Localizable.strings"), sourceLanguage: "en")
        for locale in ["de", "pl", "ar"] {
            let isRules: (Catalog.Entry) -> Bool = { $0.position.file.hasSuffix(".stringsdict") }
            let text = export(original, to: locale, original: "en.lproj/Localizable.stringsdict", entries: isRules)
            #expect(text.contains("NSStringLocalizedFormatKey:dict/:string") && !text.contains("state="))
            let back = try catalog(["\(locale).xliff": Array(text.utf8)])
            let wanted = forms(original, locale).filter { name, _ in
                original.entries.filter(isRules).contains { name.hasPrefix($0.key) }
            }
            #expect(!wanted.isEmpty && forms(back, locale) == wanted)
        }
    }
}
