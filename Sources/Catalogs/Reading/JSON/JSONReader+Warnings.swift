extension JSONReader {
    /// The warning about a text that is not valid in its syntax, with the place inside the text; nil for a valid text.
    mutating func warning(of fault: MessageFault?, in text: Text, key: String) -> CatalogError? {
        fault.map { fault in
            CatalogError(
                .oddText(key: key, detail: "shown unchanged: \(fault.reason)"),
                at: position(in: text, at: fault.offset))
        }
    }
}
