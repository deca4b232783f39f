internal import Foundation

/// What the shaped form of a text depends on.
///
/// Texts are compared by their bytes: Swift considers composed and decomposed letters equal.
struct ShapingKey: Equatable {
    let string: String
    private let style: Int
    private let moreStyles: [Int]
    private let direction: BaseDirection
    let hash: UInt64

    /// - Parameter moreStyles: The lengths and styles of the runs, when there are several.
    init(_ string: String, style: Int, moreStyles: [Int], direction: BaseDirection) {
        var string = string
        var hash = UInt64(truncatingIfNeeded: style) &+ 0x9e37_79b9_7f4a_7c15
        string.withUTF8 { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var index = 0
            while index + 8 <= raw.count {
                hash = ShapingKey.mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                index += 8
            }
            var rest: UInt64 = UInt64(raw.count)
            while index < raw.count {
                rest = rest << 8 | UInt64(raw[index])
                index += 1
            }
            hash = ShapingKey.mix(hash ^ rest)
        }
        self.string = string
        self.style = style
        self.moreStyles = moreStyles
        self.direction = direction
        self.hash = hash
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        let wide = value.multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
        return wide.high ^ wide.low
    }

    static func == (left: ShapingKey, right: ShapingKey) -> Bool {
        guard left.hash == right.hash, left.style == right.style, left.direction == right.direction,
            left.moreStyles == right.moreStyles, left.string.utf8.count == right.string.utf8.count
        else { return false }
        return haveSameBytes(left.string, right.string)
    }
}

private func haveSameBytes(_ left: String, _ right: String) -> Bool {
    let answer = left.utf8.withContiguousStorageIfAvailable { left in
        right.utf8.withContiguousStorageIfAvailable { right in
            guard left.count == right.count, let first = left.baseAddress, let other = right.baseAddress else {
                return left.count == right.count
            }
            return first == other || memcmp(first, other, left.count) == 0
        }
    }
    return (answer ?? nil) ?? left.utf8.elementsEqual(right.utf8)
}
