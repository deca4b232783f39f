/// The part of a paragraph on one line. Widths are in points at scale 1.
struct LineSpan: Hashable {
    /// UTF-16 offsets, including white space and a separator at the end.
    var range: Range<Int>
    /// The end of the part that counts for the width.
    var contentEnd: Int
    var width: Double
    /// Whether the line ends at a separator or at the end of the text.
    var endsParagraph = false
    /// Whether the line ends inside a word, because the word does not fit even on a line of its own.
    var breaksWord = false
    /// Whether the line ends at a soft hyphen, which is then drawn.
    var hasHyphen = false
    /// The bracket that ends the line is set half as wide, as it has no room otherwise.
    var trimsEnd = false
}
