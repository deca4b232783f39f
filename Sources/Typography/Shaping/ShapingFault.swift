/// Why a text of a session could not be shaped: what was measured of it is worth nothing.
package enum ShapingFault: Hashable, Sendable {
    /// HarfBuzz got no memory for its glyphs.
    case outOfMemory
    /// The text has more than `TextSession.longestText` bytes.
    case tooLong(bytes: Int)
}
