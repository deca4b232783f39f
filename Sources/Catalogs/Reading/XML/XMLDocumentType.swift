extension XML {
    /// The DOCTYPE of a document: the entities that its internal subset declares (W3C XML 1.0, 2.8 and 4.2).
    ///
    /// Parameter entities and external subsets are not read; what they declare counts as not declared.
    struct DocumentType {
        enum Entity {
            case text([UInt8])
            /// Its text is the content of another file.
            case external
        }

        private(set) var entities: [String: Entity] = [:]

        private let bytes: [UInt8]
        private var index: Int

        /// Reads the declarations from the `<` of a DOCTYPE to its `>`; nil where it does not end.
        static func read(_ bytes: [UInt8], from start: Int) -> (type: DocumentType, end: Int)? {
            var type = DocumentType(bytes: bytes, index: start + "<!DOCTYPE".utf8.count)
            return type.readToEnd() ? (type, type.index) : nil
        }

        private init(bytes: [UInt8], index: Int) {
            self.bytes = bytes
            self.index = index
        }

        private mutating func readToEnd() -> Bool {
            var isInside = false
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "["): isInside = true
                case UInt8(ascii: "]"): isInside = false
                case UInt8(ascii: ">") where !isInside:
                    index += 1
                    return true
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    guard readQuoted() != nil else { return false }
                    continue
                case UInt8(ascii: "<"):
                    guard readDeclaration() else { return false }
                    continue
                default: break
                }
                index += 1
            }
            return false
        }

        /// Skips or reads the declaration, comment or instruction that begins here.
        private mutating func readDeclaration() -> Bool {
            if let end = Tags.otherMarkupEnd(bytes, from: index) {
                index = end
                return true
            }
            let isEntity = bytes[index...].starts(with: "<!ENTITY".utf8)
            let start = index + (isEntity ? "<!ENTITY".utf8.count : 1)
            index = Tags.tagEnd(bytes, from: index)
            guard bytes[index - 1] == UInt8(ascii: ">") else { return false }
            if isEntity { declare(in: start..<index) }
            return true
        }

        /// Reads `name "value"` or `name SYSTEM "file"`. The first declaration of a name counts (4.2), and the five
        /// predefined names cannot be changed.
        private mutating func declare(in range: Range<Int>) {
            let end = index
            defer { index = end }
            index = range.lowerBound
            skipSpace()
            let name = readName()
            skipSpace()
            guard !name.isEmpty, entities[name] == nil, !References.predefined.contains(name) else { return }
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if let value = readQuoted() { entities[name] = .text(References.fillInCharacters(Array(value))) }
            default: entities[name] = .external
            }
        }

        private mutating func readQuoted() -> ArraySlice<UInt8>? {
            let start = index + 1
            guard let end = bytes[start...].firstIndex(of: bytes[index]) else { return nil }
            index = end + 1
            return bytes[start..<end]
        }

        private mutating func readName() -> String {
            let start = index
            while index < bytes.count, References.isNameByte(bytes[index]) { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }

        private mutating func skipSpace() {
            while index < bytes.count, Tags.isSpace(bytes[index]) { index += 1 }
        }
    }
}
