import Foundation
import Testing

@testable import Adoption

@Suite struct LeavingOutTests {
    private let file = """
        struct Card: View {
            let title: Name
            var size: Int = unknown()
            var body: some View {
                VStack {
                    Text("a").glow(radius: 2).bold()
                    Missing()
                    Text("b")
                }
            }
            func load() {
                let value = service.fetch()
                other = wrong
            }
        }
        """

    /// The file after the error was met again and again, at each step.
    private func steps(at place: String, _ message: String, count: Int) throws -> [String] {
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/Card.swift")
        var file = PreparedFile(original: url, copy: url, bytes: bytes(self.file), conditions: conditions)
        let start = try #require(self.file.range(of: place)).lowerBound
        let line = self.file[..<start].count { $0 == "\n" } + 1
        let column = self.file[..<start].reversed().prefix { $0 != "\n" }.count + 1
        let error = CompilerMessage(file: url.path, line: line, column: column, text: message)
        return (0..<count).map { _ in
            _ = file.leaveOut(at: [error])
            return String(decoding: file.bytes, as: UTF8.self)
        }
    }

    /// The type of a call that nothing tells is no reason to leave it out where another error says why.
    @Test func aPartOfACallGoesFirst() throws {
        let text = "func load() { store.send(.tap) }"
        let url = URL(filePath: "/Card.swift")
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        var file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        let errors = [
            (21, CompilerMessage.unknownResult), (27, "cannot infer contextual base in reference to member 'tap'"),
        ].map {
            CompilerMessage(file: url.path, line: 1, column: $0.0, text: $0.1)
        }
        _ = file.leaveOut(at: errors)
        #expect(String(decoding: file.bytes, as: UTF8.self) == "func load() { store.send(GalleyValue().tap) }")
        _ = file.leaveOut(at: [errors[0]])
        #expect(String(decoding: file.bytes, as: UTF8.self).contains("galleyValue(store.send(GalleyValue().tap))"))
    }

    @Test func anUnknownModifierIsRemovedAlone() throws {
        let result = try steps(at: "glow", "value of type 'Text' has no member 'glow'", count: 1)[0]
        #expect(result.contains("Text(\"a\").bold()"))
        #expect(result.count { $0 == "\n" } == file.count { $0 == "\n" })
    }

    @Test func anUnknownViewBecomesABoxBesideItsNeighbours() throws {
        let result = try steps(at: "Missing", "cannot find 'Missing' in scope", count: 1)[0]
        #expect(result.contains("galleyLeftOut(\"Card\")"))
        #expect(result.contains("Text(\"a\")") && result.contains("Text(\"b\")") && !result.contains("Missing"))
    }

    @Test func anErrorThatStaysTakesMoreEachTime() throws {
        let steps = try steps(at: "Missing", "cannot find 'Missing' in scope", count: 5)
        for (smaller, larger) in zip(steps, steps.dropFirst()) { #expect(larger != smaller) }
        #expect(!steps[1].contains("Text(\"b\")") && steps[1].contains("VStack"))
        #expect(!steps[2].contains("VStack") && steps[2].contains("var body: some View"))
        #expect(steps[3].contains("var body: some View { galleyLeftOut(\"Card\") }"))
        #expect(!steps[4].contains("struct Card"))
    }

    @Test func anErrorThatStaysTwiceTakesTheBody() throws {
        let text = """
            struct Card: View {
                var body: some View {
                    VStack {
                        HStack {
                            ZStack { Group { Missing() } }
                            Text("a")
                        }
                        Text("b")
                    }
                }
            }
            """
        let url = URL(filePath: "/Card.swift")
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        var file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        let error = CompilerMessage(file: url.path, line: 5, column: 34, text: "cannot find 'Missing' in scope")
        for _ in 0..<2 { _ = file.leaveOut(at: [error]) }
        #expect(String(decoding: file.bytes, as: UTF8.self).contains("ZStack {"))
        _ = file.leaveOut(at: [error])
        let third = String(decoding: file.bytes, as: UTF8.self)
        #expect(third.contains("var body: some View { galleyLeftOut(\"Card\")"))
        #expect(!third.contains("Text(\"b\")"))
    }

    /// Each round takes a run of the compiler.
    @Test func inLateRoundsAnErrorTakesTheBody() throws {
        let text = (1...22).map { "func load\($0)() {\n    wrong\($0)()\n    right\($0)()\n}\n" }.joined()
        let url = URL(filePath: "/Loads.swift")
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        var file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        for number in 1...22 {
            let line = 4 * number - 2
            let error = CompilerMessage(file: url.path, line: line, column: 5, text: "cannot find it in scope")
            let isLeftOut = file.leaveOut(at: [error])
            #expect(isLeftOut)
            let result = String(decoding: file.bytes, as: UTF8.self)
            #expect(!result.contains("wrong\(number)()"))
            #expect(result.contains("right\(number)()") == (number < 12))
        }
    }

    private func afterLeavingOut(_ places: [(line: Int, column: Int)], _ message: String, in text: String) -> String {
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/Part.swift")
        var file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        _ = file.leaveOut(
            at: places.map { CompilerMessage(file: url.path, line: $0.line, column: $0.column, text: message) })
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func aFunctionWithManyErrorsGoesAtOnce() {
        let lines = (0..<4).map { "    wrong\($0)()\n" }.joined()
        let places = (2...5).map { (line: $0, column: 5) }
        #expect(
            !afterLeavingOut(places, "cannot find it in scope", in: "func load() {\n\(lines)    right()\n}\n")
                .contains("right()"))
        #expect(
            afterLeavingOut(
                places, "cannot find it in scope", in: "func show() -> some View {\n\(lines)    right()\n}\n"
            )
            .contains("right()"))
    }

    @Test func aValueWithoutATypeKeepsItsName() {
        let text = "let logger = Logger(label: \"a\") { wrong }\n"
        #expect(
            afterLeavingOut([(line: 1, column: 35)], "cannot find 'wrong' in scope", in: text)
                == "let logger = galleyUnknown()\n")
    }

    @Test func aValueOfAStandInIsConvertedBehindTheWordsBeforeIt() {
        let text = "func load() async throws -> Int { return try await service.count(of: 1) }\n"
        let message = "cannot convert return expression of type 'GalleyValue' to return type 'Int'"
        #expect(
            afterLeavingOut([(line: 1, column: 46)], message, in: text)
                == "func load() async throws -> Int { return try await galleyValue(service.count(of: 1)) }\n")
    }

    @Test func aViewOfUIKitStaysAView() {
        let text = "struct Spinner: UIViewRepresentable, Sendable {\n    let size: Int\n}\n"
        let message = "type 'Spinner' does not conform to protocol 'UIViewRepresentable'"
        let result = afterLeavingOut([(line: 1, column: 8)], message, in: text)
        #expect(
            result.contains(
                "struct Spinner: SwiftUI.View, Sendable { var body: some SwiftUI.View { galleyLeftOut(\"Spinner\") }; \n"
            ))
    }

    @Test func errorsWithinAPartThatGoesTakeNoMore() throws {
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/Row.swift")
        let text = """
            struct Rows: View {
                var body: some View {
                    Text("a")
                    Row(
                        a: missing,
                        b: absent)
                    Text("b")
                }
            }
            """
        var file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        let isDone = file.leaveOut(at: [
            CompilerMessage(file: url.path, line: 4, column: 9, text: "cannot find 'Row' in scope"),
            CompilerMessage(file: url.path, line: 5, column: 16, text: "cannot find 'missing' in scope"),
            CompilerMessage(file: url.path, line: 6, column: 16, text: "cannot find 'absent' in scope"),
        ])
        #expect(isDone)
        let result = String(decoding: file.bytes, as: UTF8.self)
        #expect(result.contains("Text(\"a\")") && result.contains("Text(\"b\")") && !result.contains("missing"))
        #expect(file.cuts.count == 1)
    }

    @Test func anAssignedValueIsReplacedAndTheAssignmentStays() throws {
        #expect(try steps(at: "wrong", "cannot find 'wrong' in scope", count: 1)[0].contains("other = galleyUnknown()"))
        #expect(
            try steps(at: "unknown", "cannot find 'unknown' in scope", count: 1)[0].contains(
                "var size: Int = { galleyLeftOut"))
    }

    @Test(arguments: [
        ("if let a { b(c = d) }", "if let a = Optional(a) { b(c = d) }"),
        ("guard let a, let b = c else { return }", "guard let a = Optional(a), let b = c else { return }"),
        ("if let a = b.c(d, { e }), f { g() }", "if let a = Optional(b.c(d, { e })), f { g() }"),
        ("guard let a = b[0].c else { return }", "guard let a = Optional(b[0].c) else { return }"),
    ])
    func aConditionThatIsNoChoiceStays(statement: String, expected: String) throws {
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/A.swift")
        var file = PreparedFile(
            original: url, copy: url, bytes: bytes("func h() { \(statement) }"), conditions: conditions)
        let text = "initializer for conditional binding must have Optional type, not 'GalleyValue'"
        let column = statement.hasPrefix("if") ? 15 : 18
        let isDone = file.leaveOut(at: [CompilerMessage(file: url.path, line: 1, column: column, text: text)])
        #expect(isDone)
        #expect(String(decoding: file.bytes, as: UTF8.self) == "func h() { \(expected) }")
    }

    @Test func aPropertyOfAnUnknownTypeKeepsItsNameAndThenGoes() throws {
        let steps = try steps(at: "Name", "cannot find type 'Name' in scope", count: 2)
        #expect(steps[0].contains("var title: GalleyValue = GalleyValue()") && steps[0].contains("size"))
        #expect(!steps[1].contains("title") && steps[1].contains("size"))
    }

    @Test func aTypeKeepsItsPlaceWithoutAProtocolThatItLacks() throws {
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/A.swift")
        for (message, expected) in [
            (
                "type 'A' does not conform to protocol 'Hashable'",
                "struct A: Hashable, Loader { var a = 1 }; extension A { func hash(into"
            ),
            ("type 'A' does not conform to protocol 'Loader'", "struct A: Hashable { var a = 1 }"),
        ] {
            var file = PreparedFile(
                original: url, copy: url, bytes: bytes("struct A: Hashable, Loader { var a = 1 }"),
                conditions: conditions)
            let isDone = file.leaveOut(at: [CompilerMessage(file: url.path, line: 1, column: 8, text: message)])
            #expect(isDone)
            #expect(String(decoding: file.bytes, as: UTF8.self).contains(expected))
        }
    }

    /// Whatever an error says and wherever it stands: as long as it stays, more is left out, until nothing is left.
    @Test func whatIsLeftOutGrowsUntilNothingIsLeft() throws {
        let text = """
            extension Screen {
                var reload: Timer? {
                    timer = nil

                    guard
                        isOn,
                        !isBrowsing,
                        let pause = Defaults[.pause],
                        let page = pages[
                            0
                        ]
                    else {
                        return nil
                    }
                    return Timer(pause) { [self] in
                        show(page)
                    }
                }
            }
            """
        let messages = [
            "cannot find 'isOn' in scope", "value of type 'Timer' has no member 'show'",
            "initializer for conditional binding must have Optional type, not 'GalleyBox'",
        ]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/Screen.swift")
        for (line, content) in lines.enumerated() {
            for column in stride(from: 1, through: content.count + 1, by: 3) {
                for message in messages {
                    let error = CompilerMessage(file: url.path, line: line + 1, column: column, text: message)
                    var file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
                    var steps = 0
                    while !file.isEmpty {
                        let before = file.text
                        let isDone = file.leaveOut(at: [error])
                        steps += 1
                        try #require(isDone && file.text != before && steps < 20, "\(line + 1):\(column) \(message)")
                    }
                }
            }
        }
    }
}

@Suite struct ForeignUsesTests {
    private func uses(_ name: String, in text: String) -> ForeignUses {
        var uses = ForeignUses(name: name)
        uses.add(ParsedFile(bytes(text)))
        return uses
    }

    @Test func theKindOfANameFollowsFromItsUses() {
        #expect(uses("Loader", in: "struct A: Loader {}").isProtocol)
        #expect(uses("Loader", in: "func f(_ a: any Loader) {}").isProtocol)
        #expect(uses("Base", in: "class A: Base {}").isSuperclass)
        #expect(uses("Injected", in: "struct A { @Injected(\\.b) var c: Int }").isWrapper)
        #expect(uses("Reducer", in: "@Reducer struct A {}").isMacro)
        #expect(uses("Store", in: "let a: Store<Int, [String: Int]>").arity == 2)
        #expect(uses("Logger", in: "Logger.shared.log()").members == ["shared"])
    }

    @Test func initializersHaveTheLabelsOfTheirCalls() {
        let calls = uses("Photo", in: "Photo(url: a, b) { image in image } placeholder: { c }").initializers
        #expect(calls.count == 1)
        #expect(calls.keys.first?.map(\.label) == ["url", "_", "_", "placeholder"])
        #expect(calls.keys.first?.map(\.arity) == [nil, nil, 1, 0])
    }
}

/// What keeps its place, so that less of an app goes with it.
@Suite struct KeptMembersTests {
    /// The text after one error of each of these at a place.
    private func after(_ errors: [(place: String, text: String)], in text: String) throws -> String {
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/A.swift")
        var file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        for error in errors {
            let now = String(decoding: file.bytes, as: UTF8.self)
            let start = try #require(now.range(of: error.place)).lowerBound
            let line = now[..<start].count { $0 == "\n" } + 1
            let column = now[..<start].reversed().prefix { $0 != "\n" }.count + 1
            _ = file.leaveOut(at: [
                CompilerMessage(file: url.path, line: line, column: column, text: error.text)
            ])
        }
        return String(decoding: file.bytes, as: UTF8.self)
    }

    /// A call takes values of stand-ins alone, or anything else alone.
    @Test(arguments: [
        ("\"a\"", "send(\"a\", .tap)", "send(GalleyValue(\"a\"), .tap)"),
        ("a.b", "send(.tap, id: a.b(1, 2))", "send(.tap, id: GalleyValue(a.b(1, 2)))"),
        (
            "\\.list", "scope(state: \\.list, action: .tap)",
            "scope(state: GalleyValue(\\GalleyValue.list), action: .tap)"
        ),
        ("a +", "send(a + [1, 2][0], .tap)", "send(GalleyValue(a + [1, 2][0]), .tap)"),
    ])
    func anArgumentBesideAMemberIsAValue(place: String, call: String, expected: String) throws {
        let error = "cannot convert value of type 'Int' to expected argument type 'GalleyValue'"
        #expect(
            try after([(place, error)], in: "func load() { store.\(call) }") == "func load() { store.\(expected) }")
    }

    /// The macro that gives a type its members is not here.
    @Test func aTypeWithoutItsMacroKeepsItsCases() throws {
        let text = "@dynamicMemberLookup @CasePathable\nenum State: Equatable {\n    case idle\n}\n"
        let error =
            "'@dynamicMemberLookup' requires 'State' to have a 'subscript(dynamicMember:)' method that accepts a key path"
        #expect(
            try after([("dynamicMemberLookup", error)], in: text) == text.replacing("@dynamicMemberLookup ", with: " "))
    }

    @Test func aDefaultArgumentGoesAndItsFunctionStays() throws {
        let text = "init(a: A = A(b: 1), c: [Int] = [2, 3]) { self.a = a }\n"
        let error = "call to main actor-isolated initializer in a synchronous nonisolated context"
        #expect(
            try after([("A(b", error)], in: text)
                == "init(a: A = galleyLeftOut(\"init\"), c: [Int] = [2, 3]) { self.a = a }\n")
        #expect(
            try after([("3]", error)], in: text)
                == "init(a: A = A(b: 1), c: [Int] = galleyLeftOut(\"init\")) { self.a = a }\n")
    }

    @Test(arguments: [
        ("struct A { let b: C }", "struct A { var b: GalleyValue = GalleyValue() }"),
        (
            "struct A { @Environment(C.self) private var b }",
            "struct A { private var b: GalleyValue { get { GalleyValue() } nonmutating set {} } }"
        ),
        (
            "extension A { static var b: C { 1 } }",
            "extension A { static var b: GalleyValue { get { GalleyValue() } set {} } }"
        ),
        ("class A: D { override var b: C { 1 } }", "class A: D {  }"),
    ])
    func aPropertyKeepsItsName(text: String, expected: String) throws {
        #expect(try after([("C", "cannot find type 'C' in scope")], in: text) == expected)
    }

    @Test func aClassWithoutInitializersKeepsItsPlace() throws {
        #expect(
            try after([("A", "class 'A' has no initializers")], in: "class A: B { let c: Int }")
                == "class A: B { init(galley: Void) { galleyTrap() };  let c: Int }")
    }

    @Test func windowsGoOneByOne() throws {
        let text = """
            @main struct Start: App {
                var body: some Scene {
                    WindowGroup { wrong }
                        .commands { absent }
                    Window("Info", id: "info") { Info() }
                }
            }
            """
        let missing = "cannot find 'it' in scope"
        let first = try after([("absent", missing)], in: text)
        #expect(first.contains("WindowGroup { wrong }") && !first.contains("commands") && first.contains("Info()"))
        let second = try after([("wrong", missing)], in: text)
        #expect(second.contains("WindowGroup { galleyLeftOut(\"Start\") }") && second.contains("commands"))
        let all = try after([("wrong", missing), ("WindowGroup", missing), ("WindowGroup", missing)], in: text)
        #expect(all.contains("var body: some Scene { WindowGroup { galleyLeftOut(\"Start\") } "))
        #expect(!all.contains("Info"))
    }

    @Test(arguments: [
        ("load { a, b in use(a) }", "a,", "load { (a: GalleyValue, b: GalleyValue) in use(a) }"),
        ("load { [weak self] (a) in use(a) }", "a)", "load { [weak self] (a: GalleyValue) in use(a) }"),
        (
            "load { $0.a + $1.each { $0 } }", "$1",
            "load { (galley0: GalleyValue, galley1: GalleyValue) in galley0.a + galley1.each { $0 } }"
        ),
    ])
    func parametersOfClosuresGetAType(statement: String, place: String, expected: String) throws {
        let name = place.filter { $0 != "," && $0 != ")" }
        let error = "cannot infer type of closure parameter '\(name)' without a type annotation"
        #expect(try after([(place, error)], in: "func f() { \(statement) }") == "func f() { \(expected) }")
    }

    @Test(arguments: [
        ("a.b = [1, 2]", "1", "cannot assign value of type '[Int]' to type 'GalleyValue'", "a.b = GalleyValue()"),
        ("a = nil; b()", "nil", "'nil' cannot be assigned to type 'GalleyValue'", "a = GalleyValue(); b()"),
        (
            "let a: Int = b.read { 1 }", "read", "generic parameter 'V' could not be inferred",
            "let a: Int = galleyValue(b.read { 1 })"
        ),
        (
            "if b.isOn { c() }", "isOn", "cannot convert value of type 'GalleyValue' to expected condition type 'Bool'",
            "if galleyValue(b.isOn) { c() }"
        ),
        (
            "for await a in b.all() { c() }", "b.all",
            "for-in loop requires 'GalleyValue' to conform to 'AsyncSequence'",
            "for await a in galleyStream(b.all()) { c() }"
        ),
        (
            "let a = size(of: b)", "size",
            "call to main actor-isolated global function 'size(of:)' in a synchronous nonisolated context [#ActorIsolatedCall]",
            "let a = galleyOnMain { size(of: b) }"
        ),
        (
            "add(.init(1, key: 2))", ".init", "type 'Any' has no member 'init'", "add(GalleyValue()(1, key: 2))"
        ),
        (
            "switch a.b(c: d) { case .e: f\n case .g(h: i), .j where k[l: 1]:\n if case .m = n { o(p: 1) } }", "switch",
            "switch must be exhaustive",
            "switch a.b(c: d) { case .e: f\n default:\n if case .m = n { o(p: 1) } }"
        ),
        (
            "switch a.b { case let .c(d, e: f): g(d); case .h(let i, _): i() }", "d, e",
            "pattern variable binding cannot appear in an expression",
            "switch a.b { case .c: let d = GalleyValue(); let f = GalleyValue(); g(d); case .h(let i, _): i() }"
        ),
        (
            "switch a.b { case .h(let i, _): i() }", ".h",
            "pattern with associated values does not match enum case 'h'",
            "switch a.b { case .h: let i = GalleyValue(); i() }"
        ),
        (
            "if case let .c(d) = a.b(e), f { d() }", ".c",
            "pattern with associated values does not match enum case 'c'",
            "if case .c = a.b(e), let d = Optional(GalleyValue()), f { d() }"
        ),
        (
            "if case let .c(d as E, true, .g) = a { d() }", ".c",
            "pattern with associated values does not match enum case 'c'",
            "if case .c = a, let d = Optional(GalleyValue()) { d() }"
        ),
        (
            "guard case .c(var d) = a else { return }", ".c",
            "pattern with associated values does not match enum case 'c'",
            "guard case .c = a, let d = Optional(GalleyValue()) else { return }"
        ),
        (
            "let a = b.size", "size",
            "main actor-isolated property 'size' can not be referenced from a nonisolated context",
            "let a = galleyOnMain { b.size }"
        ),
        (
            "load { use(size) }", "size",
            "reference to property 'size' in closure requires explicit use of 'self' to make capture semantics explicit",
            "load { use(self.size) }"
        ),
        (
            "let a: Key? = b", "Key", "reference to generic type 'Key' requires arguments in <...>",
            "let a: Key<GalleyValue>? = b"
        ),
        (
            "let a: Key = b(.large(1), 2)", ".large",
            "member 'large' in 'Key' produces result of type 'GalleyValue', but context expects 'Key'",
            "let a: Key = b(galleyValue(), 2)"
        ),
        (
            "guard a else { throw \"no \" + b }", "\"no", "thrown expression type 'String' does not conform to 'Error'",
            "guard a else { throw galleyError(\"no \" + b) }"
        ),
        (
            "use(share)", "share", "cannot convert value of type 'VZFileShare' to expected argument type 'VZShare'",
            "use(galleyValue(share))"
        ),
        (
            "let a = Asset(b)?.data", "?", "cannot use optional chaining on non-optional value of type 'Asset'",
            "let a = Asset(b).data"
        ),
        (
            "switch a { case .e: f\n @unknown default: g }", "switch", "switch must be exhaustive",
            "switch a { case .e: f\n  default: g }"
        ),
    ])
    func codeIsFittedToStandIns(statement: String, place: String, error: String, expected: String) throws {
        #expect(try after([(place, error)], in: "func f() { \(statement) }") == "func f() { \(expected) }")
    }

    @Test(arguments: [
        ("x()\n return nil", "return nil"), ("x()\n return", "return"), ("x()\n continue rows", "continue rows"),
        ("x()\n return [1]", "return galleyLeftOut(\"A\")"), ("x()\n throw b", "throw galleyError(\"A\")"),
        ("x()\n end()", "galleyTrap()"),
    ])
    func aGuardIsStillLeft(block: String, exit: String) throws {
        let text = "struct A { func f() { guard a else { \(block) }\n b() } }"
        let missing = "cannot find 'x' in scope"
        let result = try after([("x()", missing), ("galleyLeftOut", missing)], in: text)
        #expect(result.contains("guard a else { galleyLeftOut(\"A\"); \(exit) "))
    }

    /// Stand-ins for classes lack many members, and what the app has in their place stays.
    @Test(arguments: [
        (
            "class A: B { override func show(d: Int) { e() } }", "show",
            "method does not override any method from its superclass", "class A: B { func show(d: Int) { e() } }"
        ),
        (
            "class A: B { public override var show: Int { 1 } }", "show",
            "property does not override any property from its superclass", "class A: B { public var show: Int { 1 } }"
        ),
        (
            "class A: B { override init(c: Int) { d() } }", "init",
            "initializer does not override a designated initializer from its superclass",
            "class A: B { init(c: Int) { d() } }"
        ),
    ])
    func whatOverridesNothingIsAMemberOfItsOwn(text: String, place: String, error: String, expected: String) throws {
        #expect(try after([(place, error)], in: text).replacing(#/ +/#, with: " ") == expected)
    }

    @Test func functionsOfCGetABody() {
        let text = "@_silgen_name(\"Open\") func open(_ a: Int) -> Int\nprotocol P { func f() }\n"
        let result = String(decoding: ForeignSyntax.translated(bytes(text)), as: UTF8.self)
        #expect(result.contains("func open(_ a: Int) -> Int { galleyLeftOut(\"open\") }"))
        #expect(result.contains("protocol P { func f() }"))
    }
}
