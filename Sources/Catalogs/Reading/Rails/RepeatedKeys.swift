internal import Yams

/// Renames keys that are repeated in their mapping.
struct RepeatedKeys {
    /// Begins the name of a key that comes again; a private character that begins no key.
    static let mark: Unicode.Scalar = "\u{F8FD}"

    private(set) var text: String
    private var count = 0
    private let limit: Int

    init(_ text: String) {
        self.text = text
        // A file is read once more for every key that comes again; most have none, and a large one may not have many.
        limit = max(1, min(100, 50_000_000 / max(1, text.utf8.count)))
    }

    /// Renames the key at a place; false where too many have been, or none of the names is there.
    mutating func rename(keyAt mark: Mark, names: [String]) -> Bool {
        guard count < limit, let start = index(of: mark) else { return false }
        let rest = text.unicodeScalars[start...]
        let isQuoted = rest.first == "\"" || rest.first == "'"
        let place = isQuoted ? text.unicodeScalars.index(after: start) : start
        guard names.contains(where: { text[place...].hasPrefix($0) }) else { return false }
        count += 1
        text.unicodeScalars.insert(contentsOf: "\(Self.mark)\(count)\(Self.mark)".unicodeScalars, at: place)
        return true
    }

    private func index(of mark: Mark) -> String.Index? {
        var line = 1
        var index = text.utf8.startIndex
        while line < mark.line {
            guard let end = text.utf8[index...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            index = text.utf8.index(after: end)
            line += 1
        }
        return text.unicodeScalars.index(index, offsetBy: mark.column - 1, limitedBy: text.endIndex)
    }
}
