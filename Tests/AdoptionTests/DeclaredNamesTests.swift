import Testing

@testable import Adoption

/// Which names mean something else after a part of a file was left out.
@Suite struct DeclaredNamesTests {
    private static let file = """
        struct Card: View, Equatable {
            let title: String
            init(_ title: String) { self.title = title }
            var body: some View { Text(title) }
            func open(_ page: Int) { print(page) }
            static func == (a: Card, b: Card) -> Bool { true }
            enum Kind { case plain, bold(Int) }
        }
        extension Card.Kind { var isBold: Bool { false } }
        func openAll() {}
        """

    /// What is left out, what is put in its place, and the names.
    private static let cases: [(part: String, other: String, names: Set<String>)] = [
        ("func open(_ page: Int) { print(page) }", "", ["open"]),
        ("{ print(page) }", "{}", []),
        ("_ page: Int", "_ page: String", ["open"]),
        ("let title: String\n", "\n", ["title", "Card"]),
        ("init(_ title: String) { self.title = title }", "", ["Card"]),
        ("static func == (a: Card, b: Card) -> Bool { true }", "", ["Card"]),
        (", Equatable", "", ["Card"]),
        (", bold(Int)", "", ["plain", "bold", "Int"]),
        ("var isBold: Bool { false }", "", ["isBold", "Kind"]),
        ("func openAll() {}", "", ["openAll"]),
        ("{ false }", "{ true }", []),
    ]

    @Test func namesThatChange() throws {
        for (part, other, names) in Self.cases {
            try #require(Self.file.ranges(of: part).count == 1, "\(part)")
            let before = DeclaredNames(Array(Self.file.utf8))
            let after = DeclaredNames(Array(Self.file.replacing(part, with: other).utf8))
            #expect(before.names(changedIn: after) == names, "\(part)")
            #expect(after.names(changedIn: before) == names, "\(part)")
        }
    }
}
