/// A text taken apart into words and placeholders.
struct FormatString: Hashable {
    enum Segment: Hashable {
        case literal(String)
        /// `%%`.
        case percent
        case placeholder(Placeholder)
    }

    var segments: [Segment]

    /// The placeholders, in the order of the text.
    var placeholders: [Placeholder] {
        segments.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    }

    /// The text again.
    var source: String { joined { $0.source } }

    /// The text with the number of its argument in every placeholder.
    var numberedSource: String { joined { $0.numberedSource } }

    private func joined(_ text: (Placeholder) -> String) -> String {
        segments.map { segment in
            switch segment {
            case .literal(let words): words
            case .percent: "%%"
            case .placeholder(let placeholder): text(placeholder)
            }
        }.joined()
    }
}
