internal import Foundation

/// Gives bytes to Foundation's XMLParser in pieces. libxml2 below it refuses a document of more than 10 MB in one
/// piece, which is how `XMLParser(data:)` passes it on.
final class XMLInput: InputStream {
    private let bytes: [UInt8]
    private var index: Int

    init(_ bytes: [UInt8], from index: Int) {
        self.bytes = bytes
        self.index = index
        super.init(data: Data())
    }

    override func open() {}
    override func close() {}
    override var hasBytesAvailable: Bool { index < bytes.count }
    override var streamError: (any Error)? { nil }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        let count = min(maxLength, bytes.count - index)
        _ = UnsafeMutableBufferPointer(start: buffer, count: count).update(fromContentsOf: bytes[index..<index + count])
        index += count
        return count
    }
}
