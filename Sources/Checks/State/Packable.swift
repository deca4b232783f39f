/// A value that can be written as bytes and read again, exact to the last bit.
///
/// Every value takes at least one byte.
protocol Packable {
    func pack(into packer: inout Packer)
    init(from unpacker: inout Unpacker) throws(UnpackingError)
}

extension Int: Packable {
    func pack(into packer: inout Packer) {
        packer.add(word: UInt64(bitPattern: Int64(self &<< 1 ^ self >> (Int.bitWidth - 1))))
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        let word = try unpacker.nextWord()
        self = Int(Int64(bitPattern: word >> 1)) ^ -Int(word & 1)
    }
}

extension Double: Packable {
    func pack(into packer: inout Packer) { packer.add(word: bitPattern.byteSwapped) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(bitPattern: try unpacker.nextWord().byteSwapped)
    }
}

extension Bool: Packable {
    func pack(into packer: inout Packer) { packer.add(word: self ? 1 : 0) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self = try unpacker.nextByte() != 0
    }
}

extension String: Packable {
    func pack(into packer: inout Packer) { packer.add(text: self) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) { self = try unpacker.nextText() }
}

extension Optional: Packable where Wrapped: Packable {
    func pack(into packer: inout Packer) {
        packer.add(self != nil)
        if let self { packer.add(self) }
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self = try Bool(from: &unpacker) ? Wrapped(from: &unpacker) : nil
    }
}

extension Array: Packable where Element: Packable {
    func pack(into packer: inout Packer) {
        packer.add(word: UInt64(count))
        for element in self { packer.add(element) }
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self = []
        for _ in 0..<(try unpacker.nextLength()) { append(try unpacker.next()) }
    }
}

extension Set: Packable where Element: Packable {
    func pack(into packer: inout Packer) { packer.add(Array(self)) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) { self = Set(try [Element](from: &unpacker)) }
}

extension Dictionary: Packable where Key: Packable, Value: Packable {
    func pack(into packer: inout Packer) {
        packer.add(word: UInt64(count))
        for (key, value) in self { packer.add(key, value) }
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self = [:]
        for _ in 0..<(try unpacker.nextLength()) {
            let key: Key = try unpacker.next()
            guard updateValue(try unpacker.next(), forKey: key) == nil else {
                throw .unexpected("\"\(key)\" twice")
            }
        }
    }
}
