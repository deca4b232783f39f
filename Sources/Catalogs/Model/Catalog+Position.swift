extension Catalog {
    /// Where a key or a value is.
    public struct Position: Sendable, Hashable {
        /// The file, as the caller named it.
        public var file: String
        /// From 1; line 1, column 1 is the whole file where a format has no lines (property lists).
        public var line: Int
        /// From 1, in Unicode scalars.
        public var column: Int

        /// Makes a position.
        public init(file: String, line: Int = 1, column: Int = 1) {
            self.file = file
            self.line = line
            self.column = column
        }
    }
}

extension Catalog.Position: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column)" }
}
