/// Writes values as bytes, one after another, without their names, so that there are few bytes and little work.
///
/// A text is written at its first occurrence, and is a number from then on: findings mostly repeat the texts of others.
struct Packer {
    private(set) var bytes: [UInt8] = []
    private var texts: [ExactText: Int] = [:]

    mutating func add<each Value: Packable>(_ value: repeat each Value) {
        repeat (each value).pack(into: &self)
    }

    /// Seven bits in each byte, the lowest first; the highest bit says that more follow.
    mutating func add(word: UInt64) {
        var rest = word
        while rest > 0x7f {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add(text: String) {
        let key = ExactText(text: text)
        if let number = texts[key] { return add(word: UInt64(number)) }
        add(word: UInt64(texts.count))
        texts[key] = texts.count
        add(word: UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }
}

/// A text that is equal only to the same scalars. Swift takes two spellings of an accented letter as equal.
private struct ExactText: Hashable {
    let text: String

    static func == (first: Self, second: Self) -> Bool {
        var (first, second) = (first.text, second.text)
        return first.withUTF8 { first in second.withUTF8 { first.elementsEqual($0) } }
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
