extension XML.DocumentType {
    /// A document without its DOCTYPE, with the entities filled in.
    struct Document {
        var bytes: [UInt8] = []
        var origins: [XML.Source.Origin] = []
    }

    /// The longest text that all entities of a document may expand to; more is an attack on memory or time (billion
    /// laughs).
    static let expansionLimit = 2_000_000
    /// The deepest nesting of entities; more than any document has.
    static let depthLimit = 32

    /// Removes the DOCTYPE, and replaces the references to entities by their text; nil for a document without a
    /// DOCTYPE. O(n), plus the length of the entities, up to the limit.
    static func fillIn(_ text: inout SourceText, from start: Int) throws(CatalogError) -> Document? {
        guard let place = typeStart(text.bytes, from: start) else { return nil }
        guard let (type, end) = read(text.bytes, from: place) else {
            let found = "the end of the file in the DOCTYPE that starts here"
            throw CatalogError(.unexpected(found: found, expected: "'>'"), at: text.position(at: place))
        }
        var document = Document()
        document.copy(text.bytes, place, from: 0)
        document.blank(text.bytes, place..<end)
        if type.entities.isEmpty {
            document.copy(text.bytes, text.bytes.count, from: end)
        } else {
            var filling = XMLEntityFilling(type: type, document: document)
            try filling.fillIn(&text, from: end)
            document = filling.document
        }
        return document
    }

    /// The `<!DOCTYPE` after white space, comments and instructions.
    private static func typeStart(_ bytes: [UInt8], from start: Int) -> Int? {
        var place = start
        while place < bytes.count {
            if XML.Tags.isSpace(bytes[place]) {
                place += 1
            } else if bytes[place...].starts(with: "<!DOCTYPE".utf8) {
                return place
            } else if bytes[place] == UInt8(ascii: "<"), let end = XML.Tags.otherMarkupEnd(bytes, from: place) {
                place = end
            } else {
                return nil
            }
        }
        return nil
    }
}

extension XML.DocumentType.Document {
    mutating func copy(_ source: [UInt8], _ end: Int, from start: Int) {
        origins.append(XML.Source.Origin(offset: bytes.count, place: start, isCopied: true))
        bytes += source[start..<end]
    }

    /// Replaces a part of the file by spaces and its line feeds, so that lines keep their numbers.
    mutating func blank(_ source: [UInt8], _ range: Range<Int>) {
        origins.append(XML.Source.Origin(offset: bytes.count, place: range.lowerBound, isCopied: true))
        bytes += source[range].lazy.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    }

    mutating func replace(_ place: Int, with text: [UInt8]) {
        origins.append(XML.Source.Origin(offset: bytes.count, place: place, isCopied: false))
        bytes += text
    }
}
