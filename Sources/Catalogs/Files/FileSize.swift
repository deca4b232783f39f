internal import Foundation

/// The limit on the size of files that are read.
package enum FileSize {
    /// The most bytes of a catalog, a font, a baseline, a recording or a share: the largest fonts of Apple and Noto have
    /// less than 200 MB, and no catalog comes near that.
    package static let largest = 256 << 20

    /// The message for a larger file.
    package static func fault(_ largest: Int = largest) -> String { "the file has more than \(largest >> 20) MB" }

    /// The size of a plain file, in bytes; nil for anything else.
    package static func of(_ path: String) -> Int? {
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(facts.st_size)
    }
}
