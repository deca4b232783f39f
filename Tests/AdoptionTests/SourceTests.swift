import Foundation
import Testing

@testable import Adoption

/// The source of a test as bytes.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

@Suite struct SwiftLexerTests {
    private func words(_ text: String) -> [String] {
        let source = SwiftSource(bytes(text))
        return source.tokens.map(source.text)
    }

    @Test(
        arguments: [
            (#"let a = "x{" + b"#, ["let", "a", "=", #""x{""#, "+", "b"]),
            (#"f("a \(g("}")) b")"#, ["f", "(", #""a \(g("}")) b""#, ")"]),
            (##"#"a"b"# c"##, [##"#"a"b"#"##, "c"]),
            ("/* a /* b */ c */ d // e\nf", ["d", "f"]),
            ("\"\"\"\n } \" \n\"\"\" x", ["\"\"\"\n } \" \n\"\"\"", "x"]),
            ("let r = /a{2}\\/b/", ["let", "r", "=", "/a{2}\\/b/"]),
            ("a / b / c", ["a", "/", "b", "/", "c"]),
            ("@State var `class` = #selector(x)", ["@", "State", "var", "`class`", "=", "#selector", "(", "x", ")"]),
        ] as [(String, [String])])
    func whatKeepsBracketsBalancedIsOneToken(text: String, tokens: [String]) {
        #expect(words(text) == tokens)
    }

    @Test(arguments: [
        "#if FOO #else", "struct A: .B {}", "#selector(#keyPath(a))", "f(import: 1)", "}", "#endif\n#else", "import",
        "@",
        String(repeating: "\"\\(", count: 10_000), String(repeating: "struct A {", count: 2_000),
    ])
    func oddSourceIsReadToItsEnd(text: String) {
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/A.swift")
        let file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        #expect(file.bytes.count { $0 == UInt8(ascii: "\n") } == text.utf8.count { $0 == UInt8(ascii: "\n") })
        #expect(Imports.names(in: SwiftSource(bytes(text))).isEmpty)
    }

    /// The lines of previews are those of the app's file, whatever conditions take out before them.
    @Test func previewsAreFoundByTheirLines() {
        let text = """
            #if os(macOS)
            #Preview { Text("Mac") }
            #endif
            struct Card: View { var body: some View { Text("Card") } }

            #Preview("Card", traits: .sizeThatFitsLayout) {
                Card()
            }
            struct Card_Previews: PreviewProvider {
                static var previews: some View { Card() }
            }
            extension Card {
                struct Previews: PreviewProvider { static var previews: some View { Card() } }
            }
            struct Both: View, PreviewProvider {
                var body: some View { Text("Both") }
                static var previews: some View { Both() }
            }
            """
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/A.swift")
        let file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        #expect(file.previewLines == [6...8, 9...11, 13...13, 17...17] && file.previews == 3)
    }

    @Test func everyPrefixOfAFileIsReadToItsEnd() {
        let file = bytes(
            "struct A { var a = \"\\(b(\"c\"))\" /* d */; let e = #\"f\"#; let g = /h/ }\n#if os(iOS)\n#endif\n\"\"\"\n"
        )
        for length in file.indices {
            let source = SwiftSource(Array(file[..<length]))
            #expect(source.tokens.allSatisfy { $0.range.upperBound <= length })
            _ = DeclarationParser.declarations(in: source)
        }
    }
}

@Suite struct BuildConditionsTests {
    private func resolved(_ text: String) -> String {
        let conditions = BuildConditions(
            system: "iOS", flags: ["DEBUG"], modules: ["SwiftUI", "UIKit"], language: [5, 10])
        return String(decoding: conditions.resolve(bytes(text)), as: UTF8.self)
    }

    @Test(
        arguments: [
            ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false), ("!os(macOS)", true),
            ("os(macOS) || os(iOS) && DEBUG", true), ("(os(macOS) || os(iOS)) && RELEASE", false),
            ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("targetEnvironment(simulator)", true),
            ("swift(>=5.9)", true), ("swift(<6)", true), ("compiler(>=6.2)", true), ("DEBUG", true), ("OTHER", false),
        ] as [(String, Bool)])
    func conditionsAreThoseOfThePlatform(condition: String, holds: Bool) {
        let result = resolved("#if \(condition)\nlet a = 1\n#else\nlet b = 2\n#endif\nlet c = 3")
        #expect(result.contains("a = 1") == holds)
        #expect(result.contains("b = 2") == !holds)
        #expect(result.contains("c = 3"))
        #expect(!result.contains("#"))
    }

    @Test func theFirstBranchThatHoldsIsTaken() {
        let result = resolved("#if os(macOS)\na\n#elseif os(iOS)\nb\n#elseif DEBUG\nc\n#else\nd\n#endif")
        #expect(result.filter(\.isLetter) == "b")
    }

    @Test func nothingWithinABranchThatIsNotTakenHolds() {
        let result = resolved("#if os(macOS)\n#if DEBUG\na\n#else\nb\n#endif\n#endif\nc")
        #expect(result.filter(\.isLetter) == "c")
    }

    @Test func everyLineKeepsItsNumber() {
        let file = "a\n#if os(macOS)\nb\n\n#else\nc\n#endif\nd"
        let lines = resolved(file).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 8)
        #expect(lines[5] == "c" && lines[7] == "d")
    }
}

@Suite struct DeclarationParserTests {
    private let file = """
        import SwiftUI

        @MainActor public struct Card<T>: View, Identifiable where T: Hashable {
            @State private var count = 0
            let make: () -> Void = { print("}") }
            var body: some View {
                Text("a")
            }
            enum Kind: String { case one, two }
            init(a: Int = { 1 }()) { count = a }
            func f()
                -> Int
            { 1 }
        }

        extension Card { var twice: Int { get { 2 } set {} } }
        #Preview("Card") { Card<Int>(a: 1) }
        """

    @Test func declarationsHaveTheirNamesAndMembers() throws {
        let source = SwiftSource(bytes(file))
        let all = DeclarationParser.declarations(in: source)
        #expect(all.map(\.keyword) == ["import", "struct", "extension", "#Preview"])
        let card = all[1]
        #expect(card.name == "Card")
        #expect(card.inherited == ["View", "Identifiable"])
        #expect(card.modifiers == ["@MainActor", "public"])
        #expect(card.members.map(\.name) == ["count", "make", "body", "Kind", "init", "f"])
        #expect(card.members.map { $0.body != nil } == [false, false, true, true, true, true])
        #expect(card.members.map { $0.initializer != nil } == [true, true, false, false, false, false])
        let function = try #require(card.members.last)
        #expect(source.text(function.range) == "func f()\n        -> Int\n    { 1 }")
        #expect(all[3].body != nil && all[3].isPreview)
    }
}

@Suite struct ForeignSyntaxTests {
    @Test(
        arguments: [
            ("@objc func a() {}", " func a() {}"),
            ("@objc(b:) dynamic var a = 1", " var a = 1"),
            ("x = #selector(a.b(_:))", "x = Selector(\"a.b(_:)\")"),
            (
                "@Model\nfinal class Bird {\n    @Attribute(.unique) var id: Int\n}",
                "@Observable\nfinal class Bird {\n var id: Int\n}"
            ),
            (
                "@ModelActor actor A {}",
                " actor A { nonisolated let modelContainer: ModelContainer; let modelContext: ModelContext; init(modelContainer: ModelContainer) { self.modelContainer = modelContainer; modelContext = ModelContext(modelContainer) }; }"
            ),
            ("@Query private var a: [B]", "@Query() private var a: [B]"),
            ("@Query(sort: []) var a: [B]", "@Query(sort: []) var a: [B]"),
            ("@main\nclass AppDelegate: UIResponder {}", "\nclass AppDelegate: UIResponder {}"),
            ("@main struct A: App {}", "@main struct A: App {}"),
            ("@main struct A: App { static func main() { f() } }", "@main struct A: App { }"),
            ("@_cdecl(\"main\") func a() {}", " func a() {}"),
            ("#sourceLocation(file: \"a\", line: 1)\nlet a = 1", "\nlet a = 1"),
            ("#selector(#keyPath(a))", "Selector(\"#keyPath(a)\")"),
            (
                "class A: UIView { required init?(coder: NSCoder) { super.init(coder: coder); f() } }",
                "class A: UIView { required init?(coder: NSCoder) { fatalError() } }"
            ),
            ("struct A { init(coder: B) { f() } }", "struct A { init(coder: B) { f() } }"),
            (
                "class A: B {\n@NSManaged public var a: Int\n@NSManaged var b: C?\n}\nextension A { @NSManaged var d: Set<C> }",
                "class A: B {\n public lazy var a: Int = galleyValue()\n lazy var b: C? = galleyValue()\n}\nextension A { var d: Set<C> { get { galleyManaged(\"d\", galleyValue()) } set { galleyValues[\"d\"] = newValue } } }"
            ),
            ("import os.log\nimport class UIKit.UIView", "import os\nimport class UIKit.UIView"),
            (
                "let a = NSAttributedString(), b = NSAttributedString(string: c)",
                "let a = NSAttributedString(string: \"\"), b = NSAttributedString(string: c)"
            ),
            (
                "let a: Foundation.URLSession, b = Foundation.URL(c), d = e.Foundation.URLRequest",
                "let a: FoundationNetworking.URLSession, b = Foundation.URL(c), d = e.Foundation.URLRequest"
            ),
        ] as [(String, String)])
    func whatNoCompilerHereTakesIsTranslated(text: String, expected: String) {
        let result = String(decoding: ForeignSyntax.translated(bytes(text)), as: UTF8.self)
        #expect(result.replacing(#/ +/#, with: " ") == expected)
    }

    @Test func aFunctionMayGoOnAfterItsParameters() throws {
        let text =
            "struct A {\n func a(b: Int)\n async throws -> C\n where D: E\n {\n f()\n }\n func g()\n async\n {}\n}"
        let type = try #require(DeclarationParser.declarations(in: SwiftSource(bytes(text))).first)
        #expect(type.members.map(\.name) == ["a", "g"])
        #expect(type.members.allSatisfy { $0.body != nil })
    }

    /// A macro gave the property of a class its accessors, and a structure takes its property as an argument.
    @Test(arguments: [
        (
            "class A { @Kept(1) private(set) var a: Bool\n @Kept var b = 1; @Other var c: Int }",
            "class A { private(set) var a: Bool { get { galleyUnknown() } set {} }\n var b = 1; @Other var c: Int }"
        ),
        ("class A { @Kept var a: Int { 1 } }", "class A { var a: Int { 1 } }"),
        (
            "struct A { @Kept var a: Int; class B { @Kept var b: Int? } }",
            "struct A { var a: Int; class B { var b: Int? { get { galleyUnknown() } set {} } } }"
        ),
        ("class A { @Store.Kept(1) var a: Int }", "class A { var a: Int { get { galleyUnknown() } set {} } }"),
        (
            "extension A { @Kept weak var a: B? }",
            "extension A { var a: B? { get { galleyUnknown() } set {} } }"
        ),
    ])
    func macrosAreRemoved(text: String, expected: String) {
        let result = String(decoding: ForeignSyntax.removing(macros: ["Kept"], from: bytes(text)), as: UTF8.self)
        #expect(result.replacing(#/ +/#, with: " ") == expected)
    }

    /// It is not known which members a macro makes, so a type without it has all.
    @Test(arguments: [
        ("@Kept class A { let a = 1 }", "set"), ("@Kept public actor A {}", "set"),
        ("@Kept struct A {}", "nonmutating set"),
        ("@Store.Kept(1) enum A { case a }", "nonmutating set"),
    ])
    func typesWithoutTheirMacroHaveEveryMember(text: String, setter: String) {
        let result = String(decoding: ForeignSyntax.removing(macros: ["Kept"], from: bytes(text)), as: UTF8.self)
        #expect(result.hasPrefix("@dynamicMemberLookup ") && !result.contains("Kept"))
        #expect(result.contains("{ get { GalleyValue() } \(setter) {} }"))
        // Another time changes nothing.
        #expect(ForeignSyntax.removing(macros: ["Kept"], from: bytes(result)) == bytes(result))
        let others =
            "@Kept @dynamicMemberLookup struct A {}; @Kept struct B: View {}; @Kept protocol C {}; @KeptActor class D {}"
        #expect(
            !String(
                decoding: ForeignSyntax.removing(macros: ["Kept", "KeptActor"], from: bytes(others)), as: UTF8.self
            ).contains(
                "GalleyValue"))
    }

    @Test func aMacroWithoutItsPluginIsKnownByItsError() {
        let text =
            "external macro implementation type 'CardMacros.KeptMacro' could not be found for macro 'Kept(key:_:)'; plugin for module 'CardMacros' not found"
        #expect(CompilerMessage(file: "/A.swift", line: 1, column: 1, text: text).nameOfMacro == "Kept")
        #expect(
            CompilerMessage(file: "/A.swift", line: 1, column: 1, text: "cannot find 'Kept' in scope").nameOfMacro
                == nil)
    }
}
