import Foundation
import GalleyTesting
import Synchronization
import Testing
import ViewLayout

/// The toolbar of the samples, whose buttons need more than 320 points in German.
private struct Toolbar: View {
    var body: some View {
        HStack {
            Button("toolbar.edit") {}
            Button("toolbar.save") {}
            Button("toolbar.copy") {}
            Button("toolbar.undo") {}
        }
        .lineLimit(1).padding(8)
    }
}

/// The line of the button "Undo".
private let undoLine = #line - 7

@Suite struct ExpectNoFindingsTests {
    private static let catalog = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Samples/Toolbar/Localizable.xcstrings").standardizedFileURL

    private func scene() throws -> LayoutScene {
        LayoutScene("Toolbar", catalog: try Catalog(contentsOf: Self.catalog)) { Toolbar() }
    }

    private let narrow = Matrix.matrix(locales: ["en", "de"], textSizes: [.large, .accessibility3], widths: [320])
    private let wide = Matrix.matrix(locales: ["en", "de"], textSizes: [.large], widths: [600])

    @Test func whatFitsIsNoIssue() throws {
        let scene = LayoutScene("Title", catalog: try Catalog(contentsOf: Self.catalog)) { Text("toolbar.edit") }
        let result = try scene.expectNoFindings(in: wide)
        #expect(result.findings.isEmpty)
        #expect(result.summary.cells == 2)
    }

    /// An issue for each finding: what the text report says, at the line of the view, though the catalog has to
    /// be changed.
    @Test func everyFindingIsAnIssue() throws {
        let recorded = Mutex<[Issue]>([])
        try withKnownIssue {
            try scene().expectNoFindings(in: narrow)
        } matching: { issue in
            recorded.withLock { $0.append(issue) }
            return true
        }
        let issues = recorded.withLock { $0 }
        let result = try scene().check(in: narrow)
        #expect(issues.count == result.findings.count)
        let undo = try #require(issues.first { $0.comments.first?.rawValue.contains("(toolbar.undo, de)") == true })
        let comment = try #require(undo.comments.first?.rawValue)
        #expect(comment.hasPrefix("Samples/Toolbar/Localizable.xcstrings:133:23: error: truncated-text: "))
        #expect(comment.contains("\nhint: fits "))
        #expect(undo.sourceLocation?.filePath == #filePath)
        #expect(undo.sourceLocation?.fileID == "GalleyTestingTests/ExpectNoFindingsTests.swift")
        #expect(undo.sourceLocation?.line == undoLine)
    }

    @Test func theWorstCellIsDrawnOnce() throws {
        let project = try Project(scenes: [scene()], in: narrow)
        let result = try project.check()
        let issues = try FindingIssue.issues(of: result, in: project, failOn: .error, call: #_sourceLocation)
        let pictures = issues.compactMap(\.picture)
        #expect(pictures.map(\.name).contains("Toolbar, de, AX3, 320.svg"))
        #expect(Set(pictures.map(\.svg)).count == pictures.count)
        #expect(pictures.allSatisfy { $0.svg.hasPrefix("<?xml") || $0.svg.hasPrefix("<svg") })
    }

    /// A warning fails no test unless it is asked to.
    @Test func warningsFailOnlyWhereTheyAreToFail() throws {
        var rules = RuleSet()
        try rules.set("truncated-text", to: "warning")
        let project = try Project(scenes: [scene()], in: narrow, rules: rules)
        let result = try project.check()
        for severity in [Severity.warning, .error] {
            let issues = try FindingIssue.issues(of: result, in: project, failOn: severity, call: #_sourceLocation)
            let cut = issues.filter { $0.comment.contains("truncated-text") }
            #expect(!cut.isEmpty)
            #expect(cut.allSatisfy { $0.isFailure == (severity == .warning) })
        }
    }

    @Test func aCheckOfNothingIsAnIssue() throws {
        let line = #line
        try withKnownIssue {
            try LayoutScene("Red") { Color.red }.expectNoFindings()
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("nothing was measured") == true
                && issue.sourceLocation?.line == line + 2
        }
    }

    /// The nearest configuration says in which environments scenes are checked; here it is that of the sample.
    @Test func aProjectLendsItsMatrix() throws {
        let sample = Self.catalog.deletingLastPathComponent().path
        let scene = LayoutScene("Title", catalog: try Catalog(contentsOf: Self.catalog)) { Text("toolbar.edit") }
        let result = try Project.find(at: sample, scenes: [scene]).expectNoFindings()
        #expect(result.summary.scenes == ["Title"])
        #expect(result.summary.cells == 60)
    }

    @Test func aLocaleThatNoCatalogHasIsAnError() throws {
        let scene = try scene()
        let error = #expect(throws: InputError.self) {
            try scene.expectNoFindings(in: .matrix(locales: ["dd"]))
        }
        #expect(error?.message == "there is no locale in the catalogs \"dd\"; did you mean \"de\"?")
    }
}
