internal import Basics
internal import Foundation

/// The file of an entry: a mark, the key that it was written under, a digest of the content, and the content.
enum CacheEntry {
    private static let mark = Array("galley cache 1\n".utf8)

    static func bytes(of content: Data, key: String) -> [UInt8] {
        mark + Array(key.utf8) + Array(SHA256.digits(content).utf8) + content
    }

    /// The content of a file; nil for one that is cut off, damaged, or another entry's.
    static func content(of data: Data, key: String) -> Data? {
        let bytes = [UInt8](data)
        let key = Array(key.utf8)
        let start = mark.count + key.count + 64
        guard bytes.count >= start, bytes.starts(with: mark), bytes[mark.count...].starts(with: key) else { return nil }
        let content = bytes[start...]
        guard bytes[(start - 64)..<start].elementsEqual(SHA256.digits(content).utf8) else { return nil }
        return Data(content)
    }
}
