import Frames

/// A part of a document as `JSONText` would write it, many times as fast: of a check there may be a hundred thousand.
///
/// Knows what records are made of: objects with keys in ASCII, lists, texts, numbers and truth values.
enum JSONPage {
    /// The value without a line feed at its end.
    ///
    /// - Parameter depth: How many objects and lists are around it; the first line is not indented.
    /// - Throws: What the value throws where it cannot be written.
    static func render(_ value: some Encodable, depth: Int) throws -> String {
        let node = JSONNode()
        try value.encode(to: JSONNodeEncoder(node))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2048)
        node.write(to: &bytes, depth: depth)
        return String(decoding: JSONLineBreaks.escaped(bytes), as: UTF8.self)
    }
}

/// A value on its way to text.
final class JSONNode {
    enum Content {
        /// As it stands in the document.
        case token(String)
        case text(String)
        case list([JSONNode])
        case object([(key: String, value: JSONNode)])
    }

    var content = Content.token("null")

    /// The keys in the order of their code points, two spaces a level, as Foundation's encoder lays a page out.
    func write(to bytes: inout [UInt8], depth: Int) {
        switch content {
        case .token(let token): bytes.append(contentsOf: token.utf8)
        case .text(let text): Self.write(text, to: &bytes)
        case .list(let items):
            Self.write(items, between: "[]", to: &bytes, depth: depth) { item, bytes in
                item.write(to: &bytes, depth: depth + 1)
            }
        case .object(let members):
            Self.write(members.sorted { $0.key < $1.key }, between: "{}", to: &bytes, depth: depth) { member, bytes in
                Self.write(member.key, to: &bytes)
                bytes.append(contentsOf: " : ".utf8)
                member.value.write(to: &bytes, depth: depth + 1)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between brackets: StaticString, to bytes: inout [UInt8], depth: Int,
        _ write: (Item, inout [UInt8]) -> Void
    ) {
        bytes.append(brackets.utf8Start[0])
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(UInt8(ascii: "\n"))
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * (depth + 1)))
            write(item, &bytes)
        }
        // An empty one has a line of nothing in it.
        if items.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
        bytes.append(brackets.utf8Start[1])
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x08: bytes += Array("\\b".utf8)
            case 0x09: bytes += Array("\\t".utf8)
            case 0x0A: bytes += Array("\\n".utf8)
            case 0x0C: bytes += Array("\\f".utf8)
            case 0x0D: bytes += Array("\\r".utf8)
            case ..<0x10: bytes += Array("\\u000\(String(byte, radix: 16))".utf8)
            case ..<0x20: bytes += Array("\\u00\(String(byte, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
