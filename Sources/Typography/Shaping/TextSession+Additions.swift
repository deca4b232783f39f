extension TextSession {
    /// A text that layout adds to others, such as an ellipsis, shaped in one style and direction.
    struct Addition {
        let string: String
        let isRightToLeft: Bool
        let shaped: ShapedText
    }

    /// A text that layout adds in a style of this session, such as an ellipsis, shaped once for each direction.
    ///
    /// The session keeps it, and not the style, because the shaped text keeps its style.
    package func addition(
        _ string: String, in style: TextStyle, isRightToLeft: Bool, shape: () -> ShapedText
    ) -> ShapedText {
        while additions.count <= style.id { additions.append([]) }
        let known = additions[style.id].first { $0.isRightToLeft == isRightToLeft && $0.string == string }
        if let known { return known.shaped }
        let shaped = shape()
        additions[style.id].append(Addition(string: string, isRightToLeft: isRightToLeft, shaped: shaped))
        return shaped
    }
}
