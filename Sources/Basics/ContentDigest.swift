/// A SHA-256 of values, each text and list with its length.
///
/// Two lists of values whose types are the same, in the same order, have the same bytes only if they are equal. Types are not
/// part of the bytes: before values that may be of one type or another, add a text or number that says which.
package struct ContentDigest {
    private var digest = SHA256()
    private var bytes: [UInt8] = []

    /// The digest of nothing.
    package init() {}

    /// Adds a text.
    package mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
        settle()
    }

    /// Adds a number.
    package mutating func add(_ number: Int) { add(word: UInt64(bitPattern: Int64(number))) }

    /// Adds a number, every bit of it.
    package mutating func add(_ number: Double) { add(word: number.bitPattern) }

    /// Adds a choice.
    package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// Adds a text, or that there is none.
    package mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    /// Adds a number, or that there is none.
    package mutating func add(_ number: Int?) {
        add(number != nil)
        if let number { add(number) }
    }

    /// Adds a number, or that there is none.
    package mutating func add(_ number: Double?) {
        add(number != nil)
        if let number { add(number) }
    }

    /// Adds texts, in their order.
    package mutating func add(_ texts: [String]) {
        add(texts.count)
        for text in texts { add(text) }
    }

    /// The 64 hexadecimal digits of the digest of all that was added.
    package var digits: String {
        var whole = digest
        whole.add(bytes)
        return whole.digits
    }

    private mutating func add(word: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
        settle()
    }

    private mutating func settle() {
        guard bytes.count >= 4096 else { return }
        digest.add(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
