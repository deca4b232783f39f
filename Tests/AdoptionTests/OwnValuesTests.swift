import Foundation
import Testing

@testable import Adoption

@Suite struct OwnValuesTests {
    private func values(_ text: String) -> [String] {
        OwnValues(bytes(text)).lines().map { line in
            let name = line.dropFirst("extension ".count).prefix { $0 != ":" }
            let call = line.firstRange(of: "{ try ").map { line[$0.upperBound...] } ?? ""
            return "\(name) \(call.prefix { $0 != "\n" }.replacing(" } } }", with: ""))"
        }
    }

    @Test func aLineIsAnExtension() {
        #expect(
            OwnValues(bytes("struct Trip { let days: Int }")).lines() == [
                "extension Trip: GalleyOwn { public nonisolated static var galleyOwn: Any? { try? galleyOnMain { try Trip(days: galleyMake()) } } }\n"
            ])
    }

    @Test(arguments: [
        // The initializer that the compiler makes.
        ("struct A { let a: Int; var b = 2; var c: String?; let d = 1; static var e: Int }", ["A A(a: galleyMake())"]),
        (
            "struct A { let a: Int; var b: Int { 1 }; var c: Int { didSet { a() } } }",
            ["A A(a: galleyMake(), c: galleyMake())"]
        ),
        ("struct A { private var a: Int }", []),
        ("struct A { private let a = 1 }", ["A A()"]),
        // Those that are declared: the one that needs the fewest values.
        (
            "struct A { let a: Int; init(_ a: Int, with b: Int, c: Int = 2) {}; private init() {} }",
            ["A A(galleyMake(), with: galleyMake())"]
        ),
        ("final class A { init?(a: Int) throws {}; init(b: Int, c: Int) async {} }", ["A A(a: galleyMake())"]),
        ("class A { var a = 1 }; class B { let a: Int }", ["A A()"]),
        ("struct A { init(from decoder: any Decoder) throws {} }", []),
        // Closures do nothing.
        (
            "struct A { let a: () -> Void; let b: (Int, A) -> Int; let c: ((Int) -> Void)? }",
            ["A A(a: { }, b: { _, _ in galleyValue() }, c: galleyMake())"]
        ),
        // Of an enumeration a case without values, or else the first.
        ("enum A: String { case a(Int), b; case c }", ["A A.c"]),
        ("enum A { case a(of: Int, _ b: String) }", ["A A.a(of: galleyMake(), galleyMake())"]),
        ("enum A { static let a = 1 }", []),
        // What is shown, hidden or generic is not asked for.
        ("struct A: View { let a: Int }; struct B<T> { let a: T }; private struct C {}; protocol D {}", []),
        ("struct A { struct B {} }; extension A.B { struct C {} }", ["A A()", "A.B A.B()", "A.B.C A.B.C()"]),
    ])
    func typesAreMadeByTheirInitializers(text: String, expected: [String]) {
        #expect(values(text) == expected)
    }
}

@Suite struct LeftOutInitializerTests {
    /// An initializer whose statements do not compile, after two attempts.
    private func initialized(_ text: String) throws -> String {
        let url = URL(filePath: "/Part.swift")
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        var file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        let start = try #require(text.range(of: "wrong")).lowerBound
        let error = CompilerMessage(
            file: url.path, line: 1, column: text[..<start].utf8.count + 1, text: "'self.init' isn't called")
        for _ in 0..<3 { _ = file.leaveOut(at: [error]) }
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func itsPropertiesGetValues() throws {
        let result = try initialized(
            "struct A { let a: Int; var b: Int?; var c = 1; @Binding var d: Int; @Environment(\\.e) var e; let f: Int; init(a: Int, _ d: Binding<Int>) { if a { wrong() } } }"
        )
        #expect(result.contains("{ self.a = a; self.f = galleyUnknown(); self._d = d }"))
    }

    @Test func wrappersMakeTheirOwn() throws {
        let result = try initialized(
            "class A { @Injected(\\.b) var b; @available(iOS 17, *) let c: Int; @Kept var d: Int; @Attribute(.unique) var e: Int; private let f: Int; init() { if a { wrong() } } }"
        )
        #expect(
            result.contains(
                "{ self.c = galleyUnknown(); self.e = galleyUnknown(); self.f = galleyUnknown(); self.d = galleyUnknown() }"
            ))
    }

    @Test func itsSuperclassDoesToo() throws {
        let text = "class A: B { let a: Int; init(b: Int) { if b { wrong() }; super.init(b: b) } }"
        #expect(try initialized(text).contains("{ self.a = galleyUnknown(); super.init(b: b) }"))
    }

    @Test func anExtensionMakesAnotherValue() throws {
        #expect(
            try initialized("extension A { init(b: Int) { if b { wrong(b) } } }").contains("{ self = galleyValue() }")
        )
        let text = "extension A { convenience init(b: Int) { if b { wrong(b) } } }"
        #expect(try initialized(text).contains("{ galleyTrap() }"))
    }
}
