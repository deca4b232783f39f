internal import Foundation

/// What `l10n.yaml` of a Flutter project says about its messages.
enum FlutterConfiguration {
    /// How many folders above a file it is looked for.
    private static let height = 6

    /// Whether apostrophes quote: `use-escaping: true` in the nearest `l10n.yaml` above the file; no by default (Flutter's
    /// internationalization guide).
    ///
    /// - Throws: `refused` for a file that lies outside of the source's tree.
    static func usesEscaping(for source: CatalogSource) throws(CatalogError) -> Bool {
        guard source.contents == nil else { return false }
        var folder = source.url.deletingLastPathComponent()
        for _ in 0..<height {
            let tree = source.tree?.widened(to: folder)
            guard tree?.refusal(of: folder.path) == nil else { return false }
            let file = folder.appending(path: "l10n.yaml")
            if FileManager.default.fileExists(atPath: file.path), let refusal = tree?.refusal(of: file.path) {
                throw CatalogError(.refused(reason: refusal.message), file: file.pathFromHere)
            }
            if let text = ProjectLanguage.text(file) { return usesEscaping(text) }
            folder = folder.deletingLastPathComponent()
        }
        return false
    }

    /// The file is a mapping of plain values, so that reading its lines is enough.
    static func usesEscaping(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).contains { line in
            let pair = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1)
            return pair.count == 2 && pair[0] == "use-escaping"
                && pair[1].trimmingCharacters(in: .whitespaces).lowercased() == "true"
        }
    }
}
