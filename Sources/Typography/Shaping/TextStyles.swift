/// The styles of a text and where each ends: nearly always one.
package struct TextStyles {
    private let first: TextStyle
    private let more: [TextStyle]
    /// UTF-16 offsets at which the styles end; empty for one style.
    private let ends: [Int]

    init(_ only: TextStyle) {
        first = only
        more = []
        ends = []
    }

    init(_ first: TextStyle, _ more: [TextStyle], ends: [Int]) {
        self.first = first
        self.more = more
        self.ends = ends
    }

    package var count: Int { more.count + 1 }
    package subscript(index: Int) -> TextStyle { index == 0 ? first : more[index - 1] }

    func end(of index: Int) -> Int { ends.isEmpty ? .max : ends[index] }

    /// The style that a UTF-16 offset is in; the last for the end of the text.
    package func index(at offset: Int) -> Int { ends.isEmpty ? 0 : ends.firstIndex { $0 > offset } ?? ends.count - 1 }
}
