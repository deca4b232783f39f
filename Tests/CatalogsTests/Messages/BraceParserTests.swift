import Testing

@testable import Catalogs

@Suite struct BraceParserTests {
    @Test(arguments: [
        ("{0} of {1}", "a of b"), ("{{0}} {0}", "{0} a"), ("{0,-10}|", "a|"), ("{", "{"), ("}", "}"), ("{ }", "{ }"),
        ("{} {}", "a b"), ("{0!r:>10}", "a"), ("{a b}", "{a b}"), ("{0", "{0"), ("{x{0}}", "{xa}"), ("", ""),
    ])
    func texts(text: String, expected: String) {
        #expect(shown(text, .braces, ["a", "b"]) == expected)
        #expect(MessageSyntax.braces.parse(text).source == text)
    }

    @Test func names() {
        #expect(shown("{user.name} {user[0]}", .braces, ["user.name": "A", "user[0]": "B"]) == "A B")
    }

    @Test func formats() {
        let placeholders = MessageSyntax.braces.parse("{0:N2} {1:C} {2:P1} {3:D4} {4:.3f} {5:d} {6:yyyy} {7:,.0%}")
            .placeholders
        #expect(placeholders.map(\.kind) == [.real, .real, .real, .integer, .real, .integer, .text, .real])
        #expect(placeholders.map(\.style) == [nil, "currency", "percent", nil, nil, nil, nil, "percent"])
        #expect(placeholders.map(\.layout.precision) == [2, nil, nil, nil, 3, nil, nil, nil])
    }
}
