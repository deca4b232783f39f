/// PO files and templates with `#. MAX_LENGTH: 40`, the comment from which Mozilla's tools take the most characters of a text
/// (Pontoon, `checks/libraries/pontoon.py` of 2018; langchecker's wiki, ".lang files format").
///
/// Such a line is added before each message, or replaced; every other line stays.
struct GettextLengths {
    /// The most code points of each message, by a line of it, from 1: that of its `msgid`, or of a translation below.
    let limits: [Int: Int]

    private static let mark = "#. MAX_LENGTH: "

    /// The text of the file with the comments. O(n).
    func added(to text: String) -> String {
        // By bytes: a return and a line feed are one character.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        var insertions: [Int: String] = [:]
        var removed: Set<Int> = []
        for (line, limit) in limits {
            var first = line - 1
            guard lines.indices.contains(first) else { continue }
            while first > 0, !lines[first].hasPrefix("msgid ") { first -= 1 }
            // The context is above the id, on one line or several.
            var above = first - 1
            while above > 0, lines[above].hasPrefix("\"") { above -= 1 }
            if above >= 0, lines[above].hasPrefix("msgctxt") { first = above }
            var place = first
            while place > 0, lines[place - 1].hasPrefix("#"), !lines[place - 1].hasPrefix("#~") {
                place -= 1
                if lines[place].hasPrefix(Self.mark) { removed.insert(place) }
            }
            // Behind the comments of translators, which come first.
            while place < first, lines[place].hasPrefix("# ") || lines[place].hasPrefix("#.") { place += 1 }
            let end = lines[first].utf8.last == UInt8(ascii: "\r") ? "\r" : ""
            insertions[place] = "\(Self.mark)\(limit)\(end)"
        }
        var result: [String] = []
        for (index, line) in lines.enumerated() {
            if let comment = insertions[index] { result.append(comment) }
            if !removed.contains(index) { result.append(line) }
        }
        return result.joined(separator: "\n")
    }
}
