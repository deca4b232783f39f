import Foundation
import Galley
import Testing
import ViewLayout

/// Checks of scenes in Swift: the same code as a project's, with positions in Swift.
@Suite struct SwiftCheckTests {
    private static let catalog = SampleTests.folder.appending(path: "PetVote/Localizable.xcstrings")

    /// Three buttons in a row that is too narrow for the largest texts.
    private func scene() throws -> LayoutScene {
        LayoutScene("Votes", catalog: try Catalog(contentsOf: Self.catalog)) {
            HStack {
                Button("vote.cat") {}
                Button("vote.goldfish") {}
                Button("vote.dog") {}
            }
            .buttonStyle(.bordered)
            .lineLimit(1)
        }
    }

    /// The same scene as a file, in a project.
    private func twin() throws -> CheckResult {
        let project = try ProjectCopy([
            "Localizable.xcstrings": String(contentsOf: Self.catalog, encoding: .utf8),
            "Votes.yml": """
            scene: Votes
            strings: Localizable.xcstrings
            view:
              HStack: [{ Button: vote.cat }, { Button: vote.goldfish }, { Button: vote.dog }]
              buttonStyle: bordered
              lineLimit: 1
            """,
            "galley.yml": """
            scenes: [Votes.yml]
            locales: [de, fi]
            textSizes: [large, AX3]
            widths: [320, 393]
            """,
        ])
        return try project.check()
    }

    private let matrix = Matrix.matrix(
        locales: ["de", "fi"], textSizes: [.large, .accessibility3], widths: [320, 393])

    @Test func aSceneFindsWhatItsTwinInAFileFinds() throws {
        let result = try scene().check(in: matrix)
        let twin = try twin()
        #expect(!result.findings.isEmpty)
        #expect(Set(result.findings.map(\.identity)) == Set(twin.findings.map(\.identity)))
        #expect(result.summary.cells == 8)
        #expect(result.summary.cells == twin.summary.cells)
        #expect(result.summary.tightest.map(\.need) == twin.summary.tightest.map(\.need))
        #expect(Set(result.findings.map(\.worst)) == Set(twin.findings.map(\.worst)))
    }

    @Test func findingsStandInTheCatalogOrInSwift() throws {
        let line = #line
        let scene = LayoutScene("Row", catalog: try Catalog(contentsOf: Self.catalog)) {
            HStack {
                Text("vote.goldfish")
                Text(verbatim: "Rhabarberbarbara")
            }
            .lineLimit(1).frame(width: 60)
        }
        let result = try scene.check(in: .matrix(locales: ["en"], textSizes: [.large]))
        let cut = result.findings.filter { $0.rule == "truncated-text" }
        let file = "Tests/GalleyTests/Check/SwiftCheckTests.swift"
        #expect(cut.contains { $0.source?.file == "Samples/PetVote/Localizable.xcstrings" })
        #expect(cut.map(\.source).contains(SourcePosition(file: file, line: line + 4, column: 17)))
        #expect(cut.compactMap(\.view.source?.line).sorted() == [line + 3, line + 4])
        let row = result.findings.first { $0.rule == "overflow" && $0.view.kind == "HStack" }
        #expect(row == nil || row?.source?.line == line + 2)
        // Every format shows the place as it was named.
        for format in FindingsFormats.all where format.name != "html" && format.name != "markdown" {
            let text = try format.render(result, options: ReportOptions()).replacing("\\/", with: "/")
            #expect(text.contains(file) && !text.contains("/\(file)"), "\(format.name)")
        }
    }

    /// A configuration lends its matrix and catalogs to scenes in Swift.
    @Test func aProjectChecksScenesInSwift() throws {
        let project = try ProjectCopy([
            "Localizable.xcstrings": String(contentsOf: Self.catalog, encoding: .utf8),
            "galley.yml": """
            strings: Localizable.xcstrings
            locales: [fi]
            textSizes: [AX3]
            widths: [320]
            labels: [{ keys: "*", maxWidth: 10 }]
            """,
        ])
        let scene = LayoutScene("Dog") { Text("vote.dog").lineLimit(1).frame(width: 40) }
        let result = try Project.check(scenes: [scene, scene], at: project.folder.path)
        #expect(result.brief == ["truncated-text vote.dog fi", "truncated-text vote.dog fi"])
        #expect(result.summary.scenes == ["Dog", "Dog 2"])
        #expect(result.summary.cells == 2)
    }

    /// A scene file may be checked alone, by its own rules.
    @Test func aSceneFileKeepsItsRules() throws {
        let folder = try ProjectCopy([
            "Button.yml": """
            view:
              Button: { verbatim: A }
            rules: { small-target: off }
            """
        ])
        let scene = try LayoutScene(contentsOf: folder.folder.appending(path: "Button.yml"))
        #expect(try scene.check().findings.isEmpty)
    }

    /// What is not said is as in a configuration.
    @Test func theUsualTextSizesAreThePlatforms() throws {
        #expect(try scene().check(in: .matrix(locales: ["de"])).summary.cells == 3)
        #expect(try scene().check(in: .matrix(locales: ["de"]), platform: .macos).summary.cells == 1)
        #expect(try scene().check(platform: .web).summary.locales.contains("fi"))
    }

    /// What a failing expectation prints is what the text reports say.
    @Test func descriptionsAreTheTextReports() throws {
        let result = try scene().check(in: matrix)
        #expect(result.description.hasPrefix("3 faults in 2 locales (6 errors):\n\n"))
        #expect(result.description.contains("\n\(result.blocks[0].worst)\n"))
        #expect(result.findings[0].description.contains(": error: "))
        let report = try scene().report()
        #expect(report.description == FrameTree.render(report))
        #expect("\(report)".hasPrefix("Votes: en, large, ios\n"))
    }
}
