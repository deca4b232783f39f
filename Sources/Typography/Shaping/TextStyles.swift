/// The styles of a text, and where each ends: nearly always one.
package struct TextStyles {
    private let first: TextStyle
    private let rest: Rest?

    private final class Rest {
        let styles: [TextStyle]
        /// UTF-16 offsets at which the styles end, the first one included.
        let ends: [Int]

        init(styles: [TextStyle], ends: [Int]) {
            self.styles = styles
            self.ends = ends
        }
    }

    init(_ only: TextStyle) {
        first = only
        rest = nil
    }

    init(_ first: TextStyle, _ more: [TextStyle], ends: [Int]) {
        self.first = first
        rest = Rest(styles: more, ends: ends)
    }

    package var count: Int { (rest?.styles.count ?? 0) + 1 }

    package subscript(index: Int) -> TextStyle {
        guard index > 0, let rest else { return first }
        return rest.styles[index - 1]
    }

    func end(of index: Int) -> Int { rest?.ends[index] ?? .max }

    /// The style at a UTF-16 offset; the last for the end of the text.
    package func index(at offset: Int) -> Int {
        guard let rest else { return 0 }
        return rest.ends.firstIndex { $0 > offset } ?? rest.ends.count - 1
    }
}
