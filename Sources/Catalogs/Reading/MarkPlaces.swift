/// Where words are in a file, such as a directive in a comment: most readers do not keep the places of comments.
struct MarkPlaces {
    /// In the order of the file, with the rest of the line.
    private(set) var found: [(position: Catalog.Position, line: String)] = []

    /// O(n) in the file.
    ///
    /// - Parameter source: nil, or one that is no text, has no places.
    init(_ marks: [String], in source: CatalogSource?) {
        guard let source, let bytes = try? source.bytes(), var text = try? SourceText(bytes, file: source.file)
        else { return }
        let words = Substring(String(decoding: text.bytes, as: UTF8.self))
        let ranges = marks.flatMap { words.utf8.ranges(of: $0.utf8) }.sorted { $0.lowerBound < $1.lowerBound }
        for range in ranges {
            let offset = words.utf8.distance(from: words.startIndex, to: range.lowerBound)
            let line = words[range.lowerBound...].prefix { !$0.isNewline }
            found.append((text.position(at: offset), String(line)))
        }
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
