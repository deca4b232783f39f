extension FormatString {
    /// The characters of the words, of each choice those of its longest variant; 0 for a text without letters. O(n).
    var wordLength: Int { hasWords ? characters : 0 }

    private var characters: Int {
        segments.reduce(0) { length, segment in
            switch segment {
            case .literal(let text), .escape(_, let text): length + text.count
            case .choice(let choice): length + (choice.variants.map(\.format.characters).max() ?? 0)
            case .markup, .placeholder, .reference: length
            }
        }
    }
}
