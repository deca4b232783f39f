extension [ObjectIdentifier: Any] {
    /// The value that is kept for a key, or else its default.
    ///
    /// Where the type is optional, a value that is not there must not be taken for `nil`: a cast of nothing succeeds.
    func value<Kept>(of key: Any.Type, else usual: @autoclosure () -> Kept) -> Kept {
        guard let value = self[ObjectIdentifier(key)] else { return usual() }
        return value as? Kept ?? usual()
    }
}
