extension View {
    /// Sets the shape that shapes relative to their container follow in the view; it does not change layout.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
