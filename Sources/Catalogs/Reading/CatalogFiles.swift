internal import Foundation

/// The files of a catalog with one file a locale.
enum CatalogFiles {
    /// A file and where it is among the others.
    struct Member {
        var source: CatalogSource
        var place: CatalogPlace
        /// Whether the file belongs to the catalog by its name only, since no format recognizes its content.
        var isUnclaimed = false
    }

    /// The files of the same catalog as one of them, itself among them, by name; for a locale without one what replaces
    /// it. O(entries of the folders that the pattern leaves open).
    ///
    /// - Throws: `refused` for a file of the catalog that is outside of the source's tree: without it a locale would be
    ///   missing unnoticed.
    static func all(of source: CatalogSource, reader: any CatalogReader.Type) throws(CatalogError) -> [Member] {
        let path = source.url.standardizedFileURL.path
        let place = place(of: source, reader: reader)
        let alone = [Member(source: source, place: place)]
        let pattern = place.pattern.components(separatedBy: "/")
        guard pattern.count == path.components(separatedBy: "/").count, place.pattern.contains("*") else {
            return alone
        }
        var members = try members(of: place.pattern, like: source, reader: reader)
        for (ending, standIn) in reader.standIns.sorted(by: { $0.key < $1.key }) {
            let stem = place.pattern.dropLast(source.pathExtension.utf8.count)
            members.append(standingIn: try self.members(of: stem + ending, like: source, reader: standIn))
        }
        return members.isEmpty ? alone : members
    }

    /// Where a file is among those of its catalog: with a name that ICU does not list, beside files of listed locales.
    static func place(of source: CatalogSource, reader: any CatalogReader.Type) -> CatalogPlace {
        let path = source.url.standardizedFileURL.path
        let place = reader.place(of: path)
        guard place.locale == nil else { return place }
        return reader.placesOfUnlistedLocale(path).first { other in
            let members = try? members(of: other.pattern, like: source, reader: reader)
            return members?.contains { member in
                reader.place(of: member.source.url.path).locale != nil
                    && CatalogReaders.reader(of: member.source)?.format == reader.format
            } == true
        } ?? place
    }

    /// The format of the files that a file belongs to by a name that ICU does not list; nil where there are none.
    static func reader(beside source: CatalogSource) -> (any CatalogReader.Type)? {
        CatalogReaders.all.first { reader in
            let path = source.url.standardizedFileURL.path
            guard reader.place(of: path).locale == nil else { return false }
            return place(of: source, reader: reader).locale != nil
        }
    }

    /// The files of a pattern.
    private static func members(
        of pattern: String, like source: CatalogSource, reader: any CatalogReader.Type
    ) throws(CatalogError) -> [Member] {
        let path = source.url.standardizedFileURL.path
        var members: [Member] = []
        for sibling in try paths(pattern.components(separatedBy: "/"), like: source) {
            var other = reader.place(of: sibling)
            if other.pattern != pattern {
                other = reader.placesOfUnlistedLocale(sibling).first { $0.pattern == pattern } ?? other
            }
            guard other.pattern == pattern, FileManager.default.fileExists(atPath: sibling) else { continue }
            var member = Member(source: source, place: other)
            member.source.url = URL(filePath: sibling)
            member.source.file = name(of: sibling, like: source.file, path)
            if let error = member.source.refusal { throw error }
            members.append(member)
        }
        let hasListed = members.contains { reader.place(of: $0.source.url.path).locale != nil }
        return hasListed ? members : members.filter { reader.place(of: $0.source.url.path) == $0.place }
    }

    /// The names on disk that match an open component of the pattern; other components are taken unchanged.
    private static func paths(_ pattern: [String], like source: CatalogSource) throws(CatalogError) -> [String] {
        var paths = [""]
        for (index, component) in pattern.enumerated() {
            let isFile = index == pattern.count - 1
            guard component.contains("*") else {
                paths = paths.map { index == 0 ? component : "\($0)/\(component)" }
                continue
            }
            var next: [String] = []
            for path in paths where try mayBeListed(path, like: source) {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "/" : path)) ?? []
                next += names.sorted().map { "\(path)/\($0)" }.filter { isFile || isFolder($0) }
            }
            paths = next
        }
        return paths
    }

    /// Whether a folder lies in the source's tree.
    ///
    /// - Throws: `refused` for one outside that may be a locale's.
    private static func mayBeListed(_ folder: String, like source: CatalogSource) throws(CatalogError) -> Bool {
        guard let refusal = source.tree?.refusal(of: folder) else { return true }
        let name = folder.split(separator: "/").last.map(String.init) ?? ""
        guard LocaleTag.canonical(name) == nil else {
            throw CatalogError(.refused(reason: refusal.message), file: URL(filePath: folder).pathFromHere)
        }
        return false
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The path of a sibling in messages: the path of the given file, with other last components.
    private static func name(of sibling: String, like file: String, _ path: String) -> String {
        let (sibling, path) = (sibling.components(separatedBy: "/"), path.components(separatedBy: "/"))
        guard let first = path.indices.first(where: { sibling[$0] != path[$0] }) else { return file }
        let last = sibling[first...]
        return (file.components(separatedBy: "/").dropLast(last.count) + last).joined(separator: "/")
    }
}

extension [CatalogFiles.Member] {
    /// Adds those of locales that have no file yet, in the order of names.
    mutating func append(standingIn others: [CatalogFiles.Member]) {
        let known = Set(map(\.place.locale))
        let missing = others.filter { !known.contains($0.place.locale) }
        guard !missing.isEmpty else { return }
        self = (self + missing).sorted { $0.source.file < $1.source.file }
    }
}
