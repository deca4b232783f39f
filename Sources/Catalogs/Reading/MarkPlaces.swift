/// Where words are in a file, such as a directive in a comment: most readers do not keep the places of comments.
struct MarkPlaces {
    /// In the order of the file.
    private(set) var positions: [Catalog.Position] = []
    /// Where each of them starts in the text.
    private var starts: [Int] = []
    private var bytes: [UInt8] = []

    /// As many places are looked at on each side of a key. Those of the comments of other keys are further away.
    private static let most = 256

    /// O(n) in the file.
    ///
    /// - Parameter source: nil, or one that is no text, has no places.
    init(_ marks: [String], in source: CatalogSource?) {
        guard let source, let bytes = try? source.bytes(), var text = try? SourceText(bytes, file: source.file)
        else { return }
        self.bytes = text.bytes
        starts = marks.flatMap { [bytes = text.bytes] mark in bytes.ranges(of: Array(mark.utf8)).map(\.lowerBound) }
            .sorted()
        positions = starts.map { text.position(at: $0) }
    }

    /// The nearest place of words behind a key, or else the nearest before it; the other way round where comments come before
    /// keys. O(log n).
    ///
    /// - Parameters:
    ///   - words: One of the marks, with what follows it.
    ///   - taken: The places of other words of the same key, to which this one is added.
    func place(
        of words: String, at key: Catalog.Position, isBehind: Bool, taken: inout Set<Int>
    ) -> Catalog.Position? {
        func fits(_ index: Int) -> Bool {
            !taken.contains(index) && bytes[starts[index]...].starts(with: words.utf8)
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

    /// Whether the comments of a format are behind the keys of their texts, in the same entry; in others they come before them.
    static func areBehind(_ format: CatalogFormat) -> Bool { formatsWithCommentsBehind.contains(format.name) }

    private static let formatsWithCommentsBehind: Set<String> = [
        XCStringsReader.format.name, ARBReader.format.name, ResXReader.format.name, XLIFFReader.format.name,
        QtReader.format.name, WebExtensionReader.format.name,
    ]
}

extension CatalogSource {
    /// The file, or the one with other texts of the same table beside it.
    func table(named file: String) -> CatalogSource? {
        if file == self.file { return self }
        return ["strings", "stringsdict"].lazy.compactMap { sibling($0) }.first { $0.file == file }
    }
}
