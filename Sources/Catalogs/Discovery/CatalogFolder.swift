package import Foundation

/// The catalogs below a folder, or those that several files and folders name.
package struct CatalogFolder: Sendable {
    /// By the path of their first file.
    package private(set) var catalogs: [FoundCatalog] = []
    /// Files that look like catalogs, of formats that are not read: warnings `unreadFormat`, by path.
    package private(set) var unread: [CatalogError] = []
    /// Files of catalogs, or such that look like them, that were not opened, by path: those that lie outside of the tree
    /// (`refused`), and pipes, folders and links to nothing in the place of a file (`unreadable`).
    package private(set) var refused: [CatalogError] = []

    /// Without any catalog.
    package init() {}

    /// The catalogs of a path: the catalog that a file belongs to, or all below a folder.
    ///
    /// - Parameter tree: Where every file has to be; nil for anywhere.
    /// - Throws: `unknownFormat`, `unreadable`, `refused`; `noCatalogs` for a folder that has none.
    package init(
        at url: URL, named name: String, options: ReadingOptions = ReadingOptions(), in tree: ProjectTree?
    ) throws(CatalogError) {
        guard FileKind(url.path) == .folder else {
            let found = try FoundCatalog(of: url, file: name, options: options, in: tree)
            self.init()
            catalogs = [found]
            return
        }
        self.init(url, named: name, options: options, in: tree)
        if let error = refused.first { throw error }
        if catalogs.isEmpty {
            throw CatalogError(.noCatalogs(unread: unread.first?.file), file: name.isEmpty ? "." : name)
        }
    }

    /// Adds catalogs, but for those that are there already.
    package mutating func add(_ other: CatalogFolder) {
        let known = Set(catalogs.flatMap(\.files).map(\.url.standardizedFileURL.path))
        catalogs += other.catalogs.filter { !known.contains($0.file.url.standardizedFileURL.path) }
        unread += other.unread.filter { !unread.contains($0) }
    }

    /// Looks for catalogs.
    ///
    /// 1. List the files, but for those of tools and other people (`FolderFiles`).
    /// 2. Ask for each which format claims it, by its name, and by its beginning where names leave it open.
    /// 3. Group the files by pattern.
    /// 4. Leave out what only looks like a catalog.
    /// 5. Add the empty files of a catalog's pattern that no format recognizes.
    ///
    /// O(files).
    ///
    /// - Parameters:
    ///   - name: The folder's name, which messages put before the paths of files; by default its path from the current
    ///     folder.
    ///   - paths: The paths in the folder where they are known already; nil lists them.
    ///   - tree: Where every file has to be; nil for anywhere.
    package init(
        _ folder: URL, named name: String? = nil, options: ReadingOptions = ReadingOptions(), paths: [String]? = nil,
        in tree: ProjectTree? = nil
    ) {
        self.init(folder, named: name, options: options, paths: paths, in: tree, readers: CatalogReaders.all)
    }

    init(
        _ folder: URL, named name: String? = nil, options: ReadingOptions = ReadingOptions(), paths: [String]? = nil,
        in tree: ProjectTree? = nil, readers: [any CatalogReader.Type]
    ) {
        let prefix = name ?? Self.name(of: folder)
        var groups: [String: [(member: CatalogFiles.Member, reader: Int)]] = [:]
        var outside: [(source: CatalogSource, error: CatalogError)] = []
        var unclaimed: [CatalogSource] = []
        let paths = (paths ?? FolderFiles.paths(below: folder)).sorted()
        func source(_ path: String) -> CatalogSource {
            CatalogSource(
                url: folder.appending(path: path), file: prefix.isEmpty ? path : "\(prefix)/\(path)", options: options,
                tree: tree)
        }
        for path in paths where Self.mayBeCatalog(path) {
            let source = source(path)
            if !FolderFiles.isPlainFile(source.url) {
                if let error = source.faultOfKind { outside.append((source, error)) }
                continue
            }
            if LinkedPath.isLink(source.url.path), let error = source.refusal {
                outside.append((source, error))
                continue
            }
            // Whatever its name, it has rooms and no translations.
            if source.isFileOfRooms { continue }
            let full = source.url.standardizedFileURL.path
            if let reader = readers.firstIndex(where: { $0.recognizes(source) }) {
                let place = readers[reader].place(of: full)
                groups[place.pattern, default: []].append((CatalogFiles.Member(source: source, place: place), reader))
            } else {
                unclaimed.append(source)
            }
        }
        // Folders that are links are not entered, but for those of a locale.
        for link in paths where Self.mayBeLinkOfLocale(path: link, below: folder) {
            let full = folder.appending(path: link).standardizedFileURL.path
            for (pattern, found) in groups {
                guard let (first, reader) = found.first else { continue }
                let name = first.source.url.lastPathComponent
                let place = readers[reader].place(of: "\(full)/\(name)")
                guard place.pattern == pattern else { continue }
                let source = source("\(link)/\(name)")
                if let error = source.refusal {
                    outside.append((source, error))
                } else if FolderFiles.isPlainFile(source.url) {
                    groups[pattern]?.append((CatalogFiles.Member(source: source, place: place), reader))
                }
            }
        }
        // A name that ICU does not list is a locale's beside those of others.
        func isBesideLocales(_ place: CatalogPlace, _ reader: Int) -> Bool {
            groups[place.pattern]?.contains { $0.reader == reader && $0.member.place.locale != nil } == true
        }
        for (pattern, found) in groups.sorted(by: { $0.key < $1.key }) where found.count == 1 {
            guard let (member, reader) = found.first, member.place.locale == nil else { continue }
            let places = readers[reader].placesOfUnlistedLocale(member.source.url.standardizedFileURL.path)
            guard let place = places.first(where: { isBesideLocales($0, reader) }) else { continue }
            groups[pattern] = nil
            groups[place.pattern]?.append((CatalogFiles.Member(source: member.source, place: place), reader))
        }
        for (pattern, found) in groups {
            groups[pattern] = found.sorted { $0.member.source.file < $1.member.source.file }
        }
        let readersOfEnding = groups.values.reduce(into: [String: Set<Int>]()) { endings, found in
            for (member, reader) in found { endings[member.source.pathExtension, default: []].insert(reader) }
        }
        var others: [String: [CatalogFiles.Member]] = [:]
        for source in unclaimed {
            let full = source.url.standardizedFileURL.path
            for reader in readersOfEnding[source.pathExtension, default: []].sorted() {
                var place = readers[reader].place(of: full)
                if groups[place.pattern]?.contains(where: { $0.reader == reader }) != true {
                    let places = readers[reader].placesOfUnlistedLocale(full)
                    guard let other = places.first(where: { isBesideLocales($0, reader) }) else { continue }
                    place = other
                }
                others[place.pattern, default: []].append(
                    CatalogFiles.Member(source: source, place: place, isUnclaimed: true))
                break
            }
        }
        refused = outside.filter { source, _ in
            Self.mayBelong(source, to: Set(groups.keys), readers: readers)
                || UnreadFormat.name(of: Self.path(source.url.standardizedFileURL.path, below: folder)) != nil
        }.map(\.error)
        catalogs = groups.compactMap { pattern, found -> FoundCatalog? in
            var members = found.map(\.member)
            guard LookAlikes.isCatalog(pattern: Self.path(pattern, below: folder), members: members) else { return nil }
            // Files that another format reads together with its own, or that were made from such files.
            let mains = LookAlikes.mains(of: pattern, members: members)
            if mains.contains(where: { groups[$0] != nil }) { return nil }
            // One file may show the format where another file with fewer texts does not.
            guard let reader = found.map(\.reader).min().map({ readers[$0] }) else { return nil }
            for ending in reader.standIns.keys.sorted() {
                let stem = pattern.lastIndex(of: ".").map { pattern[...$0] } ?? ""
                members.append(standingIn: groups[stem + ending, default: []].map(\.member))
            }
            if let blank = others[pattern] { members = (members + blank).sorted { $0.source.file < $1.source.file } }
            return FoundCatalog(reader: reader, members: members)
        }.sorted { $0.members[0].source.file < $1.members[0].source.file }
        let found = Set(catalogs.flatMap(\.members).map(\.source.file))
        for source in unclaimed where !found.contains(source.file) {
            let path = Self.path(source.url.standardizedFileURL.path, below: folder)
            if let format = UnreadFormat.name(of: path) {
                unread.append(CatalogError(.unreadFormat(format), file: source.file))
            }
        }
    }

    /// Whether a file that is not opened is a catalog by its name, or one of those that were found.
    private static func mayBelong(
        _ source: CatalogSource, to patterns: Set<String>, readers: [any CatalogReader.Type]
    ) -> Bool {
        var source = source
        source.contents = []
        let path = source.url.standardizedFileURL.path
        return readers.contains { $0.recognizes(source) || patterns.contains($0.place(of: path).pattern) }
    }

    /// Whether it is a link to a folder, or to nothing, such as a `pt.lproj` that is a link to `pt-BR.lproj`.
    private static func mayBeLinkOfLocale(path: String, below folder: URL) -> Bool {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        guard !name.contains(".") || name.hasSuffix(".lproj") else { return false }
        let place = folder.appending(path: path)
        return LinkedPath.isLink(place.path) && !FolderFiles.isPlainFile(place)
    }

    /// Whether a file can be a catalog at all: the extension decides for most files of a project.
    package static func mayBeCatalog(_ path: String) -> Bool {
        guard let dot = path.lastIndex(of: "."), dot > path.lastIndex(of: "/") ?? path.startIndex else { return false }
        if let slash = path.lastIndex(of: "/"), otherNames.contains(String(path[path.index(after: slash)...])) {
            return false
        }
        if otherNames.contains(path) { return false }
        return !otherEndings.contains(path[path.index(after: dot)...].lowercased())
    }

    /// Files of tools, in whose path a name may look like a locale: `rn/package.json`.
    private static let otherNames: Set = [
        "package.json", "package-lock.json", "composer.json", "tsconfig.json", "Contents.json", "pubspec.yaml",
    ]

    /// Extensions that no format has, so that no reader need open such a file.
    private static let otherEndings: Set = [
        "swift", "kt", "java", "dart", "m", "mm", "h", "c", "cpp", "cc", "rs", "go", "py", "rb", "css", "scss", "html",
        "png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "ttf", "otf", "woff", "woff2", "mp3", "mp4", "wav", "zip",
        "jar",
        "md", "lock", "map", "gradle", "kts", "storyboard", "xib", "vue",
    ]

    /// A path with no more of it than the folder's own name, since where a project lies says nothing.
    private static func path(_ path: String, below folder: URL) -> String {
        let parent = folder.standardizedFileURL.deletingLastPathComponent().path
        return path.hasPrefix(parent) ? String(path.dropFirst(parent.count)) : path
    }

    private static func name(of folder: URL) -> String {
        let path = folder.pathFromHere
        return path == URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.path ? "" : path
    }
}
