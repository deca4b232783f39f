/// Android resources with `maxLength`, the attribute in which Crowdin takes the most characters of a text (its documentation,
/// "Android XML"). aapt2 passes over it.
///
/// Only the attribute is added or replaced, in the start tags of `string`, `plurals` and `string-array`; every other byte stays.
struct AndroidLengths {
    /// The most characters of each key, and of each array the least of its texts.
    private let limits: [String: Int]
    private let arrays: [String: Int]

    /// - Parameter limits: The most characters of each key, as ``Catalogs`` names it: `name`, `name[0]` in an array, `tablet|name`
    ///   for a product.
    init(limits: [String: Int]) {
        self.limits = limits
        arrays = Dictionary(
            limits.compactMap { key, limit in key.lastIndex(of: "[").map { (String(key[..<$0]), limit) } },
            uniquingKeysWith: min)
    }

    /// The text of the file with the attributes. O(n).
    func added(to text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "<") {
            result += rest[..<start]
            rest = rest[start...]
            let end = Self.end(of: rest)
            let tag = rest[..<end]
            result += changed(tag)
            rest = rest[end...]
        }
        return result + rest
    }

    /// Where a tag, a comment or a section ends.
    private static func end(of text: Substring) -> Substring.Index {
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where text.hasPrefix(opening) {
            return text.firstRange(of: closing)?.upperBound ?? text.endIndex
        }
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                return text.index(after: index)
            }
        }
        return text.endIndex
    }

    private func changed(_ tag: Substring) -> String {
        let name = tag.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        guard ["string", "plurals", "string-array", "item"].contains(name) else { return String(tag) }
        let attributes = Self.attributes(of: tag)
        guard let key = attributes.first(where: { $0.name == "name" })?.value,
            let limit = limit(
                of: key, product: attributes.first { $0.name == "product" }?.value, isArray: name == "string-array")
        else { return String(tag) }
        var result = String(tag)
        if let known = attributes.first(where: { $0.name == "maxLength" }) {
            result.replaceSubrange(known.place, with: "maxLength=\"\(limit)\"")
        } else if let named = attributes.first(where: { $0.name == "name" }) {
            result.insert(contentsOf: " maxLength=\"\(limit)\"", at: named.place.upperBound)
        }
        return result
    }

    private func limit(of name: String, product: String?, isArray: Bool) -> Int? {
        let key = product.map { $0 == "default" || $0.isEmpty ? name : "\($0)|\(name)" } ?? name
        return isArray ? arrays[key] : limits[key]
    }

    private struct Attribute {
        let name: Substring
        let value: String
        let place: Range<String.Index>
    }

    /// The attributes of a start tag, with their places in it. O(n).
    private static func attributes(of tag: Substring) -> [Attribute] {
        let tag = String(tag)
        var attributes: [Attribute] = []
        var rest = tag[...].drop { !$0.isWhitespace }
        while true {
            rest = rest.drop(while: \.isWhitespace)
            let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
            var after = rest[name.endIndex...].drop(while: \.isWhitespace)
            guard !name.isEmpty, after.first == "=" else { return attributes }
            after = after.dropFirst().drop(while: \.isWhitespace)
            guard let quote = after.first, quote == "\"" || quote == "'",
                let end = after.dropFirst().firstIndex(of: quote)
            else { return attributes }
            let value = String(after[after.index(after: after.startIndex)..<end])
            attributes.append(Attribute(name: name, value: value, place: name.startIndex..<after.index(after: end)))
            rest = after[after.index(after: end)...]
        }
    }
}
