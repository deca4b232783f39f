package import Foundation

/// What the files of the project around a catalog state about its source language.
package enum ProjectLanguage {
    struct Statement: Hashable {
        enum Says: Hashable {
            case language(String)
            /// The file of the source language has this name.
            case templateFile(String)
        }

        var says: Says
        /// The name of the file that states it.
        var file: String
    }

    /// The statements of the files around a catalog, the nearest first. O(folders above it).
    ///
    /// Looked for upward as far as the repository reaches, or sixteen folders.
    ///
    /// - Throws: `refused` for a file that may state it and is outside of the catalog's tree.
    static func statements(for sources: [CatalogSource]) throws(CatalogError) -> [Statement] {
        guard let source = sources.first, source.contents == nil else { return [] }
        let readers = readers(of: source)
        guard !readers.isEmpty else { return [] }
        var statements: [Statement] = []
        var folder = source.url.standardizedFileURL.deletingLastPathComponent()
        for _ in 0..<16 {
            let tree = source.tree?.widened(to: folder)
            guard tree?.refusal(of: folder.path) == nil else { break }
            let around = ProjectFolder(folder, tree: tree)
            if let error = around.refusal { throw error }
            for reader in readers { statements += reader(around) }
            if around.names.contains(".git") || folder.path == "/" { break }
            folder = folder.deletingLastPathComponent()
        }
        return statements
    }

    /// Looks in one folder.
    typealias Reader = (_ folder: ProjectFolder) -> [Statement]

    private static func readers(of source: CatalogSource) -> [Reader] {
        switch source.pathExtension {
        case "strings", "stringsdict": [AppleProject.statements]
        case "arb": [FlutterProject.statements]
        case "json": [WebProject.statements]
        case "yml", "yaml": [RailsProject.statements, WebProject.statements]
        case "resx", "resw": [DotNetProject.statements]
        default: []
        }
    }

    /// The text of a file of the project; nil for what is no text or is too large to have been written for people.
    package static func text(_ url: URL) -> String? {
        guard FolderFiles.isPlainFile(url), let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: largest + 1), data.count <= largest else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Xcode's project files have a few megabytes.
    private static let largest = 64 << 20
}

extension StringProtocol {
    /// What is between the first `start` of a text and the next `end` on the same line, without blanks and quotation
    /// marks around it. O(n).
    func value(after start: String, before ends: Set<Character>) -> String? {
        guard let range = place(of: start) else { return nil }
        let rest = self[range.upperBound...].prefix { $0 != "\n" && $0 != "\r\n" && !ends.contains($0) }
        let value = rest.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
        return value.isEmpty ? nil : value
    }

    /// The first occurrence of a text, byte for byte. O(n), where a search for characters takes many times as long.
    func place(of text: String) -> Range<Index>? {
        guard let first = text.utf8.first else { return nil }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: text.utf8) { return start..<utf8.index(start, offsetBy: text.utf8.count) }
            rest = rest.dropFirst()
        }
        return nil
    }
}
