public import Foundation
internal import Scenes

/// A first `galley.yml` for a folder: what is there, and the defaults written out.
public struct ProjectTemplate {
    /// The configuration.
    public let text: String
    /// What a person should know of it: files that look like catalogs and are not read, a language that has to be stated.
    public let notes: [String]

    /// Makes a configuration that names the scenes and catalogs below a folder.
    ///
    /// Without scenes it has a label budget for all keys, so that it can be checked as it is; without catalogs either it
    /// names where both would be, as comments. O(n) in the length of the catalogs.
    ///
    /// - Parameter ofProgram: Whether the scenes are those of a program of Swift views, which need not be named.
    public init(for folder: URL, ofProgram: Bool = false) {
        let scenes = ofProgram ? [] : Self.scenes(below: folder)
        let inventory = CatalogInventory(below: folder)
        let catalogs = CatalogSection(inventory)
        let platform = PlatformSection(inventory)
        notes = catalogs.notes
        text = """
            # What galley check runs: every scene in every locale, text size and width.
            \(Self.list("scenes", scenes, example: ofProgram ? "window:*, preview:*" : "Scenes/*.yml"))
            \(catalogs.text)
            \(platform.text)
            # heights: { iPhone 16: 852 }
            # safeArea: iPhone 16               # or { top: 59, bottom: 34 }
            # pseudolocales: [accented, bounded, doubled, rightToLeft, longest]
            \(Self.labels(isNeeded: scenes.isEmpty && !ofProgram && !inventory.catalogs.isEmpty))
            # rules: { small-target: off, broken-word: error, tight-text: { severity: warning, margin: 5 % } }
            # baseline: galley-baseline.json

            """
    }

    /// Whether there is a catalog anywhere below a folder. O(files).
    static func hasCatalogs(below folder: URL) -> Bool { !CatalogFolder(folder, named: "").catalogs.isEmpty }

    private static func labels(isNeeded: Bool) -> String {
        let mark = isNeeded ? "" : "# "
        let keys = isNeeded ? "\"*\"                       # or \"toolbar.*\"" : "\"toolbar.*\""
        return """
            \(mark)labels:                             # budgets without a scene; the widths where maxWidth is left out
            \(mark)  - keys: \(keys)
            \(mark)    font: body
            #     maxWidth: 120
            #     maxLines: 1
            """
    }

    static func list(_ key: String, _ files: [String], example: String) -> String {
        files.isEmpty
            ? "# \(key): [\(example)]" : "\(key):\n" + files.map { "  - \(quoted($0))" }.joined(separator: "\n")
    }

    /// A path as YAML has it: plain where that means the same, else in quotes.
    static func quoted(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789._-/".unicodeScalars.contains($0)
        }
        guard !isPlain || path.hasPrefix("-") else { return path }
        return "'" + path.replacing("'", with: "''") + "'"
    }

    /// The files below a folder that are YAML with a view at their top.
    private static func scenes(below folder: URL) -> [String] {
        FolderFiles.paths(below: folder).sorted().filter { isScene(folder.appending(path: $0)) }
    }

    private static func isScene(_ url: URL) -> Bool {
        guard ["yml", "yaml"].contains(url.pathExtension), url.lastPathComponent != Project.fileName,
            let text = try? InputFile.text(at: url, named: url.path),
            let root = try? YAMLValue.parse(text, file: url.path, syntaxErrors: .unreadable),
            let entries = try? root.entries("a scene")
        else { return false }
        return entries.contains { $0.name == "view" }
    }
}
