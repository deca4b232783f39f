internal import Catalogs

/// What a dump of a screen of Android does not say, and its reader has to know.
package struct DumpSettings: Sendable {
    /// Dots per inch, 160 for one pixel a dp; nil where nobody said.
    package var density: Double?
    /// The size of texts in sp.
    package var fontSize = DumpSettings.usualFontSize
    /// The locale that the texts were shown in.
    package var locale: String?
    /// The factor of the system's text size.
    package var textScale: Double?

    /// Android's own text views have 14 sp (`TextAppearance.Small`, which `Widget.TextView` has).
    package static let usualFontSize = 14.0

    package init() {}

    /// The pixels of a dp.
    ///
    /// - Parameter hint: An example of the density, and where it is to be found.
    func scale(for file: String, hint: String) throws(CatalogError) -> Double {
        guard let density else {
            throw CatalogError(
                .unreadable(
                    reason: "its lengths are pixels, and the density of the screen is not in it; add --density \(hint)"
                ), file: file)
        }
        return density / 160
    }
}
