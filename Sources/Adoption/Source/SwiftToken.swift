/// A token of Swift source, as far as declarations and conditions need it.
struct SwiftToken {
    enum Kind {
        /// An identifier or a keyword, with its backticks.
        case word
        case number
        /// A literal of a string or a regular expression, with all that is interpolated.
        case literal
        /// A word after `#`, such as `#if`, `#selector` and `#Preview`.
        case hash
        /// A bracket, a brace, a comma, a colon, a semicolon, a dot or an at sign.
        case mark
        /// One or more characters of operators.
        case sign
    }

    let kind: Kind
    /// Its bytes in the file, in UTF-8.
    let range: Range<Int>
    /// Whether nothing but space is before it on its line.
    let startsLine: Bool
    /// Whether space or a comment is before it.
    let followsSpace: Bool
}
