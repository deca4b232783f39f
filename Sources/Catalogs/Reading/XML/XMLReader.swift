internal import Foundation

#if canImport(FoundationXML)
internal import FoundationXML
#endif

extension XML {
    /// The deepest nesting of elements where a reader asks for no other; far more than any catalog has.
    package static let depthLimit = 64

    /// Reads a document with Foundation's XMLParser, and passes its elements to a visitor.
    ///
    /// - Parameter depthLimit: The deepest nesting of elements, up to 256, which is the limit of libxml2.
    /// - Throws: The first error of the parser or of the visitor, with its place. Nothing is written to standard error.
    ///   O(n) in the length of the file.
    package static func read(
        _ data: [UInt8], file: String, visitor: any Visitor, depthLimit: Int = Self.depthLimit
    ) throws(CatalogError) {
        let source = try Source(data, file: file)
        let reader = Reader(source, visitor: visitor, depthLimit: depthLimit)
        let parser = XMLParser(stream: XMLInput(source.bytes, from: source.start))
        parser.delegate = reader
        let isRead = parser.parse()
        if let failure = reader.failure { throw failure }
        // A document of less than four bytes is not an error to XMLParser.
        guard isRead, reader.hasEnded else { throw reader.endError() }
    }

    /// Turns what the parser reports into elements with positions, and passes them to the visitor.
    final class Reader: NSObject {
        /// The most bytes of text in one entry, and the most parts (elements and runs of text), so that an entry fits
        /// into memory.
        static let textLimit = 10_000_000
        static let partLimit = 100_000

        /// Why reading has stopped.
        var failure: CatalogError?
        /// Whether the outermost element has ended.
        private(set) var hasEnded = false
        /// The elements that are open, and what the visitor wants of each.
        private(set) var open: [(element: Element, content: Content)] = []

        var source: Source
        private(set) var tags: Tags
        private let visitor: any Visitor
        private let depthLimit: Int
        private var entryText = 0
        private var entryParts = 0
        private var comment: String?
        /// The current run of text, which comes in many pieces.
        private var run = ""
        private var isLiteralRun = false

        init(_ source: Source, visitor: any Visitor, depthLimit: Int) {
            self.source = source
            self.visitor = visitor
            self.depthLimit = depthLimit
            tags = Tags(source.bytes, from: source.start)
        }
    }
}

extension XML.Reader {
    func begin(_ name: String, _ attributes: [String: String]) throws(CatalogError) {
        try endRun()
        let position = source.position(at: tags.skipStartTag())
        let content = tags.isEmptyElement ? position : source.position(at: tags.textStart())
        let names = XML.Names(name, attributes, outer: open.last?.element.prefixes ?? [:])
        let element = XML.Element(
            name: names.name, namespace: names.namespace, attributes: attributes, prefixes: names.prefixes,
            position: position, contentPosition: content, comment: comment)
        comment = nil

        guard open.count < depthLimit else { throw CatalogError(.tooDeep(limit: depthLimit), at: position) }
        var wanted = open.last?.content ?? .elements
        switch wanted {
        case .elements:
            wanted = try visitor.start(element, depth: open.count)
            (entryText, entryParts) = (0, 0)
        case .whole: try countPart()
        case .nothing: break
        }
        open.append((element, wanted))
    }

    func end() throws(CatalogError) {
        try endRun()
        tags.skipEndTag()
        comment = nil
        guard let (element, content) = open.popLast() else { return }
        hasEnded = open.isEmpty
        switch content {
        case .nothing: break
        case .elements: try visitor.end(element)
        case .whole:
            guard let outer = open.last, outer.content == .whole else { return try visitor.visit(element) }
            outer.element.children.append(.element(element))
        }
    }

    /// Adds text to the current run.
    func add(_ text: String, isLiteral: Bool) throws(CatalogError) {
        guard open.last?.content == .whole else { return }
        if isLiteral != isLiteralRun { try endRun() }
        isLiteralRun = isLiteral
        entryText += text.utf8.count
        guard entryText <= Self.textLimit else { throw tooLarge("\(Self.textLimit) bytes of text") }
        run += text
    }

    private func endRun() throws(CatalogError) {
        if run.isEmpty { return }
        open.last?.element.children.append(isLiteralRun ? .literal(run) : .text(run))
        run = ""
        try countPart()
    }

    func remark(_ text: String) {
        if open.last?.content != .nothing {
            comment = AllowDirective.joined(
                comment, text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    private func countPart() throws(CatalogError) {
        entryParts += 1
        guard entryParts <= Self.partLimit else { throw tooLarge("\(Self.partLimit) parts") }
    }

    private func tooLarge(_ what: String) -> CatalogError {
        let entry = open.last { $0.content == .whole }?.element
        return CatalogError(
            .unexpected(found: "more than \(what)", expected: "the end of an entry"),
            at: entry?.position ?? source.position(at: tags.index))
    }
}
