/// Options for reading the files of a catalog.
public struct ReadingOptions: Sendable, Hashable {
    /// Whether translations count that gettext marks `fuzzy`: made by a program, or kept after the source text changed.
    /// Programs do not show them. They have the state `needsReview`. false by default, as in gettext's msgfmt.
    public var includesFuzzy: Bool

    /// States what is wanted.
    public init(includesFuzzy: Bool = false) {
        self.includesFuzzy = includesFuzzy
    }
}
