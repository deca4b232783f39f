/// Replaces the references to entities in a document, but not in comments and CDATA sections.
struct XMLEntityFilling {
    let type: XML.DocumentType
    var document: XML.DocumentType.Document
    private var left = XML.DocumentType.expansionLimit

    init(type: XML.DocumentType, document: XML.DocumentType.Document) {
        self.type = type
        self.document = document
    }

    mutating func fillIn(_ text: inout SourceText, from start: Int) throws(CatalogError) {
        let bytes = text.bytes
        var copied = start
        var index = start
        var tagEnd = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<") where index >= tagEnd:
                if let end = XML.Tags.otherMarkupEnd(bytes, from: index) {
                    index = end
                    continue
                }
                tagEnd = XML.Tags.tagEnd(bytes, from: index)
            case UInt8(ascii: "&"):
                guard let (name, end) = XML.References.entity(in: bytes, at: index), type.entities[name] != nil
                else { break }
                let value = try self.value(of: name, &text, at: index)
                document.copy(bytes, index, from: copied)
                document.replace(index, with: index < tagEnd ? Self.quoted(value) : value)
                (copied, index) = (end, end)
                continue
            default: break
            }
            index += 1
        }
        document.copy(bytes, bytes.count, from: copied)
    }

    private mutating func value(
        of name: String, _ text: inout SourceText, at place: Int
    ) throws(CatalogError) -> [UInt8] {
        do throws(Failure) {
            return try expand(name, inside: [])
        } catch {
            let problem = CatalogError.Problem.unexpected(found: "&\(name); \(error.reason)", expected: error.expected)
            throw CatalogError(problem, at: text.position(at: place))
        }
    }

    private struct Failure: Error {
        var reason: String
        var expected: String
    }

    /// The text of an entity, with those inside it filled in.
    private mutating func expand(_ name: String, inside outer: [String]) throws(Failure) -> [UInt8] {
        guard case .text(let value)? = type.entities[name] else {
            throw Failure(reason: "that refers to another file", expected: "an entity that is declared with its text")
        }
        guard outer.count < XML.DocumentType.depthLimit else {
            let limit = XML.DocumentType.depthLimit
            throw Failure(reason: "that leads deeper", expected: "entities nested at most \(limit) deep")
        }
        guard !outer.contains(name) else {
            throw Failure(reason: "that refers to itself", expected: "an entity that does not refer to itself")
        }
        left -= value.count + 1
        guard left >= 0 else {
            let limit = XML.DocumentType.expansionLimit
            throw Failure(reason: "that expands to more", expected: "entities of at most \(limit) bytes in all")
        }
        var expanded: [UInt8] = []
        var copied = 0
        var index = 0
        while index < value.count {
            let place = XML.Tags.place(of: UInt8(ascii: "&"), in: value, from: index)
            index = place + 1
            guard let (part, end) = XML.References.entity(in: value, at: place), type.entities[part] != nil
            else { continue }
            expanded += value[copied..<place]
            expanded += try expand(part, inside: outer + [name])
            (copied, index) = (end, end)
        }
        return expanded + value[copied...]
    }

    /// In the value of an attribute, the quotation marks of an entity end nothing (4.4.5).
    private static func quoted(_ value: [UInt8]) -> [UInt8] {
        value.reduce(into: []) { quoted, byte in
            switch byte {
            case UInt8(ascii: "\""): quoted += "&#34;".utf8
            case UInt8(ascii: "'"): quoted += "&#39;".utf8
            default: quoted.append(byte)
            }
        }
    }
}
