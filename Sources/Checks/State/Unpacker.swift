/// Reads what a ``Packer`` wrote. Other bytes are refused, or read as some value; they do no harm.
struct Unpacker {
    private let bytes: [UInt8]
    private var position = 0
    private var texts: [String] = []
    /// The new positions for positions that were written.
    let moves: PositionMoves?

    init(_ bytes: [UInt8], moves: PositionMoves? = nil) {
        self.bytes = bytes
        self.moves = moves
    }

    /// The next value; its type is that which the caller expects.
    mutating func next<Value: Packable>() throws(UnpackingError) -> Value { try Value(from: &self) }

    /// The next values, in the order in which ``Packer`` wrote them.
    mutating func nextAll<each Value: Packable>() throws(UnpackingError) -> (repeat each Value) {
        (repeat try (each Value)(from: &self))
    }

    mutating func nextByte() throws(UnpackingError) -> UInt8 {
        guard position < bytes.count else { throw .endsEarly }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func nextWord() throws(UnpackingError) -> UInt64 {
        var word: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try nextByte()
            guard shift < 63 || byte <= 1 else { break }
            word |= UInt64(byte & 0x7f) << shift
            if byte & 0x80 == 0 { return word }
        }
        throw .unexpected("a number of more than 64 bits")
    }

    /// How many elements follow. Each takes at least one byte, so that no list is longer than what is left.
    mutating func nextLength() throws(UnpackingError) -> Int {
        let length = try nextWord()
        guard length <= bytes.count - position else { throw .endsEarly }
        return Int(length)
    }

    /// A count; small enough that sums of counts never overflow.
    mutating func nextCount() throws(UnpackingError) -> Int {
        let count = try nextWord()
        guard count < 1 << 48 else { throw .unexpected("the count \(count)") }
        return Int(count)
    }

    mutating func nextText() throws(UnpackingError) -> String {
        let number = try nextWord()
        if number < texts.count { return texts[Int(number)] }
        guard number == texts.count else { throw .unexpected("text \(number) of \(texts.count)") }
        let length = try nextLength()
        guard let text = String(validating: bytes[position..<position + length], as: UTF8.self) else {
            throw .unexpected("a text that is not UTF-8")
        }
        position += length
        texts.append(text)
        return text
    }

    /// Checks that nothing is left.
    func end() throws(UnpackingError) {
        guard position == bytes.count else { throw .unexpected("\(bytes.count - position) bytes after the end") }
    }
}

/// Why bytes are not what a ``Packer`` wrote.
package enum UnpackingError: Error, Hashable, CustomStringConvertible {
    case endsEarly
    case unexpected(String)

    package var description: String {
        switch self {
        case .endsEarly: "ends too early"
        case .unexpected(let what): "contains \(what)"
        }
    }
}
