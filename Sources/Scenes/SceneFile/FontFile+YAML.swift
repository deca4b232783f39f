package import Foundation
package import Labels

extension FontFile {
    /// A path, or a mapping with `file`, `scripts`, `locales` and `default`.
    ///
    /// - Throws: `InputError` for a path that matches no file.
    package static func read(_ value: YAMLValue?, folder: URL) throws -> [FontFile] {
        try value?.listOrOne().flatMap { item -> [FontFile] in
            guard item.isMapping else {
                return try InputFile.named(item, "fonts", in: folder).map { FontFile($0) }
            }
            let entries = try item.entries("fonts", keys: ["file", "scripts", "locales", "default"])
            guard let file = entries["file"] else { throw item.wrong("fonts", "a key \"file\"") }
            return try InputFile.named(file, "fonts", in: folder).map { url in
                FontFile(
                    url, scripts: try entries["scripts"]?.listOrOne().map { try $0.string("scripts") } ?? [],
                    locales: try entries["locales"]?.listOrOne().map { try $0.string("locales") } ?? [],
                    isDefault: try entries["default"]?.bool("default") ?? false)
            }
        } ?? []
    }
}
