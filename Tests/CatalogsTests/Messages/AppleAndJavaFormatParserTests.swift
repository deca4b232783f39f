import Testing

@testable import Catalogs

@Suite struct AppleAndJavaFormatParserTests {
    /// Java's Formatter writes days and times by `%t` and a letter; `<` takes the argument before.
    @Test func daysOfJava() {
        let format = AppleAndJavaFormatParser.parse("%1$tY-%1$tm-%<td, %tB", isJava: true)
        #expect(format.placeholders.map(\.source) == ["%1$tY", "%1$tm", "%<td", "%tB"])
        #expect(
            format.placeholders.map(\.argument) == [1, 1, 1, 1] && format.placeholders.allSatisfy { $0.kind == .date })
        let rules = LocaleRules("de")
        let text = format.placeholders.map { rules.written(.date(1_853_711_938), as: $0) }
        #expect(text == ["2028", "09", "27", "September"])
        #expect(AppleAndJavaFormatParser.parse("%tY").placeholders.isEmpty)
        #expect(AppleAndJavaFormatParser.parse("50 %tig", isJava: true).placeholders.isEmpty)
    }

    private func placeholders(_ text: String) -> [String] {
        AppleAndJavaFormatParser.parse(text).placeholders.map { "\($0.source)→\($0.argument ?? 0)" }
    }

    @Test(arguments: [
        ("Open %@", ["%@→1"]), ("%lld of %lld", ["%lld→1", "%lld→2"]), ("%2$@ by %1$@", ["%2$@→2", "%1$@→1"]),
        ("%.1f km", ["%.1f→1"]), ("%05d%+i%-8s%'lu", ["%05d→1", "%+i→2", "%-8s→3", "%'lu→4"]),
        ("%#@birds@ and %2$#@cats@", ["%#@birds@→1", "%2$#@cats@→2"]), ("%1$lld %%", ["%1$lld→1"]),
        ("100%", []), ("100 % der Kosten", []), ("5 %, %", []), ("100%-ige", []), ("%", []), ("%%d", []), ("%1$", []),
        ("%#@", ["%#@→1"]),
        ("%#name", []), ("%99999$@", []), ("日本%@語", ["%@→1"]),
        ("%zd%hhd%qi%Lf", ["%zd→1", "%hhd→2", "%qi→3", "%Lf→4"]),
    ])
    func printfGrammar(text: String, expected: [String]) {
        #expect(placeholders(text) == expected)
    }

    /// Taking apart loses nothing.
    @Test(arguments: [
        "", "plain", "%@ and %%, 100%", "%", "%%%", "a%#@b@c%2$.3f", "é%@\u{301}", "%l", "%-", "\r\n%d\r\n",
    ])
    func sourceIsTheTextAgain(text: String) {
        #expect(AppleAndJavaFormatParser.parse(text).source.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func theNumberOfAPhraseIsItsOwnOnlyThere() {
        #expect(AppleAndJavaFormatParser.parse("%arg cats", isSubstitution: true).placeholders.map(\.kind) == [.number])
        #expect(AppleAndJavaFormatParser.parse("%arg cats").placeholders.map(\.source) == ["%a"])
    }

    /// Whatever stands in a text, it comes apart without loss, and extreme values fill it.
    @Test func anyTextIsReadAndFilled() throws {
        var generator = RepeatableGenerator(state: 7)
        let letters = Array("%%%%@$#0129.-+'lzLdufgxs arg@é日\u{301}😀*")
        let arguments: [FormatArgument?] = [
            .integer(.min), .real(.nan), .real(-.infinity), .real(1e300), .text("%@"), nil, .integer(.max),
        ]
        let locales = ["en", "ar-EG", "hi"].map(LocaleRules.init)
        for round in 0..<500 {
            let text = String((0..<12).compactMap { _ in letters.randomElement(using: &generator) })
            let format = AppleAndJavaFormatParser.parse(text, isSubstitution: round.isMultiple(of: 2))
            #expect(format.source == text)
            let entry = Catalog.Entry(key: text, position: .init(file: "f"), sourceLanguage: "en")
            let catalog = Catalog(name: "L", sourceLanguage: "en", entries: [entry])
            let message = try #require(
                catalog.message(
                    for: text, in: locales[round % 3],
                    arguments: MessageArguments(arguments.shuffled(using: &generator))))
            #expect(message.unfilled.allSatisfy { message.text.contains($0) })
        }
    }
}
