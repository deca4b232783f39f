/// Why a text of a session could not be shaped. Its measurements are not valid.
package enum ShapingFault: Hashable, Sendable {
    /// HarfBuzz had no memory for its glyphs.
    case outOfMemory
    /// The text has more than `TextSession.longestText` bytes.
    case tooLong(bytes: Int)
}
