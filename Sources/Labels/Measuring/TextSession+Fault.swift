package import Typography

extension TextSession {
    /// - Throws: `InputError` of kind `unreadable` for a text that could not be shaped.
    package func throwFault() throws(InputError) {
        switch fault {
        case .tooLong(let bytes):
            throw InputError(
                .unreadable,
                "a text of \(bytes) bytes is longer than \(Self.longestText >> 20) MB, the longest that is measured")
        case .outOfMemory: throw InputError(.unreadable, "there is not enough memory to measure a text")
        case nil: return
        }
    }
}
