extension XML.Source {
    /// Puts a space after the name of each processing instruction that has nothing else: `<?php?>`.
    ///
    /// Foundation's XMLParser on Linux crashes at such an instruction: libxml2 gives it no data, and it asks for the
    /// length. O(n), with one search where the document has no `?>`.
    ///
    /// - Parameters:
    ///   - bytes: The document as it will be parsed.
    ///   - origins: Where its bytes come from; updated as well.
    static func spaceInstructions(in bytes: [UInt8], from start: Int, origins: inout [Origin]) -> [UInt8] {
        let ends = endsOfBareInstructions(bytes, from: start)
        guard !ends.isEmpty else { return bytes }
        var spaced: [UInt8] = []
        var moved: [Origin] = []
        var (copied, next) = (0, 0)
        var latest = Origin(offset: 0, place: 0, isCopied: true)
        for end in ends {
            while next < origins.count, origins[next].offset <= end {
                latest = origins[next]
                moved.append(
                    Origin(
                        offset: latest.offset + spaced.count - copied, place: latest.place, isCopied: latest.isCopied))
                next += 1
            }
            spaced += bytes[copied..<end]
            let place = latest.isCopied ? latest.place + end - latest.offset : latest.place
            moved.append(Origin(offset: spaced.count, place: place, isCopied: false))
            spaced.append(UInt8(ascii: " "))
            latest = Origin(offset: end, place: place, isCopied: latest.isCopied)
            moved.append(Origin(offset: spaced.count, place: place, isCopied: latest.isCopied))
            copied = end
        }
        moved += origins[next...].map {
            Origin(offset: $0.offset + spaced.count - copied, place: $0.place, isCopied: $0.isCopied)
        }
        origins = moved
        return spaced + bytes[copied...]
    }

    /// The places of `?>` that end an instruction with only a name, outside of comments and CDATA sections.
    private static func endsOfBareInstructions(_ bytes: [UInt8], from start: Int) -> [Int] {
        let mark = Array("?>".utf8)
        guard XML.Tags.end(of: mark, in: bytes, from: start) < bytes.count || bytes.suffix(2).elementsEqual(mark) else {
            return []
        }
        var ends: [Int] = []
        var place = XML.Tags.place(of: UInt8(ascii: "<"), in: bytes, from: start)
        while place < bytes.count {
            let end = XML.Tags.otherMarkupEnd(bytes, from: place)
            if let end, bytes[place + 1] == UInt8(ascii: "?"), bytes[place..<end].suffix(2).elementsEqual(mark),
                !bytes[place..<end].contains(where: XML.Tags.isSpace)
            {
                ends.append(end - 2)
            }
            place = XML.Tags.place(of: UInt8(ascii: "<"), in: bytes, from: end ?? place + 1)
        }
        return ends
    }
}
