import Testing

@testable import Catalogs

@Suite struct ICUMessageTests {
    static let party =
        "{host, select, female{{count, plural, offset:1 =0{She is alone} =1{She and {guest}} one{She, {guest} and # other} "
        + "other{She, {guest} and # others}}} other{They gave '{count}' parties, didn''t they}}"

    @Test(arguments: [
        ("female", 0, "She is alone"), ("female", 1, "She and Bo"), ("female", 2, "She, Bo and 1 other"),
        ("female", 1_235, "She, Bo and 1,234 others"), ("male", 3, "They gave {count} parties, didn't they"),
    ])
    func nestedChoices(host: String, count: Int, expected: String) {
        let arguments = ["host": .text(host), "count": .integer(count), "guest": "Bo"] as MessageArguments
        #expect(shown(Self.party, .icu, arguments) == expected)
    }

    /// The law of all syntaxes: what was taken apart can be put together again.
    @Test(arguments: [
        party, "", "a", "''", "it''s '{a}' {b}", "{0} {1, number, percent}", "<b>{x}</b> <br/>", "a } b", "{", "'",
        "{n, plural, =1 {a} other {#}}", "😀 {a} ü",
    ])
    func sourceIsTheTextAgain(text: String) {
        for syntax in [MessageSyntax.icu, .javaMessage, .flutter, .escapedFlutter] {
            #expect(syntax.parse(text).source == text)
        }
    }

    @Test func formsOfAPluralWithNumbersOfItsOwn() {
        let text = "{n, plural, =0{nothing} =1{one thing} one{# thing} other{# things}}"
        #expect(forms(text, .icu) == ["nothing", "one thing", "8,888,888 things"])
        let russian = "{n, plural, one{# вещь} few{# вещи} many{# вещей} other{# вещи}}"
        #expect(
            forms(russian, .icu, locale: "ru").map { $0.replacing("\u{A0}", with: " ") }
                == ["8 888 881 вещь", "8 888 884 вещи", "8 888 888 вещей", "8 888,8 вещи"])
    }

    @Test func ordinals() {
        let text = "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}"
        #expect(
            [1, 2, 3, 4, 11, 22, 103].map { shown(text, .icu, ["n": .integer($0)]) } == [
                "1st", "2nd", "3rd", "4th", "11th", "22nd", "103rd",
            ])
        #expect(forms(text, .icu) == ["8,888,881st", "8,888,882nd", "8,888,883rd", "8,888,888th"])
    }

    @Test func offsetsCountForCategoriesAndForTheSign() {
        let text = "{n, plural, offset:2 =2{exactly two} one{# more} other{# others}}"
        #expect(
            [2, 3, 1_002].map { shown(text, .icu, ["n": .integer($0)]) } == ["exactly two", "1 more", "1,000 others"])
    }

    /// `#` belongs to the plural right around it, and is a letter elsewhere (ICU's MessagePattern, FormatJS's parser).
    @Test func numberSigns() {
        #expect(shown("# {n, plural, other{# {s, select, other{#}}}}", .icu, ["n": 5, "s": "x"]) == "# 5 #")
        #expect(shown("{n, plural, other{'#' #}}", .icu, ["n": 5]) == "# 5")
        #expect(shown("{n, plural, other{# {n}}}", .flutter, ["n": 5]) == "# 5")
    }

    @Test func stylesOfArguments() {
        let text =
            "{a, number} {b, number, integer} {c, number, percent} {d, number, ::currency/EUR .00} {e, number, #,##0.0} "
            + "{f, date} {g, date, short} {h, date, ::yMMMd} {i, time} {j, time, short} {k, time, HH:mm} {l, spellout} {m}"
        let placeholders = MessageSyntax.icu.parse(text).placeholders
        #expect(
            placeholders.map(\.kind) == [
                .integer, .integer, .real, .real, .real, .date, .date, .date, .date, .date, .date, .integer, .text,
            ])
        #expect(
            placeholders.map(\.style) == [
                nil, "integer", "percent", "::currency/EUR .00", "#,##0.0", nil, "short", "::yMMMd", "::jmmss", "::jmm",
                "HH:mm", "spellout", nil,
            ])
        #expect(placeholders.map { $0.argument?.description ?? "" }.joined() == "abcdefghijklm")
        #expect(placeholders[3].source == "{d, number, ::currency/EUR .00}")
    }

    @Test func numberedArgumentsCountFromZero() {
        #expect(shown("{1} and {0}", .icu, ["a", "b"]) == "b and a")
        #expect(shown("{1} and {0}", .javaMessage, ["a", "b"]) == "b and a")
    }

    @Test(
        arguments: [
            (.icu, "It's '{x}' ''{x}''", "It's {x} 'X'"), (.javaMessage, "It''s '{x}' ''{x}''", "It's {x} 'X'"),
            (.javaMessage, "It's {x}", "Its {x}"), (.flutter, "It's '{x}' ''{x}''", "It's 'X' ''X''"),
            (.escapedFlutter, "It''s '{x}' {x}", "It's {x} X"),
        ] as [(MessageSyntax, String, String)])
    func apostrophes(syntax: MessageSyntax, text: String, expected: String) {
        #expect(shown(text, syntax, ["x": "X"]) == expected)
    }

    /// java.text.ChoiceFormat: a form is for the numbers from its limit to the next one's.
    @Test func numberRanges() {
        let text = "{0,choice,0#no files|1#one file|1<{0} files}"
        #expect(
            [0, 1, 2, 7].map { shown(text, .javaMessage, [.integer($0)]) } == [
                "no files", "one file", "2 files", "7 files",
            ])
        #expect(forms(text, .javaMessage) == ["no files", "one file", "2 files", "8,888,888 files"])
    }

    /// Dart's Intl.pluralLogic: 0, 1 and 2 take the forms zero, one and two before any rule, `=1` is `one`, and few stands
    /// in for two.
    @Test func pluralsOfFlutter() {
        let text = "{n, plural, =0{none} =1{one} few{few} other{other}}"
        #expect(
            [0, 1, 21, 22, 5].map { shown(text, .flutter, ["n": .integer($0)], locale: "ru") } == [
                "none", "one", "one", "few", "other",
            ])
        #expect(shown(text, .flutter, ["n": 2], locale: "sl") == "few")
        #expect(shown(text, .icu, ["n": 21], locale: "ru") == "other")
        #expect(forms(text, .flutter, locale: "ru") == ["none", "one", "one", "few", "other", "other"])
    }

    @Test func tagsAreNoWords() {
        let format = MessageSyntax.icu.parse("<b>Hi</b> a < b <br/> <link2>x</link2>")
        #expect(
            format.segments == [
                .markup("<b>"), .literal("Hi"), .markup("</b>"), .literal(" a < b <br/> "), .markup("<link2>"),
                .literal("x"), .markup("</link2>"),
            ])
        #expect(shown("<b>Hi</b>", .flutter) == "<b>Hi</b>")
    }

    @Test(arguments: [
        ("Hello {name", 11, "expected '}', found the end of the text"),
        ("{n, plural, one{a}}", 0, "a plural or select has no form 'other'"),
        ("a {b c}", 3, "expected an argument such as {name} or {count, plural, other {…}}"),
    ])
    func faults(text: String, offset: Int, reason: String) {
        #expect(ICUMessageParser.fault(in: text) == MessageFault(offset: offset, reason: reason))
        #expect(MessageSyntax.icu.parse(text) == FormatString(segments: [.literal(text)]))
    }

    @Test func deepMessagesStayAsTheyStand() {
        func nested(_ depth: Int) -> String {
            String(repeating: "{n,plural,other{", count: depth) + "#" + String(repeating: "}}", count: depth)
        }
        #expect(shown(nested(32), .icu, ["n": 5]) == "5")
        #expect(ICUMessageParser.fault(in: nested(33))?.reason == "choices nested more than 32 deep")
        #expect(shown(nested(33), .icu, ["n": 5]) == nested(33))
        #expect(shown(nested(5_000), .icu, ["n": 5]) == nested(5_000))
    }

    @Test func pseudolocalesLeaveArgumentsAlone() {
        let text = catalog(of: ["key": "{n, plural, one{# cat} other{<b>#</b> cats}}"], .icu)
        let accented = text.message(for: "key", in: LocaleRules("en"), arguments: ["n": 3], pseudolocale: .accented)
        #expect(accented?.text == "[3 çåţš öñé ţŵö ţĥŕéé]")
    }
}
