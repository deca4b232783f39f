internal import FoundationEssentials

/// The `.lproj` folder that a file lies in.
struct LocalizationFolder {
    /// BCP 47 tag; nil for `Base.lproj`.
    let locale: String?

    private let source: CatalogSource
    private let folder: String

    /// nil for a file outside any `.lproj` folder.
    init?(of source: CatalogSource) {
        folder = source.url.deletingLastPathComponent().lastPathComponent
        guard let name = Self.localeName(ofFolder: folder) else { return nil }
        locale = name == "Base" ? nil : LocaleFallback.tag(name)
        self.source = source
    }

    /// The files of the same name in this folder and in those beside it, by folder name.
    func siblings() throws(CatalogError) -> [(locale: String?, source: CatalogSource)] {
        let file = source.url.lastPathComponent
        let parent = source.url.deletingLastPathComponent().deletingLastPathComponent()
        let folders: [String]
        do {
            folders = try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted()
        } catch {
            throw CatalogError(.unreadable(reason: "its folder cannot be listed"), file: source.file)
        }
        return folders.compactMap { sibling in
            guard let name = Self.localeName(ofFolder: sibling) else { return nil }
            let url = parent.appending(path: sibling).appending(path: file)
            guard FileManager.default.fileExists(atPath: url.path) else { return nil }
            let source = CatalogSource(url: url, file: displayName(inFolder: sibling))
            return (name == "Base" ? nil : LocaleFallback.tag(name), source)
        }
    }

    /// What the caller calls the file, with the sibling folder in the place of its own.
    private func displayName(inFolder sibling: String) -> String {
        var components = source.file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let index = components.count - 2
        guard index >= 0, components[index] == folder else { return "\(sibling)/\(source.url.lastPathComponent)" }
        components[index] = sibling
        return components.joined(separator: "/")
    }

    private static func localeName(ofFolder name: String) -> String? {
        name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : nil
    }
}
