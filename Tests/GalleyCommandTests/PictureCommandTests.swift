import Foundation
import Testing

/// `layout` and `measure` draw: SVG as text, PNG as bytes.
@Suite struct PictureCommandTests {
    private static let scene = "Samples/PetVote/PetVote.yml"

    /// Width and height in the header of a PNG (PNG 3, §11.2.2).
    private static func size(_ file: URL) throws -> [Int]? {
        let bytes = [UInt8](try Data(contentsOf: file))
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count > 24 else { return nil }
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func aSceneIsAPNG() throws {
        let file = try TemporaryFile("Scene.png")
        let one = ["layout", Self.scene, "--format", "png", "--width", "320", "-o", file.url.path]
        let run = try GalleyProcess(one)
        #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
        let size = try #require(try Self.size(file.url))
        #expect(try GalleyProcess(one + ["--pixels-per-point", "1", "--dark"]).status == 0)
        let small = try #require(try Self.size(file.url))
        #expect(zip(size, small).allSatisfy { abs($0 - 2 * $1) <= 1 })
        #expect(try GalleyProcess(one + ["--sheet", "--locale", "en,de"]).status == 0)
        let sheet = try #require(try Self.size(file.url))
        #expect(sheet[1] > size[1] * 3 / 2)
    }

    @Test func labelsAreAPNG() throws {
        let file = try TemporaryFile("Labels.png")
        let run = try GalleyProcess(
            "measure", "Einstellungen", "إعدادات", "--width", "90", "--format", "png", "-o", file.url.path)
        #expect(run.status == 0)
        #expect(try Self.size(file.url) != nil)
        let tight = try GalleyProcess(
            "measure", "--catalog", "Samples/Toolbar/Localizable.xcstrings", "--max-width", "72", "--format", "svg")
        #expect(tight.status == 1 && tight.error.contains("too wide"))
        #expect(tight.output.contains("<tspan>toolbar.copy</tspan>") && tight.output.contains("truncated-text"))
        #expect(try GalleyProcess("measure", "--format", "svg", input: "").status == 2)
    }

    /// What cannot be drawn says so in one line, and nothing is written.
    @Test func whatCannotBeDrawnIsRefused() throws {
        let file = try TemporaryFile("Huge.png")
        let huge = try GalleyProcess(
            "layout", Self.scene, "--width", "400000", "--format", "png", "-o", file.url.path)
        #expect(huge.status == 2 && huge.error.hasPrefix("error: the picture would have 800096 × "))
        #expect(try Data(contentsOf: file.url).isEmpty)
        for scale in ["0", "-1", "11", "nan"] {
            let run = try GalleyProcess("layout", Self.scene, "--format", "png", "--pixels-per-point=\(scale)")
            #expect(run.status == 2 && run.error.contains("--pixels-per-point expects 0.1 to 10, not \(scale)"))
        }
        let dark = try GalleyProcess("layout", Self.scene, "--format", "svg", "--dark")
        #expect(dark.status == 2 && dark.error.contains("--dark goes with --format png"))
        let galley = Package.products.appending(path: "galley").path
        let terminal = try ShellRun(
            "script -qec \"'\(galley)' measure OK --format png\" /dev/null", in: Package.root)
        #expect(terminal.output.contains("a terminal cannot show a PNG; name a file with -o picture.png"))
    }

    /// A rule that the project has off is not marked where a scene of it is drawn by itself.
    @Test func projectsDecideWhatIsMarked() throws {
        let scene = try TemporaryFile(
            "Scene.yml", "view:\n  Text: { verbatim: Posteingang }\n  frame: { width: 40 }\n")
        let drawing = ["layout", scene.url.path, "--format", "svg"]
        #expect(try GalleyProcess(drawing).output.contains("1 warning: broken-word"))
        let project = scene.url.deletingLastPathComponent().appending(path: "galley.yml")
        try Data("scenes: [Scene.yml]\nrules: { broken-word: off }\n".utf8).write(to: project)
        #expect(try GalleyProcess(drawing).output.contains(">no findings<"))
        try Data("scenes: [Scene.yml]\nrules: { broken-wort: off }\n".utf8).write(to: project)
        let wrong = try GalleyProcess(drawing)
        #expect(wrong.status == 2 && wrong.error.contains("did you mean \"broken-word\"?"))
    }
}
