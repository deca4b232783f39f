/// A text and the fonts it asks for.
public struct StyledText: Hashable, Sendable {
    /// A stretch of text in one font.
    public struct Run: Hashable, Sendable {
        public var text: String
        public var font: FontRequest

        public init(_ text: String, font: FontRequest) {
            self.text = text
            self.font = font
        }

        /// UTF-16 units.
        var length: Int { text.utf16.count }
    }

    /// In reading order; never empty.
    public let runs: [Run]

    public init(_ text: String, font: FontRequest = FontRequest()) { runs = [Run(text, font: font)] }

    /// Several fonts in one text; without any run, the empty text in the default font.
    public init(runs: [Run]) { self.runs = runs.isEmpty ? [Run("", font: FontRequest())] : runs }

    public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
