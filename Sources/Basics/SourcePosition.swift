/// A place in a file that a person can go to.
public struct SourcePosition: Codable, Hashable, Sendable {
    /// The file, as it was named on the command line or in the configuration; a Swift file relative to the current
    /// folder where it is in it.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in characters.
    public var column: Int

    /// Names a place.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourcePosition: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column)" }
}
