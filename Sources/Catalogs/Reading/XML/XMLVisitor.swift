extension XML {
    /// What a visitor wants to know about the content of an element.
    package enum Content {
        /// Its child elements one by one; text between them is not reported.
        case elements
        /// The element with everything in it, once it ends: `XML.Visitor.visit`.
        case whole
        /// Nothing.
        case nothing
    }

    /// Implemented by the reader of a format. It goes down to the elements that are entries, and gets each of them as a
    /// whole, so that a document takes no more memory than its largest entry.
    package protocol Visitor: AnyObject {
        /// An element begins, inside `depth` others.
        func start(_ element: Element, depth: Int) throws(CatalogError) -> Content
        /// An element that was asked for as a whole has ended.
        func visit(_ element: Element) throws(CatalogError)
        /// An element has ended whose child elements were asked for.
        func end(_ element: Element) throws(CatalogError)
    }
}

extension XML.Visitor {
    package func end(_ element: XML.Element) throws(CatalogError) {}

    /// The error for a document of another kind.
    package func unexpected(_ element: XML.Element, expected: String) -> CatalogError {
        CatalogError(.unexpected(found: element.tag, expected: expected), at: element.position)
    }
}
