import Foundation
import Labels
import Testing

@testable import Adoption

@Suite struct XcodeGenTests {
    private let project = """
        include: shared.yml
        options: { developmentLanguage: pt-BR }
        packages:
          Kit: { path: Packages/Kit }
          Nuke: { url: https://example.com/kean/Nuke.git }
        targetTemplates:
          App:
            type: application
            supportedDestinations: [iOS, macOS]
            sources: [Common]
            dependencies:
              - package: Kit
        targets:
          Cards:
            templates: [App]
            settings:
              base: { SWIFT_VERSION: 6, GENERATE: true }
              configs: { Debug: { FLAG: "$(TARGET_NAME)-d" }, Release: { FLAG: r } }
            sources:
              - path: "${target_name}"
                excludes: ["Old/**", "**/*.md", Info.plist]
              - path: Mac/Window.swift
                destinationFilters: [macOS]
              - { path: Missing, optional: true }
            dependencies:
              - target: Widget
              - package: Nuke
                products: [Nuke, NukeUI]
          Widget: { type: app-extension, platform: iOS, sources: Widget }
        """

    private func files(_ project: String) throws -> TestFolder {
        try TestFolder([
            "project.yml": project,
            "shared.yml": "settings: { SHARED: 1 }\ntargets: { Cards: { sources: [Extra.swift] } }\n",
            "Common/A.swift": "import Kit", "Cards/Card.swift": "import SwiftUI", "Cards/Info.plist": "",
            "Cards/Old/Old.swift": "", "Cards/New/Notes.md": "", "Cards/New/New.swift": "", "Mac/Window.swift": "",
            "Extra.swift": "", "Widget/Widget.swift": "import WidgetKit",
            "Packages/Kit/Package.swift": "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
            "Packages/Kit/Sources/Kit/Kit.swift": "",
        ])
    }

    @Test func targetsHaveTheirTemplatesFilesAndSettings() throws {
        let folder = try files(project)
        defer { folder.remove() }
        let project = try XcodeGenProject(contentsOf: folder.url.appending(path: "project.yml"))
        #expect(project.targets.map(\.name) == ["Cards", "Widget"])
        let cards = try #require(project.targets.first)
        #expect(cards.isApp && cards.system == "iOS")
        #expect(
            cards.files.map(\.lastPathComponent).sorted()
                == ["A.swift", "Card.swift", "Extra.swift", "New.swift", "Window.swift"])
        #expect(!cards.files(of: "iOS").contains { $0.lastPathComponent == "Window.swift" })
        #expect(cards.packageProducts == ["Kit", "Nuke", "NukeUI"])
        #expect(cards.targetDependencies == ["Widget"])
        let names = ["SWIFT_VERSION", "GENERATE", "FLAG", "SHARED", "PRODUCT_NAME", "DEVELOPMENT_LANGUAGE"]
        #expect(names.map { cards.settings[$0] } == ["6", "YES", "Cards-d", "1", "Cards", "pt-BR"])
        #expect(project.productPackages == ["Nuke": "nuke", "NukeUI": "nuke"])
        #expect(cards.embeds(project.targets[1]))
    }

    @Test func aFolderWithADescriptionAloneIsAProject() throws {
        let folder = try files(project)
        defer { folder.remove() }
        let plan = try AppPlan(for: folder.url, target: nil, checkouts: [])
        #expect(plan.modules.map(\.name) == ["Kit", "Cards", "Widget"])
        #expect(plan.system == "iOS")
    }

    @Test func anInfoPlistHasWhatTheDescriptionWritesIntoIt() throws {
        let folder = try TestFolder([
            "project.yml": """
            options: { developmentLanguage: de }
            targets:
              App:
                type: application
                platform: iOS
                sources: App
                settings: { MARKETING_VERSION: 2.1 }
                info: { path: App/Info.plist, properties: { Kind: "$(TARGET_NAME) 1", List: [a, ~, { b: true }], None: } }
            """,
            "App/App.swift": "import SwiftUI",
            "App/Info.plist": "<plist><dict><key>Language</key><string>$(DEVELOPMENT_LANGUAGE)</string></dict></plist>",
        ])
        defer { folder.remove() }
        let data = try #require(try AppPlan(for: folder.url, target: nil, checkouts: []).information.list)
        let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(list["Language"] as? String == "de" && list["Kind"] as? String == "App 1")
        #expect(list["CFBundleShortVersionString"] as? String == "2.1")
        #expect(((list["List"] as? [Any])?.last as? [String: Bool]) == ["b": true])
    }

    @Test(arguments: [
        ("", "expected a mapping"), ("- a", "expected a mapping"), ("a: [", "is no YAML"),
        ("include: project.yml", "no target of an app"), ("targets: { A: { templates: A } }", "no target has Swift"),
        ("targets: 1", "no target of an app"), ("include: none.yml", "cannot be read"),
        (
            "targetTemplates: { A: { templates: A } }\ntargets: { A: { templates: A, type: application } }",
            "no target has Swift"
        ),
    ])
    func aBrokenDescriptionIsOneError(text: String, message: String) throws {
        let folder = try TestFolder(["project.yml": text])
        defer { folder.remove() }
        let error = #expect(throws: InputError.self) { try AppPlan(for: folder.url, target: nil, checkouts: []) }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    /// Aliases of aliases, templates of templates and folders of any depth, each of which could take longer than anyone waits.
    @Test func nothingMultiplies() throws {
        let levels = (1...40).map { "l\($0): &l\($0) [*l\($0 - 1), *l\($0 - 1)]" }
        let bomb = try TestFolder(["project.yml": (["l0: &l0 [a]"] + levels).joined(separator: "\n")])
        defer { bomb.remove() }
        let error = #expect(throws: InputError.self) {
            try XcodeGenProject(contentsOf: bomb.url.appending(path: "project.yml"))
        }
        #expect(error?.message.contains("values") == true)

        let names = (1...40).map { "t\($0)" }
        let all = names.joined(separator: ", ")
        let templates = names.map { "  \($0): { templates: [\(all)], sources: [A], settings: { groups: [\(all)] } }" }
        let groups = names.map { "  \($0): { groups: [\(all)], \($0): 1 }" }
        let text =
            "targetTemplates:\n\(templates.joined(separator: "\n"))\nsettingGroups:\n\(groups.joined(separator: "\n"))\n"
            + "targets: { App: { type: application, templates: [\(all)] } }"
        let folder = try TestFolder(["project.yml": text, "A/A.swift": ""])
        defer { folder.remove() }
        let target = try #require(
            try XcodeGenProject(contentsOf: folder.url.appending(path: "project.yml")).targets.first)
        #expect(Set(target.files.map(\.lastPathComponent)) == ["A.swift"])
        let path = Array(repeating: "a", count: 60).joined(separator: "/")
        let pattern = Array(repeating: "**/a", count: 30).joined(separator: "/") + "/b"
        #expect(!XcodeGenProject.Source.matches(path[...], pattern))
    }

    @Test func nothingOutsideOfTheProjectIsIncluded() throws {
        let folder = try TestFolder(["secret": "a: [", "App/project.yml": "include: ../secret"])
        defer { folder.remove() }
        let error = #expect(throws: InputError.self) {
            try XcodeGenProject(contentsOf: folder.url.appending(path: "App/project.yml"))
        }
        #expect(error?.message.contains("cannot be read") == true)
    }

    @Test(arguments: [
        ("a/b.swift", "a/b.swift", true), ("a/b.swift", "a", true), ("a/b.swift", "a/*", true), ("a/b/c", "a/*", true),
        ("a/b.swift", "*.swift", false), ("a/b.swift", "**/*.swift", true), ("b.swift", "**/*.swift", true),
        ("a/qq.lproj/s", "**/qq.lproj", true), ("ab/c", "a/**", false), ("a/c/d", "a/**", true), ("a", "a/**", false),
        ("axbxc", "a*b*c", true), ("axbx", "a*b*c", false),
    ])
    func patternsAreThoseOfPathsAndFolders(path: String, pattern: String, matches: Bool) {
        #expect(XcodeGenProject.Source.matches(path[...], pattern) == matches)
    }
}
