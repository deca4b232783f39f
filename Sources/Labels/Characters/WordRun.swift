internal import TextLayout
internal import Typography

/// Words of a language one after the other, as they are set, from which texts of any length can be taken: each begins with a word
/// and ends anywhere.
struct WordRun {
    /// Points before each UTF-16 unit.
    private let pens: [Double]
    /// The offsets of characters, and the end.
    private let characters: [Int]
    /// Whether a line may end before the unit.
    private let lineEnds: [Bool]
    /// How many characters and how many scalars are before each unit.
    private let characterCounts: [Int32]
    private let scalarCounts: [Int32]
    /// Where words begin.
    private let starts: [Int]
    private let units: [UInt16]
    /// What a text is wider by where its last word is cut.
    private let cut: Double
    /// How many words there are.
    var words: Int { starts.count }
    /// How many characters they have, with those between them.
    var characterCount: Int { characters.count - 1 }

    init(_ words: [String], separator: String, cut: Double, paragraph: (String) -> Paragraph) {
        let text = words.joined(separator: separator)
        let paragraph = paragraph(text)
        units = Array(text.utf16)
        pens = paragraph.pens
        characters = paragraph.graphemeStarts
        lineEnds = paragraph.lineEnds
        self.cut = cut
        var starts: [Int] = []
        var offset = 0
        for word in words {
            starts.append(offset)
            offset += word.utf16.count + separator.utf16.count
        }
        self.starts = starts
        var counts = [Int32](repeating: 0, count: units.count + 1)
        for start in characters.dropLast() { counts[start + 1] += 1 }
        var scalars = counts.map { _ in Int32(0) }
        for offset in units.indices where units[offset] & 0xfc00 != 0xdc00 { scalars[offset + 1] = 1 }
        for offset in units.indices {
            counts[offset + 1] += counts[offset]
            scalars[offset + 1] += scalars[offset]
        }
        characterCounts = counts
        scalarCounts = scalars
    }

    /// A number of characters, and the number of Unicode scalars in them.
    struct Length {
        var characters: Int
        var scalars: Int

        /// The smaller of the numbers, each by itself.
        func least(_ other: Length) -> Length {
            Length(characters: min(characters, other.characters), scalars: min(scalars, other.scalars))
        }
    }

    /// For each of the texts, how long it may be in a room.
    ///
    /// - Parameters:
    ///   - width: Of a line, in points.
    ///   - taken: What the first line has already; where it has more than a line, it has lines of its own.
    func lengths(width: Double, lines: Int, taken: Double = 0) -> [Length] {
        var lines = lines
        var first = width - taken
        while first < 0, lines > 1 {
            first += width
            lines -= 1
        }
        guard first >= 0, !starts.isEmpty else { return [] }
        // Texts that begin so late that the words end before the room does would count as short ones.
        let latest = max(starts.count / 2, 1)
        return starts.prefix(latest).map { start in
            let end = self.end(from: start, first: first, width: width, lines: lines)
            return Length(
                characters: Int(characterCounts[end] - characterCounts[start]),
                scalars: Int(scalarCounts[end] - scalarCounts[start]))
        }
    }

    /// Where the longest text ends that begins at an offset and has room. Each line takes as much as fits, as far as to the last
    /// place where it may end, or else as many characters as fit. What is left of a word that was broken counts as having a line
    /// to itself, as some layouts of Android give it.
    private func end(from start: Int, first: Double, width: Double, lines: Int) -> Int {
        var line = start
        var room = first
        var isBroken = false
        for _ in 1..<max(lines, 1) {
            let limit = lastFitting(from: line, room: room)
            if limit == units.count { return limit }
            if isBroken, let end = wordEnd(after: line), end <= limit {
                (line, isBroken) = (end, false)
                continue
            }
            var end = limit
            // Spaces hang at the end of a line.
            while end < units.count, units[end] == 0x20 { end += 1 }
            while end > line, !lineEnds[end] { end -= 1 }
            if end == line {
                // On a line that is begun already, a word goes to the next.
                if room < width {
                    room = width
                    continue
                }
                guard limit > line else { return line }
                end = limit
                isBroken = true
            }
            line = end
            room = width
        }
        let last = lastFitting(from: line, room: room - cut)
        return isBroken ? min(last, wordEnd(after: line) ?? last) : last
    }

    /// The first place after an offset where a line may end, behind the spaces there; nil where there is none.
    private func wordEnd(after start: Int) -> Int? {
        lineEnds[min(start + 1, lineEnds.count)...].firstIndex(of: true)
    }

    /// The last border of characters with no more than `room` before it. O(log n).
    private func lastFitting(from start: Int, room: Double) -> Int {
        var low = 0
        var high = characters.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if characters[middle] <= start || pens[characters[middle]] - pens[start] <= room {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return max(characters[low], start)
    }
}
