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
            default: break
            }
        }
        return found ?? (hasPipe && hasNumber ? .vue : nil)
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
