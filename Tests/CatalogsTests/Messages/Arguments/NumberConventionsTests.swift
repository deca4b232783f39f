import Testing

@testable import Catalogs

@Suite struct NumberConventionsTests {
    private func catalog(_ text: String, _ syntax: MessageSyntax) -> Catalog {
        let position = Catalog.Position(file: "f")
        let unit = StringUnit(text: text, syntax: syntax, position: position)
        var entry = Catalog.Entry(key: "k", position: position, sourceLanguage: "en")
        entry.localizations = [Localization(locale: "en", value: .unit(unit), position: position)]
        return Catalog(name: "", sourceLanguage: "en", entries: [entry])
    }

    private func text(_ text: String, _ syntax: MessageSyntax, _ argument: FormatArgument, in locale: String) -> String?
    {
        catalog(text, syntax).message(for: "k", in: LocaleRules(locale), arguments: [argument])?.text
    }

    @Test(
        arguments: [
            ("%d", .printf, 1_234_567, "de", "1.234.567"), ("%d", .cPrintf, 1_234_567, "de", "1234567"),
            ("%'d", .cPrintf, 1_234_567, "de", "1.234.567"), ("%.2f", .cPrintf, 1_234.5, "de", "1234,50"),
            ("%05d", .cPrintf, 42, "ar-EG", "00042"), ("%d", .printf, 42, "ar-EG", "٤٢"),
            ("%g", .cPrintf, 1.5, "de", "1,5"), ("%d", .javaPrintf, 1_234_567, "de", "1234567"),
            ("%,d", .javaPrintf, 1_234_567, "de", "1.234.567"),
            ("%,.1f%n", .javaPrintf, 1_234.5, "ar-EG", "١٬٢٣٤٫٥\n"), ("%b", .javaPrintf, "true", "de", "true"),
            ("%,d", .printf, 5, "de", "%,d"), ("100%n", .printf, 5, "de", "100%n"),
            ("<b>%,d</b>", .styledPrintf, 1_234, "de", "1.234"), ("{n}", .icu, 1_234_567, "de", "1234567"),
            ("{n, number}", .icu, 1_234.5, "de", "1.234,5"), ("{n, number, integer}", .icu, 1_234.5, "de", "1.234"),
            ("{n, plural, other {#}}", .icu, 1_234_567, "de", "1.234.567"),
            ("{n}", .flutter, 1_234_567, "de", "1234567"),
            ("{0}", .javaMessage, 1_234_567, "de", "1.234.567"), ("{{n}}", .i18next, 1_234_567, "de", "1234567"),
            ("{{n, number}}", .i18next, 1_234_567, "de", "1.234.567"), ("{n}", .vue, 1_234_567, "de", "1234567"),
            ("%(n)d", .python, 1_234_567, "de", "1234567"), ("%{n}", .rails, 1_234_567, "de", "1234567"),
            ("%n", .qt, 1_234_567, "de", "1234567"), ("%Ln", .qt, 1_234_567, "de", "1.234.567"),
            ("{0}", .braces, 1_234_567, "de", "1234567"), ("{0:N1}", .braces, 1_234.5, "de", "1.234,5"),
            ("%x", .cPrintf, 255, "ar-EG", "ff"),
        ] as [(String, MessageSyntax, FormatArgument, String, String)])
    func printf(format: String, syntax: MessageSyntax, argument: FormatArgument, locale: String, expected: String) {
        #expect(text(format, syntax, argument, in: locale) == expected)
    }

    @Test func javaLocalizesDigitsAndGroupsOnRequest() {
        func written(_ value: FormatArgument, conversion: Character, isGrouped: Bool = false) -> String {
            let layout = NumberLayout(conversion: conversion, isGrouped: isGrouped, precision: 1, conventions: .java)
            return LocaleRules("ar-EG").written(value, layout)
        }
        #expect(written(1_234_567, conversion: "d") == "١٢٣٤٥٦٧")
        #expect(written(1_234_567, conversion: "d", isGrouped: true) == "١٬٢٣٤٬٥٦٧")
        #expect(written(1_234.5, conversion: "f") == "١٢٣٤٫٥")
    }

    @Test func conventionsGoIntoChoices() {
        let number = Placeholder(source: "{n}", kind: .text, argument: "n")
        let typed = Placeholder(source: "#", kind: .integer, argument: "n")
        let choice = Choice(
            source: "", argument: "n", selector: .plural,
            variants: [
                .init(
                    key: .category(.other), format: FormatString(segments: [.placeholder(number), .placeholder(typed)]))
            ])
        let format = FormatString(segments: [.choice(choice)])
        func conventions(_ syntax: MessageSyntax) -> [NumberConventions] {
            syntax.settingConventions(of: format).placeholders.map(\.layout.conventions)
        }
        #expect(conventions(.icu) == [.plain, .locale])
        #expect(conventions(.i18next) == [.plain, .plain])
        #expect(conventions(.styledPrintf) == [.java, .java])
        #expect(conventions(.fluent) == [.locale, .locale])
    }
}
