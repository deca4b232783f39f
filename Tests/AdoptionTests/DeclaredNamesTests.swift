import Foundation
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
        protocol Sized { var size: Int { get } }
        private let base = 1
        private let middle = base
        let twice = middle + base
        let number = [twice]
        """

    /// What is left out, what is put in its place, and the names.
    private static let cases: [(part: String, other: String, names: Set<String>)] = [
        ("func open(_ page: Int) { print(page) }", "", ["open", "Card"]),
        ("{ print(page) }", "{}", []),
        ("{ print(page) }", "{ get(page) }", []),
        ("_ page: Int", "_ page: String", ["open", "Card"]),
        ("let title: String\n", "\n", ["title", "Card"]),
        ("let title: String\n", "var title: String { names[0] }\n", ["title", "Card"]),
        ("init(_ title: String) { self.title = title }", "", ["Card"]),
        ("init(_ title: String) { self.title = title }", "init(named title: String) {}", ["Card", "named"]),
        (", Equatable", "", ["Card"]),
        (", bold(Int)", "", ["plain", "bold", "Kind"]),
        ("var isBold: Bool { false }", "", ["isBold", "Kind"]),
        ("func openAll() {}", "", ["openAll"]),
        ("{ false }", "{ true }", []),
        ("func openAll() {}", "func openAll() { print(1) }", []),
        ("func openAll() {}", "/// All.\nfunc   openAll( ) {}", []),
        ("func openAll() {}", "func openAll() {}\nprivate func closeAll() {}", []),
        ("let title: String\n", "let title: String\nprivate var isOpen = false\n", ["Card"]),
        ("let title: String\n", "let title: String\nprivate(set) var isOpen = false\n", ["Card", "isOpen"]),
        ("let title: String\n", "let title: String; var (a, b) = (1, 2), c: [Int: Int] = [:]\n", ["Card", "a", "b"]),
        ("let title: String\n", "let title: String; var a, b, c: Int\n", ["Card", "a", "b", "c"]),
        ("let title: String\n", "let title: String; var a: Pair<Int, Int>, b = 2\n", ["Card", "a", "b"]),
        ("{ Text(title) }", "{ get }", ["Card"]),
        ("{ get }", "{ get set }", ["size", "Sized"]),
        ("struct Card", "struct `Card`", ["Card"]),
        // Of what mentions a private name, other files may mean something else.
        ("private let base = 1", "private let base = \"1\"", ["twice"]),
        ("extension Card.Kind", "extension Card.Kind: Sized", ["Kind", "Sized"]),
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

    /// An import, an operator, and what literals are, may change what any name means.
    @Test func whatHasNoName() throws {
        let before = DeclaredNames(Array(Self.file.utf8))
        let nameless = [
            "import Kit", "infix operator +++", "func +++ (a: Int, b: Int) -> Int { 1 }",
            "extension CGFloat { static func + (a: CGFloat, b: Int) -> CGFloat { a } }", "extension String: Error {}",
        ]
        for added in nameless {
            let after = DeclaredNames(Array((Self.file + "\n" + added).utf8))
            #expect(before.state.rest != after.state.rest, "\(added)")
            #expect(after.names(changedSince: before.state).isSuperset(of: before.state.names), "\(added)")
        }
        let compared = "static func == (a: Card, b: Card) -> Bool { true }"
        let without = DeclaredNames(Array(Self.file.replacing(compared, with: "").utf8))
        #expect(before.rest.count == without.rest.count + 1)
        #expect(before.names(changedIn: without).contains("Card") && without.names(changedIn: before).contains("Card"))
        let preview = DeclaredNames(Array((Self.file + "\n#Preview(\"A\") { Card() }").utf8))
        #expect(preview.names(changedSince: before.state) == [])
        #expect(preview.state.rest == before.state.rest)
        #expect(before.names(changedSince: nil) == before.state.names)
    }

    @Test func whatAFileDeclaresIsAllButTheBodiesOfFunctions() {
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        func declared(_ text: String) -> DeclaredNames {
            let url = URL(filePath: "/A.swift")
            return PreparedFile(original: url, copy: url, bytes: Array(text.utf8), conditions: conditions).declared
        }
        func names(_ text: String) -> Set<String> {
            declared("struct A { var a = 1\nfunc f() { 1 } }").names(changedIn: declared(text))
        }
        #expect(names("struct A {\n    var a = 1\n    func f() { 2 }\n}") == [])
        #expect(names("struct A { var a = 2\nfunc f() { 1 } }") == ["a", "A"])
        #expect(names("struct A { var a = 1\nfunc g() { 1 } }") == ["f", "g", "A"])
    }
}
