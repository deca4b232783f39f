internal import Foundation

extension XML {
    /// Finds the tags of a document in step with the parser that reports them: Foundation's XMLParser gives only the
    /// end of a start tag.
    ///
    /// The parser has found the text up to the reported tag well-formed, and this relies on it. All tags of a document
    /// together take one pass.
    struct Tags {
        private let bytes: [UInt8]
        /// After the tag that was found last.
        private(set) var index: Int
        /// Whether that tag was `<a/>`, whose end is reported though there is no end tag.
        private(set) var isEmptyElement = false

        init(_ bytes: [UInt8], from index: Int) {
            self.bytes = bytes
            self.index = index
        }

        /// Skips the next start tag. Returns the place of its `<`.
        mutating func skipStartTag() -> Int {
            let start = nextTag()
            index = Tags.tagEnd(bytes, from: start)
            isEmptyElement = index >= 2 && bytes[index - 2] == UInt8(ascii: "/") && index - 2 > start
            return start
        }

        /// Skips the next end tag, unless the element ended with its start tag.
        mutating func skipEndTag() {
            if !isEmptyElement { index = Tags.tagEnd(bytes, from: nextTag()) }
            isEmptyElement = false
        }

        /// The place of the next `<` that begins a tag; the end of the text where there is none.
        func nextTag() -> Int {
            var place = Tags.place(of: UInt8(ascii: "<"), in: bytes, from: index)
            while place < bytes.count, let end = Tags.otherMarkupEnd(bytes, from: place) {
                place = Tags.place(of: UInt8(ascii: "<"), in: bytes, from: end)
            }
            return place
        }

        /// Where the text after the last tag begins, without white space, comments, instructions and the start of a
        /// CDATA section.
        func textStart() -> Int {
            var place = index
            while place < bytes.count {
                if Tags.isSpace(bytes[place]) {
                    place += 1
                } else if bytes[place] != UInt8(ascii: "<") {
                    break
                } else if bytes[place...].starts(with: "<![CDATA[".utf8) {
                    place += "<![CDATA[".utf8.count
                } else if let end = Tags.otherMarkupEnd(bytes, from: place) {
                    place = end
                } else {
                    break
                }
            }
            return place
        }
    }
}

extension XML.Tags {
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// The place after the comment, CDATA section or processing instruction that begins here; nil for a tag.
    static func otherMarkupEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "!") || bytes[start + 1] == UInt8(ascii: "?")
        else { return nil }
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
        where bytes[start...].starts(with: opening.utf8) {
            return end(of: Array(closing.utf8), in: bytes, from: start + opening.utf8.count)
        }
        return nil
    }

    /// The place after the `>` of the tag that begins here; one in the value of an attribute does not count.
    static func tagEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ">"): return index + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"): index = place(of: bytes[index], in: bytes, from: index + 1)
            default: break
            }
            index += 1
        }
        return bytes.count
    }

    /// The place after the next `mark`; the end of the text where there is none.
    static func end(of mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int {
        var found = place(of: mark[0], in: bytes, from: start)
        while found < bytes.count {
            if bytes[found...].starts(with: mark) { return found + mark.count }
            found = place(of: mark[0], in: bytes, from: found + 1)
        }
        return bytes.count
    }

    /// The place of the next byte of this value; the end of the text where there is none.
    static func place(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int {
        guard start < bytes.count else { return bytes.count }
        return bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress,
                let found = memchr(base + start, Int32(byte), buffer.count - start)
            else { return buffer.count }
            return base.distance(to: UnsafeRawPointer(found))
        }
    }
}
