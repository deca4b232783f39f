/// Adds lines to the comments of a catalog, and leaves every other byte of the file as it is.
///
/// The rest of a comment is kept. A comment has at most one line with the mark: a new line replaces the old one.
public struct CatalogComments: Sendable {
    /// The end of each line that is written here, by which it is found again.
    public var mark: String
    /// The line of each key, without a line feed; nil takes away the line that is there. Other keys stay as they are.
    public var lines: [String: String?]
    /// The most characters of keys, for formats with a member for it: ARB's `x-max-length`.
    public var limits: [String: Int]

    /// Names the lines.
    public init(mark: String, lines: [String: String?], limits: [String: Int] = [:]) {
        self.mark = mark
        self.lines = lines
        self.limits = limits
    }

    /// The `.xcstrings` file with the lines in the `comment` of its entries. O(n).
    ///
    /// - Throws: `CatalogError` for a file of another kind.
    public func added(toXCStrings bytes: [UInt8], file: String) throws(CatalogError) -> [UInt8] {
        var reader = try JSONReader(bytes, file: file)
        var changes = JSONChanges()
        try reader.readObject("a string catalog") { (reader, name) throws(CatalogError) in
            guard name.value == "strings" else { return try reader.skipValue() }
            try reader.readObject("an object of strings") { (reader, key) throws(CatalogError) in
                guard let line = lines[key.value] else { return try reader.skipValue() }
                let entry = try JSONObjectPlaces(&reader, member: "comment")
                setLine(line, of: "comment", in: entry, separator: " : ", &changes)
            }
        }
        try reader.readEnd()
        return changes.applied(to: reader.text.bytes)
    }

    /// The `.arb` file with the lines in the `description` of its messages (`@key`). O(n).
    ///
    /// - Throws: `CatalogError` for a file of another kind.
    public func added(toARB bytes: [UInt8], file: String) throws(CatalogError) -> [UInt8] {
        var reader = try JSONReader(bytes, file: file)
        var changes = JSONChanges()
        var messages: [(key: String, line: String?, start: Int, end: Int)] = []
        var described: Set<String> = []
        try reader.readObject("an object of messages") { (reader, name) throws(CatalogError) in
            if name.value.hasPrefix("@"), let line = lines[String(name.value.dropFirst())] {
                described.insert(String(name.value.dropFirst()))
                let attributes = try JSONObjectPlaces(&reader, member: "description", number: "x-max-length")
                let limit = limits[String(name.value.dropFirst())]
                return setLine(line, of: "description", limit: limit, in: attributes, separator: ": ", &changes)
            }
            try reader.skipValue()
            if let line = lines[name.value] { messages.append((name.value, line, name.offset, reader.index)) }
        }
        try reader.readEnd()
        for message in messages where !described.contains(message.key) {
            guard let line = message.line else { continue }
            let space = String(decoding: reader.text.bytes.space(before: message.start), as: UTF8.self)
            let isOnLines = space.contains("\n")
            let members =
                ["\"description\": \(JSONChanges.literal(line))"] + [limit(limits[message.key])].compactMap(\.self)
            let object =
                isOnLines
                ? "{\(space)  \(members.joined(separator: ",\(space)  "))\(space)}"
                : "{\(members.joined(separator: ", "))}"
            changes.replace(
                message.end..<message.end, with: ",\(space)\(JSONChanges.literal("@" + message.key)): \(object)")
        }
        return changes.applied(to: reader.text.bytes)
    }

    private func setLine(
        _ line: String?, of member: String, limit most: Int? = nil, in object: JSONObjectPlaces, separator: String,
        _ changes: inout JSONChanges
    ) {
        var added: [String] = []
        if let known = object.value {
            let comment = comment(known.text, with: line)
            if comment != known.text { changes.replace(known.place, with: JSONChanges.literal(comment)) }
        } else if let line {
            added.append("\"\(member)\"\(separator)\(JSONChanges.literal(line))")
        }
        if let most, let known = object.number {
            changes.replace(known, with: String(most))
        } else if let limit = limit(most) {
            added.append(limit)
        }
        if !added.isEmpty { changes.insert(added, into: object) }
    }

    private func limit(_ most: Int?) -> String? { most.map { "\"x-max-length\": \($0)" } }

    /// The comment without its marked lines, and with the new one at the end.
    private func comment(_ text: String, with line: String?) -> String {
        let kept = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasSuffix(mark) }
        return (kept.map(String.init) + [line].compactMap(\.self)).joined(separator: "\n")
    }
}
