import Foundation
import Labels
import Testing

@testable import Adoption

@Suite struct ModuleBuildTests {
    /// Apple's SwiftUI has no `Subscription`, and here every file sees that of Combine.
    @Test(arguments: ["struct", "enum", "typealias"])
    func aTypeOfTheAppWinsOverOneOfTheSystem(keyword: String) throws {
        let type = keyword == "typealias" ? "= Plan\npublic struct Plan" : ""
        var modules = try TestModules(
            [
                "Kit/Kit.swift": "public \(keyword) Subscription \(type) { public static var name: String { \"\" } }\n",
                "App/App.swift": """
                import Kit
                public struct Shop {
                    public var plan: Subscription?
                    func show() -> String { Subscription.name }
                }
                extension Subscription { var isOwn: Bool { true } }
                """,
            ], system: "public protocol Subscription {}")
        defer { modules.folder.remove() }
        try modules.run("Kit", "App")
        #expect(try modules.cuts(of: "App.swift").isEmpty)
        #expect(modules.builds.map(\.rounds) == [0, 1])
    }

    @Test func aNameThatTwoModulesOfTheAppHaveStaysAmbiguous() throws {
        var modules = try TestModules([
            "A/A.swift": "public struct Plan {}\n", "B/B.swift": "public struct Plan {}\n",
            "App/App.swift": "import A\nimport B\nfunc show(_ plan: Plan) {}\nfunc count() -> Int { 1 }\n",
        ])
        defer { modules.folder.remove() }
        try modules.run("A", "B", "App")
        #expect(try modules.cuts(of: "App.swift").map(\.cause.text).allSatisfy { $0.contains("ambiguous") })
        #expect(try modules.cuts(of: "App.swift").count == 1)
    }

    @Test func modulesOfOnePackageSeeWhatItDeclaresForItself() throws {
        let module = AppModule(
            name: "Kit", folder: URL(filePath: "/Kit"), kind: .ofPackage, files: [], language: 5, isMainActor: false,
            flags: [], package: "kit")
        let folder = try TestFolder([:])
        defer { folder.remove() }
        let workspace = Workspace(
            folder: folder.url, apple: try AppleModules(in: folder.url), system: "iOS", frontend: [])
        let common = workspace.arguments(for: module, isImported: true).common
        let at = try #require(common.firstIndex(of: "-package-name"))
        #expect(common[at + 1] == "kit")
    }

    /// Foundation's own function does not know what `InfoPlist.strings` does not translate, and Swift's assertions end a program.
    @Test func functionsInThePlaceOfOthersAreCalled() throws {
        var modules = try TestModules([
            "App/App.swift": """
            import Foundation
            func version(in bundle: Bundle) -> String? { bundle.object(forInfoDictionaryKey: "Version") as? String }
            func log(_ message: Any) { assertionFailure("\\(message)") }
            nonisolated func check(_ number: Int) -> Int {
                assert(number > 0)
                if number > 10 { assertionFailure() }
                return number
            }
            """
        ])
        defer { modules.folder.remove() }
        try modules.run("App")
        #expect(try modules.cuts(of: "App.swift").isEmpty)
        let object = try #require(modules.builds.last?.objects.last)
        let support = object.deletingPathExtension().appendingPathExtension("swift")
        let text = try String(contentsOf: support, encoding: .utf8)
        #expect(text.contains("localizedInfoDictionary?[key] ??") && text.contains("func assertionFailure("))
    }

    /// Of dictionaries in dictionaries the compiler tells one error after the other, so that each round finds one name.
    @Test func anErrorThatNamesDoNotPutRightWaitsForAFewOfThem() throws {
        let names = (1...8).map { "Plan\($0)" }
        let type = names.reversed().reduce("Int") { "[\($1): \($0)]" }
        var modules = try TestModules(
            [
                "Kit/Kit.swift": names.map { "public struct \($0): Hashable {}\n" }.joined(),
                "App/App.swift": """
                import Kit
                let plans: \(type) = [:]
                func count() {
                    let number: Int = "one"
                    _ = number
                }
                """,
            ], system: names.map { "public protocol \($0) {}\n" }.joined())
        defer { modules.folder.remove() }
        var lines: [String] = []
        try modules.run("Kit", "App") { lines.append(String($0.suffix(7))) }
        #expect(lines == Array(repeating: "2 lines", count: 5) + Array(repeating: "1 lines", count: 3))
        #expect(try modules.cuts(of: "App.swift").map(\.line) == [4])
    }

    @Test func aDeclarationThatCrashesTheCompilerGoesAndTheRestStays() throws {
        var modules = try TestModules(
            [
                "App/Bad.swift": "func right() -> Int { 1 }\nfunc crashingPart() -> Int { right() }\n",
                "App/Good.swift": "func show() -> Int { right() }\n",
            ], frontend: ["-debug-forbid-typecheck-prefix", "crashing"])
        defer { modules.folder.remove() }
        try modules.run("App")
        #expect(try modules.cuts(of: "Good.swift").isEmpty)
        let cuts = try modules.cuts(of: "Bad.swift")
        #expect(cuts.map(\.extent) == [.member])
        #expect(cuts.first?.cause.text == "the compiler crashes here")
    }

    @Test func whatAMacroThatCannotBeBuiltIsInGoesAndTheRestStays() throws {
        var modules = try TestModules([
            "App/Macros.swift": """
            @freestanding(expression) macro twice(_ a: Int) -> Int = #externalMacro(module: "Absent", type: "Twice")
            @attached(member, names: arbitrary) macro Doubled(_ a: Int = 1) = #externalMacro(module: "Absent", type: "Doubled")
            @attached(peer) macro Noted() = #externalMacro(module: "Absent", type: "Noted")
            @attached(accessor) macro Kept() = #externalMacro(module: "Absent", type: "Kept")
            """,
            "App/App.swift": """
            @Doubled struct A { let b = 1 }
            @Doubled(2)
            public struct B { @Noted var c: Int { 1 } }
            func show() -> Int {
                let a = A().b
                return a + #twice(2)
            }
            func count() -> Int { B().c + C(name: "c").d }
            final class C {
                @Kept var d: Int
                let name: String
                init(name: String) { self.name = name }
            }
            """,
        ])
        defer { modules.folder.remove() }
        try modules.run("App")
        #expect(try modules.cuts(of: "Macros.swift").isEmpty)
        let cuts = try modules.cuts(of: "App.swift")
        #expect(cuts.map(\.extent) == [.statement])
        #expect(cuts.allSatisfy { $0.cause.text.contains("plugin for module 'Absent' not found") })
        let text = String(decoding: try #require(modules.builds[0].files.first).bytes, as: UTF8.self)
            .replacing(#/ +/#, with: " ")
        // Types that lost their macro have every member in the place behind the brace.
        #expect(
            text.contains(#/struct A \{ .*let b = 1 \}/#)
                && text.contains(#/public struct B \{ .*var c: Int \{ 1 \} \}/#))
        #expect(text.contains("func count() -> Int { B().c + C(name: \"c\").d }"))
        #expect(modules.made == ["@Doubled", "@Kept", "@Noted"])
    }

    /// A package's macro with the name of the app's own protocol: the type that has it stays.
    @Test(arguments: [false, true]) func aMacroMayHaveTheNameOfAProtocol(isContinued: Bool) throws {
        let files = [
            "App/Stateful.swift": "protocol Stateful { associatedtype State }",
            "App/Model.swift": "@Stateful final class Model { var count = 1 }",
            "App/Use.swift": "struct Other: Stateful { typealias State = Int; let model: Model }",
        ]
        var modules = try TestModules(files)
        defer { modules.folder.remove() }
        try modules.run("App", isContinued: isContinued)
        if isContinued {
            try modules.write("let three = 3", to: "App/Use.swift")
            try modules.run("App", isContinued: true)
        }
        #expect(try modules.cuts(of: "Model.swift").isEmpty)
        #expect(modules.made.contains("@Stateful"))
    }

    /// What the macro would have made is used in the type, in a subclass that has it too, and by others.
    @Test func whatAMacroWouldHaveMadeIsThere() throws {
        var modules = try TestModules(
            [
                "App/Kept.swift": "protocol Kept {}",
                "App/Model.swift": """
                @Kept class Model {
                    var count = 1
                    func refresh() {
                        events.send(count)
                        if let events { events.send(1) }
                    }
                }
                extension Model { func again() { events.send(2) } }
                @Kept final class Other: Model { var name = "" }
                @Kept final class Far: Base { var name = "" }
                @Kept enum Kind { case one }
                """,
                "App/Use.swift": """
                func use(_ model: Model, _ other: Other, _ kind: Kind, events: Int) -> String {
                    model.load()
                    model.state = other.state
                    kind.next()
                    return other.title
                }
                let path = \\Model.state
                """,
            ],
            system: """
                @dynamicMemberLookup open class Base {
                    public init() {}
                    public subscript(dynamicMember name: String) -> GalleyValue { GalleyValue() }
                    @_disfavoredOverload public subscript<V>(dynamicMember name: String) -> V { galleyValue() }
                }
                """)
        defer { modules.folder.remove() }
        try modules.run("App")
        let cuts = try (modules.cuts(of: "Model.swift") + modules.cuts(of: "Use.swift")).map(\.cause.text)
        #expect(cuts == [])
    }

    /// Cases of what a package gives have no values here; what they bind is used.
    @Test func casesWithValuesBindThoseOfStandIns() throws {
        var modules = try TestModules([
            "App/Load.swift": """
            func load(_ response: GalleyValue) -> Int {
                switch response.result {
                case let .success(data):
                    data.use()
                    return 1
                case .failure(let error):
                    error.use()
                    return 2
                }
            }
            func load(again response: GalleyValue) {
                if case let .success(data, key: key) = response.result { data.use(key) }
                guard case .failure(let error as Never) = response.result else { return }
                error.use()
            }
            """
        ])
        defer { modules.folder.remove() }
        try modules.run("App")
        let cuts = try modules.cuts(of: "Load.swift").map(\.cause.text)
        #expect(cuts == [])
    }

    /// At `import struct` of a macro the compiler crashes.
    @Test func typesOfSwiftUIAreFoundBesideItsMacros() throws {
        let modules = try TestModules([:])
        defer { modules.folder.remove() }
        let text = """
            @attached(accessor) public macro Entry() = #externalMacro(module: "Absent", type: "Entry")
            @attached(accessor) public macro Other() = #externalMacro(module: "Absent", type: "Other")
            public enum Keyboard {}
            public struct Look {}
            """
        try modules.write(text, to: "SwiftUI.swift")
        let product = modules.workspace.modules.appending(path: "SwiftUI.swiftmodule").path
        let result = try Compiler.run([
            "-emit-module", "-emit-module-path", product, "-module-name", "SwiftUI", "-parse-as-library",
            modules.folder.url.appending(path: "SwiftUI.swift").path,
        ])
        try #require(result.succeeded, "\(result.output)")
        let kinds = try modules.workspace.kindsInSwiftUI(of: ["Absent", "Entry", "Keyboard", "Look", "Other"])
        #expect(kinds == ["Keyboard": "enum", "Look": "struct"])
    }
}

@Suite struct ImplicitModulesTests {
    /// The stand-ins that every file sees because of one.
    private func modules(of text: String) throws -> Set<String> {
        let folder = try TestFolder([
            "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\")])",
            "Sources/A/A.swift": text,
        ])
        defer { folder.remove() }
        let plan = try AppPlan(for: folder.url, target: nil, checkouts: [])
        var workspace = Workspace(
            folder: folder.url, apple: try AppleModules(in: folder.url), system: plan.system, frontend: [])
        try workspace.learnImplicitModules(of: plan)
        #expect(workspace.implicitModules.isSubset(of: workspace.exports))
        return workspace.implicitModules
    }

    @Test(
        arguments: [
            ("import SwiftUI\nlet a = UNUserNotificationCenter.current()", ["UserNotifications"]),
            ("import UserNotifications\nlet a = UNUserNotificationCenter.current()", []),
            ("import SwiftUI\nstruct A { @FetchRequest var a: FetchedResults<B> }", ["CoreData"]),
            // One of the app's own, and one of another system.
            ("import SwiftUI\nstruct XYZCard {}\nlet a = XYZCard(), b = NSTextView()", []),
        ] as [(String, Set<String>)])
    func aModuleIsSeenWhereATypeOfItIsUsedWithoutAnImport(text: String, expected: Set<String>) throws {
        #expect(try modules(of: text) == expected)
    }
}
