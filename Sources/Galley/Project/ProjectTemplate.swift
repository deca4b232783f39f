public import Foundation
internal import Catalogs
internal import Scenes

/// A first `galley.yml` for a folder: what is there, and the defaults written out.
public enum ProjectTemplate {
    /// The text of a configuration that names the scenes and catalogs below a folder.
    ///
    /// Without any, it names where they would be, as comments. O(files).
    ///
    /// - Parameter ofProgram: Whether the scenes are those of a program of Swift views, which need not be named.
    public static func text(for folder: URL, ofProgram: Bool = false) -> String {
        let files = FolderFiles.paths(below: folder).sorted()
        let scenes = ofProgram ? [] : files.filter { isScene(folder.appending(path: $0)) }
        let catalogs = catalogs(among: files)
        return """
            # What galley check runs: every scene in every locale, text size and width.
            \(list("scenes", scenes, example: ofProgram ? "window:*, preview:*" : "Scenes/*.yml"))
            \(list("strings", catalogs, example: "Resources/Localizable.xcstrings"))
            platform: ios                       # or macos, android, web
            locales: all                        # or [de, fr, ar]
            textSizes: [large, xxxLarge, AX3]   # or scales: [1, 1.3, 2]
            widths: { iPhone SE: 320, iPhone 16: 393 }
            # heights: { iPhone 16: 852 }
            # safeArea: iPhone 16               # or { top: 59, bottom: 34 }
            # pseudolocales: [accented, bounded, doubled, rightToLeft, longest]
            # labels:                           # budgets without a scene
            #   - keys: "toolbar.*"
            #     font: body
            #     maxWidth: 120
            #     maxLines: 1
            # rules: { small-target: off, broken-word: error, tight-text: { severity: warning, margin: 5 % } }
            # baseline: galley-baseline.json

            """
    }

    /// The catalogs below a folder, each by one of its files, relative to the folder. O(files).
    static func catalogs(below folder: URL) -> [String] { catalogs(among: FolderFiles.paths(below: folder).sorted()) }

    private static func catalogs(among files: [String]) -> [String] {
        files.filter { $0.hasSuffix(".xcstrings") } + oneLocale(of: files.filter { $0.hasSuffix(".strings") })
    }

    private static func list(_ key: String, _ files: [String], example: String) -> String {
        files.isEmpty
            ? "# \(key): [\(example)]" : "\(key):\n" + files.map { "  - \(quoted($0))" }.joined(separator: "\n")
    }

    /// A path as YAML has it: plain where that means the same, else in quotes.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789._-/".unicodeScalars.contains($0)
        }
        guard !isPlain || path.hasPrefix("-") else { return path }
        return "'" + path.replacing("'", with: "''") + "'"
    }

    /// Whether a file is YAML with a view at its top.
    private static func isScene(_ url: URL) -> Bool {
        guard ["yml", "yaml"].contains(url.pathExtension), url.lastPathComponent != Project.fileName,
            let text = try? InputFile.text(at: url, named: url.path),
            let root = try? YAMLValue.parse(text, file: url.path, syntaxErrors: .unreadable),
            let entries = try? root.entries("a scene")
        else { return false }
        return entries.contains { $0.name == "view" }
    }

    /// Of the files of one catalog, which differ in their `.lproj` folder, the first.
    private static func oneLocale(of files: [String]) -> [String] {
        var seen: Set<String> = []
        return files.filter { file in
            let parts = file.split(separator: "/").map { $0.hasSuffix(".lproj") ? "*" : $0 }
            return seen.insert(parts.joined(separator: "/")).inserted
        }
    }
}
