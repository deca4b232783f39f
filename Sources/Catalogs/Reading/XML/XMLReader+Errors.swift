internal import Foundation

#if canImport(FoundationXML)
internal import FoundationXML
#endif

extension XML.Reader {
    /// Warnings of libxml2 (`XML_WAR_…` in xmlerror.h): unknown versions and languages, and namespaces that are not
    /// absolute URIs.
    static func isHarmless(_ code: Int) -> Bool { (97...100).contains(code) }

    /// The error for a number of libxml2 (`xmlParserErrors` in xmlerror.h): Foundation on Linux has no messages for
    /// them.
    func error(_ code: Int, _ parser: XMLParser) -> CatalogError {
        let place = source.offset(line: parser.lineNumber, column: parser.columnNumber)
        switch code {
        case 65, 68, 73:
            if let error = missingTagEnd(before: place) { return error }
        case 76: return mismatch()
        case 4, 5, 77: return endError(at: place)
        case 42: return inTag(found: "an attribute that it has already", expected: "each attribute once")
        case 201: return inTag(found: "a prefix without xmlns", expected: "a prefix that is declared")
        case 200, 202...205: return inTag(found: "a name that breaks the rules of namespaces", expected: "a name")
        default: break
        }
        let expected = Self.expectations[code] ?? "well-formed XML (libxml2 error \(code))"
        return CatalogError(
            .unexpected(found: source.found(at: place), expected: expected), at: source.position(at: place))
    }

    /// A tag without its `>`: the parser notices what is there instead, after white space and often lines later.
    private func missingTagEnd(before place: Int) -> CatalogError? {
        let bytes = source.bytes
        let start = tags.nextTag()
        let name = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/") ? start + 2 : start + 1
        guard name < place, XML.References.isNameByte(bytes[name]),
            place == bytes.count || XML.Tags.tagEnd(bytes, from: start) > place
        else { return nil }
        let isSlash = place < bytes.count && bytes[place] == UInt8(ascii: "/")
        guard isSlash || place == bytes.count || bytes[place] == UInt8(ascii: "<") else { return nil }
        var end = isSlash ? place + 1 : place
        while !isSlash, XML.Tags.isSpace(bytes[end - 1]) { end -= 1 }
        let position = source.position(at: end)
        let next = bytes[end...].firstIndex { !XML.Tags.isSpace($0) } ?? bytes.count
        if isSlash, next < bytes.count, bytes[next] == UInt8(ascii: ">") {
            return CatalogError(
                .unexpected(found: "white space between the two", expected: "'/>'"), at: source.position(at: place))
        }
        let line = source.position(at: next).line
        let found = source.found(at: next) + (line == position.line || next == bytes.count ? "" : " in line \(line)")
        let tag = String(decoding: bytes[start..<end].prefix(60).prefix { !XML.Tags.isSpace($0) }, as: UTF8.self)
        return CatalogError(.unexpected(found: found, expected: "'>' that ends \(tag)"), at: position)
    }

    /// The document ends too early, or has no element, or more than one.
    func endError(at place: Int? = nil) -> CatalogError {
        // An element that is not closed is missing its end at the end of the file, wherever the parser noticed.
        let place = open.isEmpty ? place ?? source.bytes.count : source.bytes.count
        let expected = open.last.map { "</\($0.element.name)>" } ?? (hasEnded ? "the end of the file" : "an element")
        return CatalogError(
            .unexpected(found: source.found(at: place), expected: expected), at: source.position(at: place))
    }

    func undeclared(_ name: String, _ parser: XMLParser) -> CatalogError {
        let end = source.offset(line: parser.lineNumber, column: parser.columnNumber)
        let place = max(source.start, end - name.utf8.count - 2)
        return CatalogError(
            .unknownName(kind: "entity", name: name, known: XML.References.predefined),
            at: source.position(at: place))
    }

    /// An end tag of an element that is not the innermost.
    private func mismatch() -> CatalogError {
        let start = tags.nextTag()
        let tag = source.bytes[start...].prefix(60).prefix { $0 != UInt8(ascii: ">") }
        let expected = open.last.map { "</\($0.element.name)>" } ?? "an element"
        return CatalogError(
            .unexpected(found: String(decoding: tag, as: UTF8.self) + ">", expected: expected),
            at: source.position(at: start))
    }

    /// An error that is noticed after the start tag was read.
    private func inTag(found: String, expected: String) -> CatalogError {
        CatalogError(.unexpected(found: found, expected: expected), at: source.position(at: tags.nextTag()))
    }

    private static let expectations = [
        1: "less than 10 MB in one tag, comment or CDATA section",
        9: "a character that XML allows",
        38: "the quotation mark that ends the value, or '&lt;' for the character '<'",
        39: "a quotation mark before the value of an attribute",
        40: "the quotation mark that ends the value",
        41: "'=' and a value behind the name of an attribute",
        47: "'?>'", 45: "'-->'", 63: "']]>'",
        62: "']]&gt;' in a text",
        64: "the XML declaration at the start of the file only",
        65: "a space before the name of an attribute",
        68: "a name, or '&amp;' for the character '&'",
        73: "'>'",
        80: "'-->' after two hyphens in a comment",
    ]
}
