internal import Foundation

/// Lines of a file descriptor, each of a bounded length, however they arrive.
struct LineInput {
    /// What was read.
    enum Line {
        case text([UInt8])
        /// Longer than allowed; it was passed over to its end.
        case tooLong
        case end
    }

    private let descriptor: Int32
    private let longest: Int
    private var buffer: [UInt8] = []
    /// Where the rest of the buffer begins.
    private var start = 0
    private var hasEnded = false

    init(_ descriptor: Int32, longest: Int) {
        (self.descriptor, self.longest) = (descriptor, longest)
    }

    /// The next line without its end; waits for it.
    mutating func next() -> Line {
        var searched = start
        var isTooLong = false
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return isTooLong || end - start > longest ? .tooLong : .text(Array(buffer[start..<end]))
            }
            if buffer.count - start > longest {
                isTooLong = true
                start = buffer.count
            }
            if hasEnded {
                defer { start = buffer.count }
                if isTooLong { return .tooLong }
                return start == buffer.count ? .end : .text(Array(buffer[start...]))
            }
            buffer.removeFirst(start)
            start = 0
            searched = buffer.count
            read()
        }
    }

    private mutating func read() {
        let size = 1 << 16
        let before = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: size))
        var count: Int
        repeat {
            count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress! + before, size) }
        } while count < 0 && errno == EINTR
        hasEnded = count <= 0
        buffer.removeLast(size - max(count, 0))
    }
}
