/// Collects the elements of some names, each with everything in it, and passes over the others.
package final class XMLCollector: XML.Visitor {
    /// The outermost element, without its content where that was not asked for.
    package private(set) var root: XML.Element?
    /// In the order of the document.
    package private(set) var elements: [XML.Element] = []

    private let roots: [String]?
    private let names: Set<String>?

    /// - Parameters:
    ///   - roots: The names that the outermost element may have; nil for any.
    ///   - names: The elements to collect; nil for the outermost one.
    package init(roots: [String]?, names: Set<String>?) {
        self.roots = roots
        self.names = names
    }

    package func start(_ element: XML.Element, depth: Int) throws(CatalogError) -> XML.Content {
        if depth == 0 {
            root = element
            if let roots, !roots.contains(element.name) {
                throw unexpected(element, expected: roots.map { "<\($0)>" }.joined(separator: " or "))
            }
        }
        guard let names else { return .whole }
        return names.contains(element.name) ? .whole : .elements
    }

    package func visit(_ element: XML.Element) throws(CatalogError) { elements.append(element) }
}

extension XML {
    /// The outermost element of a document, with everything in it. O(n).
    ///
    /// - Parameter depthLimit: As in `read`.
    package static func tree(
        _ data: [UInt8], file: String, depthLimit: Int = Self.depthLimit
    ) throws(CatalogError) -> Element {
        let collector = XMLCollector(roots: nil, names: nil)
        try read(data, file: file, visitor: collector, depthLimit: depthLimit)
        guard let root = collector.elements.first else {
            throw CatalogError(.unexpected(found: "nothing", expected: "an element"), file: file)
        }
        return root
    }
}
