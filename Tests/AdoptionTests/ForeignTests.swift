import Foundation
import Testing

@testable import Adoption

@Suite struct ForeignTests {
    /// The stand-ins of some names, by name, as an app uses them.
    private func standIns(_ names: [String], modules: Set<String> = [], in text: String) -> [String: String] {
        let file = ParsedFile(bytes(text))
        let uses = names.map { name in
            var use = ForeignUses(name: name)
            use.add(file)
            return use
        }
        let parts = ForeignSource.parts(of: uses, modules: modules)
        return Dictionary(parts.compactMap { part in part.name.map { ($0, part.text) } }) { first, _ in first }
    }

    @Test func whatIsFoundByAKeyHasTheTypeOfTheKey() throws {
        let standIns = standIns(
            ["Defaults", "Default", "Key"], modules: ["Defaults"],
            in: """
                import Defaults
                extension Defaults.Keys {
                    static let volume = Key<Double>("volume", default: 1)
                    static let pause = Defaults.Key<Bool>("pause", default: .init(false), cloud: true)
                }
                struct Player { @Default(.volume) var volume; var loud: Bool { Defaults[.volume] > 1 } }
                """)
        let keys = try #require(standIns["Defaults"])
        #expect(keys.contains("open class Keys:"))
        #expect(keys.contains("public typealias Key = GalleyForeign.Key"))
        #expect(keys.contains("static nonisolated subscript<V>(key: Key<V>) -> V"))
        let key = try #require(standIns["Key"])
        #expect(key.contains("open class Key<T0>: Defaults.Keys"))
        #expect(key.contains("(_ a0: A0, `default` a1: T0) { self.init(); galleyKept = a1 }"))
        #expect(key.contains("(_ a0: A0, `default` a1: T0, `cloud` a2: A2) { self.init(); galleyKept = a1 }"))
        #expect(try #require(standIns["Default"]).contains("init(_ a0: Key<Value>) { galleyKept = a0.galleyKept }"))
    }

    /// Where the app has a type of the name, the stand-in's is only behind its module.
    @Test func anExtensionFindsTheTypeBesideTheExtendedOne() throws {
        let standIns = standIns(
            ["Defaults", "Default"], modules: ["Defaults"],
            in: """
                import Defaults
                extension Defaults.Keys {
                    static let volume: Key<Double> = Key("volume", default: 1)
                    enum Player { static var pause: Key<Bool> { Key("pause", default: false) } }
                }
                func observe<Value>(_ key: Defaults.Key<Value>) {}
                """)
        let keys = try #require(standIns["Defaults"])
        #expect(keys.contains("public typealias Key = GalleyForeign.Defaults.Key"))
    }

    /// A property without a type is one of the stand-in; one with a type is of that.
    @Test func aWrapperOfAPropertyWithoutATypeHasAValue() throws {
        let text = try #require(
            standIns(
                ["Dependency"],
                in: """
                    struct Player {
                        @Dependency(\\.store) private var store
                        @Dependency(Clock.self) private var clock: Clock
                    }
                    """)["Dependency"])
        let parts = text.components(separatedBy: "extension Dependency where Value == GalleyValue {")
        let untyped = try #require(parts.count == 2 ? parts[1] : nil)
        #expect(parts[0].contains("public init(_ a0: PartialKeyPath<GalleyValue>)"))
        #expect(untyped.contains("@_disfavoredOverload public init(_ a0: PartialKeyPath<GalleyValue>) {}"))
        #expect(untyped.contains("@_disfavoredOverload public init(_ arguments: Any...) {}"))
    }

    @Test func aTypeIsBehindTheNameOfItsModule() throws {
        let text = try #require(
            standIns(
                ["Shortcuts"], modules: ["Shortcuts"],
                in: """
                    import Shortcuts
                    extension Shortcuts.Name { static let play = Self("play") }
                    struct Song: Codable, Shortcuts.Storable {}
                    func start() {
                        Shortcuts.onKey(for: .play) { print() }
                        Shortcuts.Recorder("Play", name: .play)
                        Shortcuts.isOn = true
                    }
                    """)["Shortcuts"])
        #expect(text.contains("public struct Name: Hashable"))
        #expect(text.contains("public protocol Storable {}"))
        #expect(text.contains("public struct Recorder: View"))
        #expect(text.contains("`name` a1: Shortcuts.Name"))
        #expect(text.contains("func `onKey`<C1>(`for` a0: Shortcuts.Name, _ c1: () async throws -> C1) -> GalleyValue"))
        #expect(text.contains("static nonisolated var `isOn`: GalleyValue"))
        #expect(!text.contains("var `play`"), "the app declares it")
    }

    @Test func functionsAndConstantsOfCAreNoTypes() throws {
        let standIns = standIns(
            ["AXObserverCreate", "kAXTitle", "KFImage"],
            in: """
                let result = AXObserverCreate(pid, { _ in }, &observer)
                let title = kAXTitle as String
                let image = KFImage(url)
                """)
        let function = try #require(standIns["AXObserverCreate"])
        #expect(function.contains("public func AXObserverCreate<A0, C1, A2>(_ a0: A0,"))
        #expect(function.contains("_ a2: inout A2) -> GalleyValue"))
        #expect(standIns["kAXTitle"]?.contains("var kAXTitle: GalleyValue") == true)
        #expect(standIns["KFImage"]?.contains("public struct KFImage: View") == true)
    }

    /// A value of a type that nothing tells has every initializer.
    @Test func anArgumentThatIsMadeInPlaceIsAnyValue() throws {
        let text = try #require(
            standIns(["Switch"], in: "Switch(\"On\", info: .init(\"Soon\"), isOn: $on)\n")["Switch"])
        #expect(text.contains("init<A0, A2>(_ a0: A0, `info` a1: GalleyValue, `isOn` a2: A2)"))
        #expect(text.contains("init<A0, A1, A2>(_ a0: A0, `info` a1: A1, `isOn` a2: A2)"))
    }

    /// `.bold` alone has no type: an argument that is given so takes any value with every member, and others take anything.
    @Test(arguments: [
        ("Switch(.bold)", ["_ a0: GalleyValue", "_ a0: A0"]),
        ("Switch(keys: [.bold, .italic])", ["`keys` a0: GalleyValue", "`keys` a0: A0"]),
        ("Switch(by: \\.size)", ["`by` a0: PartialKeyPath<GalleyValue>", "`by` a0: A0"]),
        (
            "Switch(.bold, 2, for: .all)",
            [
                "_ a0: GalleyValue, _ a1: A1, `for` a2: GalleyValue", "_ a0: A0, _ a1: A1, `for` a2: GalleyValue",
                "_ a0: GalleyValue, _ a1: A1, `for` a2: A2", "_ a0: A0, _ a1: A1, `for` a2: A2",
            ]
        ),
    ])
    func anArgumentThatIsAMemberAloneIsAnyValue(call: String, parameters: [String]) throws {
        let text = try #require(standIns(["Switch"], in: "let a = \(call)\n")["Switch"])
        let found = text.matches(of: /public init(?:<.*>)?\((.*)\) { self.init\(\) }/).map { String($0.output.1) }
        #expect(Set(found) == Set(parameters))
    }

    @Test func aValueThatNothingTellsHasWhatTheAppNames() throws {
        let file = ParsedFile(
            bytes("a(.bold, keys: [.x], b ? .y : .z)\n.padding(c: .init(1, by: .w))\nd.e\nf(.init())"))
        let members = file.impliedMembers
        #expect(members.names == ["bold", "x", "y", "z", "w"])
        #expect(members.initializers.keys.map { $0.map(\.label) } == [["_", "by"]])
        let text = ForeignSource.parts(of: [], members: members).map(\.text).joined()
        #expect(text.contains("public static nonisolated var `bold`: GalleyValue"))
        let initializers = try #require(text.components(separatedBy: "extension GalleyForeignType {").last)
        #expect(initializers.contains("public nonisolated init<A0>(_ a0: A0, `by` a1: GalleyValue) { self.init() }"))
    }

    /// `store.send(.tap)` and `store.scope(state: \.list)`: what is called does not say whose they are.
    @Test func membersAndKeyPathsInACallOfAValueAreOfAValue() throws {
        let value = try #require(ForeignSource.parts(of: []).first).text
        for text in [value, try #require(standIns(["Store"], in: "let a: Store")["Store"])] {
            #expect(
                text.contains(
                    "    @discardableResult public nonisolated func dynamicallyCall(withArguments arguments: [GalleyValue]) -> GalleyValue"
                ))
            #expect(
                text.contains(
                    "    @discardableResult public nonisolated func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, PartialKeyPath<GalleyValue>>) -> GalleyValue"
                ))
            #expect(
                text.contains(
                    "    @_disfavoredOverload @discardableResult public nonisolated func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> GalleyValue"
                ))
        }
    }

    @Test(arguments: [("a: Path", "AnyKeyPath"), ("a: Path<A>", "PartialKeyPath"), ("a: Path<A, B>", "KeyPath")])
    func whatKeyPathsAreGivenForIsAKeyPath(use: String, type: String) throws {
        for path in ["KeyPath<Root, Value>", "any WritableKeyPath<Root, Int> & Sendable"] {
            let error = CompilerMessage(
                file: "/A.swift", line: 1, column: 1,
                text: "cannot convert value of type '\(path)' to expected argument type 'Path<GalleyValue, B>'")
            #expect(error.nameOfKeyPath == "Path")
        }
        var uses = ForeignUses(name: "Path")
        uses.add(ParsedFile(bytes("func show(\(use)) {}")))
        #expect(uses.mayBeKeyPath)
        var made = uses
        made.add(ParsedFile(bytes("let path = Path(1)")))
        #expect(!made.mayBeKeyPath)
        uses.isKeyPath = true
        #expect(ForeignSource.parts(of: [uses]).contains { $0.text == "public typealias Path = \(type)\n" })
    }

    /// What is behind the sign of an optional is a member of a value, and behind that of a choice one of a type.
    @Test func aMemberOfAnOptionalIsNotImplied() {
        #expect(ParsedFile(bytes("let a = b?.c ?? .d\nlet e = f ? .g : .h")).impliedMembers.names == ["d", "g", "h"])
    }

    /// A package gives its protocols types of the standard library: they are what a value of the app is kept as.
    @Test func standardTypesConformToProtocolsOfPackages() throws {
        let text = try #require(
            standIns(
                ["Defaults"], modules: ["Defaults"],
                in: """
                    import Defaults
                    extension Foundation.Date: Defaults.Storable {}
                    extension TimeInterval: Defaults.Storable {}
                    extension Store { func keep<Value: Defaults.Storable>(_ value: Value) {} }
                    """)[":Defaults"])
        #expect(text.contains("extension Swift.String: Defaults.Storable {}\n"))
        #expect(text.contains("extension Swift.Array: Defaults.Storable where Element: Defaults.Storable {}\n"))
        #expect(!text.contains("extension Foundation.Date"), "the app says so itself")
        #expect(!text.contains("extension Swift.Double"), "and of its other name")
    }

    /// One member that cannot be declared does not end the run: it has a name to go without.
    @Test func aMemberBehindADotThatDoesNotCompileGoesAlone() throws {
        let members = ParsedFile(bytes("a(.bold, .italic, .init(1, by: 2), Switch.on)")).impliedMembers
        var use = ForeignUses(name: "Switch")
        use.add(ParsedFile(bytes("a(Switch.on)")))
        let parts = ForeignSource.parts(of: [use], members: members)
        let lines = parts.map(\.text).joined().split(separator: "\n", omittingEmptySubsequences: false)
        func names(at text: String) throws -> Set<String> {
            let line = try #require(lines.firstIndex { $0.contains(text) })
            return ForeignModule.names(at: [line + 1], in: parts)
        }
        #expect(try names(at: "var `bold`") == [".bold"])
        let initializer = try #require(try names(at: "`by` a1").first)
        #expect(initializer.hasPrefix(".public nonisolated init"))
        #expect(try names(at: "struct Switch") == ["Switch"])
        #expect(try names(at: "var `on`") == ["Switch"])
        #expect(try names(at: "struct GalleyBox") == [])
        let rest = ForeignSource.parts(of: [use], members: members, without: [".bold", initializer]).map(\.text)
            .joined()
        #expect(!rest.contains("`bold`"))
        #expect(!rest.contains("`by`"))
        #expect(rest.contains("`italic`"))
    }

    /// The value of a key that is given as a member alone has the type that the key has.
    @Test func theDefaultOfAKeyHasItsType() throws {
        let text = try #require(
            standIns(
                ["Defaults", "Key"], modules: ["Defaults"],
                in: """
                    import Defaults
                    extension Defaults.Keys { static let style = Key<Style>("style", default: .plain) }
                    """)["Key"])
        #expect(text.contains("(_ a0: A0, `default` a1: T0) { self.init(); galleyKept = a1 }"))
        #expect(!text.contains("`default` a1: GalleyValue"))
    }

    /// The same member as an argument, and in a list that is one.
    @Test func whatTakesAKeyTakesAVariable() throws {
        let text = try #require(
            standIns(
                ["Shortcuts"], modules: ["Shortcuts"],
                in: """
                    import Shortcuts
                    extension Shortcuts.Name { static let play = Self("play") }
                    let a = Shortcuts.enable(.play)
                    let b = Shortcuts.disable(all: [.play])
                    """)["Shortcuts"])
        #expect(text.contains("func `enable`(_ a0: Shortcuts.Name) -> GalleyValue"))
        #expect(text.contains("func `enable`<A0>(_ a0: A0) -> GalleyValue"))
        #expect(text.contains("func `disable`(`all` a0: [Shortcuts.Name]) -> GalleyValue"))
    }

    @Test func aSubclassHasTheInitializersThatItHas() throws {
        let text = try #require(standIns(["Provider"], in: "class A: Provider { private init() {} }")["Provider"])
        #expect(text.contains("open class Provider:") && text.contains("init(galley: Void = ())"))
        #expect(!text.contains("required") && !text.contains("GalleyForeignType"))
    }

    @Test func whatIsInTextsIsUsed() throws {
        let uses = #"let a = "on \(Device.current), \("\(1)")"; let b = "\\(Device.other)""#
        let text = try #require(standIns(["Device"], in: uses)["Device"])
        #expect(text.contains("static nonisolated var `current`") && !text.contains("other"))
    }

    @Test func whatIsShownByUIKitIsOfItsClasses() throws {
        let text = """
            struct A: UIViewRepresentable { func makeUIView(context: Context) -> Lottie { Lottie(name: "a") } }
            """
        let view = try #require(standIns(["Lottie"], in: text)["Lottie"])
        #expect(view.contains("open class Lottie: UIView, @unchecked Sendable {"))
        #expect(view.contains("public convenience init<A0>(`name` a0: A0) { self.init() }"))
        #expect(view.contains("subscript(dynamicMember name: String) -> GalleyValue"))
        #expect(!view.contains("func hash"), "an object of UIKit has it")
    }

    @Test(arguments: [
        ("cannot convert value of type 'Lottie' to expected argument type 'NSView'", "NSView"),
        ("cannot convert return expression of type 'Lottie' to return type 'UIViewController?'", "UIViewController"),
        ("cannot assign value of type 'Lottie' to type 'CALayer?'", "CALayer"),
        ("global function 'f' requires that 'Lottie' inherit from 'UIView'", "UIView"),
        ("cannot convert value of type 'Lottie' to expected argument type 'Int'", nil),
    ])
    func aClassIsKnownByItsError(text: String, superclass: String?) {
        let found = CompilerMessage(file: "/A.swift", line: 1, column: 1, text: text).superclassOfName
        #expect(found?.superclass == superclass)
        #expect(found == nil || found?.name == "Lottie")
    }

    /// The block of a loop or a condition is no closure.
    @Test(arguments: ["for a in Keys.all(1) { b() }", "if Keys.all(Keys.one(), c(2)).isEmpty, Keys.all(1) { b() }"])
    func aBlockIsNoArgument(text: String) throws {
        let keys = try #require(standIns(["Keys"], in: "func f() { \(text) }")["Keys"])
        #expect(keys.contains("func `all`<A0>(_ a0: A0) -> GalleyValue"))
        #expect(!keys.contains("c1:"))
    }

    /// A member or a label with the name of a keyword begins no condition.
    @Test(arguments: [
        "Keys.all(1) { x in }.if(on)", "a.if(Keys.all(1)) { x in }; Keys.all(1) { x in }",
        "a.observe(for: Keys.all(1) { x in })",
    ])
    func aClosureBesideTheNameOfAKeywordIsAnArgument(text: String) throws {
        let keys = try #require(standIns(["Keys"], in: "func f() { \(text) }")["Keys"])
        #expect(keys.contains("c1:"))
    }

    @Test func aMemberInBackticksIsItsName() {
        #expect(SwiftSource(bytes("a(.`default`)")).impliedMember(at: 2) == "default")
    }

    @Test func whatTheAppCallsATypeItselfIsTheType() {
        let file = ParsedFile(bytes("typealias Settings = _Defaults\nlet a = Settings.Key(1)"))
        #expect(file.typealiases == ["_Defaults": "Settings"])
        var use = ForeignUses(name: "_Defaults")
        use.add(file, as: "Settings")
        #expect(use.nested.keys.sorted() == ["Key"])
    }

    /// An app may have a `Text` of a package: what is the same in each app names SwiftUI's.
    @Test func valuesThatCanBeMadeAreOfSwiftUI() throws {
        let header = try #require(ForeignSource.parts(of: []).first).text
        let values = try #require(header.split(separator: "galleyPlainValues: [Any] = [").last).prefix { $0 != "]" }
        for name in ["Text", "Image", "Color", "Font", "Animation"] {
            #expect(values.contains("SwiftUI.\(name)") && !values.contains(" \(name)"))
        }
    }

    @Test(arguments: [
        ("Grid(a) { x, y in Text(x) }", "(GalleyValue, GalleyValue)"), ("Grid(a) { Text($0) }", "(GalleyValue)"),
        ("Grid(a) { Text(\"b\") }", "()"), ("Grid(a) { [weak self] (x: Int) -> Text in Text(x) }", "(GalleyValue)"),
        ("Grid(a, done: { _ in 1 })", "`done` c1: (GalleyValue)"),
    ])
    func aClosureTakesWhatItNames(call: String, type: String) throws {
        let text = try #require(standIns(["Grid"], in: "let a = \(call)")["Grid"])
        #expect(text.contains("c1: \(type.contains("`") ? "(GalleyValue)" : type) "))
    }

    @Test(arguments: [
        ("RoundedButtonStyle", ForeignRole.buttonStyle), ("GlowModifier", nil), ("ButtonStyle", nil),
        ("GlowViewModifier", .viewModifier),
    ])
    func aStyleIsKnownByItsName(name: String, role: ForeignRole?) {
        #expect(ForeignUses(name: name).role == role)
    }

    @Test(arguments: [
        ("view.buttonStyle(Glow())", ForeignRole.buttonStyle), ("view.modifier(Glow(radius: 2))", .viewModifier),
        ("view.overlay(Glow())", nil), ("buttonStyle(Glow())", nil),
    ])
    func aStyleIsKnownByWhatTakesIt(use: String, role: ForeignRole?) {
        var uses = ForeignUses(name: "Glow")
        uses.add(ParsedFile(Array(use.utf8)))
        #expect(uses.role == role)
    }

    @Test func aRoleIsKnownByItsError() throws {
        let text = "instance method 'modifier' requires that 'Glow' conform to 'ViewModifier'"
        let found = try #require(CompilerMessage(file: "/A.swift", line: 1, column: 1, text: text).roleOfName)
        #expect(found == ("Glow", .viewModifier))
        let other = "requires that 'Glow' conform to 'Sequence'"
        #expect(CompilerMessage(file: "/A.swift", line: 1, column: 1, text: other).roleOfName == nil)
    }

    @Test(arguments: [
        ("no type named 'Key' in module 'Defaults'", "Defaults"),
        ("module 'Sparkle' has no member named 'Updater'", "Sparkle"), ("cannot find 'A' in scope", nil),
    ])
    func aModuleIsKnownByWhatItLacks(text: String, module: String?) {
        #expect(CompilerMessage(file: "/A.swift", line: 1, column: 1, text: text).nameOfModule == module)
    }

    /// What fits code to a stand-in takes nothing of the app.
    @Test(arguments: [
        ("Haptics.play(.light)", "light", "type 'Any?' has no member 'light'", "Haptics.play(GalleyValue().light)"),
        (
            "Haptics.play([.light])", "light",
            "reference to member 'light' cannot be resolved without a contextual type",
            "Haptics.play([GalleyValue().light])"
        ),
        (
            "a.observe(\\.isOn, 1)", "\\",
            "cannot infer key path type from context; consider explicitly specifying a root type",
            "a.observe(\\GalleyValue.isOn, 1)"
        ),
        (
            "a.b(c: .large, 1)", "large", "cannot infer contextual base in reference to member 'large'",
            "a.b(c: GalleyValue().large, 1)"
        ),
        (
            "run(Motion.spring(1), 2)", "spring",
            "cannot convert value of type 'GalleyValue' to expected argument type 'Animation'",
            "run(galleyValue(Motion.spring(1)), 2)"
        ),
        (
            "let a: Bool = IsTrusted(b)", "IsTrusted",
            "cannot convert value of type 'IsTrusted' to specified type 'Bool'",
            "let a: Bool = galleyValue(IsTrusted(b))"
        ),
        (
            "a.b?.c()", "b", "cannot use optional chaining on non-optional value of type 'GalleyValue'", "a.b.c()"
        ),
        ("a.b!.c()", "b", "cannot force unwrap value of non-optional type 'GalleyValue'", "a.b.c()"),
    ])
    func codeIsFittedToStandIns(statement: String, place: String, message: String, expected: String) throws {
        let conditions = BuildConditions(system: "iOS", flags: [], modules: [], language: [5])
        let url = URL(filePath: "/A.swift")
        let text = "func f() { \(statement) }"
        var file = PreparedFile(original: url, copy: url, bytes: bytes(text), conditions: conditions)
        let start = try #require(text.range(of: place)).lowerBound
        let column = text.utf8.distance(from: text.startIndex, to: start) + 1
        let isDone = file.leaveOut(at: [CompilerMessage(file: url.path, line: 1, column: column, text: message)])
        #expect(isDone && file.cuts.isEmpty)
        #expect(String(decoding: file.bytes, as: UTF8.self) == "func f() { \(expected) }")
    }

    /// Of `@escaping Machine<State>.Handler` only the last name is the type of a closure.
    @Test func theTypeThatAClosureIsInIsNoClosure() throws {
        let standIns = standIns(
            ["Machine", "Handler"],
            in: """
                let machine: Machine<State, Event> = .init(state: .initial)
                func add(_ handler: @escaping Machine<State, Event>.Handler, _ other: @escaping Handler) {}
                """)
        let machine = try #require(standIns["Machine"])
        #expect(machine.contains("Machine<T0, T1>") && machine.contains("typealias Handler = (Any) -> Void"))
        #expect(standIns["Handler"] == "public typealias Handler = (Any) -> Void\n")
    }

    @Test func nilHasATypeWhereNothingElseSaysIt() throws {
        let text = try #require(
            standIns(
                ["Updater"],
                in: """
                    let a = Updater(start: true, delegate: nil)
                    let b = Updater(start: false, delegate: owner)
                    let c = Updater(flag: true)
                    Updater.check(nil) { print() }
                    """)["Updater"])
        #expect(text.contains("init<A0, A1>(`start` a0: A0, `delegate` a1: A1)"))
        #expect(text.contains("init<A0>(`start` a0: A0, `delegate` a1: Any?)"))
        #expect(text.contains("init<A0>(`flag` a0: A0)") && !text.contains("`flag` a0: Any?"))
        #expect(
            text.contains("func `check`<C1>(_ a0: Any?, @ViewBuilder _ c1: () -> C1) -> GalleyValue where C1: View"))
    }
}
