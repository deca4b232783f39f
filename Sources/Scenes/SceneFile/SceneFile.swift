internal import Basics
public import Catalogs
public import Foundation
internal import Labels

extension LayoutScene {
    /// Reads a scene file.
    ///
    /// - Parameters:
    ///   - file: Its name in messages and reports; the URL's relative path by default.
    ///   - catalogs: Those of the project, which come after the scene's own.
    ///   - sourceLocale: BCP 47 tag of the source language of its own texts; nil for that of the nearest `galley.yml`,
    ///     or else of the catalogs and their project.
    ///     `galley.yml` says, or else the catalogs and their project.
    /// - Throws: `InputError` with its place: an unknown view, modifier or key, a catalog that cannot be read.
    public init(
        contentsOf url: URL, file: String? = nil, catalogs: [Catalog] = [], sourceLocale: String? = nil
    ) throws {
        self = try SceneReader().scene(
            contentsOf: url, file: file ?? url.relativePath, catalogs: catalogs, sourceLocale: sourceLocale)
    }

    /// Reads the text of a scene file; paths in it are relative to `folder`.
    ///
    /// The views are made once, here, and kept as long as the scene: they do not depend on the environment. What
    /// depends on it is evaluated for each locale and text size.
    package init(
        _ text: String, file: String, folder: URL, catalogs shared: [Catalog] = [], sourceLocale: String? = nil,
        reader: SceneReader = SceneReader()
    ) throws {
        let root = try reader.parse(text, file: file)
        let parts = try SceneParts.form.read(root, "a scene")
        let catalogs = try reader.catalogs(parts.strings, folder: folder, sourceLocale: sourceLocale) + shared
        try catalogs.refuseForeignSourceLocale(
            at: SourceLocale.statement(near: folder).flatMap {
                [nil, $0.locale].contains(sourceLocale) ? $0.position : nil
            })
        let fonts = try parts.fonts?(folder, reader.tree(around: folder)) ?? []
        let views = ViewReader()
        // Views of scene files are values without state, which do not change after they are made.
        nonisolated(unsafe) let content = try parts.view(views)
        self.init(
            name: parts.name ?? Self.defaultName(file), file: file, catalogs: catalogs, fonts: fonts,
            rules: parts.rules ?? []
        ) { content }
        safeArea = parts.safeArea
        system = parts.system
        references = views.references
        fileDigest = SHA256.digits(text.utf8)
        // A quoted name may be spelt with escapes.
        mayNameImages = text.contains("mage") || text.contains("\\")
        try refuseUnknownKeys()
    }

    /// A key that no catalog has is an error, whether or not its view is ever shown. O(keys of the scene).
    private func refuseUnknownKeys() throws {
        guard !catalogs.isEmpty, !catalogs.contains(where: \.isUnread) else { return }
        for key in references.keys where !catalogs.contains(where: { $0[key.name] != nil }) {
            throw InputError.unknown(
                "key in \(catalogs.map(\.name).joined(separator: ", "))", key.name,
                expected: catalogs.flatMap(\.keys), listedBy: InputError.keyList, at: key.position)
        }
    }

    /// The name of the file without its ending.
    private static func defaultName(_ file: String) -> String {
        URL(filePath: file).deletingPathExtension().lastPathComponent
    }
}

extension LayoutScene {
    /// Reads a scene file by its path.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which is also its name in messages and reports.
    ///   - sourceLocale: BCP 47 tag of the language that its texts were written in, as in
    ///     `init(contentsOf:file:catalogs:sourceLocale:)`.
    /// - Throws: `InputError` with the place of the first fault.
    public init(file path: String, sourceLocale: String? = nil) throws {
        try self.init(file: path, sourceLocale: sourceLocale, allowing: [])
    }

    /// The same, with further paths that may be read.
    package init(file path: String, sourceLocale: String?, allowing paths: [String]) throws {
        let url = URL(filePath: path)
        self = try SceneReader(in: ProjectTree(of: url, allowing: paths)).scene(
            contentsOf: url, file: path, sourceLocale: sourceLocale)
    }
}
