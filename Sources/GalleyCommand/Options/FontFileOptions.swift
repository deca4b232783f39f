internal import ArgumentParser
internal import Foundation
internal import Galley

/// Which fonts there are.
struct FontFileOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A font file, used before the bundled ones, or the name of a family.", valueName: "file-or-name"))
    var font: String?

    @Flag(help: "Use the fonts of this machine too, after the bundled ones. Numbers then depend on the machine.")
    var systemFonts = false

    /// The file of `--font`, where it names one.
    private var file: URL? {
        guard let font, font.contains("/") || Self.endings.contains(URL(filePath: font).pathExtension.lowercased())
        else { return nil }
        return URL(filePath: font)
    }

    private static let endings = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]

    /// The family of `--font`, where it names one.
    var family: String? { file == nil ? font : nil }

    /// Opens the fonts; a family that is not there is an error.
    func library(modelsSystemFont: Bool = true) throws -> FontLibrary {
        let library = try FontLibrary(
            file.map { [FontFile($0, isDefault: true)] } ?? [], includesSystemFonts: systemFonts,
            modelsSystemFont: modelsSystemFont)
        if let family, !library.contains(family: family) {
            throw UnknownName(family, kind: "font family", expected: library.families)
        }
        return library
    }
}
