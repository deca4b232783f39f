import Testing

@testable import StandIns

/// What the writer makes of the declarations of a table.
@Suite struct DeclarationWriterTests {
    private func source(_ declarations: String) throws -> [String] {
        let table = try StandInTable(name: "Sample", text: "// A sample.\n\(declarations)")
        return try table.module(imported: []).swiftSource.split(separator: "\n").dropFirst(2).map(String.init)
    }

    @Test(arguments: [
        ("func f()", "public func f() {}"),
        ("func f() -> Bool", "public func f() -> Bool { false }"),
        ("func f() -> Int?", "public func f() -> Int? { nil }"),
        ("func f() -> [String: [Int]]", "public func f() -> [String: [Int]] { [:] }"),
        ("func f() -> [[Int: String]]", "public func f() -> [[Int: String]] { [] }"),
        ("func f() -> (a: Int, [String])", "public func f() -> (a: Int, [String]) { (a: 0, []) }"),
        ("func f() -> (Int, String) -> Bool", "public func f() -> (Int, String) -> Bool { { _, _ in false } }"),
        ("func f() -> ((Int) -> Void)?", "public func f() -> ((Int) -> Void)? { nil }"),
        ("func f() async throws -> String", #"public func f() async throws -> String { "" }"#),
        ("func f<T>() throws -> T", "public func f<T>() throws -> T { throw CocoaError(.featureUnsupported) }"),
        ("func f() -> Int { 3 }", "public func f() -> Int { 3 }"),
        ("let a: Double", "public var a: Double { 0 }"),
        ("var a: Double", "public var a: Double { get { 0 } set {} }"),
        ("let a: Double = 2", "public nonisolated(unsafe) let a: Double = 2"),
    ])
    func freeDeclaration(_ declaration: String, written: String) throws {
        #expect(try source(declaration) == [written])
    }

    @Test func classIsOpenAndSendable() throws {
        #expect(
            try source("class Center: NSObject { static func current() -> Center; var names: [String] }") == [
                "open class Center: NSObject, @unchecked Sendable {",
                "    public static func current() -> Center { Center() }",
                "    open var names: [String] = []",
                "}",
            ])
    }

    @Test func argumentsOfTheNamesOfVariablesAreKept() throws {
        #expect(
            try source("struct Place { init(name: String, size: Int, other: Bool); let name: String; var size: Int? }")
                == [
                    "public struct Place: @unchecked Sendable {",
                    "    public init(name: String, size: Int, other: Bool) { self.name = name; self.size = size }",
                    "    public internal(set) var name: String = \"\"",
                    "    public var size: Int? = nil",
                    "    public init() {}",
                    "}",
                ])
    }

    /// It would be what it calls.
    @Test func aConvenienceInitializerThatTakesNothingIsNotTheOnlyOne() throws {
        #expect(
            try source("class Plan { init(_ names: [String]); convenience init(_ names: String...) }") == [
                "open class Plan: @unchecked Sendable {",
                "    public init(_ names: [String]) {}",
                "    public convenience init(_ names: String...) { self.init() }",
                "    public init() {}",
                "}",
            ])
    }

    @Test func optionalRequirementsHaveDefaults() throws {
        #expect(
            try source("protocol Delegate: AnyObject {\n    func needed()\n    optional func asked() -> Bool\n}") == [
                "public protocol Delegate: AnyObject {",
                "    func needed()",
                "    func asked() -> Bool",
                "}",
                "extension Delegate {",
                "    public func asked() -> Bool { false }",
                "}",
            ])
    }

    @Test func optionsHaveABitEach() throws {
        #expect(
            try source("@options struct Options {\n    static let badge, sound\n    static let none: Options\n}") == [
                "public struct Options: OptionSet, @unchecked Sendable {",
                "    public var rawValue: Int",
                "    public init(rawValue: Int) { self.rawValue = rawValue }",
                "    public static var badge: Options { Options(rawValue: 1 << 0) }",
                "    public static var sound: Options { Options(rawValue: 1 << 1) }",
                "    public static var none: Options { Options() }",
                "}",
            ])
    }

    @Test func viewIsABoxThatNamesItself() throws {
        #expect(
            try source("@view struct Map<Content> { init() }") == [
                "public struct Map<Content>: SwiftUI.View, @unchecked Sendable {",
                "    public init() {}",
                "    public var body: some SwiftUI.View { SwiftUI.Color.clear.accessibilityIdentifier(\"Map\") }",
                "}",
            ])
    }

    @Test func modifierGivesItsView() throws {
        #expect(
            try source("extension View { func mapStyle(_ style: Int) -> some View }") == [
                "extension View {",
                "    public func mapStyle(_ style: Int) -> some View { self }",
                "}",
            ])
    }

    @Test func valuesOfOwnTypesAreMade() throws {
        let lines = try source(
            """
            enum Kind { case some(Int), none }
            struct Outer { struct Inner {} ; func inner() -> Inner ; func list() -> List }
            typealias List = [Kind]
            func outer() -> Outer.Inner
            var kind: Kind { get }
            """)
        #expect(lines.contains("    public func inner() -> Inner { Inner() }"))
        #expect(lines.contains("    public func list() -> List { [] }"))
        #expect(lines.contains("public func outer() -> Outer.Inner { Outer.Inner() }"))
        #expect(lines.contains("public var kind: Kind { Kind.none }"))
    }

    @Test(arguments: [
        ("func f() -> Unknown", "Sample.txt:2:1: no value of Unknown is known; write a body in braces"),
        (
            "struct A {\n    let b: any Error\n}",
            "Sample.txt:3:5: no value of any Error is known; set it in the initializers, or write one after ="
        ),
        ("struct A {", "Sample.txt:2:11: no } ends what begins here"),
        ("  }", "Sample.txt:2:3: } ends nothing"),
        ("func f(a: [Int)", "Sample.txt:2:15: expected ], found )"),
        ("fnuc f()", "Sample.txt:2:1: expected a declaration, found “fnuc”"),
        ("let a", "Sample.txt:2:1: the type of “a” is missing"),
        ("let a = \"b", "Sample.txt:2:9: the text has no end"),
        ("func f", "Sample.txt:2:1: “f” has no parameters in parentheses"),
    ])
    func errorHasItsPlace(_ declarations: String, message: String) {
        #expect {
            try source(declarations)
        } throws: { error in
            "\(error)" == message
        }
    }

    @Test func tableWithoutASummaryIsAnError() {
        #expect(throws: StandInTableError.self) { try StandInTable(name: "Sample", text: "struct A {}") }
    }
}
