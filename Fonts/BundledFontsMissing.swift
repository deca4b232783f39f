/// The fonts that ship with Galley are in none of the places where they belong.
public struct BundledFontsMissing: Error, Hashable, CustomStringConvertible {
    /// The folders that were looked for, in that order.
    public let places: [String]

    public var description: String {
        """
        the fonts that ship with Galley are missing; looked for \(places.joined(separator: " and ")); \
        copy that folder from where the program was built
        """
    }
}
