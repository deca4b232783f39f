extension JSONReader {
    /// The warning of a text that is not what its syntax asks for, at its place inside the text; nil where nothing is wrong.
    mutating func warning(of fault: MessageFault?, in text: Text, key: String) -> CatalogError? {
        fault.map { fault in
            CatalogError(
                .oddText(key: key, detail: "shown unchanged: \(fault.reason)"),
                at: position(in: text, at: fault.offset))
        }
    }
}
