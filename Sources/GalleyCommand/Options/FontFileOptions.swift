internal import ArgumentParser
internal import Foundation
internal import Galley

/// Which fonts are used.
struct FontFileOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A font file, used before the bundled ones, or the name of a family. May be repeated: a character takes the "
                + "first font of the list that has it.", valueName: "file-or-name"),
        completion: Completions.font)
    var font: [String] = []

    @Flag(help: "Use the fonts of this machine too, after the bundled ones. Numbers then depend on the machine.")
    var systemFonts = false

    /// Opens the fonts. A family that no font has is an error.
    ///
    /// - Parameters:
    ///   - others: Font files of a scene, after those of `--font`.
    ///   - modelsSystemFont: Whether Inter has the measures of the iOS system font where it replaces that font.
    func library(with others: [FontFile] = [], modelsSystemFont: Bool = true) throws -> FontLibrary {
        let entries = font.map { (name: $0, file: file(named: $0)) }
        let families = try entries.flatMap { try $0.file?.families() ?? [$0.name] }
        let library = try FontLibrary(
            entries.compactMap(\.file) + others, defaultFamilies: families, includesSystemFonts: systemFonts,
            modelsSystemFont: modelsSystemFont)
        for reason in library.skipped { StandardError.write("note: left out: \(reason)\n") }
        for family in families where !library.contains(family: family) {
            throw UnknownName(family, kind: "font family", expected: library.families, listedBy: "galley fonts")
        }
        return library
    }

    /// The font file that an option names, unless it is the name of a family.
    private func file(named name: String) -> FontFile? {
        guard name.contains("/") || Self.endings.contains(URL(filePath: name).pathExtension.lowercased())
        else { return nil }
        return FontFile(URL(filePath: name))
    }

    private static let endings = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]
}
