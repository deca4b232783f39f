import Testing

@testable import Catalogs

/// The arguments of a text, in its order, with what they are.
private func arguments(_ text: String, _ syntax: MessageSyntax) -> [String] {
    syntax.parse(text).placeholders.map {
        "\($0.source) \($0.argument.map(String.init(describing:)) ?? "") \($0.kind)"
    }
}

/// The text with an argument for every placeholder.
private func shown(_ text: String, _ syntax: MessageSyntax, _ arguments: MessageArguments) throws
    -> String
{
    let position = Catalog.Position(file: "a.po")
    let value = LocalizedValue.unit(StringUnit(text: text, syntax: syntax, position: position))
    let entry = Catalog.Entry(
        key: "key", position: position, sourceLanguage: "en",
        localizations: [Localization(locale: "en", value: value, position: position)])
    let catalog = Catalog(name: "a", sourceLanguage: "en", entries: [entry])
    return try #require(catalog.message(for: "key", in: LocaleRules("en"), arguments: arguments)).text
}

@Suite("Formats of Python, Ruby and Qt")
struct NamedFormatParserTests {
    @Test func python() throws {
        let text = "%(name)s: %(n)d of %(total).1f, %s %5.2f %% 100% (%(bad)"
        #expect(
            arguments(text, .python) == [
                "%(name)s name text", "%(n)d n integer", "%(total).1f total real", "%s 1 text",
                "%5.2f 2 real",
            ])
        #expect(
            try shown("%(name)s: %(n)d, %(n)05d, 100%% (%(x)q", .python, ["name": "Ann", "n": 1_234])
                == "Ann: 1234, 01234, 100% (%(x)q")
    }

    @Test func ruby() throws {
        let text = "%{name} %<price>.2f %{count|many} %{} %<x> %d %{a b}"
        #expect(
            arguments(text, .rails) == [
                "%{name} name text", "%<price>.2f price real", "%{count|many} count integer",
            ])
        #expect(
            try shown("%{name}: %<price>.2f, 100%%", .rails, ["name": "Ann", "price": .real(2.5)])
                == "Ann: 2.50, 100%")
    }

    @Test func rubyInterpolatesOnlyWhereThereIsAnArgument() throws {
        #expect(try shown("100%%", .rails, []) == "100%%")
        #expect(try shown("%{n} of 100%%", .rails, ["n": 5]) == "5 of 100%")
    }

    @Test func rubyWithMarkup() throws {
        let text = "<b>%{name}</b> &amp; 1 < 2<br>&#8211;&#x2013;&nbsp;&bogus; & co"
        #expect(try shown(text, .railsMarkup, ["name": "Ann"]) == "Ann & 1 < 2\n––\u{A0}&bogus; & co")
        #expect(try shown("a &amp; b", .rails, []) == "a &amp; b")
    }

    @Test func qt() throws {
        let text = "%1 %12 %L3 %n %Ln %0 % %x %123"
        #expect(
            arguments(text, .qt) == [
                "%1 1 text", "%12 12 text", "%L3 3 integer", "%n n integer", "%Ln n integer", "%12 12 text",
            ])
        var values: MessageArguments = ["Ann", "Bob"]
        values["n"] = 1_234
        #expect(try shown("%2 and %1: %n %Ln 100%", .qt, values) == "Bob and Ann: 1234 1,234 100%")
    }

    @Test(arguments: [
        ("&File", "File"), ("Drag && Drop", "Drag & Drop"), ("Drag & Drop", "Drag & Drop"),
        ("文件(&F)", "文件(F)"),
        ("a &lt; b", "a &lt; b"), ("Save &as…", "Save as…"), ("end&", "end&"), ("&&&Open", "&Open"),
    ])
    func mnemonicsOfQt(text: String, expected: String) throws {
        #expect(try shown(text, .qt, []) == expected)
    }

    @Test(arguments: [MessageSyntax.python, .rails, .railsMarkup, .qt, .fluent])
    func everyPrefixKeepsItsText(syntax: MessageSyntax) {
        let text =
            "%(a)05.2f%{b}%<c>+d<i>%L12&amp;&x%%&&{ $d } { NUMBER($e, style: \"percent\") -> \n [one] 1\n*[x] 2\n}"
        for length in 0...text.count {
            let prefix = String(text.prefix(length))
            #expect(syntax.parse(prefix).source == prefix)
        }
    }

    @Test(arguments: [MessageSyntax.python, .rails, .railsMarkup, .qt, .fluent])
    func hostileTextsEnd(syntax: MessageSyntax) {
        for part in [
            "%(", "%", "&", "<", "%{", "%<a>", "&#", "%(a)", "{", "{{", "{ $a ->", "{\"", "}",
            "{ $a -> [b] {",
        ] {
            let text = String(repeating: part, count: 20_000)
            #expect(syntax.parse(text).source == text)
        }
    }
}
