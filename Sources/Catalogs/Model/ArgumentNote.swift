/// What a catalog says about an argument of a text.
public struct ArgumentNote: Sendable, Hashable {
    /// A value that the argument may have, as it would be shown (ARB's and Android's `example`).
    public var example: String?
    /// Its type, in the words of the file: `int`, `DateTime`, `String`.
    public var type: String?
    /// How it is written, in the words of the file: `yMMMd`, `compactCurrency`.
    public var format: String?

    /// Makes a note.
    public init(example: String? = nil, type: String? = nil, format: String? = nil) {
        self.example = example
        self.type = type
        self.format = format
    }
}
