public import Catalogs
public import Foundation
internal import Frames
internal import Labels
internal import ViewLayout

extension LayoutScene {
    /// Reads a scene file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - file: What messages and reports call it; the URL's relative path by default.
    ///   - catalogs: Those of the project, after the scene's own.
    ///   - sourceLocale: BCP 47 tag of the language that the texts of its own were written in; nil takes what the nearest
    ///     `galley.yml` says, or else the catalogs and their project.
    /// - Throws: `InputError` with the place of the fault: an unknown view, modifier or key, a catalog that cannot be
    ///   read.
    public init(
        contentsOf url: URL, file: String? = nil, catalogs: [Catalog] = [], sourceLocale: String? = nil
    ) throws {
        let file = file ?? url.relativePath
        let text = try InputFile.text(at: url, named: file)
        try self.init(
            text, file: file, folder: url.deletingLastPathComponent(), catalogs: catalogs, sourceLocale: sourceLocale)
    }

    /// Reads the text of a scene file; paths in it are relative to `folder`.
    package init(
        _ text: String, file: String, folder: URL, catalogs shared: [Catalog] = [], sourceLocale: String? = nil
    ) throws {
        let root = try YAMLValue.parse(
            text, file: file, syntaxErrors: .unreadable, repeatedKey: ViewModifiers.cure(ofRepeated:))
        let entries = try root.entries("a scene", keys: ["scene", "strings", "fonts", "rules", "safeArea", "view"])
        guard let view = entries["view"] else { throw root.wrong("a scene", "a key \"view\"") }
        let catalogs =
            try SceneCatalogs.read(entries["strings"], folder: folder, sourceLocale: sourceLocale) + shared
        self.init(
            name: try entries["scene"]?.string("scene") ?? Self.defaultName(file), file: file, catalogs: catalogs,
            fonts: try FontFile.read(entries["fonts"], folder: folder), rules: try RuleSetting.read(entries["rules"]),
            content: { try ViewReader().view(YAMLValue.parse(text, file: file, syntaxErrors: .unreadable).view()) })
        safeArea = try entries["safeArea"].map(SafeAreaInsets.init(yaml:))
        references = try validated(view)
    }

    /// Reads the views once, so that every mistake in them is reported before anything is laid out.
    private func validated(_ view: YAMLValue) throws -> SceneReferences {
        let reader = ViewReader()
        _ = try reader.view(view)
        guard !catalogs.isEmpty else { return reader.references }
        for key in reader.references.keys where !catalogs.contains(where: { $0[key.name] != nil }) {
            throw InputError.unknown(
                "key in \(catalogs.map(\.name).joined(separator: ", "))", key.name,
                expected: catalogs.flatMap(\.keys), listedBy: InputError.keyList, at: key.position)
        }
        return reader.references
    }

    /// The name of the file without its ending.
    private static func defaultName(_ file: String) -> String {
        URL(filePath: file).deletingPathExtension().lastPathComponent
    }
}

extension YAMLValue {
    /// The view of a scene that has been read before.
    fileprivate func view() throws -> YAMLValue {
        guard let view = try entries("a scene").first(where: { $0.name == "view" }) else {
            throw wrong("a scene", "a key \"view\"")
        }
        return view.value
    }
}

extension LayoutScene {
    /// Reads a scene file that a person names by its path.
    ///
    /// - Parameter sourceLocale: BCP 47 tag of the language that its texts were written in, as in
    ///   `init(contentsOf:file:catalogs:sourceLocale:)`.
    /// - Throws: `InputError` with the place of the first fault.
    public init(file path: String, sourceLocale: String? = nil) throws {
        try self.init(contentsOf: URL(filePath: path), file: path, sourceLocale: sourceLocale)
    }
}
