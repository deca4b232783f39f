import Foundation
import Testing

@testable import Adoption

/// What is compiled of a `main.swift`, and the app that a program begins.
@Suite struct MainFileTests {
    private func declarations(_ text: String) -> String {
        String(decoding: MainFile.declarations(of: Array(text.utf8)), as: UTF8.self)
            .split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }

    @Test func statementsGoAndDeclarationsStay() {
        let text = """
            import SwiftUI
            let folders = FileManager.default
                .urls(for: .documentDirectory, in: .userDomainMask)
            let folder = folders[0]
                .appending(path: "Cards") ?? fallback
            do {
                let names = try names(in: folder)
                for name in names { remove(name) }
            }
            try? make(folder)
            if let name = names.first,
                let second = names.last
            {
                print(name, second)
            }
            var isReady: Bool { true }
            var window: Window?
            setUp()
            let first = names.first!
            setUp(); CardsApp.main()
            private struct CardsApp: App {
                var body: some Scene { WindowGroup { Text("a") } }
            }
            CardsApp.main()
            """
        #expect(
            declarations(text) == """
                import SwiftUI
                let folders = FileManager.default
                    .urls(for: .documentDirectory, in: .userDomainMask)
                let folder = folders[0]
                    .appending(path: "Cards") ?? fallback
                var isReady: Bool { true }
                var window: Window?
                let first = names.first!
                private struct CardsApp: App {
                    var body: some Scene { WindowGroup { Text("a") } }
                }
                """)
    }

    @Test(arguments: [
        "", "print(1)", "let", "let a =", "}}", "struct A {", "CardsApp.main(", "if let a = b,", "import",
        "@{ var a = 1\nvar b = 2 }",
    ])
    func partsOfFilesAreRead(text: String) {
        #expect(MainFile.declarations(of: Array(text.utf8)).count == text.utf8.count)
    }

    @Test func theAppThatBegins() {
        func app(_ text: String) -> String? { MainFile.app(begunIn: Array(text.utf8)) }
        #expect(app("setUp()\nCards.CardsApp.main()") == "Cards.CardsApp")
        #expect(app("if isTest { TestApp.main() } else { CardsApp.main() }") == "CardsApp")
        #expect(app("DispatchQueue.main.async {}\nNSApplicationMain(0, nil)") == nil)
        #expect(app("queue.main()") == nil)
    }

    private func build(of folder: TestFolder, _ kind: AppModule.Kind, shared: Set<URL> = []) -> ModuleBuild {
        let module = AppModule(
            name: "Cards", folder: folder.url, kind: kind, files: AppFiles.all(in: folder.url), language: 5,
            isMainActor: false, flags: [])
        return ModuleBuild(
            module, in: folder.url.appending(path: "Build"),
            arguments: ModuleArguments(common: [], system: "iOS", product: nil, frontend: []),
            conditions: BuildConditions(system: "iOS", flags: [], modules: [], language: [5]), exports: [],
            shared: shared)
    }

    /// An extension may be compiled with the file in which the app begins: a program has one beginning.
    @Test(arguments: [(AppModule.Kind.ofTarget, true), (.ofExtension, false)])
    func anExtensionBeginsNoProgram(kind: AppModule.Kind, begins: Bool) throws {
        let folder = try TestFolder(["CardsApp.swift": "import SwiftUI\n@main\nstruct CardsApp: App {}\n"])
        defer { folder.remove() }
        let build = build(of: folder, kind)
        #expect(build.hasMain == begins)
        let lines = String(decoding: build.files[0].bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[2] == "struct CardsApp: App {}")
    }

    @Test(arguments: [
        ("struct Cards: Widget {}", false), ("@main struct All: WidgetBundle {}", false),
        ("#Preview { Text(\"a\") }", false),
        ("struct P: PreviewProvider { static var previews: some View { Text(\"a\") } }", false),
        ("extension Cards { struct P: PreviewProvider { static var previews: some View { Text(\"a\") } } }", false),
        ("enum All { struct Cards: Widget {} }", false), ("struct Cards: View {}", true),
        ("class Share: UIViewController {}", true),
    ])
    func anExtensionWithoutWidgetsOrPreviewsShowsNothing(text: String, isSilent: Bool) throws {
        let folder = try TestFolder(["Cards.swift": "import SwiftUI\n\(text)\n"])
        defer { folder.remove() }
        #expect(build(of: folder, .ofExtension).isSilentExtension == isSilent)
        #expect(!build(of: folder, .ofTarget).isSilentExtension)
    }

    /// The app shows the previews of a file that both have.
    @Test func previewsOfTheAppAreNoneOfAnExtension() throws {
        let folder = try TestFolder(["Cards.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
        defer { folder.remove() }
        let shared = Set(AppFiles.all(in: folder.url).map(\.standardizedFileURL))
        #expect(build(of: folder, .ofExtension, shared: shared).isSilentExtension)
    }

    /// A target that begins in statements begins there; an extension, whose program is the app's, does not.
    @Test(arguments: [(AppModule.Kind.ofTarget, true), (.ofExtension, false), (.ofPackage, false)])
    func theProgramBeginsInTheAppsTarget(kind: AppModule.Kind, begins: Bool) throws {
        let folder = try TestFolder([
            "main.swift": "setUp()\nCards.CardsApp.main()\n", "CardsApp.swift": "struct CardsApp: App {}\n",
            "Other.swift": "@main enum Start { static func main() { Missing.main() } }\n",
        ])
        defer { folder.remove() }
        let build = build(of: folder, kind)
        #expect(build.hasMain == begins)
        let main = try #require(build.files.first { $0.original.lastPathComponent == "main.swift" })
        #expect(main.copy.lastPathComponent == "_main.swift")
        #expect(String(decoding: main.bytes, as: UTF8.self).contains("CardsApp.main()") == begins)
    }

    /// A type that only begins the app is none itself.
    @Test func theAppThatAnotherTypeBegins() {
        func app(_ text: String) -> String? { ForeignSyntax.begunApp(in: Array(text.utf8)) }
        #expect(app("@main enum Start { static func main() { CardsApp.main() } }") == "CardsApp")
        #expect(app("enum Start { static func main() { CardsApp.main() } }") == nil)
        #expect(app("@main struct CardsApp: App { static func main() { Other.main() } }") == nil)
    }
}
