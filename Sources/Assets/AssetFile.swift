internal import Foundation

/// Reads files of catalogs.
enum AssetFile {
    /// The most bytes of a description.
    private static let mostContents = 1 << 18
    /// The most bytes of a picture.
    static let mostImage = 16 << 20

    /// What describes a set or a folder of a catalog; nil where it cannot be read.
    static func contents(of folder: String, in root: String) -> AssetContents? {
        guard let bytes = bytes("\(folder)/Contents.json", in: root, most: mostContents) else { return nil }
        return try? JSONDecoder().decode(AssetContents.self, from: Data(bytes))
    }

    /// The bytes of a plain file; nil for one that is too large, or is outside of the project.
    static func bytes(_ path: String, in root: String, most: Int = mostImage) -> [UInt8]? {
        let resolved = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
        guard resolved.hasPrefix(root + "/") else { return nil }
        var facts = stat()
        // Reading a pipe would wait until something is written to it.
        guard stat(resolved, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= most else { return nil }
        guard let file = FileHandle(forReadingAtPath: resolved), let data = try? file.read(upToCount: most) else {
            return nil
        }
        return [UInt8](data)
    }
}

/// `Contents.json` of a set or a folder. What is not understood is left out.
struct AssetContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    struct ColorEntry: Decodable {
        struct Color: Decodable {
            struct Components: Decodable {
                var red: String?
                var green: String?
                var blue: String?
                var white: String?
                var alpha: String?
            }
            var space: String?
            var components: Components?
            var platform: String?
            var reference: String?

            private enum CodingKeys: String, CodingKey {
                case space = "color-space"
                case components, platform, reference
            }
        }
        var color: Color?
        var idiom: String?
        var appearances: [Appearance]?
    }

    struct ImageEntry: Decodable {
        var filename: String?
        var scale: String?
        var idiom: String?
        var appearances: [Appearance]?
    }

    struct Properties: Decodable {
        var namespace: Bool?
        var intent: String?

        private enum CodingKeys: String, CodingKey {
            case namespace = "provides-namespace"
            case intent = "template-rendering-intent"
        }
    }

    var colors: [ColorEntry]?
    var images: [ImageEntry]?
    var properties: Properties?

    var providesNamespace: Bool { properties?.namespace == true }
    var isTemplate: Bool? { properties?.intent.map { $0 == "template" } }
}

extension [AssetContents.Appearance]? {
    /// Whether an entry is for the dark appearance; nil for one with a contrast or another condition.
    var isDark: Bool? {
        guard let all = self, !all.isEmpty else { return false }
        guard all.count == 1, all[0].appearance == "luminosity" else { return nil }
        return all[0].value == "dark"
    }
}
