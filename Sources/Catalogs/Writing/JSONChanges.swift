/// Changes to a JSON text that leave the rest of it unchanged.
struct JSONChanges {
    private var changes: [(place: Range<Int>, text: String)] = []

    /// Replaces some bytes by a text.
    mutating func replace(_ place: Range<Int>, with text: String) { changes.append((place, text)) }

    /// Inserts members before all others of an object, indented like the first of them, or on lines of their own.
    mutating func insert(_ members: [String], into object: JSONObjectPlaces) {
        let start = object.open + 1
        if let first = object.firstMember {
            let space = String(decoding: object.space, as: UTF8.self)
            let separator = ",\(space.isEmpty ? " " : space)"
            replace(start..<first, with: "\(space)\(members.joined(separator: separator))\(separator)")
        } else {
            // Xcode writes an empty object with an empty line in it.
            let isOnLines = object.space.contains(UInt8(ascii: "\n"))
            let indentation = String(
                decoding: object.space.suffix(while: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }),
                as: UTF8.self)
            let lines = members.joined(separator: isOnLines ? ",\n\(indentation)  " : ", ")
            replace(
                start..<object.close, with: isOnLines ? "\n\(indentation)  \(lines)\n\(indentation)" : lines)
        }
    }

    /// The text with all changes, none of which may overlap another. O(n).
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + changes.reduce(0) { $0 + $1.text.utf8.count })
        var index = 0
        for change in changes.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
            result += bytes[index..<change.place.lowerBound]
            result += change.text.utf8
            index = change.place.upperBound
        }
        return result + bytes[index...]
    }

    /// A string as JSON has it (RFC 8259, 7).
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}

/// The offsets of an object and one of its members, in bytes.
struct JSONObjectPlaces {
    /// The opening brace.
    var open: Int
    /// The closing brace.
    var close: Int
    /// The quotation mark of the first member's name; nil for an empty object.
    var firstMember: Int?
    /// The space after the opening brace.
    var space: ArraySlice<UInt8>
    /// The member that was looked for, if it is a string.
    var value: (text: String, place: Range<Int>)?
    /// The number of another member that was looked for, if it is one.
    var number: Range<Int>?

    /// Reads the object that is next.
    init(_ reader: inout JSONReader, member: String, number: String? = nil) throws(CatalogError) {
        _ = reader.next()
        open = reader.index
        var first: Int?
        var value: (text: String, place: Range<Int>)?
        var place: Range<Int>?
        try reader.readObject("an object") { (reader, name) throws(CatalogError) in
            first = first ?? name.offset
            if name.value == number, try reader.nextKind() == .number {
                let start = reader.index
                _ = try reader.readWritten()
                place = start..<reader.index
                return
            }
            guard name.value == member, reader.next() == UInt8(ascii: "\"") else { return try reader.skipValue() }
            let start = reader.index
            value = (try reader.readString("a text").value, start..<reader.index)
        }
        close = reader.index - 1
        firstMember = first
        space = reader.text.bytes[(open + 1)..<(first ?? close)]
        self.value = value
        self.number = place
    }
}

extension [UInt8] {
    /// The spaces and line feeds before a place.
    func space(before index: Int) -> ArraySlice<UInt8> {
        let isSpace: (UInt8) -> Bool = { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
        let start = self[..<index].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
        return self[start..<index]
    }
}

extension ArraySlice<UInt8> {
    /// The longest end of bytes that fit.
    func suffix(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[(lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}
