internal import Foundation

/// The files of a catalog that has one a locale.
enum CatalogFiles {
    /// A file and where it stands among the others.
    struct Member {
        var source: CatalogSource
        var place: CatalogPlace
    }

    /// The files of the same catalog as one of them, itself among them, by name. O(entries of the folder).
    static func all(of source: CatalogSource, reader: any CatalogReader.Type) -> [Member] {
        let path = source.url.standardizedFileURL.path
        let place = reader.place(of: path)
        var components = path.components(separatedBy: "/")
        let pattern = place.pattern.components(separatedBy: "/")
        let alone = [Member(source: source, place: place)]
        guard pattern.count == components.count,
            let varying = pattern.indices.first(where: { pattern[$0].contains("*") })
        else { return alone }
        let folder = components[..<varying].joined(separator: "/")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "/" : folder)) ?? []
        let members = names.sorted().compactMap { name -> Member? in
            components[varying] = name
            let sibling = components.joined(separator: "/")
            let place = reader.place(of: sibling)
            guard place.pattern == self.pattern(pattern), FileManager.default.fileExists(atPath: sibling) else {
                return nil
            }
            let url = URL(filePath: sibling)
            let named = Self.name(source.file, with: components[varying...])
            return Member(source: CatalogSource(url: url, file: named, options: source.options), place: place)
        }
        return members.isEmpty ? alone : members
    }

    private static func pattern(_ components: [String]) -> String { components.joined(separator: "/") }

    /// What the caller calls a sibling: the name of the file that was given, with other last components.
    private static func name(_ file: String, with last: ArraySlice<String>) -> String {
        let components = file.components(separatedBy: "/")
        return (components.dropLast(last.count) + last).joined(separator: "/")
    }
}
