internal import Foundation

#if canImport(FoundationXML)
internal import FoundationXML
#endif

extension XML.Reader: XMLParserDelegate {
    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        attempt(parser) { () throws(CatalogError) in try begin(name, attributes) }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        attempt(parser) { () throws(CatalogError) in try end() }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        attempt(parser) { () throws(CatalogError) in try add(text, isLiteral: false) }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        attempt(parser) { () throws(CatalogError) in try add(String(decoding: block, as: UTF8.self), isLiteral: true) }
    }

    func parser(_ parser: XMLParser, foundComment text: String) { remark(text) }

    /// An entity that is not declared. libxml2's own error would come next, without the entity's name.
    func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? {
        attempt(parser) { () throws(CatalogError) in throw undeclared(name, parser) }
        return nil
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        if Self.isHarmless(code) { return }
        attempt(parser) { () throws(CatalogError) in throw self.error(code, parser) }
    }

    /// Does a piece of work, unless an error has ended the reading: what the parser reports after an error is not
    /// reliable.
    private func attempt(_ parser: XMLParser, _ work: () throws(CatalogError) -> Void) {
        guard failure == nil else { return }
        do throws(CatalogError) {
            try work()
        } catch {
            failure = error
            parser.abortParsing()
        }
    }
}
