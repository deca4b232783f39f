extension JSONStringScanner.Found {
    /// The library whose syntax a text has; nil for a text that may be of any library. O(length).
    var dialect: WebDialect? {
        var hasPipe = false
        var hasNumber = false
        var found: WebDialect?
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "{"):
                if beginsChoice(index + 1) { return .icu }
                if follows("{", index) { found = .i18next }
                if follows("'", index) { found = found ?? .vue }
                if follows("n}", index) || follows("count}", index) { hasNumber = true }
            case UInt8(ascii: "$"): if follows("t(", index) { found = .i18next }
            case UInt8(ascii: "@"): if follows(":", index) || follows(".", index) { found = found ?? .vue }
            case UInt8(ascii: "|"): hasPipe = true
            case UInt8(ascii: "%"): if beginsConversion(index + 1) { found = found ?? .printf }
            default: break
            }
        }
        return found ?? (hasPipe && hasNumber ? .vue : nil)
    }

    /// Whether there is an argument in braces, `{name}` or `{0}`. O(length).
    var hasArgument: Bool {
        bytes.indices.contains { index in
            guard bytes[index] == UInt8(ascii: "{") else { return false }
            let name = bytes[(index + 1)...].prefix(100).prefix(while: Self.isLetter)
            return !name.isEmpty && bytes[name.endIndex...].first == UInt8(ascii: "}")
        }
    }

    /// `s`, `d` or `1$s` at the end of a word. A sign for percent has a number before it.
    private func beginsConversion(_ start: Int) -> Bool {
        if start > bytes.startIndex + 1, Self.isDigit(bytes[start - 2]) { return false }
        var index = start
        while index < bytes.endIndex, Self.isDigit(bytes[index]) { index += 1 }
        if index > start {
            guard bytes[index...].first == UInt8(ascii: "$") else { return false }
            index += 1
        }
        guard bytes[index...].first.map("sdi".utf8.contains) == true else { return false }
        return bytes[(index + 1)...].first.map(Self.isLetter) != true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func follows(_ word: String, _ index: Int) -> Bool { bytes[(index + 1)...].starts(with: word.utf8) }

    /// `name, plural,` with space wherever it may be.
    private func beginsChoice(_ start: Int) -> Bool {
        var index = afterSpace(start)
        // Longer words are not taken for names, so that all braces together take linear time.
        let nameEnd = bytes[index...].prefix(100).firstIndex { byte in
            "{},".utf8.contains(byte) || byte == UInt8(ascii: " ")
        }
        guard let nameEnd, nameEnd > index else { return false }
        index = afterSpace(nameEnd)
        guard bytes[index...].first == UInt8(ascii: ",") else { return false }
        index = afterSpace(index + 1)
        for word in ["plural", "selectordinal", "select"] where bytes[index...].starts(with: word.utf8) {
            return bytes[afterSpace(index + word.utf8.count)...].first == UInt8(ascii: ",")
        }
        return false
    }

    private func afterSpace(_ start: Int) -> Int {
        bytes[start...].prefix(20).firstIndex { $0 != UInt8(ascii: " ") } ?? min(start + 20, bytes.endIndex)
    }
}
