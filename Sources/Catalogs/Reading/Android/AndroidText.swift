/// The text of a resource, as a program gets it (AOSP, `FlattenXmlSubtree` in `ResourceParser.cpp` of aapt2).
///
/// Inline elements (`<b>`) stay as tags. Then `<` and `&` of the text are written as references, so that the syntax
/// `styledPrintf` can distinguish them. A text without such elements that has HTML in it, written with `&lt;` or in a
/// CDATA section, is taken for what programs pass to `Html.fromHtml` (Android documentation, String resources).
struct AndroidText {
    let unit: StringUnit
    /// What `xliff:g` says about arguments.
    private(set) var arguments: [ArgumentName: ArgumentNote] = [:]
    /// Whether it has inline elements.
    let hasSpans: Bool
    /// What aapt refuses, or drops.
    let faults: [String]

    /// nil for a reference to another resource.
    init?(_ element: XML.Element) {
        var pieces: [Piece] = []
        Self.flatten(element, into: &pieces)
        hasSpans = pieces.contains { $0.isTag }
        if !hasSpans, AndroidReference.isReference(element.text) { return nil }

        var builder = AndroidEscapes(writesReferences: hasSpans)
        let (first, last) = (pieces.firstIndex { $0.isText }, pieces.lastIndex { $0.isText })
        var examples: [(start: Int, end: Int, text: String)] = []
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text): builder.append(text, trimsStart: index == first, trimsEnd: index == last)
            case .tag(let tag): builder.append(tag: tag)
            case .argument(let example): examples.append((builder.count, .max, example))
            case .argumentEnd: if !examples.isEmpty { examples[examples.count - 1].end = builder.count }
            }
        }
        let isStyled = hasSpans || StyledText.hasTags(builder.text)
        unit = StringUnit(
            text: builder.text, syntax: isStyled ? .styledPrintf : .javaPrintf, position: element.contentPosition)
        faults = builder.faults + (builder.isQuoted ? ["a quotation mark without a second one is not shown"] : [])
        if !examples.isEmpty { note(examples) }
    }

    /// Gives the placeholders inside each `xliff:g` its example.
    private mutating func note(_ examples: [(start: Int, end: Int, text: String)]) {
        var rest = examples[...]
        var place = 0
        for segment in unit.syntax.parse(unit.text).segments {
            while let next = rest.first, next.end <= place { rest = rest.dropFirst() }
            if case .placeholder(let placeholder) = segment, let argument = placeholder.argument,
                let example = rest.first, example.start <= place, arguments[argument] == nil
            {
                arguments[argument] = ArgumentNote(example: example.text)
            }
            place += FormatString(segments: [segment]).source.utf8.count
        }
    }
}

extension AndroidText {
    private enum Piece {
        case text(String)
        /// The start or the end of a span.
        case tag(String)
        /// The start of an `xliff:g` with an example.
        case argument(example: String)
        case argumentEnd

        var isText: Bool { if case .text = self { true } else { false } }
        var isTag: Bool { if case .tag = self { true } else { false } }
    }

    private static let xliff = "urn:oasis:names:tc:xliff:document:1.2"

    /// Elements without a namespace are spans; of the others only the content counts.
    private static func flatten(_ element: XML.Element, into pieces: inout [Piece]) {
        for child in element.children {
            switch child {
            case .text(let text), .literal(let text): pieces.append(.text(text))
            case .element(let inner) where inner.namespace.isEmpty:
                pieces.append(.tag(StyledText.tag(inner.name, inner.attributes)))
                flatten(inner, into: &pieces)
                pieces.append(.tag("</\(inner.name)>"))
            case .element(let inner):
                let example = inner.namespace == xliff && inner.name == "g" ? inner["example"] : nil
                if let example { pieces.append(.argument(example: example)) }
                flatten(inner, into: &pieces)
                if example != nil { pieces.append(.argumentEnd) }
            }
        }
    }
}

/// Values that refer to other resources (AOSP, `ParseReference` and `ParseAttributeReference` in `ResourceUtils.cpp`).
enum AndroidReference {
    /// `@string/other`, `@android:string/ok`, `?attr/title`, `@null`, `@empty`. A question mark before words is not one of
    /// these here, though aapt takes `?really` for an attribute (a choice).
    static func isReference(_ text: String) -> Bool {
        let rest = text.drop { $0.isWhitespace }
        guard let mark = rest.first, mark == "@" || mark == "?" else { return false }
        let text = rest.prefix { !$0.isWhitespace }
        if text == "@null" || text == "@empty" { return true }
        let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { "+:._-*".utf8.contains($0) || isLetterOrDigit($0) }
            }
    }

    /// The name of the app's text that a value refers to; nil where the value is anything else, such as a text of
    /// Android itself.
    static func text(in value: String) -> String? {
        guard isReference(value) else { return nil }
        let name = value.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
        return ["@string/", "@+string/", "@*string/"].first { name.hasPrefix($0) }.map {
            String(name.dropFirst($0.count))
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
