/// Tells a file that has nothing to read from one that is damaged, whatever format its name promises.
enum BlankText {
    /// Whether a file that its reader refuses is empty, or has nothing in it but space, comments, `null` or a list. O(n) in
    /// what stands before the first text.
    static func isBlank(_ source: CatalogSource) -> Bool {
        guard let data = try? source.bytes(), let text = try? SourceText(data, file: source.file) else { return false }
        var rest = Substring(String(decoding: text.bytes, as: UTF8.self)).drop(while: \.isWhitespace)
        while let comment = comments.first(where: { rest.hasPrefix($0.start) }) {
            guard let end = rest.place(of: comment.end) else { return true }
            rest = rest[end.upperBound...].drop(while: \.isWhitespace)
        }
        return rest.isEmpty || lists.contains { rest.hasPrefix($0) }
            || ["null", "~"].contains(rest.prefix(16).split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// Of JSON with comments, XML with its declarations, property lists, and line by line.
    private static let comments = [
        (start: "<!--", end: "-->"), (start: "<?", end: "?>"), (start: "<!DOCTYPE", end: ">"),
        (start: "<plist", end: ">"),
        (start: "/*", end: "*/"), (start: "//", end: "\n"), (start: "#", end: "\n"),
    ]
    private static let lists = ["[", "(", "<array"]
}
