import Foundation
import Testing

/// A damaged font is an error, wherever it is named: it would be measured without what cannot be read.
@Suite struct DamagedFontTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        let roboto = try Data(contentsOf: Package.root.appending(path: "Fonts/Roboto/Roboto-Regular.ttf"))
        try roboto.prefix(40_000).write(to: scratch.url.appending(path: "Cut.ttf"))
        var flipped = roboto
        flipped[flipped.count - 200] ^= 0x10
        try flipped.write(to: scratch.url.appending(path: "Flipped.ttf"))
        try scratch.write("scene: A\nview: { Text: { verbatim: AVATAR To } }", to: "A.yml")
    }

    /// Its first bytes have letters, and no kerning.
    @Test func aFontThatIsCutShort() throws {
        let run = try GalleyProcess("measure", "AVATAR To", "--font", "Cut.ttf", in: scratch.url)
        #expect(run.status == 3 && run.output.isEmpty)
        #expect(
            run.error.contains("Cut.ttf: the font is damaged: the table GDEF ends at byte ")
                && run.error.contains("and the file has 40000 bytes"), "\(run.error)")
    }

    @Test func aFontWithAChangedBit() throws {
        let run = try GalleyProcess("measure", "AVATAR To", "--font", "Flipped.ttf", in: scratch.url)
        #expect(run.status == 3 && run.output.isEmpty)
        #expect(run.error.contains("Flipped.ttf: the font is damaged: the checksum of the table "), "\(run.error)")
    }

    @Test(arguments: ["Cut.ttf", "Flipped.ttf"]) func aFontOfAProject(file: String) throws {
        try scratch.write("scenes: [A.yml]\nfonts: [\(file)]\ntextSizes: [large]\nwidths: [320]", to: "galley.yml")
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status == 3 && run.error.contains("\(file): the font is damaged"), "\(run.output)\(run.error)")
    }
}
