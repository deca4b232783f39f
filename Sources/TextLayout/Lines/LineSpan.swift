/// The stretch of a paragraph that one line holds. Widths in points at scale 1.
struct LineSpan: Hashable {
    /// UTF-16 offsets, with white space and a separator at the end.
    var range: Range<Int>
    /// The end of what counts for the width.
    var contentEnd: Int
    var width: Double
    /// A separator or the end of the text ends the line.
    var endsParagraph = false
    /// The line ends within a word, since not even the word alone had room.
    var breaksWord = false
    /// The line ends at a soft hyphen, which is drawn.
    var hasHyphen = false
    /// The bracket that ends the line is set half as wide, as it has no room otherwise.
    var trimsEnd = false
}
