import Testing

@testable import Catalogs

@Suite struct FormatParserTests {
    private func placeholders(_ text: String) -> [String] {
        FormatParser.parse(text).placeholders.map { "\($0.source)→\($0.argument ?? 0)" }
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
        #expect(FormatParser.parse(text).source.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func theNumberOfAPhraseIsItsOwnOnlyThere() {
        #expect(FormatParser.parse("%arg cats", isSubstitution: true).placeholders.map(\.kind) == [.number])
        #expect(FormatParser.parse("%arg cats").placeholders.map(\.source) == ["%a"])
    }
}
