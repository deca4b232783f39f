extension String {
    /// The first sixty characters, with an ellipsis where there are more: what a message repeats of an input.
    ///
    /// The length is counted in scalars, so a character with many combining marks counts for as many as it has.
    package var excerpt: String { excerpt(of: 60) }

    /// The first `count` characters, with an ellipsis where there are more. O(count).
    package func excerpt(of count: Int) -> String {
        let end = unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
        return end == endIndex ? self : String(unicodeScalars[..<end]).dropLast() + "…"
    }
}
