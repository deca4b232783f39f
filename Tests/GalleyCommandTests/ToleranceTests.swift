import Foundation
import Testing

/// Every command has the same idea of what fits: what lacks half a device pixel or less does.
@Suite struct ToleranceTests {
    private static let text = "Einstellungen"
    /// What the text takes in its font, in points, and half a pixel at three pixels a point.
    private static let half = 0.5 / 3

    private static func need() throws -> Double {
        let run = try GalleyProcess("measure", text, "--locale", "de", "--format", "json")
        let facts = try #require(try run.objects().first)
        return try #require((facts["ideal"] as? [String: Any])?["width"] as? Double)
    }

    private static func project(width: Double) throws -> ScratchFolder {
        try ScratchFolder([
            "Localizable.xcstrings": """
            { "sourceLanguage": "de", "version": "1.0", "strings": { "key": { "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "\(text)" } } } } } }
            """,
            "Scene.yml": """
            scene: Scene
            strings: Localizable.xcstrings
            view:
              Text: key
              lineLimit: 1
              frame: { width: \(width) }
            """,
            "galley.yml": """
            scenes: [Scene.yml]
            strings: [Localizable.xcstrings]
            textSizes: [large]
            labels: [{ keys: "*", maxWidth: \(width), maxLines: 1 }]
            """,
        ])
    }

    /// What fits for one command fits for each of the others.
    @Test(arguments: [(-0.01, true), (0.05, true), (0.16, true), (0.18, false), (0.5, false)])
    func allCommandsAgree(lacking: Double, fits: Bool) throws {
        let width = try Self.need() - lacking
        let room = ["--width", "\(width)", "--line-limit", "1", "--locale", "de"]
        let measured = try GalleyProcess(["measure", Self.text] + room)
        #expect(measured.output.contains("cut: ") == !fits, "\(measured.output)")
        let facts = try GalleyProcess(["measure", Self.text, "--format", "json"] + room).objects().first
        #expect(facts?["truncated"] as? Bool == !fits)

        let folder = try Self.project(width: width)
        let catalog = try GalleyProcess(
            "measure", "--catalog", "Localizable.xcstrings", "--max-width", "\(width)", in: folder.url)
        #expect((catalog.status == 0) == fits, "\(catalog.error)")
        let check = try GalleyProcess("check", in: folder.url)
        #expect((check.status == 0) == fits, "\(check.output)")
        // In the scene and in the budget.
        #expect(check.output.contains("2 findings") == !fits || check.output.contains("2 errors") == !fits)
        let layout = try GalleyProcess("layout", "Scene.yml", "--locale", "de", "--width", "320", in: folder.url)
        #expect(layout.output.contains("shows \"") == !fits, "\(layout.output)")
        let table = try TemporaryFile("de.csv", "key,locale,translation\nkey,de,\(Self.text)\n")
        let budget = try GalleyProcess("budget", "--check", table.url.path, in: folder.url)
        #expect((budget.status == 0) == fits, "\(budget.output)")
    }

    /// A line more for want of half a pixel is none, for a check or for a list of labels.
    @Test(arguments: [(0.1, true), (0.3, false)]) func linesAgreeToo(lacking: Double, fits: Bool) throws {
        let folder = try ScratchFolder([
            "Localizable.xcstrings": """
            { "sourceLanguage": "de", "version": "1.0", "strings": { "key": { "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "\(Self.text) \(Self.text) x" } } } } } }
            """
        ])
        let line = try GalleyProcess("measure", "\(Self.text) x", "--locale", "de", "--format", "json")
        let ideal = try #require(try line.objects().first?["ideal"] as? [String: Any])
        let width = try #require(ideal["width"] as? Double) - lacking
        try folder.write(
            """
            strings: [Localizable.xcstrings]
            textSizes: [large]
            labels: [{ keys: "*", maxWidth: \(width), maxLines: 2, truncates: false }]
            """, to: "galley.yml")
        let check = try GalleyProcess("check", "--fail-on", "warning", in: folder.url)
        #expect((check.status == 0) == fits, "\(check.output)")
        let catalog = try GalleyProcess(
            "measure", "--catalog", "Localizable.xcstrings", "--max-width", "\(width)", "--max-lines", "2",
            in: folder.url)
        #expect((catalog.status == 0) == fits, "\(catalog.error)")
    }

    /// In height as in width.
    @Test(arguments: [(0.1, true), (0.3, false)]) func heightsAgreeToo(lacking: Double, fits: Bool) throws {
        let line = try GalleyProcess("measure", Self.text, "--locale", "de", "--format", "json").objects().first
        let ideal = try #require(line?["ideal"] as? [String: Any])
        let height = try #require(ideal["height"] as? Double) * 2 - lacking
        let facts = try GalleyProcess(
            "measure", "\(Self.text) \(Self.text)", "--locale", "de", "--width", "110", "--height", "\(height)",
            "--format", "json"
        ).objects().first
        #expect(facts?["truncated"] as? Bool == !fits)
        let folder = try ScratchFolder([
            "Localizable.xcstrings": """
            { "sourceLanguage": "de", "version": "1.0", "strings": { "key": { "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "\(Self.text) \(Self.text)" } } } } } }
            """
        ])
        try folder.write(
            """
            strings: [Localizable.xcstrings]
            textSizes: [large]
            labels: [{ keys: "*", maxWidth: 110, maxHeight: \(height) }]
            """, to: "galley.yml")
        let check = try GalleyProcess("check", in: folder.url)
        #expect((check.status == 0) == fits, "\(check.output)")
    }
}
