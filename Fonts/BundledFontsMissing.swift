/// The fonts that ship with Galley are in none of the places where they belong.
public struct BundledFontsMissing: Error, Hashable, CustomStringConvertible {
    /// Where their folder was looked for, in that order.
    public let places: [String]

    public var description: String {
        """
        the fonts that ship with Galley are missing from \(places.joined(separator: " and ")); \
        copy the folder \(BundledFonts.folderNames[0]) there from where the program was built
        """
    }
}
