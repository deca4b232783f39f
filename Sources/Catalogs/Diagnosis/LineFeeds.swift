/// Whether a text begins and ends with a line feed.
struct LineFeeds {
    private let scalars: String.UnicodeScalarView

    init(_ text: String) { scalars = text.unicodeScalars }

    subscript(edge: TranslationFault.Edge) -> Bool { (edge == .start ? scalars.first : scalars.last) == "\n" }
}
