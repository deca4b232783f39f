internal import Basics
package import Catalogs
package import Foundation
package import Labels

extension FontFile {
    /// Finds the files that a value names, relative to a folder. Throws `InputError` for a path that matches none, or
    /// one outside of the tree.
    package typealias Search = (_ folder: URL, _ tree: ProjectTree) throws -> [FontFile]

    /// A path, or a mapping; or a list of them.
    package static let form = ValueForm<Search>(.text) { value, _ in
        { folder, tree in
            try InputFile.named(value, "fonts", in: folder, of: tree).map { FontFile($0, at: value.position) }
        }
    }.orMapping(
        .mapping(
            MappingKey("file", .later(.text), required: "a key \"file\"", "A font file, or a pattern of several."),
            MappingKey("scripts", names, "ISO 15924 codes of the scripts that it comes first for; by default all."),
            MappingKey("locales", names, "Languages or locales that it comes first for; by default all."),
            MappingKey("default", .bool, usual: "false", "Whether text that names no family is set in it.")
        ) { _, file, scripts, locales, isDefault in
            { folder, tree in
                try InputFile.named(file, "fonts", in: folder, of: tree).map {
                    FontFile(
                        $0, scripts: scripts ?? [], locales: locales ?? [], isDefault: isDefault, at: file.position)
                }
            }
        }
    ).listOrOne.map { searches, _ -> Search in
        { folder, tree in try searches.flatMap { try $0(folder, tree) } }
    }

    private static let names = ValueForm.text.listOrOne

    private init(
        _ url: URL, scripts: [String] = [], locales: [String] = [], isDefault: Bool = false, at place: SourcePosition
    ) {
        self.init(url, scripts: scripts, locales: locales, isDefault: isDefault)
        self.place = place
    }
}
