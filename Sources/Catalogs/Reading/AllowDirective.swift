internal import Basics

/// `galley:allow RULE, RULE: reason` in a comment, up to the end of its line.
struct AllowDirective {
    static let mark = "galley:allow"

    /// The rules, and how many characters are before each of them, from the mark.
    private(set) var rules: [(name: String, offset: Int)] = []
    private(set) var reason: String?
    /// The mark and the rules, as they are written.
    let words: String

    /// The directives of a comment; words before a directive belong to the comment. O(n).
    static func all(in comment: String) -> [AllowDirective] {
        guard comment.contains(mark) else { return [] }
        return comment.split(whereSeparator: \.isNewline).flatMap { line in
            let starts = line.ranges(of: mark).filter { isWhole($0, in: line) }.map(\.lowerBound)
            return zip(starts, starts.dropFirst() + [line.endIndex]).map { AllowDirective(line[$0..<$1]) }
        }
    }

    /// The comment of a text that has several: the last one, and those that allow something, a line each. nil for an empty one.
    static func joined(_ former: String?, _ comment: String) -> String? {
        guard let former, former.contains(mark) || comment.contains(mark) else {
            return comment.isEmpty ? nil : comment
        }
        return comment.isEmpty ? former : former + "\n" + comment
    }

    /// Whether letters next to the mark do not make it another word.
    private static func isWhole(_ range: Range<Substring.Index>, in line: Substring) -> Bool {
        let isBegun = line[..<range.lowerBound].last.map { $0.isLetter || $0.isNumber } ?? false
        let next = line[range.upperBound...].first
        return !isBegun && next.map { $0.isWhitespace || $0 == ":" } ?? true
    }

    private init(_ text: Substring) {
        let names = text.dropFirst(Self.mark.count).prefix { $0 != ":" }
        words = String(text[..<names.endIndex])
        var start = names.startIndex
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            start = name.firstIndex { !$0.isWhitespace } ?? name.endIndex
            let end = name.lastIndex { !$0.isWhitespace }.map(name.index(after:)) ?? start
            rules.append((String(name[start..<end]), text.distance(from: text.startIndex, to: start)))
        }
        let rest = text[names.endIndex...].dropFirst().trimmed
        reason = rest.isEmpty ? nil : rest
    }
}

/// Finds the allowances in the comments of a file's entries, with their places.
struct AllowReader {
    private var files: [String: Places] = [:]

    /// The directives in the texts of a file, in their order.
    private struct Places {
        private var positions: [Catalog.Position] = []
        /// Where each of them starts in the text.
        private var starts: [Int] = []
        private var bytes: [UInt8] = []

        /// As many places are looked at on each side of a key. Those of the comments of other keys are further away.
        private static let most = 256

        init(_ source: CatalogSource?) {
            guard let source, let bytes = try? source.bytes(), var text = try? SourceText(bytes, file: source.file)
            else { return }
            self.bytes = text.bytes
            starts = bytes.ranges(of: Array(AllowDirective.mark.utf8)).map(\.lowerBound)
            positions = starts.map { text.position(at: $0) }
        }

        /// The nearest place of a directive behind a key, or else the nearest before it; the other way round where comments come
        /// before keys. O(log n).
        ///
        /// - Parameter taken: The places of other directives of the same key, to which this one is added.
        func place(
            of directive: AllowDirective, at key: Catalog.Position, isBehind: Bool, taken: inout Set<Int>
        ) -> Catalog.Position? {
            let words = directive.words.utf8
            func fits(_ index: Int) -> Bool {
                !taken.contains(index) && bytes[starts[index]...].starts(with: words)
            }
            let middle = firstIndex(behind: key)
            let after = (middle..<positions.count).prefix(Self.most)
            let before = (0..<middle).suffix(Self.most)
            let index =
                isBehind
                ? after.first(where: fits) ?? before.last(where: fits)
                : before.last(where: fits) ?? after.first(where: fits)
            guard let index else { return nil }
            taken.insert(index)
            return positions[index]
        }

        private func firstIndex(behind key: Catalog.Position) -> Int {
            var range = 0..<positions.count
            while !range.isEmpty {
                let middle = range.lowerBound + range.count / 2
                let position = positions[middle]
                if (key.line, key.column) < (position.line, position.column) {
                    range = range.lowerBound..<middle
                } else {
                    range = (middle + 1)..<range.upperBound
                }
            }
            return range.lowerBound
        }
    }

    /// The formats whose comments are behind the keys of their texts, in the same entry; in others they come before them.
    private static let formatsWithCommentsBehind: Set<String> = [
        XCStringsReader.format.name, ARBReader.format.name, ResXReader.format.name, XLIFFReader.format.name,
        QtReader.format.name, WebExtensionReader.format.name,
    ]

    private let source: CatalogSource
    private let isBehind: Bool

    init(_ source: CatalogSource, format: CatalogFormat) {
        self.source = source
        isBehind = Self.formatsWithCommentsBehind.contains(format.name)
    }

    /// Notes in each entry what its comment allows. O(n log n) in comments; the file is read again where one of them allows
    /// something, as most readers do not keep the places of comments.
    mutating func addAllowances(to entries: inout [Catalog.Entry]) {
        for index in entries.indices {
            guard let comment = entries[index].comment else { continue }
            let directives = AllowDirective.all(in: comment)
            if directives.isEmpty { continue }
            let places = places(of: directives, at: entries[index].position)
            for (directive, place) in zip(directives, places) {
                entries[index].allowances += directive.rules.map { rule in
                    var position = place ?? entries[index].position
                    if place != nil { position.column += rule.offset }
                    return CommentAllowance(rule: rule.name, reason: directive.reason, position: position)
                }
            }
        }
    }

    /// The places of the directives of one entry: the nearest on that side of the key where its comment is. nil where they are
    /// in none of the lines, as in a property list that has no places.
    private mutating func places(
        of directives: [AllowDirective], at entry: Catalog.Position
    ) -> [Catalog.Position?] {
        if files[entry.file] == nil { files[entry.file] = Places(source(named: entry.file)) }
        var taken: Set<Int> = []
        // From the last one where comments come before the key: the last is the nearest.
        let ordered = self.isBehind ? directives : directives.reversed()
        let found = ordered.map { directive in
            files[entry.file]?.place(of: directive, at: entry, isBehind: isBehind, taken: &taken)
        }
        return isBehind ? found : found.reversed()
    }

    /// The file, or the one with other texts of the same table beside it.
    private func source(named file: String) -> CatalogSource? {
        if file == source.file { return source }
        return ["strings", "stringsdict"].lazy.compactMap { source.sibling($0) }.first { $0.file == file }
    }
}
