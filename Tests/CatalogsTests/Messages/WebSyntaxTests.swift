import Testing

@testable import Catalogs

/// The syntaxes of i18next, vue-i18n and browser extensions.
@Suite struct WebSyntaxTests {
    @Test(arguments: [
        ("Hi {{name}}!", "Hi A!"), ("{{- name}} {{ name }}", "A A"), ("{{user.first}}", "B"),
        ("{name} {{", "A {{"),
        ("{{}} {{name}}", "{{}} A"), ("5 $ {{name}}", "5 $ A"), ("<0>{{name}}</0><br />x", "A\nx"), ("", ""),
        ("$t(other) & {{name}}", "other A & A"), ("$t(ns:other)", "other A"), ("$t(none)", "none"),
        ("$t()", "$t()"),
        ("$t(friend, {\"context\": \"male\"})", "boyfriend"), ("$t(other, { \"name\": \"C\" })", "other C"),
        ("$t(other", "$t(other"),
    ])
    func i18next(text: String, expected: String) {
        let catalog = catalog(
            of: ["key": text, "other": "other {{name}}", "friend_male": "boyfriend"], .i18next)
        let message = catalog.message(
            for: "key", in: LocaleRules("en"), arguments: ["name": "A", "user.first": "B"])
        #expect(message?.text == expected)
        #expect(MessageSyntax.i18next.parse(text).source == text)
    }

    @Test func formatsOfI18Next() {
        let placeholders = MessageSyntax.i18next.parse(
            "{{a, number}} {{b, number(minimumFractionDigits: 2)}} {{c, currency(USD)}} "
                + "{{d, currency(currency: EUR; locale: de)}} {{e, datetime}} {{f, datetime(weekday: long; month: short)}} "
                + "{{g, uppercase}} {{count}} {{h, number(style: percent)}} {{i, datetime(dateStyle: full)}}"
        ).placeholders
        #expect(
            placeholders.map(\.kind) == [
                .integer, .real, .real, .real, .date, .date, .text, .integer, .real, .date,
            ])
        #expect(
            placeholders.map(\.style) == [
                "decimalPattern", "::.00", "::currency/USD", "::currency/EUR", "::yMd", "::EEEEMMM", nil, nil,
                "percent",
                "full",
            ])
        #expect(
            placeholders.map { $0.argument?.description } == ["a", "b", "c", "d", "e", "f", "g", "count", "h", "i"])
    }

    @Test(arguments: [
        ("Hi {{name}", 3, "expected '}}' after '{{'"), ("ü😀 $t(a", 4, "expected ')' after '$t('"),
    ])
    func faultsOfI18Next(text: String, offset: Int, reason: String) {
        #expect(I18NextParser.fault(in: text) == MessageFault(offset: offset, reason: reason))
        #expect(I18NextParser.fault(in: "{{a}} $t(b) }} )") == nil)
    }

    @Test(arguments: [
        ("Hi {name}!", "Hi A!"), ("{0} { 1 }", "x y"), ("a{'@'}b{'|'}c", "a@b|c"),
        (#"{'it\'s \\ \u00e9 \U01f600'}"#, #"it's \ é 😀"#),
        ("%{name}", "A"), ("100 %", "100 %"), ("@:other", "other A"), ("@.upper:other!", "@.upper:other!"),
        ("@.upper:other", "OTHER A"), ("@.capitalize:{'other'}!", "Other A!"), ("@.lower:(other).", "other a."),
        ("@.own:other", "other A"), ("a\\@b \\{", "a@b {"), ("", ""), ("a } b", "a } b"), ("{", "{"),
        ("{a b}", "{a b}"),
        ("a@b.c", "a@b.c"),
    ])
    func vue(text: String, expected: String) {
        let catalog = catalog(of: ["key": text, "other": "other {name}"], .vue)
        let message = catalog.message(
            for: "key", in: LocaleRules("en"), arguments: MessageArguments(["x", "y"], named: ["name": "A"]))
        #expect(message?.text == expected)
        #expect(MessageSyntax.vue.parse(text).source == text)
    }

    @Test(arguments: [
        ("car | cars", [0: "cars", 1: "car", 2: "cars", 5: "cars"]),
        ("no apples | one apple | {count} apples", [0: "no apples", 1: "one apple", 2: "2 apples", 7: "7 apples"]),
        ("a{'|'}b | {n}", [0: "0", 1: "a|b", 2: "2"]),
        (
            "0 | {n} машина | {n} машины | {n} машин",
            [0: "0", 1: "1 машина", 2: "2 машины", 5: "5 машин", 21: "21 машина"]
        ),
        ("a |", [0: "", 1: "a"]),
    ])
    func formsOfVue(text: String, expected: [Int: String]) {
        for (number, text_) in expected {
            #expect(shown(text, .vue, [.integer(number)], locale: "ru") == text_)
        }
    }

    /// Every form is shown, with a number that selects it.
    @Test func samplesOfVue() {
        #expect(forms("no apples | one apple | {count} apples", .vue) == ["no apples", "one apple", "8888888 apples"])
        #expect(forms("car | {n} cars", .vue) == ["car", "8888888 cars"])
    }

    @Test(arguments: [
        ("a {b", 2, "expected a name, a number or a quoted text, and '}'"), ("a } b", 2, "expected '{' before '}'"),
        ("mail@example.org", 4, "expected ':' and a key after '@'; an '@' itself is {'@'}"),
        ("😀 {'x", 3, "expected a name, a number or a quoted text, and '}'"),
    ])
    func faultsOfVue(text: String, offset: Int, reason: String) {
        #expect(VueMessageParser.fault(in: text) == MessageFault(offset: offset, reason: reason))
    }

    @Test func wellFormedTextsOfVueHaveNoFaults() {
        #expect(VueMessageParser.fault(in: "{a} {0} {'@'} @:b @.lower:{'c'} | %{d} 5 %") == nil)
    }

    @Test(arguments: [
        ("Hi $NAME$, $name$!", "Hi A, A!"), ("$1 $2", "x y"), ("$$5", "$5"), ("5 $", "5 $"), ("$a b$", "$a b$"),
        ("$10", "x0"), ("", ""), ("$$$$", "$$"),
    ])
    func webExtension(text: String, expected: String) {
        let arguments = MessageArguments(["x", "y"], named: ["name": "A"])
        #expect(shown(text, .webExtension, arguments) == expected)
        #expect(MessageSyntax.webExtension.parse(text).source == text)
    }

    /// Twice the text takes about twice the time, whatever it is.
    @Test(arguments: ["{{", "$t(", "@:(", "{'", "{", "}", "@", "|", "$a", "<", "{a ", "%", "\\", "{!", "<b ", "{{a}"])
    func hostileTextsTakeLinearTime(part: String) {
        let text = String(repeating: part, count: 10_000)
        for syntax in [MessageSyntax.i18next, .vue, .webExtension, .braces, .icu, .flutter, .javaMessage] {
            #expect(syntax.parse(text).source == text)
        }
        #expect(I18NextParser.fault(in: text)?.offset ?? 0 <= text.utf16.count)
        #expect(VueMessageParser.fault(in: text)?.offset ?? 0 <= text.utf16.count)
    }

    /// Texts that stand in each other, and in themselves, end.
    @Test func cyclicReferencesEnd() {
        for (syntax, a, b) in [(MessageSyntax.i18next, "$t(a) $t(b)", "$t(a) $t(a)"), (.vue, "@:a @:b", "@:a @:a")] {
            let catalog = catalog(of: ["a": a, "b": b], syntax)
            #expect(catalog.messages(for: "a", in: LocaleRules("en")).first?.unfilled.isEmpty == false)
        }
    }
}
