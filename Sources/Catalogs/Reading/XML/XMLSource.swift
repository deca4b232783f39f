internal import Foundation

extension XML {
    /// A document in UTF-8 in the form that the parser gets, and the places in the file that its bytes come from.
    ///
    /// 1. Decode the file: by its byte order mark or zero bytes, else by the encoding that its XML declaration names.
    /// 2. Remove that declaration, which is about the encoding of the file.
    /// 3. Remove the DOCTYPE, and replace the entities that it declares: Foundation's XMLParser on Linux loses the text
    ///    of entities. No other file is ever opened, and no entity can do harm.
    /// 4. Put a space into processing instructions that only have a name, at which that parser crashes.
    struct Source {
        /// Valid UTF-8.
        let bytes: [UInt8]
        /// Where the document begins in `bytes`: after the XML declaration.
        let start: Int

        private(set) var text: SourceText
        private let origins: [Origin]

        init(_ data: [UInt8], file: String) throws(CatalogError) {
            var text = try Self.decode(data, file: file)
            start = Self.declarationEnd(text.bytes)
            let document = try DocumentType.fillIn(&text, from: start)
            var origins = document?.origins ?? []
            bytes = Self.spaceInstructions(in: document?.bytes ?? text.bytes, from: start, origins: &origins)
            (self.text, self.origins) = (text, origins)
        }

        /// Where in the file a byte comes from. Constant time on average where places are asked for in the order of the
        /// text.
        mutating func position(at offset: Int) -> Catalog.Position { text.position(at: origin(of: offset)) }

        /// What the file has at the place that a byte comes from, for a message.
        func found(at offset: Int) -> String { text.found(at: origin(of: offset)) }

        private func origin(of offset: Int) -> Int {
            guard let origin = origins.last(atOrBefore: offset) else { return offset }
            return origin.isCopied ? origin.place + offset - origin.offset : origin.place
        }

        /// The byte at a line and column of the parser, which counts line feeds and scalars from the start.
        func offset(line: Int, column: Int) -> Int {
            var place = start
            for _ in 1..<max(1, line) {
                place = min(Tags.place(of: UInt8(ascii: "\n"), in: bytes, from: place) + 1, bytes.count)
            }
            var left = column - 1
            while left > 0, place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
                place += 1
                if place == bytes.count || bytes[place] & 0xC0 != 0x80 { left -= 1 }
            }
            return place
        }
    }
}

extension XML.Source {
    /// Where a part of the document comes from: a part of the file that was copied, or a reference that was replaced.
    struct Origin {
        var offset: Int
        var place: Int
        var isCopied: Bool
    }

    private static func decode(_ data: [UInt8], file: String) throws(CatalogError) -> SourceText {
        guard case .utf8(mark: 0) = TextEncoding.detect(data), let name = declaredEncoding(data),
            !["UTF-8", "UTF-16", "US-ASCII"].contains(name.uppercased())
        else { return try SourceText(data, file: file) }
        guard let encoding = String.Encoding(ianaName: name),
            let decoded = String(data: Data(data), encoding: encoding)
        else { throw CatalogError(.badEncoding(name), at: Catalog.Position(file: file)) }
        return try SourceText(Array(decoded.utf8), file: file)
    }

    /// The name in `<?xml … encoding="name"?>`.
    private static func declaredEncoding(_ data: [UInt8]) -> String? {
        let declaration = String(decoding: data[..<min(declarationEnd(data), 1_000)], as: UTF8.self)
        guard let found = declaration.firstRange(of: "encoding") else { return nil }
        let value = declaration[found.upperBound...].drop { $0 == "=" || $0.isWhitespace }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return String(value.dropFirst().prefix { $0 != quote })
    }

    private static func declarationEnd(_ bytes: [UInt8]) -> Int {
        guard bytes.starts(with: "<?xml".utf8), bytes.count > 5, XML.Tags.isSpace(bytes[5]) else { return 0 }
        return XML.Tags.end(of: Array("?>".utf8), in: bytes, from: 0)
    }
}

extension [XML.Source.Origin] {
    /// The last one that begins at or before an offset. O(log n).
    fileprivate func last(atOrBefore offset: Int) -> XML.Source.Origin? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? self[low - 1] : nil
    }
}
