import Foundation
import Testing

@testable import Catalogs

/// Placeholders that a program leaves in a text, and words that only look like some.
@Suite struct LeftoverTests {
    private func left(_ text: String, _ syntax: MessageSyntax) -> [String] {
        let unit = StringUnit(text: text, syntax: syntax, position: Catalog.Position(file: "t"))
        let entry = Catalog.Entry(
            key: "k", position: unit.position, sourceLanguage: "en",
            localizations: [Localization(locale: "en", value: .unit(unit), position: unit.position)])
        return Catalog(name: "t", sourceLanguage: "en", entries: [entry])
            .messages(for: "k", in: LocaleRules("en")).flatMap(\.unfilled)
    }

    private func text(_ text: String, _ syntax: MessageSyntax) -> String? {
        let unit = StringUnit(text: text, syntax: syntax, position: Catalog.Position(file: "t"))
        let entry = Catalog.Entry(
            key: "k", position: unit.position, sourceLanguage: "en",
            localizations: [Localization(locale: "en", value: .unit(unit), position: unit.position)])
        return Catalog(name: "t", sourceLanguage: "en", entries: [entry])
            .messages(for: "k", in: LocaleRules("en")).first?.text
    }

    /// `java.util.Formatter` throws for a conversion that it does not know.
    @Test func conversionsThatJavaDoesNotHave() {
        #expect(left("Size %q", .javaPrintf) == ["%q"])
        #expect(left("%z and %1$s", .javaPrintf) == ["%z"])
        for words in ["100%q", "5 % quick", "50 %ige", "%tQ", "%1$ts", "100 %"] {
            #expect(left(words, .javaPrintf).isEmpty, "\(words)")
        }
        #expect(text("%tQ ms", .javaPrintf) == "8888888 ms")
    }

    /// Separators that i18next has not by default are filled as its own; a key in such words is no placeholder.
    @Test func otherSeparatorsOfI18Next() {
        #expect(left("Hi __name__!", .i18next).isEmpty)
        #expect(text("Hi __name__!", .i18next) != "Hi __name__!")
        #expect(text("Hi [[name]]!", .i18next) != "Hi [[name]]!")
        for syntax in [MessageSyntax.i18next, .icu] {
            #expect(left("menu__open__title", syntax).isEmpty)
            #expect(text("menu__open__title", syntax) == "menu__open__title")
        }
        #expect(left("Hi __name__!", .icu) == ["__name__"])
    }

    /// Markup of Paraglide, which no reader sees; in a plural form `{#st}` is a form.
    @Test func markupInBraces() {
        #expect(text("Revoke {#b}{name}{/b}.", .icu) == text("Revoke <b>{name}</b>.", .icu))
        #expect(left("Revoke {#b}{name}{/b}.", .icu).isEmpty)
        #expect(text("See {#link href=|https://a.org/b|}this{/link}!", .icu) == "See this!")
        #expect(ICUMessageParser.fault(in: "{#b}{name}{/b}") == nil)
        #expect(ICUMessageParser.fault(in: "{#b}{name{/b}") != nil)
        #expect(text("{n, selectordinal, one {#st} other {#th}}", .icu)?.hasSuffix("st") == true)
        #expect(text("{#b}x{/b}", .javaMessage) == "{#b}x{/b}")
    }

    /// `MessageFormat` and `String.Format` throw for a brace without its other one.
    @Test func aBraceTooMany() throws {
        let scratch = try ScratchFolder([
            "M_en.properties": "bad=Hello {0} {\ngood=Hello {0} '{'\nplain=a { b\n",
            "T.resx": "<root><data name=\"bad\"><value>Hello {0} {</value></data>"
                + "<data name=\"good\"><value>Hello {0} {{ {1:N2}</value></data>"
                + "<data name=\"plain\"><value>a { b {name}</value></data></root>",
        ])
        func warnings(_ file: String) throws -> [String] {
            try Catalog(contentsOf: scratch.url.appending(path: file), file: file, sourceLanguage: "en")
                .warnings.map(\.description)
        }
        #expect(
            try warnings("M_en.properties") == [
                "M_en.properties:1:5: warning: \"bad\": shown unchanged: expected '}', found the end of the text"
            ])
        #expect(
            try warnings("T.resx") == [
                "T.resx:1:31: warning: \"bad\": expected '{{' for a brace that is shown, found a single one"
            ])
    }

    /// `$t(item_other)` names one form of `item`.
    @Test func aReferenceToAPluralForm() throws {
        let scratch = try ScratchFolder([
            "l/en.json":
                #"{"item_one":"{{count}} item","item_other":"{{count}} items","a":"See $t(item_other)","b":"$t(item_few)"}"#
        ])
        let file = scratch.url.appending(path: "l/en.json")
        let catalog = try Catalog(contentsOf: file, sourceLanguage: "en")
        let message = try #require(catalog.messages(for: "a", in: LocaleRules("en")).first)
        #expect(message.text == "See 8888888 items" && message.unfilled.isEmpty)
        #expect(catalog.keysNaming["item"] == ["a", "b"])
        let found = try #require(CatalogFolder(scratch.url, named: "").catalogs.first)
        let faults = CatalogSummary(found, sourceLanguage: "en").oddities.map(\.description)
        #expect(faults.count == 1 && faults[0].contains("\"b\"") && faults[0].contains("$t(item_few)"), "\(faults)")
    }

    /// 30 February would be measured as 1 March.
    @Test func aDateThatIsNone() {
        #expect(SampleArguments.seconds(of: "2028-02-29") != nil)
        #expect(SampleArguments.seconds(of: "2028-02-29T22:58:58Z") != nil)
        for date in ["2028-02-30", "2027-02-29", "2028-13-01", "2028-04-31T10:00:00Z"] {
            #expect(SampleArguments.seconds(of: date) == nil, "\(date)")
        }
    }
}
