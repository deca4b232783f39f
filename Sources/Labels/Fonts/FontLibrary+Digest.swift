internal import Basics
internal import Foundation
internal import Typography

extension FontLibrary {
    /// A SHA-256 of everything in the fonts that numbers depend on. O(bytes of the project's own fonts).
    ///
    /// The project's own count by all their bytes. Those that come with Galley count by their names, lengths and beginnings,
    /// where each has the checksums of its tables: nobody but the owner of the program can change them.
    package var digest: String {
        var digest = ContentDigest()
        digest.add(modelsSystemFont)
        digest.add(collection.defaultFamilies)
        digest.add(collection.sources.count)
        for source in collection.sources {
            digest.add(source.scripts)
            digest.add(source.locales)
            digest.add(source.isDefault)
        }
        let own = Set(collection.sources.map(\.path))
        for face in collection.faces {
            digest.add(face.index)
            digest.add(own.contains(face.path) ? "own" : URL(filePath: face.path).lastPathComponent)
            digest.add(
                face.withFileBytes { bytes in
                    let length = own.contains(face.path) ? bytes.count : min(bytes.count, 4096)
                    return "\(bytes.count) \(SHA256.digits(UnsafeRawBufferPointer(rebasing: bytes[..<length])))"
                })
        }
        return digest.digits
    }
}
